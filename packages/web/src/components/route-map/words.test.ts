import type { Match } from "@flightaides/core/matching/contract.ts";
import { stretchesOf } from "@flightaides/core/matching/reason.ts";
import type { ShownLeg } from "@flightaides/core/trip/contract.ts";
import { expect, test } from "vitest";
import { otherInWords, tripInWords } from "./words";

const travelDate = "2027-05-20";
const first: ShownLeg = {
  sequence: 1,
  from: "BOM",
  fromCity: "Mumbai",
  to: "DXB",
  toCity: "Dubai",
  travelDate,
  flight: "EK-501",
};
const second: ShownLeg = {
  sequence: 2,
  from: "DXB",
  fromCity: "Dubai",
  to: "YYZ",
  toCity: "Toronto",
  travelDate,
  flight: "EK-241",
};
const trip = [first, second];

test.each<[ShownLeg[], string]>([
  [[first], "From Mumbai to Dubai."],
  [trip, "From Mumbai by way of Dubai to Toronto."],
  [
    [first, { ...second, from: "AUH", fromCity: "Abu Dhabi" }],
    "From Mumbai by way of Dubai, Abu Dhabi to Toronto.",
  ],
  [[first, { ...second, from: "SHJ" }], "From Mumbai by way of Dubai to Toronto."],
  [[{ ...first, fromCity: undefined, toCity: undefined }], "From BOM to DXB."],
  [[], ""],
])("a trip, case %#", (legs, words) => {
  expect(tripInWords(legs)).toBe(words);
});

const sideOf = (legs: ShownLeg[], leg: ShownLeg) => ({ leg, legs: legs.length, all: legs });
const together: Match = {
  tier: "same-flight",
  score: 1,
  dayOffset: 0,
  distanceKm: 0,
  legs: [{ mine: 2, theirs: 1 }],
};
const theirs = { ...second, sequence: 1 };

test.each<[string, Match, ShownLeg, string]>([
  ["on the same plane", together, theirs, "F. is with you from Dubai to Toronto."],
  [
    "on it for a part",
    together,
    { ...theirs, from: "BOM", fromCity: "Mumbai" },
    "F. is with you to Toronto.",
  ],
  [
    "on the same day",
    { ...together, tier: "same-day" },
    theirs,
    "You both fly from Dubai to Toronto.",
  ],
  [
    "close by",
    { ...together, tier: "nearby-airport" },
    { ...theirs, from: "SHJ", fromCity: "Sharjah" },
    "F. flies from Sharjah to Toronto.",
  ],
])("another one %s", (_, match, leg, words) => {
  const stretches = stretchesOf(match, sideOf(trip, second), sideOf([leg], leg));
  expect(otherInWords({ name: "F.", legs: [leg], stretches })).toBe(words);
});
