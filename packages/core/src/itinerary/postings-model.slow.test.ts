/**
 * Random stories of one owner: post, change, pause, delete and refresh, one after the other and at the same moment. After each
 * step the items in the table must agree with each other; without simultaneous steps also with a model.
 *
 * @module-tag deep
 */
import { QueryCommand } from "@aws-sdk/lib-dynamodb";
import fc from "fast-check";
import { expect, it } from "vitest";
import { start as now } from "../../test/clock";
import { person } from "../../test/user";
import type { AuthUser } from "../actor";
import { config } from "../config";
import { client } from "../db/client";
import { transact } from "../db/transact";
import { AppError } from "../error";
import { Reputation } from "../reputation";
import type { Leg } from "../trip/contract";
import { Itinerary } from ".";

const trips: Leg[][] = ["2027-03-20", "2027-03-20", "2027-03-25", "2027-04-02"].map(
  (travelDate, index) =>
    Array.from({ length: 1 + (index % 2) }, (_, leg) => ({
      sequence: leg + 1,
      from: leg === 0 ? "YYZ" : "DXB",
      to: leg === 0 ? "DXB" : "BOM",
      travelDate,
      flight: `EK-${index + 1}`,
    })),
);

type Step =
  | { do: "post"; trip: number; note: number }
  | { do: "move"; which: number; trip: number }
  | { do: "note"; which: number; note: number }
  | { do: "pause"; which: number; paused: boolean }
  | { do: "remove"; which: number }
  | { do: "review" };

const trip = fc.nat(trips.length - 1);
const which = fc.nat(3);
const note = fc.nat(2);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant("post" as const), trip, note }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant("move" as const), which, trip }) },
  fc.record({ do: fc.constant("note" as const), which, note }),
  fc.record({ do: fc.constant("pause" as const), which, paused: fc.boolean() }),
  fc.record({ do: fc.constant("remove" as const), which }),
  fc.record({ do: fc.constant("review" as const) }),
);

async function play(owner: AuthUser, one: Step): Promise<void> {
  const ids = (await Itinerary.ofOwner(owner)).map(({ id }) => id);
  const id = ("which" in one && ids[one.which]) || "0".repeat(32);
  const noteOf = (number: number) => (number > 0 ? `Row ${number}` : "");
  switch (one.do) {
    case "post": {
      const posting = {
        type: "traveler" as const,
        itinerary: trips[one.trip] ?? [],
        traveler: { phoneNumber: "+14165550134" },
        addInfo: noteOf(one.note),
      };
      await Itinerary.create(owner, posting, now);
      return;
    }
    case "move":
      await Itinerary.update(owner, { id, itinerary: trips[one.trip] }, now);
      return;
    case "note":
      await Itinerary.update(owner, { id, addInfo: noteOf(one.note) }, now);
      return;
    case "pause":
      await Itinerary.update(owner, { id, paused: one.paused }, now);
      return;
    case "remove":
      return Itinerary.remove(owner, id, now);
    case "review": {
      const add = await Reputation.addWrite(owner.uid, { rated: false, again: false });
      await transact([add], { refused: () => "added elsewhere", busy: "busy" });
      await Itinerary.refreshCards(owner.uid, now);
      return;
    }
  }
}

/** @throws what is not a refusal that a story expects */
async function attempt(owner: AuthUser, one: Step): Promise<string> {
  try {
    await play(owner, one);
    return "done";
  } catch (error) {
    if (error instanceof AppError && ["not-found", "conflict", "unavailable"].includes(error.code))
      return error.code;
    throw error;
  }
}

async function partition(pk: string) {
  const { Items = [] } = await client.send(
    new QueryCommand({
      TableName: config.tableName,
      KeyConditionExpression: "pk = :pk",
      ExpressionAttributeValues: { ":pk": pk },
      ConsistentRead: true,
    }),
  );
  return Items;
}

