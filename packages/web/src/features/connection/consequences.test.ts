import { expect, test } from "vitest";
import { consequenceOf, isAffected } from "./consequences";

type Connection = Parameters<typeof consequenceOf>[0] & Parameters<typeof isAffected>[0];

const leg = { sequence: 1, from: "DXB", to: "YYZ", travelDate: "2026-12-05" };
const connection = (known: Partial<Connection> = {}): Connection => ({
  role: "flightaid",
  state: "requested",
  counterpart: { displayName: "M****" },
  mine: { itinerary: "trip", leg, legs: 1 },
  feeAfter: { change: "unpaid" },
  ...known,
});

test("a connection through the itinerary that can still end is affected", () => {
  expect(isAffected(connection(), "trip")).toBe(true);
});

test("one through another itinerary, through none, or that nothing ends any more is not affected", () => {
  expect(isAffected(connection(), "another")).toBe(false);
  expect(isAffected(connection({ mine: undefined }), "trip")).toBe(false);
  expect(isAffected(connection({ feeAfter: undefined }), "trip")).toBe(false);
});

test.each<[Partial<Connection>, "delete" | "edit", string]>([
  [{}, "delete", "We tell M., and your connection is closed. Nothing has been paid."],
  [
    { state: "ordered", feeAfter: { change: "returned" } },
    "delete",
    "We tell M., and your connection is closed. A payment that your bank is still checking is refunded.",
  ],
  [
    { state: "paid", feeAfter: { change: "refunded" } },
    "delete",
    "We tell M., and your connection ends. What they paid goes back to them.",
  ],
  [
    { role: "traveler", state: "paid", feeAfter: { change: "refunded" } },
    "delete",
    "We tell M., and your connection ends. What you paid goes back to you.",
  ],
  [
    { role: "traveler", state: "paid", feeAfter: { change: "kept" } },
    "delete",
    "We tell M., and your connection ends. What you paid does not go back to you.",
  ],
  [
    {},
    "edit",
    "We tell M. what changes. If your flights no longer match, your connection is closed. Nothing has been paid.",
  ],
  [
    {
      state: "paid",
      contact: { displayName: "Meera", email: "", phoneNumber: "" },
      feeAfter: { change: "refunded" },
    },
    "edit",
    "We tell Meera what changes. If your flights no longer match, your connection ends. What they paid goes back to them.",
  ],
])("%o and %s: says who is told, and where the money goes", (known, change, text) => {
  expect(consequenceOf(connection(known), change)).toBe(text);
});

test("a counterpart who has left is not told", () => {
  expect(consequenceOf(connection({ counterpart: { displayName: "" } }), "delete")).toBe(
    "Your connection is closed. Nothing has been paid.",
  );
});
