import { expect, test } from "vitest";
import { translator } from "../language/translator";
import type { ShownLeg } from "../trip/contract";
import type { Match } from "./contract";
import { matchSideOf, reasonOf } from "./reason";

const i18n = translator("en");

const leg = (from: string, to: string, sequence = 1): ShownLeg => ({
  sequence,
  from,
  to,
  travelDate: "2026-12-04",
});
const match = (changed: Partial<Match>): Match => ({
  tier: "same-flight",
  score: 1,
  dayOffset: 0,
  distanceKm: 0,
  legs: [{ mine: 1, theirs: 1 }],
  ...changed,
});

test.each<[string, Match, ShownLeg, ShownLeg]>([
  ["Same flight", match({}), leg("DXB", "YYZ"), leg("DXB", "YYZ")],
  ["Same day, same route", match({ tier: "same-day" }), leg("DXB", "YYZ"), leg("DXB", "YYZ")],
  [
    "Same route, 2 days later",
    match({ tier: "near-date", dayOffset: 2 }),
    leg("DXB", "YYZ"),
    leg("DXB", "YYZ"),
  ],
  [
    "Same route, 1 day earlier",
    match({ tier: "near-date", dayOffset: -1 }),
    leg("DXB", "YYZ"),
    leg("DXB", "YYZ"),
  ],
  [
    "From YTZ, 25 km away",
    match({ tier: "nearby-airport", distanceKm: 25 }),
    leg("YYZ", "DXB"),
    leg("YTZ", "DXB"),
  ],
  [
    "From Hamilton YHM and to Sharjah SHJ, up to 65 km away",
    match({ tier: "nearby-airport", distanceKm: 65 }),
    { ...leg("YYZ", "DXB"), fromCity: "Toronto", toCity: "Dubai" },
    { ...leg("YHM", "SHJ"), fromCity: "Hamilton", toCity: "Sharjah" },
  ],
  [
    "To SHJ, 17 km away",
    match({ tier: "nearby-airport", distanceKm: 17 }),
    leg("YYZ", "DXB"),
    leg("YYZ", "SHJ"),
  ],
  [
    "From YTZ and to SHJ, up to 25 km away",
    match({ tier: "nearby-airport", distanceKm: 25 }),
    leg("YYZ", "DXB"),
    leg("YTZ", "SHJ"),
  ],
])("%s", (why, found, mine, theirs) => {
  expect(inWords(found, [mine], [theirs])).toEqual({ why });
});

test("says which languages both speak, and which needs are offered", () => {
  const found = match({ languages: ["hi", "zh"], help: ["changing-planes", "border-forms"] });
  const side = leg("DXB", "YYZ");
  expect(inWords(found, [side], [side])?.why).toBe(
    "Same flight · speaks Hindi, Mandarin · help: Changing planes, Border forms and questions",
  );
});

test("names the matching legs when either side has several", () => {
  const two = [leg("YYZ", "DXB"), leg("DXB", "BOM", 2)];
  const second = match({ legs: [{ mine: 1, theirs: 2 }] });
  expect(inWords(second, [leg("DXB", "BOM")], two)?.which).toBe("Their leg 2 of 2 fits your trip");
  expect(inWords(match({ legs: [{ mine: 2, theirs: 1 }] }), two, [leg("DXB", "BOM")])?.which).toBe(
    "Their trip fits your leg 2",
  );
  const both = match({
    legs: [
      { mine: 1, theirs: 1 },
      { mine: 2, theirs: 2 },
    ],
  });
  expect(inWords(both, two, two)?.which).toBe(
    "Their leg 1 of 2 fits your leg 1 · Their leg 2 of 2 fits your leg 2",
  );
});

test("compares the airports of the matching legs", () => {
  const theirs = [leg("LHR", "YUL"), leg("YTZ", "DXB", 2)];
  const found = match({
    tier: "nearby-airport",
    distanceKm: 25,
    legs: [{ mine: 1, theirs: 2 }],
  });
  expect(inWords(found, [leg("YYZ", "DXB")], theirs)?.why).toBe("From YTZ, 25 km away");
});

test("a match of a leg that the itinerary does not have has no words", () => {
  expect(matchSideOf([leg("YYZ", "DXB")], 2)).toBeUndefined();
  expect(matchSideOf([leg("YYZ", "DXB")], undefined)).toBeUndefined();
});

function inWords(found: Match, mine: ShownLeg[], theirs: ShownLeg[]) {
  const my = matchSideOf(mine, found.legs[0]?.mine);
  const their = matchSideOf(theirs, found.legs[0]?.theirs);
  return my && their && reasonOf(i18n, found, my, their);
}
