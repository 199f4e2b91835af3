import type { Owner } from "@flightaides/core/matching/contract.ts";
import { expect, test } from "vitest";
import { factsOf, flownWith } from "./owner-facts";

const owner = (known: Partial<Owner> = {}): Owner => ({
  memberSince: "2026-03",
  trips: 0,
  rated: 0,
  again: 0,
  thanks: [],
  ...known,
});

test("says how families connect with a flightaid", () => {
  expect(factsOf({ type: "flightaid", connect: "ask" })).toEqual(["Asks first"]);
  expect(factsOf({ type: "flightaid", connect: "open" })).toEqual(["Connect right away"]);
  expect(factsOf({ type: "flightaid" })).toEqual(["Connect right away"]);
  expect(factsOf({ type: "traveler" })).toEqual([]);
});

test("says that the e-mail is confirmed and since which month its owner is a member", () => {
  expect(factsOf({ type: "traveler", owner: owner() })).toEqual([
    "E-mail confirmed",
    "Member since March 2026",
  ]);
  expect(factsOf({ type: "traveler", owner: owner({ memberSince: "2026-01" }) })).toContain(
    "Member since January 2026",
  );
});

test("says since when PayPal knows the name", () => {
  expect(factsOf({ type: "traveler", owner: owner({ payPalNameSince: "2026-11" }) })).toEqual([
    "Name known to PayPal since November 2026",
    "E-mail confirmed",
    "Member since March 2026",
  ]);
});

test.each([
  [{ trips: 1 }, "Flown with 1 family"],
  [{ trips: 3 }, "Flown with 3 families"],
  [{ trips: 1, rated: 1, again: 1 }, "Flown with 1 family · would fly with them again"],
  [{ trips: 3, rated: 3, again: 3 }, "Flown with 3 families · all would fly with them again"],
  [{ trips: 3, rated: 3, again: 2 }, "Flown with 3 families · 2 of 3 would fly with them again"],
  [{ trips: 3, rated: 2, again: 2 }, "Flown with 3 families · 2 of 2 would fly with them again"],
  [{ trips: 1, rated: 1, again: 0 }, "Flown with 1 family · 0 of 1 would fly with them again"],
])("says what families said: %o", (known, text) => {
  expect(flownWith({ type: "flightaid", owner: owner(known) })).toBe(text);
});

test("says nothing about trips as a flightaid on a traveler's card, or where there were none", () => {
  const known = owner({ trips: 2, rated: 2, again: 2 });
  expect(flownWith({ type: "traveler", owner: known })).toBeUndefined();
  expect(flownWith({ type: "flightaid", owner: owner() })).toBeUndefined();
  expect(flownWith({ type: "flightaid" })).toBeUndefined();
});
