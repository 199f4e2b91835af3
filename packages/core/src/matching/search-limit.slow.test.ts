/** What a search reads and returns when more itineraries match than it returns. */

import { BatchWriteCommand } from "@aws-sdk/lib-dynamodb";
import { beforeEach, expect, it } from "vitest";
import { itemsOf } from "../../test/itinerary";
import { countItems } from "../../test/reads";
import { config } from "../config";
import { client } from "../db/client";
import { Itinerary } from "../itinerary";
import * as contract from "../itinerary/contract";
import { addDays } from "../trip/calendar";
import { type Leg, maxLegs } from "../trip/contract";
import { limits } from "../usage-limits";
import { Matching } from ".";
import * as matching from "./contract";

const now = new Date("2027-03-10T12:00:00Z");
const most = limits.searchCandidates;
const date = "2027-06-10";
const searched = { sequence: 1, from: "YYZ", to: "DXB", travelDate: date, flight: "EK-242" };

const counted = countItems();
let stored = 0;

beforeEach(() => {
  counted.read = 0;
});

/** Stores Flightaides, each of another owner unless `uid` is given, posted one second after another. */
async function store(
  count: number,
  change: Partial<Leg>,
  { uid, copies = 1 }: { uid?: string; copies?: number } = {},
): Promise<void> {
  const items: object[] = [];
  for (let index = 0; index < count; index++) {
    const number = stored++;
    items.push(
      ...(await itemsOf({
        id: String(number).padStart(32, "0"),
        type: "flightaid",
        legs: Array.from({ length: copies }, (_, leg) => ({
          ...searched,
          ...change,
          sequence: leg + 1,
        })),
        uid: uid ?? `uid-${number}`,
        email: "person@example.com",
        displayName: "Ann Kowalski",
        phoneNumber: "+14165550134",
        notifyNearby: false,
        createdAt: new Date(now.getTime() + number * 1000).toISOString(),
      })),
    );
  }
  for (let start = 0; start < items.length; start += 25) {
    const PutRequests = items.slice(start, start + 25).map((Item) => ({ PutRequest: { Item } }));
    await client.send(new BatchWriteCommand({ RequestItems: { [config.tableName]: PutRequests } }));
  }
}

async function search(leg: Partial<Leg>) {
  const input = matching.search.input.parse({
    searchType: "PROXIMAL",
    type: "flightaid",
    itinerary: { ...searched, ...leg },
  });
  const { items, more } = await Matching.search(undefined, input, now);
  const count = new Map<string, number>();
  for (const { match } of items) {
    const label = `${match.tier} ${Math.abs(match.dayOffset)}`;
    count.set(label, (count.get(label) ?? 0) + 1);
  }
  return { items, more, tiers: Object.fromEntries(count) };
}

it("returns everything, and says so, when few match", async () => {
  await store(3, { from: "YUL", to: "LHR" });
  const { tiers, more } = await search({ from: "YUL", to: "LHR" });
  expect({ tiers, more }).toEqual({ tiers: { "same-flight 0": 3 }, more: false });
});

it("returns the nearest ones, best tiers first, when many match, and says that there are more", async () => {
  // An index in the order of dates has these first.
  await store(most, { travelDate: addDays(date, -3), flight: "AC-1" });
  await store(20, { travelDate: addDays(date, 1), flight: "AC-1" });
  await store(100, { flight: "AC-1" });
  await store(30, {});
  await store(40, { from: "YTZ", flight: "AC-2" });
  const { items, more, tiers } = await search({});
  expect(tiers).toEqual({
    "same-flight 0": 30,
    "same-day 0": 100,
    "near-date 1": 20,
    "near-date 3": most - 150,
  });
  expect([items.length, more]).toEqual([most, true]);
  expect(counted.read).toBeLessThan(5 * most);
});

it("reads no more when there are twice as many", { tags: "deep" }, async () => {
  const route = { from: "AKL", to: "HNL", flight: "NZ-1" };
  await store(2 * most, route);
  await search(route);
  const before = counted.read;
  await store(2 * most, route);
  counted.read = 0;
  const { items, more } = await search(route);
  expect([items.length, more]).toEqual([most, true]);
  expect(counted.read).toBeLessThanOrEqual(before);
  // The newest ones.
  expect(items[0]?.id).toBe(String(stored - 1).padStart(32, "0"));
});

it("one account does not push out the others", { tags: "deep" }, async () => {
  const route = { from: "GRU", to: "LIS", flight: "TP-1" };
  await store(most - limits.activeItineraries, route);
  await store(limits.activeItineraries, route, { uid: "uid-flood", copies: maxLegs });
  const { items } = await search(route);
  expect(items).toHaveLength(most);
  expect(items.filter(({ itinerary }) => itinerary.length === 1)).toHaveLength(
    most - limits.activeItineraries,
  );
});

it("equal legs of an itinerary cost as much as one", async () => {
  const route = { from: "GRU", to: "LIS", travelDate: addDays(date, 30) };
  await store(5, route);
  expect((await search(route)).items).toHaveLength(5);
  const before = counted.read;
  const later = { ...route, travelDate: addDays(date, 60) };
  await store(5, later, { copies: maxLegs });
  counted.read = 0;
  expect((await search(later)).items).toHaveLength(5);
  expect(counted.read).toBe(before);
});

it("a search of several legs and a new itinerary have the same limit", {
  tags: "deep",
}, async () => {
  const route = { from: "AKL", to: "HNL", flight: "NZ-1" };
  const legs = [
    { ...searched, ...route, sequence: 1 },
    { ...searched, sequence: 2 },
  ];
  const input = matching.search.input.parse({
    searchType: "PROXIMAL",
    type: "flightaid",
    itinerary: legs,
  });
  const { items, more } = await Matching.search(undefined, input, now);
  expect([items.length, more]).toEqual([most, true]);

  const posting = contract.create.input.parse({
    type: "traveler",
    itinerary: legs,
    traveler: { phoneNumber: "+14165550134" },
  });
  const owner = { uid: "uid-ann", email: "ann@example.com", displayName: "Ann", username: "ann" };
  const { itinerary } = await Itinerary.create(owner, posting, now);
  expect((await Itinerary.matchesOf(itinerary.id, now))?.matches).toHaveLength(most);
});
