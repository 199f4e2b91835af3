/** An itinerary that its owner changes: its id, its trip, its place in lists and searches, and what happens at the same time. */

import { ScanCommand } from "@aws-sdk/lib-dynamodb";
import { describe, expect, it } from "vitest";
import { start as now } from "../../test/clock";
import { dropMatchJob } from "../../test/itinerary";
import { person } from "../../test/user";
import type { AuthUser } from "../actor";
import { config } from "../config";
import { client } from "../db/client";
import { Matching } from "../matching";
import * as matching from "../matching/contract";
import { Outbox } from "../outbox";
import { addDays } from "../trip/calendar";
import type { Leg, Type } from "../trip/contract";
import { limits } from "../usage-limits";
import { Itinerary } from ".";
import * as contract from "./contract";

const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const day = 86_400;
const phone = { phoneNumber: "+14165550134" };

/** The trip with a flight number of its own test, so that tests do not find each other's trips. */
let trips = 0;
function newTrip(overrides: Partial<Leg> = {}): Leg[] {
  trips++;
  return [
    {
      sequence: 1,
      from: "YYZ",
      to: "DXB",
      travelDate: "2027-03-20",
      flight: `EK-${trips}`,
      ...overrides,
    },
  ];
}

async function post(owner: AuthUser, itinerary: Leg[], type: Type = "traveler"): Promise<string> {
  const posted = await Itinerary.create(owner, { type, itinerary, traveler: phone }, now);
  await dropMatchJob(posted.itinerary.id);
  return posted.itinerary.id;
}

const change = (owner: AuthUser, id: string, input: Record<string, unknown>, at = later(60)) =>
  Itinerary.update(owner, contract.update.input.parse({ id, ...input }), at);

async function found(legs: Leg[], actor?: AuthUser): Promise<string[]> {
  const input = { searchType: "PROXIMAL" as const, type: "traveler" as const, itinerary: legs };
  const { items } = await Matching.search(actor, input, now);
  return items.filter(({ match }) => match.tier === "same-flight").map(({ id }) => id);
}

async function jobOf(id: string): Promise<string | undefined> {
  const jobs = await Matching.pendingMatchJobs(later(900 * day), 1000);
  return jobs.find((job) => job.id === id)?.dueAt;
}

async function itemsOf(where: (item: Record<string, unknown>) => boolean) {
  const { Items = [] } = await client.send(new ScanCommand({ TableName: config.tableName }));
  return Items.filter(where);
}

/** How many of these keep their promise; the others reject with one of the codes. */
async function settle(promises: Promise<unknown>[]): Promise<{ kept: number; codes: string[] }> {
  const outcomes = await Promise.allSettled(promises);
  return {
    kept: outcomes.filter(({ status }) => status === "fulfilled").length,
    codes: outcomes.flatMap((one) => (one.status === "rejected" ? [one.reason.code] : [])),
  };
}

