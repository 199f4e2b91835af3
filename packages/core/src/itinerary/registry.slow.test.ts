/** Many random itineraries: what searches and lists find, compared with brute force. */
import { DynamoDBClient, ScanCommand } from "@aws-sdk/client-dynamodb";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { listed } from "../../test/registry";
import type { AuthUser } from "../actor";
import { distanceKm, today } from "../airport";
import { Matching } from "../matching";
import * as matching from "../matching/contract";
import { rank, shown } from "../matching/match";
import { addDays } from "../trip/calendar";
import type { ShownLeg } from "../trip/contract";
import * as contract from "./contract";
import { Itinerary } from "./index";
import { type ItineraryRecord, publicCard } from "./view";

const now = new Date("2027-03-10T12:00:00Z");
const ann: AuthUser = {
  uid: "uid-ann",
  email: "ann.kowalski@example.com",
  displayName: "Ann Kowalski",
  username: "uid-ann",
};

const airports = ["YYZ", "YTZ", "YHM", "DXB", "SHJ", "BOM"] as const;
const registry: ItineraryRecord[] = [];
const context = { distanceKm, today: (iata: string) => today(iata, now) };

const leg = fc.record({
  from: fc.constantFrom(...airports),
  to: fc.constantFrom(...airports),
  days: fc.integer({ min: 1, max: 6 }),
  flight: fc.constantFrom(undefined, "EK-242", "AC-56"),
});

