/** How many people fly on the days around a search: who counts, and what it reads. */
import { BatchWriteCommand } from "@aws-sdk/lib-dynamodb";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { start as now } from "../../test/clock";
import { create, itemsOf, post } from "../../test/itinerary";
import { person } from "../../test/user";
import type { Actor, AuthUser } from "../actor";
import { Block } from "../block";
import { config } from "../config";
import { client } from "../db/client";
import { addDays } from "../trip/calendar";
import type { Leg } from "../trip/contract";
import { Matching } from ".";
import * as contract from "./contract";

const today = now.toISOString().slice(0, 10);
const days = 20;
const searched: Leg = { sequence: 1, from: "YYZ", to: "DXB", travelDate: addDays(today, days) };

let queries = 0;
let read = 0;
let units = 0;
client.middlewareStack.add(
  (next, { commandName = "" }) =>
    async (call) => {
      if (commandName !== "QueryCommand") return next(call);
      Object.assign(call.input, { ReturnConsumedCapacity: "TOTAL" });
      const answer = await next(call);
      const { Items = [], ConsumedCapacity = {} } = answer.output as {
        Items?: unknown[];
        ConsumedCapacity?: { CapacityUnits?: number };
      };
      queries++;
      read += Items.length;
      units += ConsumedCapacity.CapacityUnits ?? Number.NaN;
      return answer;
    },
  { step: "initialize" },
);
beforeEach(() => {
  queries = 0;
  read = 0;
  units = 0;
});

/** The days with at least one match. */
async function found(actor: Actor, legs: Leg[] = [searched], at = now) {
  const all = await count(legs, actor, at);
  return Object.fromEntries(
    all.filter(({ people }) => people > 0).map(({ dayOffset, people }) => [dayOffset, people]),
  );
}

function count(legs: Leg[], actor?: Actor, at = now) {
  const input = contract.searchDays.input.parse({ type: "flightaid", itinerary: legs });
  return Matching.searchDays(actor, input, at);
}

const offer = (owner: AuthUser, trip: { days: number; from?: string; to?: string }) =>
  post(owner, { type: "flightaid", flight: undefined, ...trip }, now);

describe("who counts", () => {
  let ann: AuthUser;
  let bob: AuthUser;
  let cem: AuthUser;

  beforeAll(async () => {
    ann = await person("Ann Kowalski");
    bob = await person("Bob Marsh");
    cem = await person("Cem Tok");
    await offer(ann, { days: days + 2 });
    await offer(bob, { days: days + 2 });
    await offer(bob, { days: days - 7 });
    await offer(cem, { days: days + 7 });
    // Beyond the days, on another route, and of the other type.
    await offer(cem, { days: days + 8 });
    await offer(cem, { days: days - 8 });
    await offer(cem, { days, to: "LHR" });
    await create(cem, { type: "traveler", days: days + 1 }, now);
  });

  it("is everybody who flies the route, for a visitor", async () => {
    expect(await found(undefined)).toEqual({ "-7": 1, "2": 2, "7": 1 });
  });

  it("is nobody twice", async () => {
    const twice = { ...searched, from: "FRA", to: "JFK" };
    await store(twice, 1, 2, "uid-twice");
    expect(await found(undefined, [twice])).toEqual({ "1": 1 });
  });

  it("is not the caller", async () => {
    expect(await found(ann)).toEqual({ "-7": 1, "2": 1, "7": 1 });
  });

  it("is nobody whom the caller must not meet", async () => {
    const dee = await person("Dee Ito");
    await Block.create(dee.uid, bob.uid, "B**", now);
    expect(await found(dee)).toEqual({ "2": 1, "7": 1 });
    expect(await found(bob)).toEqual({ "2": 1, "7": 1 });
  });

  it("is somebody on any leg of a trip that is moved as a whole", async () => {
    const onward = { ...searched, sequence: 2, from: "DXB", to: "BOM" };
    await offer(cem, { from: "DXB", to: "BOM", days: days + 3 });
    expect(await found(undefined, [searched, onward])).toEqual({ "-7": 1, "2": 2, "3": 1, "7": 1 });
  });
});