describe("update", () => {
  it("changes what is given, and keeps id, time of posting and the rest", async () => {
    const ann = await person("Ann Kowalski");
    const id = await post(ann, newTrip(), "flightaid");
    const before = await Itinerary.fromId(ann, id, now);
    const mails = await Outbox.ofRecipient(ann.uid);
    const noted = await change(ann, id, { addInfo: "Seat 12A", connect: "ask" });
    expect(noted).toEqual({
      ...before,
      addInfo: "Seat 12A",
      maskedNote: "Seat 12A",
      connect: "ask",
    });
    const called = await change(ann, id, { traveler: { phoneNumber: "+14165550199" } });
    expect(called).toMatchObject({
      addInfo: "Seat 12A",
      traveler: { phoneNumber: "+14165550199" },
    });
    expect(await jobOf(id)).toBeUndefined();
    const near = await change(ann, id, { notify: { nearby: true }, addInfo: "" });
    expect(near).toEqual({
      ...before,
      connect: "ask",
      notify: { nearby: true },
      traveler: called.traveler,
    });
    expect(await Itinerary.fromId(ann, id, now)).toEqual(near);
    // Matches that nobody wanted to hear of until now.
    expect(await jobOf(id)).toBe(later(65).toISOString());
    await dropMatchJob(id);
    await change(ann, id, { notify: { nearby: true }, addInfo: "Seat 12A" });
    expect(await jobOf(id)).toBeUndefined();
    expect(await Outbox.ofRecipient(ann.uid)).toEqual(mails);
  });

  it("moves the trip: lists, searches and match job follow", async () => {
    const ann = await person("Ann Kowalski");
    const [first, second] = [newTrip(), newTrip({ travelDate: "2027-04-02" })];
    const twoLegs = [...first, { ...first[0], sequence: 2, from: "DXB", to: "BOM" }] as Leg[];
    const id = await post(ann, twoLegs);
    expect(await found(first)).toEqual([id]);
    const { createdAt } = await Itinerary.record(id);
    const moved = await change(ann, id, { itinerary: second });
    expect(moved).toMatchObject({ id, itinerary: second, createdAt });
    expect([await found(first), await found(second)]).toEqual([[], [id]]);
    expect(await jobOf(id)).toBe(later(65).toISOString());
    const { items } = await Matching.list(
      undefined,
      matching.list.input.parse({ flight: second[0]?.flight }),
      now,
    );
    expect(items).toMatchObject([{ id, itinerary: second }]);
    // One leg instead of two, and every item is kept as long as the new trip.
    const stored = await itemsOf(({ pk, sk }) => pk === `itinerary#${id}` && sk !== "change");
    expect(stored.map(({ sk }) => sk).sort()).toEqual(["itinerary", "leg#1", "news"]);
    const owned = await itemsOf(
      ({ pk, sk }) => pk === `user#${ann.uid}` && /^(trip|itinerary)#/.test(String(sk)),
    );
    expect(owned).toHaveLength(2);
    const end = Date.parse("2027-05-03T12:00:00Z") / 1000;
    for (const { expiresAt } of [...stored, ...owned]) expect(expiresAt).toBe(end);
  });

  it("validates new legs as those of a posting, and not the legs that stay", async () => {
    const ann = await person("Ann Kowalski");
    const legs = newTrip();
    const id = await post(ann, legs);
    const unknown = change(ann, id, { itinerary: newTrip({ to: "QQQ" }) });
    await expect(unknown).rejects.toMatchObject({ errors: [{ path: "itinerary.0.to" }] });
    const typed = change(ann, id, { traveler: { phoneNumber: "12345" } });
    await expect(typed).rejects.toMatchObject({ errors: [{ path: "traveler.phoneNumber" }] });
    const onTheWay = new Date("2027-03-21T12:00:00Z");
    const past = change(ann, id, { itinerary: newTrip() }, onTheWay);
    await expect(past).rejects.toMatchObject({ errors: [{ path: "itinerary.0.travelDate" }] });
    const noted = await change(ann, id, { itinerary: legs, addInfo: "Row 3" }, onTheWay);
    expect(noted).toMatchObject({ addInfo: "Row 3", itinerary: legs });
  });

  it("is for the owner", async () => {
    const [ann, bob] = [await person("Ann Kowalski"), await person("Bob Marsh")];
    const id = await post(ann, newTrip());
    for (const [actor, which] of [
      [bob, id],
      [ann, "0".repeat(32)],
      [ann, "no-id"],
    ] as const)
      await expect(change(actor, which, { addInfo: "x" })).rejects.toMatchObject({
        code: "not-found",
      });
  });

  it("counts as a posting of the day; one that changes nothing is free", {
    tags: "deep",
  }, async () => {
    const ann = await person("Ann Kowalski");
    const id = await post(ann, newTrip());
    for (let edit = 1; edit < limits.daily.postings; edit++)
      await change(ann, id, { addInfo: `Row ${edit}` });
    await change(ann, id, { addInfo: `Row ${limits.daily.postings - 1}` });
    await expect(change(ann, id, { addInfo: "another" })).rejects.toMatchObject({
      code: "too-many-requests",
      retryAfter: day / 2 - 60,
    });
    await change(ann, id, { addInfo: "another" }, later(day / 2));
  });

  it("an itinerary is active until the end of its new trip", { tags: "deep" }, async () => {
    const ann = await person("Ann Kowalski");
    const ids: string[] = [];
    for (let index = 0; index < limits.activeItineraries; index++)
      ids.push(await post(ann, newTrip({ travelDate: "2027-03-30" })));
    await change(ann, ids[0] ?? "", { itinerary: newTrip({ travelDate: "2027-03-20" }) });
    await change(ann, ids[1] ?? "", { itinerary: newTrip({ travelDate: "2027-04-20" }) });
    // From 12:00 UTC on the 10th until the 20th is over everywhere.
    await expect(post(ann, newTrip())).rejects.toMatchObject({ retryAfter: 11 * day });
    await Itinerary.remove(ann, ids[1] ?? "", now);
    await post(ann, newTrip());
    await expect(post(ann, newTrip())).rejects.toMatchObject({ code: "too-many-requests" });
  });
});