/** All items of the owner agree, and each trip is there once. */
async function assertConsistent({ uid }: AuthUser): Promise<void> {
  const own = await partition(`user#${uid}`);
  const under = (prefix: string) => own.filter(({ sk }) => String(sk).startsWith(prefix));
  const ids = under("itinerary#").map(({ id }) => String(id));
  const active = own.find(({ sk }) => sk === "active")?.trips ?? new Set();
  const keys = new Map<string, unknown>();
  const elements: string[] = [];
  for (const id of ids) {
    const items = await partition(`itinerary#${id}`);
    const record = items.find(({ sk }) => sk === "itinerary");
    expect(record).toBeDefined();
    const legs: Leg[] = record?.legs;
    const stored = items.filter(({ sk }) => String(sk).startsWith("leg#"));
    expect(stored.map(({ sequence }) => sequence)).toEqual(
      record?.paused ? [] : legs.map(({ sequence }) => sequence),
    );
    for (const { card, travelDate, sequence } of stored) {
      expect(card.itinerary).toEqual(legs);
      expect(card.addInfo).toBe(record?.addInfo);
      expect(card.owner).toEqual(record?.owner);
      expect(travelDate).toBe(legs[sequence - 1]?.travelDate);
    }
    expect(items.filter(({ sk }) => sk === "news")).toHaveLength(record?.paused ? 0 : 1);
    keys.set(JSON.stringify(legs), id);
    const end = Date.parse(`${legs[0]?.travelDate}T12:00:00Z`) / 1000 + 86_400;
    elements.push(`${end}#${id}`);
  }
  expect(keys.size).toBe(ids.length);
  expect(
    under("trip#")
      .map(({ id }) => String(id))
      .sort(),
  ).toEqual([...ids].sort());
  expect([...active].sort()).toEqual(elements.sort());
}

/** What the owner's itineraries are after a step, in the order of `ofOwner`. */
type Model = Map<string, { trip: number; note: number; paused: boolean }>;

async function modelOf(owner: AuthUser): Promise<Model> {
  const own = await Itinerary.ofOwner(owner);
  return new Map(
    own.map(({ id, itinerary, addInfo, paused }) => [
      id,
      {
        trip: Number(itinerary[0]?.flight?.replace("EK-", "")) - 1,
        note: Number(addInfo?.replace("Row ", "") ?? 0),
        paused: paused ?? false,
      },
    ]),
  );
}

/** The itineraries after a step without a simultaneous one, and the outcome. */
function predict(before: Model, one: Step): { after: unknown[]; outcome: string } {
  const all = [...before.values()].map((each) => ({ ...each }));
  const holder = (number: number) => all.find((each) => each.trip === number);
  const outcome = (() => {
    if (one.do === "review") return "done";
    if (one.do === "post") {
      const posted = holder(one.trip);
      if (posted) Object.assign(posted, { note: one.note, paused: false });
      else all.push({ trip: one.trip, note: one.note, paused: false });
      return "done";
    }
    const mine = all[one.which];
    if (!mine) return "not-found";
    if (one.do === "remove") all.splice(one.which, 1);
    else if (one.do === "note") mine.note = one.note;
    else if (one.do === "pause") mine.paused = one.paused;
    else if ((holder(one.trip) ?? mine) !== mine) return "conflict";
    else mine.trip = one.trip;
    return "done";
  })();
  return { after: all, outcome };
}

const byTrip = (values: Iterable<unknown>) => [...values].map((one) => JSON.stringify(one)).sort();

it("the items agree after every step, and a single step does what a model predicts", async () => {
  const post = { do: "post" as const, trip: 0, note: 0 };
  let moved = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 8 }),
      async (story) => {
        const owner = await person("Ann Kowalski");
        for (const steps of story) {
          const before = await modelOf(owner);
          const outcomes = await Promise.all(steps.map((one) => attempt(owner, one)));
          await assertConsistent(owner);
          const [only, ...others] = steps;
          if (!only || others.length > 0) continue;
          const { after, outcome } = predict(before, only);
          expect(outcomes).toEqual([outcome]);
          expect(byTrip((await modelOf(owner)).values())).toEqual(byTrip(after));
          if (only.do === "move" && outcome === "done") moved++;
        }
      },
    ),
    {
      numRuns: 15,
      examples: [
        [[[post], [{ do: "move", which: 0, trip: 1 }]]],
        [
          [
            [post],
            [{ do: "pause", which: 0, paused: true }],
            [{ do: "pause", which: 0, paused: false }],
          ],
        ],
      ],
    },
  );
  expect(moved).toBeGreaterThan(0);
});
