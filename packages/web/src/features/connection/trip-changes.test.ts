import type { Trip } from "@flightaides/core/connection/contract.ts";
import { expect, test } from "vitest";
import { changesOf } from "./trip-changes";

const leg = (from: string, to: string, flight: string, travelDate = "2027-06-10") => ({
  sequence: 1,
  from,
  to,
  flight,
  travelDate,
});
const first = leg("YYZ", "DXB", "EK-242");
const second = leg("DXB", "BOM", "EK-500");
const tripOf = (...all: Trip["leg"][]): Trip => ({
  leg: all[0] ?? first,
  legs: all.length,
  ...(all.length > 1 && { all }),
});

test("of the leg that matches, field by field", () => {
  expect(changesOf(tripOf(first), tripOf(leg("YYZ", "DXB", "EK-244")))).toEqual([
    { field: "Flight", before: "EK-242", after: "EK-244" },
  ]);
  expect(changesOf(tripOf(first), tripOf(first))).toEqual([]);
});

test("of another leg, in the order of the trip", () => {
  const other = leg("DXB", "BOM", "EK-504");
  expect(changesOf(tripOf(first, second), tripOf(first, other))).toEqual([
    {
      field: "Flight",
      before: "EK-242, EK-500",
      after: "EK-242, EK-504",
    },
  ]);
});

test("of a leg that is dropped", () => {
  expect(changesOf(tripOf(first, second), tripOf(first)).map(({ field }) => field)).toEqual([
    "Route",
    "Date",
    "Flight",
  ]);
});
