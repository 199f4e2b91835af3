import { expect, it } from "vitest";
import { isReadable, keptFor } from "./keep-answers";
import { isStillShown } from "./read-ahead";

const key = (...rest: unknown[]) => ({ queryKey: ["mine", "ann", ...rest] });
const mine = [
  { id: "paid", state: "paid" },
  { id: "over", state: "refunded" },
  { id: "asked", state: "requested" },
  { id: "unpaid", state: "withdrawn" },
] as const;

it.each([
  ["the page of a paid connection", key("connection", "paid"), true],
  ["the page of one that is over", key("connection", "over"), false],
  ["the page of one that is gone", key("connection", "gone"), false],
  ["messages of a paid connection", key("messages", "paid", "none"), true],
  [
    "messages that were read unmasked, of a connection that is over",
    key("messages", "over", "none"),
    false,
  ],
  ["messages that were read once it was over", key("messages", "over", "again"), true],
  [
    "messages that were read before it was paid, of a connection that is over",
    key("messages", "over", "masked"),
    false,
  ],
  ["messages of a connection that is asked", key("messages", "asked", "masked"), true],
  [
    "messages of a connection that was over before a payment",
    key("messages", "unpaid", "masked"),
    true,
  ],
  ["messages of a connection that is gone", key("messages", "gone", "masked"), false],
  ["a list", key("itineraries"), true],
])("keeps %s: %s", (_, kept, isShown) => {
  expect(isStillShown(kept, mine)).toBe(isShown);
});

it("is readable by its user only, and for seven days", () => {
  const kept = { uid: "ann", queryKey: [], data: [], at: 1000 };
  expect(isReadable(kept, "ann", 1000)).toBe(true);
  expect(isReadable(kept, "bob", 1000)).toBe(false);
  expect(isReadable(kept, "ann", 1000 + keptFor)).toBe(false);
});
