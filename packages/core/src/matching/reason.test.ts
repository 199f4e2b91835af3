import { expect, test } from "vitest";
import { translator } from "../language/translator";
import type { ShownLeg } from "../trip/contract";
import type { Match } from "./contract";
import { matchSideOf, reasonOf, stretchesOf } from "./reason";

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
    "Flies on Fri, Dec 4, within your days",
    match({ tier: "same-day" }),
    { ...leg("DXB", "YYZ"), travelDate: "2026-12-01", booked: false, until: "2026-12-09" },
    leg("DXB", "YYZ"),
  ],
  [
    "Not booked yet, and can fly on your day, Fri, Dec 4",
    match({ tier: "same-day" }),
    leg("DXB", "YYZ"),
    { ...leg("DXB", "YYZ"), travelDate: "2026-12-01", booked: false, until: "2026-12-09" },
  ],
  [
    "Same flight · a woman, as you asked",
    match({ woman: true }),
    leg("DXB", "YYZ"),
    leg("DXB", "YYZ"),
  ],
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

const cities = { YYZ: "Toronto", DXB: "Dubai", BOM: "Mumbai" };
const flown = (from: keyof typeof cities, to: keyof typeof cities, sequence = 1): ShownLeg => ({
  ...leg(from, to, sequence),
  flight: `EK-${from}${to}`,
  fromCity: cities[from],
  toCity: cities[to],
});
const there = flown("YYZ", "DXB");
const onward = flown("DXB", "BOM", 2);
const direct = flown("DXB", "BOM");

test.each<[string | undefined, string, Match, ShownLeg[], ShownLeg[]]>([
  [undefined, "one leg each", match({}), [direct], [direct]],
  [
    "With you from Dubai to Mumbai",
    "the second of theirs",
    match({ legs: [{ mine: 1, theirs: 2 }] }),
    [direct],
    [there, onward],
  ],
  [
    "With you from Dubai to Mumbai",
    "the second of mine",
    match({ legs: [{ mine: 2, theirs: 1 }] }),
    [there, onward],
    [direct],
  ],
  [
    "With you from Toronto to Mumbai",
    "all the way",
    match({
      legs: [
        { mine: 2, theirs: 2 },
        { mine: 1, theirs: 1 },
      ],
    }),
    [there, onward],
    [there, onward],
  ],
  [
    "With you from Toronto to Dubai · With you from Dubai to Toronto",
    "there and back, of which somebody flies the first and the last",
    match({
      legs: [
        { mine: 1, theirs: 1 },
        { mine: 4, theirs: 2 },
      ],
    }),
    [there, onward, flown("BOM", "DXB", 3), flown("DXB", "YYZ", 4)],
    [there, flown("DXB", "YYZ", 2)],
  ],
  [
    "With you from Toronto to Dubai",
    "a further leg on another plane",
    match({
      legs: [
        { mine: 1, theirs: 1 },
        { mine: 2, theirs: 2 },
      ],
    }),
    [there, onward],
    [there, { ...onward, flight: "AI-1" }],
  ],
  [
    "With you from Toronto",
    "a flight that goes on",
    match({}),
    [there, onward],
    [{ ...flown("YYZ", "BOM"), flight: there.flight }],
  ],
  [
    "With you to Mumbai",
    "a flight that began before",
    match({}),
    [direct],
    [{ ...flown("YYZ", "BOM"), flight: direct.flight }, flown("BOM", "DXB", 2)],
  ],
  [
    "You both fly from Toronto to Dubai",
    "another plane",
    match({ tier: "same-day" }),
    [there, onward],
    [{ ...there, flight: "AC-1" }],
  ],
  [
    "You both fly from Toronto to Dubai",
    "another day",
    match({ tier: "near-date", dayOffset: 1 }),
    [there, onward],
    [{ ...there, travelDate: "2026-12-05" }],
  ],
  [
    "Close to your flight from Toronto to Dubai",
    "another airport",
    match({ tier: "nearby-airport", distanceKm: 25 }),
    [there, onward],
    [leg("YTZ", "DXB")],
  ],
  [
    "With you from DXB to BOM",
    "cities that are not known",
    match({ legs: [{ mine: 2, theirs: 1 }] }),
    [leg("YYZ", "DXB"), { ...leg("DXB", "BOM", 2), flight: "EK-500" }],
    [{ ...leg("DXB", "BOM"), flight: "EK-500" }],
  ],
  [
    "With you from Dubai to Mumbai",
    "cities that only the other one’s flight has",
    match({ legs: [{ mine: 2, theirs: 1 }] }),
    [leg("YYZ", "DXB"), { ...leg("DXB", "BOM", 2), flight: "EK-DXBBOM" }],
    [direct],
  ],
])("says %s: %s", (which, _, found, mine, theirs) => {
  expect(inWords(found, mine, theirs)?.which).toBe(which);
});

