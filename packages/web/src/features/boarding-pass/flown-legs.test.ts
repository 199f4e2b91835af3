import type { Connection } from "@flightaides/core/connection/contract.ts";
import type { ShownLeg } from "@flightaides/core/trip/contract.ts";
import { expect, it } from "vitest";
import { flownLegs } from "./flown-legs";

const leg = (sequence: number, flight: string): ShownLeg => ({
  sequence,
  from: "YYZ",
  to: "DXB",
  travelDate: "2026-11-27",
  flight,
});
const flightsOf = (seen: Partial<Connection>, whose: "mine" | "theirs" = "mine") =>
  flownLegs(seen as Connection, whose).map(({ flight }) => flight);
const trip = (...all: [ShownLeg, ...ShownLeg[]]) => ({ leg: all[0], legs: all.length, all });
const match = (...legs: [mine: number, theirs: number][]) =>
  ({ legs: legs.map(([mine, theirs]) => ({ mine, theirs })) }) as Connection["match"] & object;
const shared: [ShownLeg, ShownLeg] = [leg(2, "EK-242"), leg(3, "EK-500")];
const journey = { legs: shared, steps: [], until: "" };

it("are the traveler's shared ones", () => {
  const mine = trip(leg(1, "AC-1"), leg(2, "EK-242"), leg(3, "EK-500"));
  expect(flightsOf({ role: "traveler", journey, mine })).toEqual(["EK-242", "EK-500"]);
});

it("are the flightaid's that match these, whatever the order of the matches", () => {
  const mine = trip(leg(1, "AC-7412"), leg(2, "AC-7413"));
  const seen = { role: "flightaid", journey, mine, match: match([2, 3], [1, 2]) } as const;
  expect(flightsOf(seen)).toEqual(["AC-7412", "AC-7413"]);
});

it("are the counterpart's, for either of the two", () => {
  const theirs = trip(leg(1, "AC-7412"), leg(2, "AC-7413"));
  const traveler = { role: "traveler", journey, theirs, match: match([3, 2], [2, 1]) } as const;
  expect(flightsOf(traveler, "theirs")).toEqual(["AC-7412", "AC-7413"]);
  const flightaid = { role: "flightaid", journey, theirs: trip(...shared) } as const;
  expect(flightsOf(flightaid, "theirs")).toEqual(["EK-242", "EK-500"]);
});

it("are edited ones, and those of the other one where the own are not known", () => {
  const mine = { leg: leg(2, "EK-242"), legs: 1 };
  const now = { mine: { leg: leg(2, "EK-244"), legs: 1 } };
  expect(flightsOf({ role: "traveler", journey, mine, now })).toEqual(["EK-244", "EK-500"]);
  expect(flightsOf({ role: "traveler", journey })).toEqual(["EK-242", "EK-500"]);
  expect(flightsOf({ role: "traveler" })).toEqual([]);
});
