import { expect, it } from "vitest";
import { isReadable, keptFor } from "./keep-answers";
import { isStillShown } from "./read-ahead";

const key = (...rest: unknown[]) => ({ queryKey: ["mine", "ann", ...rest] });
const mine = [
  { id: "paid", state: "paid" },
  { id: "over", state: "refunded" },
  { id: "asked", state: "requested" },
] as const;

it.each([
  ["the page of a paid connection", key("connection", "paid"), true],
  ["the page of one that is over", key("connection", "over"), false],
  ["the page of one that is gone", key("connection", "gone"), false],
  ["messages of a paid connection", key("messages", "paid", false, false), true],
  [
    "messages that were read unmasked, of a connection that is over",
    key("messages", "over", false, false),
    false,
  ],
  ["messages that were read once it was over", key("messages", "over", true, true), true],
  [
    "messages that were read before it was paid, of a connection that is over",
    key("messages", "over", true, false),
    false,
  ],
  ["messages of a connection that is asked", key("messages", "asked", true, false), true],
  ["messages of a connection that is gone", key("messages", "gone", true, false), false],
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
