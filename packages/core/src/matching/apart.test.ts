import { expect, test } from "vitest";
import { Trip } from "../trip";
import { isApart, isSeparated } from "./apart";
import type { StoredCard } from "./contract";

const legs = [{ sequence: 1, from: "YYZ", to: "DXB", travelDate: "2027-03-20", flight: "EK-242" }];
const otherLegs = [{ sequence: 1, from: "DXB", to: "BOM", travelDate: "2027-03-21" }];
const card: StoredCard = {
  id: "1",
  type: "flightaid",
  itinerary: legs,
  traveler: { displayName: "B**" },
  createdAt: "2027-03-01T00:00:00.000Z",
};
const theirs: Trip.OwnTrip = { uid: "bob", type: "flightaid", legs };
const own: Trip.OwnTrip = { uid: "ann", type: "traveler", legs: otherLegs };
const offered = { uid: "bob", card };

const nobody = { hidden: new Set<string>(), separated: new Map<string, Set<string>>() };
const separatedBy = (uid: string, hash: string) => ({
  ...nobody,
  separated: new Map([[uid, new Set([hash])]]),
});

test("a reader is apart from those who are hidden, and from nobody else", () => {
  expect(isApart({ ...nobody, hidden: new Set(["bob"]) }, offered)).toBe(true);
  expect(isApart({ ...nobody, hidden: new Set(["cem"]) }, offered)).toBe(false);
});

test.each([
  ["their trip", Trip.hashOfLegs(theirs)],
  ["their trip, as earlier versions knew it", Trip.hashOf(theirs)],
])("a connection that has ended for %s separates whoever looks", (_, hash) => {
  expect(isApart(separatedBy("bob", hash), offered)).toBe(true);
  expect(isApart(separatedBy("cem", hash), offered)).toBe(false);
  expect(
    isApart(separatedBy("bob", hash), { uid: "bob", card: { ...card, itinerary: otherLegs } }),
  ).toBe(false);
});

test("a connection that has ended for the reader's trip separates only this trip", () => {
  for (const hash of [Trip.hashOfLegs(own), Trip.hashOf(own)]) {
    expect(isSeparated(separatedBy("bob", hash), theirs, own)).toBe(true);
    expect(isSeparated(separatedBy("bob", hash), theirs, { ...own, legs })).toBe(false);
    expect(isSeparated(separatedBy("bob", hash), theirs)).toBe(false);
  }
});