it("has all days but those that are over where a leg begins", async () => {
  const offsets = async (inDays: number) =>
    (await count([{ ...searched, travelDate: addDays(today, inDays) }])).map(
      (one) => one.dayOffset,
    );
  expect(await offsets(days)).toHaveLength(15);
  expect((await offsets(2))[0]).toBe(-2);
  expect((await offsets(0))[0]).toBe(0);
});

it("refuses a trip that cannot be searched", async () => {
  await expect(count([{ ...searched, travelDate: addDays(today, -1) }])).rejects.toMatchObject({
    code: "invalid-input",
  });
});

describe("what it reads", () => {
  it("is one unit and two queries where nobody flies, one query more for a user", async () => {
    const nobody = { ...searched, from: "LHR", to: "JFK" };
    await count([nobody]);
    expect({ queries, units }).toEqual({ queries: 2, units: 1 });
    await count([nobody], await person("Eve Ray"));
    expect({ queries, units }).toEqual({ queries: 5, units: 3 });
  });

  it("is as many queries for a window, which is read to the end of its last move", async () => {
    const window: Leg = {
      ...searched,
      from: "YVR",
      to: "HKG",
      booked: false,
      until: addDays(searched.travelDate, 11),
    };
    await store({ ...searched, from: "YVR", to: "HKG" }, 13, 1);
    queries = 0;
    expect(await found(undefined, [window])).toEqual(
      Object.fromEntries([2, 3, 4, 5, 6, 7].map((days) => [days, 1])),
    );
    expect(queries).toBe(2);
  });

  it("of a window that is crowded is bounded too: the windows that begin early enough are counted", async () => {
    const route = { ...searched, from: "YVR", to: "DEL" };
    await store(route, -2, 1);
    await store(route, 6, 210);
    const window: Leg = { ...route, booked: false, until: addDays(route.travelDate, 4) };
    const all = await count([window]);
    expect(all.map(({ dayOffset }) => dayOffset)).toEqual([-7, -6, -5, -4, -3, -2, -1, 0, 1]);
    expect(all.find(({ dayOffset }) => dayOffset === -2)?.people).toBe(1);
    expect(queries).toBe(2);
  });

  it("is bounded on a crowded route: days that are not read completely are missing", async () => {
    const crowded = { ...searched, from: "DEL", to: "YVR" };
    await store(crowded, 0, 3);
    await store(crowded, -1, 2);
    await store(crowded, 1, 150);
    await store(crowded, 2, 150);
    const all = await count([crowded]);
    expect(all.map(({ dayOffset }) => dayOffset)).toEqual([-7, -6, -5, -4, -3, -2, -1, 0, 1]);
    expect(all.slice(-3)).toEqual([
      { dayOffset: -1, people: 2 },
      { dayOffset: 0, people: 3 },
      { dayOffset: 1, people: 150 },
    ]);
    expect(queries).toBe(2);
    expect(read).toBeLessThanOrEqual(400);
    expect(units).toBeLessThan(51);
    const legs = Array.from({ length: 6 }, (_, index) => ({ ...crowded, sequence: index + 1 }));
    read = 0;
    await count(legs);
    expect(read).toBeLessThanOrEqual(400);
  });
});

let stored = 0;

/** Stores Flightaides on a day, each of another owner unless `uid` is given. */
async function store(leg: Leg, dayOffset: number, count: number, uid?: string): Promise<void> {
  const items: object[] = [];
  for (let index = 0; index < count; index++) {
    const number = stored++;
    items.push(
      ...(await itemsOf({
        id: String(number).padStart(32, "0"),
        type: "flightaid",
        legs: [{ ...leg, travelDate: addDays(leg.travelDate, dayOffset) }],
        uid: uid ?? `crowd-${number}`,
        email: "person@example.com",
        displayName: "Ann Kowalski",
        phoneNumber: "+14165550134",
        notifyNearby: false,
        createdAt: new Date(now.getTime() + number * 1000).toISOString(),
      })),
    );
  }
  for (let at = 0; at < items.length; at += 25)
    await client.send(
      new BatchWriteCommand({
        RequestItems: {
          [config.tableName]: items.slice(at, at + 25).map((Item) => ({ PutRequest: { Item } })),
        },
      }),
    );
}
