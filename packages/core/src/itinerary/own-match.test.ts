import { expect, it } from "vitest";
import { start as now } from "../../test/clock";
import { person } from "../../test/user";
import { Matching } from "../matching";
import type { Leg, Type } from "../trip/contract";
import { Itinerary } from ".";

const leg = (
  from: string,
  to: string,
  travelDate: string,
  flight: string,
): Omit<Leg, "sequence"> => ({
  from,
  to,
  travelDate,
  flight,
});

async function post(name: string, type: Type, legs: Omit<Leg, "sequence">[]) {
  const owner = await person(name);
  const itinerary = legs.map((one, index) => ({ ...one, sequence: index + 1 }));
  const traveler = { phoneNumber: "+14165550134" };
  const posted = await Itinerary.create(owner, { type, itinerary, traveler }, now);
  return { owner, record: await Itinerary.record(posted.itinerary.id) };
}

it("matches are seen from the caller: which legs, and how many days later the other flies", async () => {
  const ann = await post("Ann Kowalski", "traveler", [
    leg("YVR", "YYZ", "2027-03-20", "AC-100"),
    leg("YYZ", "DXB", "2027-03-21", "EK-242"),
  ]);
  const bob = await post("Bob Marsh", "flightaid", [leg("YYZ", "DXB", "2027-03-23", "EK-242")]);
  const match = {
    tier: "near-date",
    dayOffset: 2,
    distanceKm: 0,
    legs: [{ mine: 2, theirs: 1 }],
  };
  const found = await Itinerary.ownMatch(ann.owner.uid, bob.record, now);
  expect(found).toMatchObject({
    record: { id: ann.record.id },
    leg: { sequence: 2, travelDate: "2027-03-21" },
    theirs: { sequence: 1, travelDate: "2027-03-23" },
    match,
  });
  expect(Matching.matchOf(ann.record, bob.record, now)).toEqual(found?.match);

  const mirror = { ...match, dayOffset: -2, legs: [{ mine: 1, theirs: 2 }] };
  const back = await Itinerary.ownMatch(bob.owner.uid, ann.record, now);
  expect(back?.match).toEqual({ ...mirror, score: found?.match.score });
  expect(Matching.matchOf(bob.record, ann.record, now)).toEqual(back?.match);
});

it("there is no match between trips that do not fit", async () => {
  const ann = await post("Ann Kowalski", "traveler", [leg("YYZ", "DXB", "2027-03-21", "EK-242")]);
  const bob = await post("Bob Marsh", "flightaid", [leg("YYZ", "LHR", "2027-03-21", "AC-856")]);
  expect(await Itinerary.ownMatch(ann.owner.uid, bob.record, now)).toBeUndefined();
  expect(Matching.matchOf(ann.record, bob.record, now)).toBeUndefined();
});

it("an own itinerary without a difference in days has an offset of zero", async () => {
  const ann = await post("Ann Kowalski", "traveler", [leg("YYZ", "DXB", "2027-03-25", "EK-242")]);
  const bob = await post("Bob Marsh", "flightaid", [leg("YYZ", "DXB", "2027-03-25", "EK-242")]);
  const found = await Itinerary.ownMatch(ann.owner.uid, bob.record, now);
  expect(found?.match).toMatchObject({ tier: "same-flight", dayOffset: 0 });
});

it("a trip that is long over has no matches", async () => {
  const { record } = await post("Ann Kowalski", "traveler", [
    leg("YYZ", "DXB", "2027-03-21", "EK-242"),
  ]);
  const found = await Itinerary.matchesOf(record.id, new Date("2027-03-30T12:00:00Z"));
  expect(found?.matches).toEqual([]);
});
