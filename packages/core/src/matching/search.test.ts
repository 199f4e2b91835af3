/** Searches among a few itineraries around one route, compared with ranking all of them. */
import { beforeAll, describe, expect, it } from "vitest";
import { recordOf, storeAll } from "../../test/itinerary";
import { distanceKm, today } from "../airport";
import { type ItineraryRecord, publicCard } from "../itinerary/view";
import { addDays } from "../trip/calendar";
import type { Leg, Type } from "../trip/contract";
import { searchDays } from "./days";
import { type Candidate, rank } from "./match";
import { nearest } from "./search";

const now = new Date("2027-03-10T12:00:00Z");
const from = ["YYZ", "YTZ", "YHM", "YUL"];
const to = ["DXB", "SHJ", "BOM"];
const flights = ["EK-242", undefined, "AC-56"];
const all: Candidate[] = [];

const on = (days: number) => addDays("2027-03-10", days);
const searched: Leg = { sequence: 1, from: "YYZ", to: "DXB", travelDate: on(2), flight: "EK-242" };

function itinerary(number: number): ItineraryRecord {
  const at = <Value>(values: readonly Value[], step: number) =>
    values[Math.floor(number / step) % values.length] as Value;
  const flight = at(flights, 1);
  const isWindow = number % 11 === 10;
  const leg: Leg = {
    sequence: 1,
    from: at(from, 1),
    to: at(to, 4),
    travelDate: on((number % 9) - 2),
    ...(isWindow ? { booked: false, until: on(6) } : flight && { flight }),
  };
  const type = number % 2 || isWindow ? "traveler" : "flightaid";
  return recordOf(number, { type, legs: [leg] }, new Date(now.getTime() - number * 1000));
}

beforeAll(async () => {
  const records = Array.from({ length: 108 }, (_, number) => itinerary(number));
  await storeAll(records);
  for (const record of records) all.push({ uid: record.uid, card: await publicCard(record) });
});

const plain = (ranked: Awaited<ReturnType<typeof nearest>>["ranked"]) =>
  ranked.map(({ uid, card, match }) => ({ uid, id: card.id, match }));

async function assertComplete(legs: Leg[], seeking: Type, uid?: string): Promise<void> {
  const expected = rank({ seeking, legs, uid }, all, {
    distanceKm,
    today: (iata) => today(iata, now),
  });
  expect(expected.length).toBeGreaterThan(0);
  const found = await nearest(uid === undefined ? undefined : { uid }, { legs }, seeking, now);
  expect({ ...found, ranked: plain(found.ranked) }).toEqual({
    ranked: plain(expected),
    more: false,
  });
}

describe.each(["traveler", "flightaid"] as const)(
  "a search for a %s finds all that match",
  (type) => {
    it.each<[string, Leg[]]>([
      ["a flight", [searched]],
      ["a flight today", [{ ...searched, travelDate: on(0) }]],
      ["a day without a flight number", [{ ...searched, flight: undefined }]],
      ["a trip from a small airport", [{ ...searched, from: "YTZ", to: "SHJ", travelDate: on(3) }]],
      ["several legs", [searched, { ...searched, sequence: 2, to: "BOM", travelDate: on(4) }]],
      [
        "a leg that is over, and one that is not",
        [
          { ...searched, travelDate: on(-1) },
          { ...searched, sequence: 2, to: "BOM", travelDate: on(1) },
        ],
      ],
    ])("of %s", async (_, legs) => assertComplete(legs, type));
  },
);

it("a search of a window finds the flights of its days that are not over", async () => {
  for (const [first, last] of [
    [1, 3],
    [-2, 2],
  ] as const) {
    const window = {
      ...searched,
      flight: undefined,
      travelDate: on(first),
      booked: false as const,
    };
    await assertComplete([{ ...window, until: on(last) }], "flightaid");
  }
});

it("the days around a window have those whom a search of the moved window finds", async () => {
  for (const first of [1, 5]) {
    const window = (days: number): Leg[] => [
      {
        ...searched,
        flight: undefined,
        travelDate: on(first + days),
        booked: false,
        until: on(first + days + 2),
      },
    ];
    const found = await searchDays(undefined, { type: "flightaid", itinerary: window(0) }, now);
    expect(found.map(({ dayOffset }) => dayOffset)).toEqual(
      Array.from({ length: 15 }, (_, index) => index - 7).filter((days) => first + days >= 0),
    );
    expect(found.some(({ people }) => people > 0)).toBe(true);
    for (const { dayOffset, people } of found) {
      const { ranked } = await nearest(undefined, { legs: window(dayOffset) }, "flightaid", now);
      expect([dayOffset, people]).toEqual([dayOffset, new Set(ranked.map(({ uid }) => uid)).size]);
    }
  }
});

it("a search of a trip that is over finds nothing", async () => {
  const legs = [{ ...searched, travelDate: on(-1) }];
  expect(await nearest(undefined, { legs }, "traveler", now)).toEqual({ ranked: [], more: false });
});

it("a search does not find the searcher's own", async () => {
  const [first] = (await nearest(undefined, { legs: [searched] }, "traveler", now)).ranked;
  await assertComplete([searched], "traveler", first?.uid);
});
