/** The entries under which searches and lists find a posting. */
import { expect, test } from "vitest";
import type { Write } from "../db/transact";
import { addDays } from "../trip/calendar";
import type { Leg } from "../trip/contract";
import {
  filedDateOf,
  fileWrites,
  type Posting,
  refileWrites,
  unfileWrites,
  windowDateOf,
} from "./file";

const leg: Leg = { sequence: 1, from: "YYZ", to: "DXB", travelDate: "2027-03-20" };
const window: Leg = { ...leg, booked: false, until: addDays(leg.travelDate, 20) };
const id = "0".repeat(32);

function posting(legs: Leg[], notifyNearby = false): Posting {
  return {
    id,
    type: "traveler",
    legs,
    uid: "uid-ann",
    notifyNearby,
    createdAt: "2027-02-28T12:00:00.000Z",
    card: {
      id,
      type: "traveler",
      itinerary: legs,
      traveler: { displayName: "A**" },
      createdAt: "2027-02-28T12:00:00.000Z",
    },
    expiresAt: 1_800_000_000,
  };
}

function put(writes: Write[]): Record<string, unknown>[] {
  return writes.flatMap((write) =>
    "Put" in write && "Item" in write.Put ? [Object(write.Put.Item)] : [],
  );
}

function deleted(writes: Write[]): unknown[] {
  return writes.flatMap((write) =>
    "Delete" in write && "Key" in write.Delete ? [Object(write.Delete.Key).sk] : [],
  );
}

test("a leg has a key in the index of each filter, in both orders", () => {
  const [item] = put(fileWrites(posting([{ ...leg, flight: "EK-242" }])));
  expect(item).toMatchObject({
    pk: `itinerary#${id}`,
    sk: "leg#1",
    flightKey: "traveler#EK-242",
    routeKey: "traveler#YYZ#DXB",
    originKey: "traveler#YYZ",
    destinationKey: "traveler#DXB",
    travelMonthKey: "traveler#2027-03",
    postMonthKey: "traveler#2027-02",
    cellKey: expect.stringMatching(/^traveler#[A-Z]{3}#[A-Z]{3}$/),
    byDate: `2027-03-20#2027-02-28T12:00:00.000Z#${id}#1`,
    byPosting: `2027-02-28T12:00:00.000Z#${id}#1`,
    uid: "uid-ann",
    expiresAt: 1_800_000_000,
  });
});

test("a leg without a flight is in no index of flights", () => {
  const [item] = put(fileWrites(posting([leg])));
  expect(item).not.toHaveProperty("flightKey");
  expect(item).toHaveProperty("routeKey");
});

test("only an owner who wants mail about nearby matches is known to want it", () => {
  expect(put(fileWrites(posting([leg], true)))[0]).toHaveProperty("notifyNearby", true);
  expect(put(fileWrites(posting([leg])))[0]).not.toHaveProperty("notifyNearby");
});

test("a leg that equals an earlier one is not filed, and one that differs in anything is", () => {
  const changes: Partial<Leg>[] = [
    { from: "YTZ" },
    { to: "SHJ" },
    { travelDate: "2027-03-21" },
    { flight: "EK-242" },
    { until: leg.travelDate },
  ];
  const legs = [{}, ...changes, {}].map((change, index) => ({
    ...leg,
    ...change,
    sequence: index + 1,
  }));
  expect(put(fileWrites(posting(legs))).map(({ sequence }) => sequence)).toEqual([
    1, 2, 3, 4, 5, 6,
  ]);
});

test("a leg that is not booked is filed under days of its window, each day at most three before one", () => {
  const [first, ...further] = put(fileWrites(posting([window])));
  expect(first).toMatchObject({ sk: "leg#1", travelMonthKey: "traveler#2027-03" });
  expect(further.map(({ travelDate }) => travelDate)).toEqual(
    [20, 16, 12, 8, 4].map((days) => addDays(leg.travelDate, days)),
  );
  expect(further.map(({ sk }) => sk)).toEqual([100, 101, 102, 103, 104].map((one) => `leg#${one}`));
  for (const item of further) {
    expect(item).toMatchObject({
      travelMonthKey: "traveler#windows",
      routeKey: "traveler#YYZ#DXB",
    });
    // Lists by posting and of one airport have the leg once.
    for (const name of ["originKey", "destinationKey", "postMonthKey", "byPosting"])
      expect(item).not.toHaveProperty(name);
  }
});

test("the last day of a short window is filed once", () => {
  const files = (days: number) =>
    put(fileWrites(posting([{ ...window, until: addDays(leg.travelDate, days) }]))).length;
  expect([0, 1, 4, 5, 8].map(files)).toEqual([1, 2, 2, 3, 3]);
});

test("an entry knows the date under which it is filed", () => {
  expect(filedDateOf({ sequence: 1 }, window)).toBe(leg.travelDate);
  expect(filedDateOf({ sequence: 101 }, window)).toBe(addDays(leg.travelDate, 16));
  // Of a window that has become shorter since.
  expect(filedDateOf({ sequence: 104 }, leg)).toBe(leg.travelDate);
});

test("a window that has begun is found under the next of its further days", () => {
  const on = (days: number) => windowDateOf(window, addDays(leg.travelDate, days));
  expect([0, 1, 4, 5, 20, 21].map(on)).toEqual([
    undefined,
    ...[4, 4, 8, 20].map((days) => addDays(leg.travelDate, days)),
    undefined,
  ]);
});

test("a changed posting replaces its entries, and deletes those that it no longer has", () => {
  const onward = { ...leg, sequence: 2, from: "DXB", to: "BOM" };
  const writes = refileWrites([window, onward], posting([leg]));
  expect(put(writes).map(({ sk }) => sk)).toEqual(["leg#1"]);
  expect(deleted(writes)).toEqual([100, 101, 102, 103, 104, 2].map((one) => `leg#${one}`));
});

test("a posting out of sight has no entries, not even those of equal legs", () => {
  expect(deleted(unfileWrites(id, [leg, { ...leg, sequence: 2 }]))).toEqual(["leg#1", "leg#2"]);
  expect(deleted(unfileWrites(id, [window]))).toHaveLength(6);
});