describe("a trip is posted once", () => {
  it("refuses to move an itinerary to a trip that the owner has posted", async () => {
    const [ann, bob] = [await person("Ann Kowalski"), await person("Bob Marsh")];
    const taken = newTrip();
    await post(ann, taken);
    await post(bob, taken);
    const id = await post(ann, newTrip());
    await expect(change(ann, id, { itinerary: taken })).rejects.toMatchObject({
      code: "conflict",
      message: expect.stringContaining("posted this trip already"),
    });
    // Of the other type it is another trip.
    const offered = await post(ann, newTrip(), "flightaid");
    expect((await change(ann, offered, { itinerary: taken })).itinerary).toEqual(
      taken.map(Matching.withPlaces),
    );
  });

  it("finds the moved itinerary by its new trip, and posts the former one as another", async () => {
    const ann = await person("Ann Kowalski");
    const [first, second] = [newTrip(), newTrip()];
    const id = await post(ann, first);
    await change(ann, id, { itinerary: second });
    expect(await post(ann, second)).toBe(id);
    const other = await post(ann, first);
    expect(other).not.toBe(id);
    expect(await post(ann, first)).toBe(other);
    await expect(change(ann, id, { itinerary: first })).rejects.toMatchObject({ code: "conflict" });
    await Itinerary.remove(ann, other, now);
    expect((await change(ann, id, { itinerary: first })).itinerary).toEqual(
      first.map(Matching.withPlaces),
    );
    expect((await Itinerary.ofOwner(ann)).map((one) => one.id)).toEqual([id]);
  });

  it("frees the trip when the moved itinerary is deleted", async () => {
    const ann = await person("Ann Kowalski");
    const [first, second] = [newTrip(), newTrip()];
    const id = await post(ann, first);
    await change(ann, id, { itinerary: second });
    await Itinerary.remove(ann, id, now);
    const ids = [await post(ann, first), await post(ann, second)];
    expect(new Set(ids).size).toBe(2);
    const keys = await itemsOf(
      ({ pk, sk }) => pk === `user#${ann.uid}` && String(sk).startsWith("trip#"),
    );
    expect(keys).toHaveLength(2);
  });

  describe("an itinerary of an earlier version, without key item and version", () => {
    async function postAsBefore(owner: AuthUser, legs: Leg[]): Promise<string> {
      const id = await post(owner, legs);
      const { TableName } = { TableName: config.tableName };
      const { DeleteCommand, UpdateCommand } = await import("@aws-sdk/lib-dynamodb");
      await client.send(
        new DeleteCommand({ TableName, Key: { pk: `user#${owner.uid}`, sk: `trip#${id}` } }),
      );
      await client.send(
        new UpdateCommand({
          TableName,
          Key: { pk: `itinerary#${id}`, sk: "itinerary" },
          UpdateExpression: "REMOVE version, #owner",
          ExpressionAttributeNames: { "#owner": "owner" },
        }),
      );
      return id;
    }

    it("is found when the same trip is posted, and refuses to be posted twice by a change", async () => {
      const ann = await person("Ann Kowalski");
      const legs = newTrip();
      const id = await postAsBefore(ann, legs);
      expect(await post(ann, legs)).toBe(id);
      const other = await post(ann, newTrip());
      await expect(change(ann, other, { itinerary: legs })).rejects.toMatchObject({
        code: "conflict",
      });
    });

    it("is changed, once by two at the same moment, and deleted", { tags: "deep" }, async () => {
      const ann = await person("Ann Kowalski");
      const [first, second] = [newTrip(), newTrip()];
      const id = await postAsBefore(ann, first);
      await Promise.all([
        change(ann, id, { itinerary: second }),
        change(ann, id, { addInfo: "Row 3" }),
      ]);
      expect(await Itinerary.fromId(ann, id, now)).toMatchObject({
        addInfo: "Row 3",
        itinerary: second,
      });
      expect(await post(ann, second)).toBe(id);
      const untouched = await postAsBefore(ann, newTrip());
      for (const one of [id, untouched]) await Itinerary.remove(ann, one, now);
      expect(await Itinerary.ofOwner(ann)).toEqual([]);
    });
  });
});

