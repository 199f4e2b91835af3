import { expect, test } from "vitest";
import { consequenceOf, isAffected } from "./consequences";

type Connection = Parameters<typeof consequenceOf>[0] & Parameters<typeof isAffected>[0];

const leg = { sequence: 1, from: "DXB", to: "YYZ", travelDate: "2026-12-05" };
const connection = (known: Partial<Connection> = {}): Connection => ({
  role: "flightaid",
  state: "requested",
  counterpart: { displayName: "M****" },
  mine: { itinerary: "trip", leg, legs: 1 },
  ...known,
});

test.each(["requested", "accepted", "ordered", "paid"] as const)("%s is affected", (state) => {
  expect(isAffected(connection({ state }), "trip", "2026-12-05")).toBe(true);
});

test.each(["refunded", "cancelled", "declined", "withdrawn", "expired"] as const)(
  "%s is over, and not affected",
  (state) => {
    expect(isAffected(connection({ state }), "trip", "2026-12-05")).toBe(false);
  },
);

test("a connection through another itinerary, through none, or of a past trip is not affected", () => {
  expect(isAffected(connection(), "another", "2026-12-05")).toBe(false);
  expect(isAffected(connection({ mine: undefined }), "trip", "2026-12-05")).toBe(false);
  expect(isAffected(connection({ state: "paid" }), "trip", "2026-12-06")).toBe(false);
});

test.each<[Partial<Connection>, "delete" | "edit", string]>([
  [{}, "delete", "M**** is told, and your connection is closed. Nothing has been paid."],
  [
    { state: "ordered", pending: true },
    "delete",
    "M**** is told, and your connection is closed. A payment that the bank still clears goes back.",
  ],
  [
    { state: "paid" },
    "delete",
    "M**** is told, and your connection ends. What they paid goes back to them.",
  ],
  [
    { role: "traveler", state: "paid" },
    "delete",
    "M**** is told, and your connection ends. What you paid goes back to you.",
  ],
  [
    { role: "traveler", state: "paid", confirmedAt: "2026-11-20T10:00:00.000Z" },
    "delete",
    "M**** is told, and your connection ends. What you paid does not go back: they have confirmed being in touch.",
  ],
  [
    {},
    "edit",
    "M**** is told what changes. If you no longer fly the same way, your connection is closed. Nothing has been paid.",
  ],
  [
    { state: "paid", contact: { displayName: "Meera", email: "", phoneNumber: "" } },
    "edit",
    "Meera is told what changes. If you no longer fly the same way, your connection ends. What they paid goes back to them.",
  ],
])("%o and %s: says who is told, and where the money goes", (known, change, text) => {
  expect(consequenceOf(connection(known), change)).toBe(text);
});

test("a counterpart who has left is not told", () => {
  expect(consequenceOf(connection({ counterpart: { displayName: "" } }), "delete")).toBe(
    "Your connection is closed. Nothing has been paid.",
  );
});
