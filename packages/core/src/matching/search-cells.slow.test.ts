/** What a search reads: few cells, and in them everything that matches. */
import { readFileSync } from "node:fs";
import { BatchWriteCommand } from "@aws-sdk/lib-dynamodb";
import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import { itemsOf } from "../../test/itinerary";
import { distanceKm, today } from "../airport";
import { config } from "../config";
import { client } from "../db/client";
import { type ItineraryRecord, publicCard } from "../itinerary/view";
import { addDays } from "../trip/calendar";
import type { Leg, Type } from "../trip/contract";
import { cellsNear } from "./cells";
import { rank } from "./match";
import { nearest } from "./search";

const now = new Date("2027-03-10T12:00:00Z");
const date = "2027-06-10";
const context = { distanceKm, today: (iata: string) => today(iata, now) };

const airports = readFileSync(new URL("../airport/airports.txt", import.meta.url), "utf8")
  .split("\n")
  .slice(1, -1)
  .map((row) => {
    const { 0: iata = "", 8: scheduled, 9: size } = row.split("|");
    return { iata, isLarge: size === "3", isScheduled: scheduled === "1" };
  });
const large = airports.filter(({ isLarge }) => isLarge).map(({ iata }) => iata);

let queries = 0;
client.middlewareStack.add(
  (next, { commandName = "" }) =>
    async (call) => {
      queries += Number(commandName === "QueryCommand");
      return next(call);
    },
  { step: "initialize" },
);
beforeEach(() => {
  queries = 0;
});

/** A search by someone who is not signed in. */
async function find(leg: Leg, seeking: Type) {
  const { ranked, more } = await nearest(undefined, { legs: [leg] }, seeking, now);
  return { found: ranked.map(({ card, match }) => ({ id: card.id, match })), more };
}

describe("the queries of a search", () => {
  const legs = fc
    .tuple(fc.constantFrom(...large), fc.constantFrom(...large))
    .map(([from, to]): Leg => ({ sequence: 1, from, to, travelDate: date, flight: "EK-242" }));
  const counted = (leg: Leg) => 2 + cellsNear(leg).length;

  it("are the flight and one for each pair of cells near its ends", async () => {
    for (const leg of fc.sample(legs, { numRuns: 20, seed: 1 })) {
      queries = 0;
      await find(leg, "flightaid");
      expect([leg.from, leg.to, queries]).toEqual([leg.from, leg.to, counted(leg)]);
    }
  });

  it("are 3 on average between large airports", () => {
    const counts = fc.sample(legs, { numRuns: 10_000, seed: 1 }).map(counted);
    expect(counts.reduce((sum, count) => sum + count) / counts.length).toBeLessThan(3);
    expect(Math.max(...counts)).toBeLessThanOrEqual(1 + 4 * 4);
  });
});

describe("the result of a search", () => {
  /** Airports around one: in crowded regions, and on both sides of the date line. */
  const around = (centre: string) => {
    const within = (km: number) =>
      airports.map(({ iata }) => iata).filter((iata) => distanceKm(centre, iata) <= km);
    return fc.oneof(
      fc.constant(centre),
      { weight: 2, arbitrary: fc.constantFrom(...within(60)) },
      fc.constantFrom(...within(220)),
    );
  };
  const routes = [
    { from: around("JFK"), to: around("LHR") },
    { from: around("NAN"), to: around("NRT") },
  ];
  const leg = fc.oneof(...routes.map((ends) => fc.record(ends))).chain((ends) =>
    fc.record({
      from: fc.constant(ends.from),
      to: fc.constant(ends.to),
      travelDate: fc
        .oneof(fc.constant(0), fc.integer({ min: -3, max: 3 }))
        .map((days) => addDays(date, days)),
      flight: fc.option(fc.constantFrom("EK-242", "AC-56"), { nil: undefined }),
    }),
  );
  const type = fc.constantFrom<Type>("traveler", "flightaid");

  /** All that the runs before have stored too. */
  const stored: ItineraryRecord[] = [];

  async function store(trips: { type: Type; leg: Omit<Leg, "sequence"> }[]): Promise<void> {
    const records = trips.map(({ type, leg }, index): ItineraryRecord => {
      const number = stored.length + index;
      return {
        id: String(number).padStart(32, "0"),
        type,
        legs: [{ sequence: 1, ...leg }],
        uid: `uid-${number}`,
        email: "person@example.com",
        displayName: "Ann Kowalski",
        phoneNumber: "+14165550134",
        notifyNearby: false,
        createdAt: new Date(now.getTime() + number * 1000).toISOString(),
      };
    });
    stored.push(...records);
    const items = (await Promise.all(records.map(itemsOf))).flat();
    for (let start = 0; start < items.length; start += 25) {
      const requests = items.slice(start, start + 25).map((Item) => ({ PutRequest: { Item } }));
      await client.send(new BatchWriteCommand({ RequestItems: { [config.tableName]: requests } }));
    }
  }

  it("equals that of comparing all itineraries, whatever is posted", { tags: "deep" }, async () => {
    const tiers = new Map<string, number>();
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ type, leg }), { minLength: 10, maxLength: 60 }),
        fc.array(fc.record({ seeking: type, leg }), { minLength: 3, maxLength: 6 }),
        async (trips, searches) => {
          await store(trips);
          const all = await Promise.all(
            stored.map(async (record) => ({ uid: record.uid, card: await publicCard(record) })),
          );
          for (const { seeking, leg } of searches) {
            const legs = [{ sequence: 1, ...leg }];
            const expected = rank({ seeking, legs }, all, context).map(({ card, match }) => ({
              id: card.id,
              match,
            }));
            for (const { match } of expected)
              tiers.set(match.tier, (tiers.get(match.tier) ?? 0) + 1);
            expect(await find({ sequence: 1, ...leg }, seeking)).toEqual({
              found: expected,
              more: false,
            });
          }
        },
      ),
      { numRuns: 15, endOnFailure: true },
    );
    // Each tier occurred, the nearby airports often.
    expect([...tiers.keys()].sort()).toEqual([
      "near-date",
      "nearby-airport",
      "same-day",
      "same-flight",
    ]);
    expect(tiers.get("nearby-airport")).toBeGreaterThan(50);
  });
});