/** The first two legs of both. */
const bothLegs = match({
  legs: [
    { mine: 1, theirs: 1 },
    { mine: 2, theirs: 2 },
  ],
});

test.each<[string, string, ShownLeg[], ShownLeg[]]>([
  [
    "one of theirs lies between",
    "With you from Toronto to Dubai · With you from Dubai to Mumbai",
    [there, onward],
    [there, flown("DXB", "DXB", 2), { ...onward, sequence: 3 }],
  ],
  [
    "the reader leaves the first flight before",
    "With you from Toronto · With you from Mumbai to Dubai",
    [there, flown("BOM", "DXB", 2)],
    [{ ...flown("YYZ", "BOM"), flight: there.flight }, flown("BOM", "DXB", 2)],
  ],
  [
    "the other leaves the first flight before",
    "With you from Toronto · With you from Mumbai to Dubai",
    [{ ...flown("YYZ", "BOM"), flight: there.flight }, flown("BOM", "DXB", 2)],
    [there, flown("BOM", "DXB", 2)],
  ],
])("two flights are two stretches if %s", (_, which, mine, theirs) => {
  const found = match({
    legs: [
      { mine: 1, theirs: 1 },
      { mine: 2, theirs: theirs.length },
    ],
  });
  expect(inWords(found, mine, theirs)?.which).toBe(which);
});

test.each<[string, ShownLeg[]]>([
  ["is on another day", [there, { ...onward, travelDate: "2026-12-05" }]],
  ["has no flight number on either side", [there, { ...onward, flight: undefined }]],
  ["is not in the trip any more", [there]],
])("a further leg is left out if it %s", (_, theirs) => {
  const mine = [there, { ...onward, flight: theirs[1]?.flight }];
  expect(inWords(bothLegs, mine, theirs)?.which).toBe("With you from Toronto to Dubai");
});

test("a stretch has the pair at which it begins and ends, and the reader's legs", () => {
  const side = { leg: there, legs: 2, all: [there, onward] };
  const [first, last] = [there, onward].map((one) => ({ mine: one, theirs: one }));
  expect(stretchesOf(bothLegs, side, side)).toMatchObject([
    { kind: "together", first, last, mine: [there, onward] },
  ]);
  const pair = { mine: there, theirs: there };
  const route = { kind: "route", first: pair, last: pair, mine: [there] };
  expect(stretchesOf({ ...bothLegs, tier: "same-day" }, side, side)).toEqual([route]);
  // Without the legs of one side.
  const together = { ...route, kind: "together" };
  const { all: _, ...unknown } = side;
  expect(stretchesOf(bothLegs, unknown, side)).toEqual([together]);
  expect(stretchesOf(bothLegs, side, unknown)).toEqual([together]);
});

test("a window is not spoken of if the date of the flight is not known", () => {
  const { travelDate: _, ...undated } = leg("DXB", "YYZ");
  const window = { ...undated, until: "2026-12-09" };
  const found = match({ tier: "same-day" });
  for (const [mine, theirs] of [
    [window, undated],
    [undated, window],
  ] as const)
    expect(reasonOf(i18n, found, { leg: mine, legs: 1 }, { leg: theirs, legs: 1 })).toEqual({
      why: "Same day, same route",
    });
});

test("names the best pair of legs if only those are known", () => {
  const found = match({
    legs: [
      { mine: 1, theirs: 1 },
      { mine: 2, theirs: 2 },
    ],
  });
  const side = { leg: there, legs: 2 };
  expect(reasonOf(i18n, found, side, side).which).toBe("With you from Toronto to Dubai");
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
