import type { Connection } from "@flightaides/core/connection/contract.ts";
import { describe, expect, test } from "vitest";
import { newConnection } from "../../../test/connection";
import { coverageOf, type FoundMatch } from "./coverage";

const there = { sequence: 2, from: "DXB", to: "YYZ", travelDate: "2031-03-04", flight: "EK-241" };
const legs = [{ sequence: 1, from: "BOM", to: "DXB", travelDate: "2031-03-03" }, there];
const trip = { id: "i1", itinerary: legs };

const fits = (...mine: number[]): Connection["match"] => ({
  tier: "same-flight",
  score: 1,
  dayOffset: 0,
  distanceKm: 0,
  legs: mine.map((sequence) => ({ mine: sequence, theirs: 1 })),
});
const mineAt = (sequence: number) => ({
  itinerary: "i1",
  leg: { ...there, sequence },
  legs: 2,
});
const paid = (changed: Partial<Connection> = {}) =>
  newConnection({ state: "paid", mine: mineAt(2), match: fits(2), ...changed });

function cover(
  connections: Connection[],
  { matches = [], today = "2031-02-01" }: { matches?: FoundMatch[]; today?: string } = {},
) {
  return coverageOf(trip, { connections, matches, today });
}

/** For each leg: the connections, the number of matches, and whether a companion is missing. */
const shown = (...args: Parameters<typeof cover>) =>
  cover(...args).map(({ connections, matches, isMissing }) => [
    connections.map(({ id }) => id).join(),
    matches,
    isMissing,
  ]);

test("nobody covers a leg without a connection", () => {
  expect(shown([])).toEqual([
    ["", 0, true],
    ["", 0, true],
  ]);
});

describe("a connection", () => {
  test.each(["requested", "accepted", "ordered", "paid"] as const)(
    "that is %s covers the leg that it is about",
    (state) => {
      expect(shown([paid({ state })])).toEqual([
        ["", 0, true],
        ["c1", 0, false],
      ]);
    },
  );

  test.each(["declined", "withdrawn", "expired", "cancelled", "refunded"] as const)(
    "that is %s covers nothing",
    (state) => {
      expect(shown([paid({ state })]).map(([ids]) => ids)).toEqual(["", ""]);
    },
  );

  test("covers each leg that the two share", () => {
    expect(shown([paid({ match: fits(2, 1) })]).map(([ids]) => ids)).toEqual(["c1", "c1"]);
  });

  test("without a known match covers the leg that it shows", () => {
    expect(shown([paid({ match: undefined })]).map(([ids]) => ids)).toEqual(["", "c1"]);
  });

  test("whose trip was edited after the payment covers the leg as it is now", () => {
    const edited = paid({ now: { mine: mineAt(1) } });
    expect(shown([edited]).map(([ids]) => ids)).toEqual(["c1", ""]);
  });

  test("whose leg is gone stands at the first one", () => {
    const gone = paid({ mine: mineAt(5), match: fits(5) });
    expect(shown([gone]).map(([ids]) => ids)).toEqual(["c1", ""]);
  });

  test("of another trip covers nothing", () => {
    expect(shown([paid({ mine: undefined })]).map(([ids]) => ids)).toEqual(["", ""]);
  });
});

test("the paid connection comes before those that wait", () => {
  const asked = paid({ id: "asked", state: "requested" });
  expect(shown([asked, paid()])[1]).toEqual(["asked,c1".split(",").reverse().join(), 0, false]);
});

describe("matches", () => {
  test("are counted for the legs that they match", () => {
    const matches = [
      { id: "a", legs: [1] },
      { id: "b", legs: [1, 2] },
    ];
    expect(shown([], { matches })).toEqual([
      ["", 2, true],
      ["", 1, true],
    ]);
  });

  test("do not count whose owner the user is connecting with", () => {
    const matches = [
      { id: "i2", legs: [1, 2] },
      { id: "b", legs: [1] },
    ];
    expect(shown([paid({ state: "requested" })], { matches })).toEqual([
      ["", 1, true],
      ["c1", 0, false],
    ]);
  });

  test("count again once their connection is over", () => {
    const matches = [{ id: "i2", legs: [2] }];
    expect(shown([paid({ state: "declined" })], { matches })[1]).toEqual(["", 1, true]);
  });

  test("are covered when the two are connected through another trip, and not before", () => {
    const matches = [{ id: "i2", legs: [1] }];
    const through = (state: Connection["state"]) =>
      paid({ state, mine: { ...mineAt(1), itinerary: "other" } });
    expect(shown([through("paid")], { matches })[0]).toEqual(["c1", 0, false]);
    expect(shown([through("accepted")], { matches })[0]).toEqual(["", 1, true]);
  });
});

test.each([
  ["2031-03-02", [true, true]],
  ["2031-03-03", [false, true]],
  ["2031-03-04", [false, false]],
])("on %s nobody is missing on legs of that day or before", (today, missing) => {
  expect(cover([], { today }).map(({ isMissing }) => isMissing)).toEqual(missing);
});
