import type { MatchedItinerary, Tier } from "@flightaides/core/matching/contract.ts";
import { expect, test } from "vitest";
import { groupsOf, hasCompanion } from "./match-groups";

const matched = (id: string, tier: Tier): MatchedItinerary => ({
  id,
  type: "flightaid",
  itinerary: [],
  traveler: { displayName: "A**" },
  createdAt: "2026-11-01T10:00:00.000Z",
  match: { tier, score: 1, dayOffset: 0, distanceKm: 0, legs: [] },
});

test("each group has its matches in the order of the server, and an empty group is left out", () => {
  const found = [
    matched("a", "same-flight"),
    matched("b", "same-flight"),
    matched("c", "near-date"),
    matched("d", "nearby-airport"),
    matched("e", "near-date"),
  ];
  expect(groupsOf(found).map(({ title, matches }) => [title, matches.map(({ id }) => id)])).toEqual(
    [
      ["On your flight", ["a", "b"]],
      ["Close matches", ["c", "d", "e"]],
    ],
  );
  expect(groupsOf([])).toEqual([]);
});

test.each<[Tier, boolean]>([
  ["same-flight", true],
  ["same-day", true],
  ["near-date", false],
  ["nearby-airport", false],
])("a match of the tier %s is a companion: %s", (tier, isCompanion) => {
  expect(hasCompanion([matched("z", "near-date"), matched("a", tier)])).toBe(isCompanion);
});