describe("at the same moment", () => {
  it("two changes: both take effect, and only one of two trips is left", {
    tags: "deep",
  }, async () => {
    for (let round = 0; round < 5; round++) {
      const ann = await person("Ann Kowalski");
      const [first, second, third] = [newTrip(), newTrip(), newTrip()];
      const id = await post(ann, first);
      await Promise.all([
        change(ann, id, { itinerary: second }),
        change(ann, id, { itinerary: third }),
        change(ann, id, { addInfo: "Row 3" }),
      ]);
      const now = await Itinerary.record(id);
      expect(now).toMatchObject({ addInfo: "Row 3", version: 4 });
      const isSecond = now.legs[0]?.flight === second[0]?.flight;
      expect(await found(second)).toEqual(isSecond ? [id] : []);
      expect(await found(third)).toEqual(isSecond ? [] : [id]);
      const keys = await itemsOf(
        ({ pk, sk }) => pk === `user#${ann.uid}` && String(sk).startsWith("trip#"),
      );
      expect(keys).toHaveLength(1);
    }
  });

  it("a change and a deletion: nothing is left", { tags: "deep" }, async () => {
    for (let round = 0; round < 5; round++) {
      const ann = await person("Ann Kowalski");
      const [first, second] = [newTrip(), newTrip()];
      const id = await post(ann, first);
      const { codes } = await settle([
        change(ann, id, { itinerary: second }),
        Itinerary.remove(ann, id, now),
      ]);
      expect(["", "not-found"]).toContain(codes.join());
      const left = await itemsOf(
        ({ pk, sk }) =>
          (pk === `itinerary#${id}` && sk !== "change") ||
          (pk === `user#${ann.uid}` && /^(trip|itinerary)#/.test(String(sk))),
      );
      expect(left).toEqual([]);
      const active = await itemsOf(({ pk, sk }) => pk === `user#${ann.uid}` && sk === "active");
      expect(active[0]?.trips).toBeUndefined();
      expect(await Itinerary.changeOf(id)).toMatchObject({ what: "deleted", before: first });
    }
  });

  it("a change and a posting of the same trip: one itinerary has it", async () => {
    for (let round = 0; round < 5; round++) {
      const ann = await person("Ann Kowalski");
      const [first, second] = [newTrip(), newTrip()];
      const id = await post(ann, first);
      const { kept, codes } = await settle([
        change(ann, id, { itinerary: second }),
        post(ann, second),
      ]);
      const own = await Itinerary.ofOwner(ann);
      const holders = own.filter(({ itinerary }) => itinerary[0]?.flight === second[0]?.flight);
      expect(holders).toHaveLength(1);
      expect([kept, codes]).toEqual(own.length === 1 ? [2, []] : [1, ["conflict"]]);
      expect(await found(second)).toEqual(holders.map((one) => one.id));
    }
  });

  it("two itineraries that move to the same trip: one of them does", { tags: "deep" }, async () => {
    for (let round = 0; round < 5; round++) {
      const ann = await person("Ann Kowalski");
      const ids = [await post(ann, newTrip()), await post(ann, newTrip())];
      const target = newTrip();
      const moves = await settle(ids.map((id) => change(ann, id, { itinerary: target })));
      expect(moves).toEqual({ kept: 1, codes: ["conflict"] });
      expect(await found(target)).toHaveLength(1);
    }
  });

  it("a change and the end of the search for matches: the new trip is still searched", async () => {
    const ann = await person("Ann Kowalski");
    const posted = await Itinerary.create(
      ann,
      { type: "flightaid", itinerary: newTrip(), traveler: phone },
      now,
    );
    const { id } = posted.itinerary;
    const job = { id, dueAt: (await jobOf(id)) ?? "" };
    await change(ann, id, { itinerary: newTrip() });
    await Matching.completeMatching(job);
    expect(await jobOf(id)).toBe(later(65).toISOString());
  });
});

describe("paused", () => {
  it("takes an itinerary out of lists, searches and matches, and brings it back", async () => {
    const [ann, bob] = [await person("Ann Kowalski"), await person("Bob Marsh")];
    const legs = newTrip();
    const id = await post(ann, legs);
    const before = await Itinerary.fromId(ann, id, now);
    expect(await change(ann, id, { paused: true })).toEqual({ ...before, paused: true });
    expect(await found(legs)).toEqual([]);
    expect(await jobOf(id)).toBeUndefined();
    expect(await Itinerary.matchesOf(id, now)).toBeUndefined();
    for (const actor of [bob, undefined])
      await expect(Itinerary.fromId(actor, id, now)).rejects.toMatchObject({ code: "not-found" });
    expect(await Itinerary.fromId(ann, id, now)).toMatchObject({ paused: true });
    expect((await Itinerary.ofOwner(ann)).map((one) => one.paused)).toEqual([true]);

    // What changes meanwhile stays out of sight.
    const moved = newTrip();
    await change(ann, id, { itinerary: moved, addInfo: "Row 3" });
    expect([await found(moved), await jobOf(id)]).toEqual([[], undefined]);

    const shown = await change(ann, id, { paused: false }, later(120));
    expect(shown).toEqual({
      ...before,
      itinerary: moved.map(Matching.withPlaces),
      addInfo: "Row 3",
      maskedNote: "Row 3",
    });
    expect([await found(legs), await found(moved)]).toEqual([[], [id]]);
    expect(await jobOf(id)).toBe(later(125).toISOString());
    expect(await Itinerary.fromId(bob, id, now)).toMatchObject({ addInfo: "Row 3" });
  });

  it("does not make room for another active itinerary, and can be deleted", {
    tags: "deep",
  }, async () => {
    const ann = await person("Ann Kowalski");
    const [first = ""] = await Promise.all(
      Array.from({ length: limits.activeItineraries }, () =>
        post(ann, newTrip({ travelDate: addDays("2027-03-20", trips % 7) })),
      ),
    );
    await change(ann, first, { paused: true });
    await expect(post(ann, newTrip())).rejects.toMatchObject({ code: "too-many-requests" });
    await Itinerary.remove(ann, first, now);
    expect(await Itinerary.existingIds([first])).toEqual(new Set());
  });
});
