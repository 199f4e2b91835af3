/** Lists of a few itineraries in far months, on the days around today and on both sides of the date line. */
import { beforeAll, describe, expect, it } from "vitest";
import { recordOf, storeAll } from "../../test/itinerary";
import { countItems } from "../../test/reads";
import { listed } from "../../test/registry";
import type { Actor } from "../actor";
import type { ParsedOf } from "../contract";
import { type ItineraryRecord, publicCard } from "../itinerary/view";
import { addDays } from "../trip/calendar";
import type { Leg } from "../trip/contract";
import { Matching } from ".";
import * as contract from "./contract";

// In Toronto it is still the 9th.
const now = new Date("2027-03-10T03:00:00Z");
const today = "2027-03-10";
const routes = [
  ["YYZ", "DXB"],
  ["AKL", "YYZ"],
  ["YYZ", "BOM"],
  ["LHR", "DXB"],
] as const;
const flights = ["EK-242", undefined, "AC-56"];
const days = [-30, -2, -1, 0, 1, 2, 30, 190, 400];

type Filter = Partial<ParsedOf<typeof contract.list>>;
const cards: contract.PublicCard[] = [];
const counted = countItems();

function itinerary(number: number): ItineraryRecord {
  const [from, to] = routes[number % routes.length] ?? routes[0];
  const travelDate = addDays(today, days[number % days.length] ?? 0);
  const flight = flights[number % flights.length];
  const first: Leg = { sequence: 1, from, to, travelDate, ...(flight && { flight }) };
  const back = { sequence: 2, from: to, to: from, travelDate: addDays(travelDate, number % 3) };
  // Pairs are posted at the same moment, the last ones when trips of today could first be posted.
  const age = number < 32 ? Math.floor(number / 2) * 31 : 400 * 24 + number;
  return recordOf(
    number,
    {
      type: number % 5 < 3 ? "traveler" : "flightaid",
      legs: number % 4 === 1 ? [back, { ...first, sequence: 3 }] : [first, back],
    },
    new Date(now.getTime() - age * 3_600_000),
  );
}

beforeAll(async () => {
  const records = Array.from({ length: 36 }, (_, number) => itinerary(number));
  await storeAll(records);
  cards.push(...(await Promise.all(records.map(publicCard))));
});

async function page(filter: Filter, cursor?: string, actor?: Actor) {
  const input = contract.list.input.parse({ ...filter, cursor });
  const { items, next } = await Matching.list(actor, input, now);
  return { ids: items.map(({ id }) => id), items, next };
}

async function pages(filter: Filter): Promise<string[][]> {
  const all: string[][] = [];
  for (let next: string | undefined = ""; next !== undefined; ) {
    const found = await page(filter, next || undefined);
    all.push(found.ids);
    next = found.next;
  }
  return all;
}

function expected(filter: Filter): string[] {
  return listed(cards, contract.list.input.parse(filter), now);
}

describe.each([
  ["everything", {}],
  ["a flight", { flight: "EK-242" }],
  ["a route", { from: "YYZ", to: "DXB" }],
  ["an origin", { from: "YYZ" }],
  ["a destination", { to: "YYZ" }],
] as const)("the list of %s", (_, places) => {
  it.each([
    ["newest", false],
    ["newest", true],
    ["soonest", false],
    ["soonest", true],
  ] as const)("%s first, with past trips: %s", async (sort, past) => {
    const filter = { ...places, sort, past, limit: 7 };
    const ids = expected(filter);
    expect(ids.length).toBeGreaterThan(2);
    const found = await pages(filter);
    expect(found.flat()).toEqual(ids);
    // None is fuller or emptier than it has to be.
    expect(found).toHaveLength(Math.ceil(ids.length / 7));
  });

  it("is of a type, and of a day", async () => {
    for (const type of ["traveler", "flightaid"] as const)
      for (const sort of ["newest", "soonest"] as const) {
        const filter = { ...places, type, sort, past: true, limit: 100 };
        expect(await pages(filter)).toEqual([expected(filter)]);
      }
    for (const offset of [-1, 0, 1, 31])
      for (const past of [true, false]) {
        const filter = { ...places, past, travelDate: addDays(today, offset), limit: 100 };
        expect(await pages(filter)).toEqual([expected(filter)]);
      }
  });
});

describe("a cursor", () => {
  const cursorAt = async (filter: Filter) => (await page(filter)).next;
  const onDay = (offset: number, sort: "newest" | "soonest") => ({
    travelDate: addDays(today, offset),
    sort,
    past: true,
    limit: 3,
  });

  it("of a day before leads to the whole list of a later day, and to nothing if it is reversed", async () => {
    const before = await cursorAt({ sort: "soonest", past: true, limit: 1 });
    const { ids } = await page(onDay(2, "soonest"));
    expect(ids.length).toBeGreaterThan(0);
    expect((await page(onDay(2, "soonest"), before)).ids).toEqual(ids);
    expect((await page(onDay(2, "newest"), before)).ids).toEqual([]);
  });

  it("of a day after leads to nothing, and to the whole list if it is reversed", async () => {
    const after = await cursorAt(onDay(2, "soonest"));
    const { ids } = await page(onDay(0, "newest"));
    expect(ids.length).toBeGreaterThan(0);
    expect((await page(onDay(0, "soonest"), after)).ids).toEqual([]);
    expect((await page(onDay(0, "newest"), after)).ids).toEqual(ids);
  });

  it.each(["newest", "soonest"] as const)(
    "costs the last page no more than the first: %s",
    async (sort) => {
      let cursor: string | undefined;
      const costs: number[] = [];
      do {
        counted.read = 0;
        cursor = (await page({ sort, past: true, limit: 5 }, cursor)).next;
        costs.push(counted.read);
      } while (cursor);
      expect(costs.length).toBeGreaterThan(5);
      expect(Math.max(...costs.slice(1))).toBeLessThanOrEqual(2 * Math.max(costs[0] ?? 0, 12));
    },
  );
});

it("marks the caller's own", async () => {
  const [card] = cards;
  if (!card) throw new Error("Nothing is stored");
  const uid = "uid-0";
  const { items } = await page({ past: true, limit: 100 }, undefined, {
    uid,
    email: "person@example.com",
    displayName: "Ann Kowalski",
    username: uid,
  });
  expect(items.filter(({ mine }) => mine).map(({ id }) => id)).toEqual([card.id]);
  expect(items.filter((item) => "mine" in item)).toHaveLength(1);
});