it("rejects a cursor with impossible dates, and accepts any other position", async () => {
  const positions = fc.tuple(
    fc.constantFrom("", "2026-99-99#", "2027-02-30#", "0001-01-01#", "9999-12-31#", "2027-03-20#"),
    fc.constantFrom("2027-03-01", "2026-99-99", "0001-01-01", "9999-12-31", "2027-03-10"),
    fc.constantFrom("T12:00:00.000Z", "T99:99:99.999Z", "T............Z"),
    fc.nat(9),
  );
  const filters = fc.record({
    from: fc.constantFrom(undefined, "YYZ"),
    travelDate: fc.constantFrom(undefined, "2027-03-20", "0001-01-01"),
    sort: fc.constantFrom("newest", "soonest"),
    past: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(positions, filters, async ([date, posted, time, sequence], filter) => {
      const text = `${date}${posted}${time}#${"0".repeat(32)}#${sequence}`;
      const cursor = Buffer.from(text).toString("base64url");
      const input = matching.list.input.parse({ ...filter, cursor });
      const impossible = /9{2}-99|02-30|T99|T\./.test(text);
      const isByDate = input.sort === "soonest" || input.travelDate !== undefined;
      const page = Matching.list(undefined, input, now);
      if (impossible || (date !== "") !== isByDate)
        await expect(page).rejects.toMatchObject({ errors: [{ path: "cursor" }] });
      else await page;
    }),
    { numRuns: 300 },
  );
});

describe("many random itineraries", { tags: "deep" }, () => {
  beforeAll(async () => {
    let seed = 7;
    const pick = <Value>(values: readonly Value[]): Value => {
      seed = (seed * 16_807) % 2_147_483_647;
      return values[seed % values.length] as Value;
    };
    for (let index = 0; index < 120; index++) {
      const posted = new Date(now.getTime() - index * 9 * 3_600_000);
      const legs = Array.from({ length: pick([1, 1, 2, 3]) }, () => {
        const from = pick(airports);
        const to = pick(airports.filter((iata) => iata !== from));
        const travelDate = addDays(today(from, posted), pick([1, 2, 3, 4, 5, 30, 60]));
        return { from, to, travelDate, ...(pick([0, 1]) && { flight: pick(["EK-242", "AC-56"]) }) };
      });
      const type = pick(["traveler", "flightaid"] as const);
      // A flightaid is on one plane at a time.
      const owner = { ...ann, uid: `uid-${type === "traveler" ? index % 11 : 11 + index}` };
      const traveler = { phoneNumber: "+14165550134" };
      const input = contract.create.input.parse({ type, itinerary: legs, traveler });
      const { itinerary } = await Itinerary.create(owner, input, posted);
      registry.push({
        ...itinerary,
        ...itinerary.traveler,
        legs: itinerary.itinerary,
        notifyNearby: false,
      });
    }
  });

  it("searches by indexes with the same result as ranking all itineraries", async () => {
    const all = await everything();
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          leg.filter(({ from, to }) => from !== to),
          { minLength: 1, maxLength: 2 },
        ),
        fc.constantFrom("traveler" as const, "flightaid" as const),
        fc.constantFrom(undefined, { ...ann, uid: "uid-3" }),
        async (legs, seeking, actor) => {
          const itinerary = legs.map(({ days, ...rest }) => ({
            ...rest,
            travelDate: addDays(today(rest.from, now), days),
          }));
          const input = matching.search.input.parse({
            searchType: "PROXIMAL",
            type: seeking,
            itinerary,
          });
          const found = await Matching.search(actor, input, now);
          const expected = rank(
            { uid: actor?.uid, seeking, legs: input.itinerary },
            all,
            context,
          ).map(shown);
          expect(found).toEqual({ items: expected, more: false });
        },
      ),
      { numRuns: 150 },
    );
  });

  it("lists every combination of filters, page by page, with the same result as filtering all itineraries", async () => {
    const cards = (await everything()).map(({ card }) => card);
    const optional = <Value>(...values: Value[]) =>
      fc.oneof(
        { weight: 3, arbitrary: fc.constant(undefined) },
        { weight: 1, arbitrary: fc.constantFrom(...values) },
      );
    let shown = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.record({
          type: optional("traveler", "flightaid"),
          from: optional(...airports),
          to: optional(...airports),
          flight: optional("EK-242", "AC-56"),
          travelDate: optional(...[-1, 0, 1, 2, 5].map((days) => addDays("2027-03-10", days))),
          sort: fc.constantFrom("newest", "soonest"),
          past: fc.boolean(),
          limit: fc.constantFrom(4, 9, 40),
        }),
        async (filter) => {
          const expected = listed(cards, matching.list.input.parse(filter), now);
          const found: string[] = [];
          let cursor: string | undefined;
          do {
            const input = matching.list.input.parse({ ...filter, cursor });
            const { items, next } = await Matching.list(undefined, input, now);
            expect(items.length).toBeLessThanOrEqual(filter.limit);
            if (next) expect(items).toHaveLength(filter.limit);
            found.push(...items.map(({ id }) => id));
            cursor = next;
          } while (cursor);
          expect(found).toEqual(expected);
          shown += found.length;
        },
      ),
      { numRuns: 120 },
    );
    expect(shown).toBeGreaterThan(500);
  });

  it("lists the caller's own as public cards marked as theirs", async () => {
    const owner = { ...ann, uid: "uid-3" };
    const { items } = await Matching.list(owner, matching.list.input.parse({ limit: 100 }), now);
    const mine = items.filter((item) => item.mine);
    expect(mine.length).toBeGreaterThan(0);
    for (const item of mine) {
      const record = registry.find(({ id }) => id === item.id);
      if (!record) throw new Error(`Nobody has posted ${item.id}`);
      const card = await publicCard(record);
      // Legs in lists have cities only.
      const itinerary = card.itinerary.map(
        ({ airline: _, fromPosition: __, toPosition: ___, ...leg }: ShownLeg) => leg,
      );
      expect(item).toEqual({ ...card, itinerary, mine: true });
    }
  });
});

/** All itineraries in the table, by a scan. */
async function everything() {
  const { Items = [] } = await new DynamoDBClient({}).send(
    new ScanCommand({ TableName: process.env.TABLE_NAME }),
  );
  const ids = Items.filter(({ sk }) => sk?.S === "itinerary").map(({ id, uid }) => ({ id, uid }));
  return Promise.all(
    ids.map(async ({ id, uid }) => ({
      uid: uid?.S ?? "",
      card: (await Itinerary.fromId(undefined, id?.S ?? "", now)) as matching.PublicCard,
    })),
  );
}
