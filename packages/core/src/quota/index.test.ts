import { randomUUID } from "node:crypto";
import { PutCommand, ScanCommand } from "@aws-sdk/lib-dynamodb";
import { afterEach, describe, expect, it } from "vitest";
import { consistencyOf } from "../../test/reads";
import { config } from "../config";
import { client } from "../db/client";
import { transact, type Write } from "../db/transact";
import { limits } from "../usage-limits";
import { Quota } from ".";
import { handOver } from "./hand-over";
import { userData } from "./user-data";

const now = new Date("2027-03-10T12:00:00Z");
const seconds = now.getTime() / 1000;
const day = 86_400;
const later = (count: number) => new Date(now.getTime() + count * 1000);

const write = (...writes: Write[]) => transact(writes, { refused: () => "retry", busy: "busy" });

async function itemsOf(uid: string) {
  const { Items = [] } = await client.send(new ScanCommand({ TableName: config.tableName }));
  return Items.filter(({ pk }) => pk === `user#${uid}`);
}

describe("spend", () => {
  it("has room for exactly the limit of a day, for each user and purpose", async () => {
    const uid = randomUUID();
    const most = limits.daily.connections;
    const spend = () => write(Quota.spend(uid, "connections", now));
    const outcomes = await Promise.allSettled(Array.from({ length: most + 5 }, spend));
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(most);
    await write(Quota.spend(uid, "messages", now), Quota.spend(randomUUID(), "connections", now));
    await expect(spend()).rejects.toMatchObject({ code: "too-many-requests" });
    await write(Quota.spend(uid, "connections", later(day / 2)));
  });

  it("spends several at once, or none of them", async () => {
    const uid = randomUUID();
    const most = limits.daily.matchMails;
    await write(Quota.spend(uid, "matchMails", now, most - 1));
    await expect(write(Quota.spend(uid, "matchMails", now, 2))).rejects.toMatchObject({
      reason: "too-many-match-mails",
      params: { most: 140 },
    });
    await write(Quota.spend(uid, "matchMails", now));
  });

  it.each([
    [0, day / 2],
    [12 * 3600 - 1, 1],
  ])("refuses at %i seconds after noon for the rest of the day", async (after, seconds) => {
    const uid = randomUUID();
    const at = later(after);
    await write(Quota.spend(uid, "messages", at, limits.daily.messages));
    await expect(write(Quota.spend(uid, "messages", at))).rejects.toMatchObject({
      params: { seconds },
      retryAfter: seconds,
    });
  });
});

describe("the reason of a refusal", () => {
  it.each([
    ["postings", "too-many-postings", 40],
    ["connections", "too-many-connections", 10],
    ["messages", "too-many-messages", 10],
    ["connectionMessages", "too-many-messages", 60],
    ["reports", "too-many-reports", 10],
    ["blocks", "too-many-blocks", 30],
    ["renames", "too-many-renames", 5],
    ["matchMails", "too-many-match-mails", 140],
  ] as const)("%s: %s, %i", async (what, reason, most) => {
    const spend = Quota.spend(randomUUID(), what, now, limits.daily[what]);
    await write(spend);
    const params = { most, seconds: day / 2 };
    await expect(write(spend)).rejects.toMatchObject({ reason, params, retryAfter: day / 2 });
  });
});

it("spendOnConnection: has room for the limit of a day, for each connection", async () => {
  const uid = randomUUID();
  const spend = (connection: string, at = now) =>
    write(Quota.spendOnConnection(uid, "connectionMessages", connection, at));
  const attempts = Array.from({ length: limits.dailyOfConnection.connectionMessages + 2 }, () =>
    spend("one"),
  );
  const outcomes = await Promise.allSettled(attempts);
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(10);
  await expect(spend("one")).rejects.toMatchObject({
    reason: "too-many-messages-to-one",
    params: { most: 10, seconds: day / 2 },
    retryAfter: day / 2,
  });
  await spend("two");
  await spend("one", later(day / 2));
});

it("spendOnConnection: gives the reason of the day for anything but messages", async () => {
  const spend = Quota.spendOnConnection(randomUUID(), "boardingPasses", "one", now);
  for (let times = 0; times < limits.dailyOfConnection.boardingPasses; times++) await write(spend);
  await expect(write(spend)).rejects.toMatchObject({ reason: "too-many-boarding-passes" });
});

describe("holdChangedMail", () => {
  const most = limits.changedMails.unpaid;

  /** Counts mails until the day has no room. */
  async function fill(uid: string, of: "unpaid" | "paid"): Promise<number> {
    for (let held = 0; ; held++) {
      const hold = await Quota.holdChangedMail(uid, of, now);
      if (!hold) return held;
      await write(hold);
    }
  }

  it("has room for so many mails of a day to a user, and apart from them for those about what is paid", async () => {
    const uid = randomUUID();
    expect(await fill(uid, "unpaid")).toBe(most);
    expect(await fill(uid, "paid")).toBe(limits.changedMails.paid);
    expect(await Quota.holdChangedMail(uid, "unpaid", later(day / 2 - 1))).toBeUndefined();
    expect(await Quota.holdChangedMail(uid, "unpaid", later(day / 2))).toBeDefined();
  });

  it("is refused when others have taken the room since it was read", async () => {
    const uid = randomUUID();
    const stale = await Quota.holdChangedMail(uid, "unpaid", now);
    if (!stale) throw new Error("A day without mails has room");
    await fill(uid, "unpaid");
    expect(await transact([stale], { refused: () => "refused", busy: "busy" })).toBe("refused");
  });
});

it("endOfDay: is the next midnight, UTC", () => {
  const midnight = new Date("2027-03-11T00:00:00Z");
  expect(Quota.endOfDay(now)).toEqual(midnight);
  expect(Quota.endOfDay(midnight)).toEqual(new Date("2027-03-12T00:00:00Z"));
});

it("usedBy: has what is counted", async () => {
  const uid = randomUUID();
  const nothing = { cancelled: [], days: [], active: [], cancelRefunds: [] };
  expect(await Quota.usedBy(uid)).toEqual(nothing);
  const until = later(day);
  await write(
    Quota.spend(uid, "postings", now, 3),
    Quota.spendOnConnection(uid, "taps", "one", now),
    Quota.reserve(uid, { id: "itinerary", until: until.getTime() / 1000 }, now),
    ...(await Quota.useCancellation(uid, "two", now)),
    ...(await Quota.strikeWrites(uid, "three", now)).writes,
  );
  expect(await Quota.usedBy(uid)).toEqual({
    cancelled: [{ connection: "three", at: now.toISOString() }],
    days: [
      { day: "2027-03-10", limit: "postings", count: 3 },
      { day: "2027-03-10", limit: "taps", connection: "one", count: 1 },
    ],
    active: [{ itinerary: "itinerary", until: until.toISOString() }],
    cancelRefunds: [{ connection: "two", until: later(30 * day).toISOString() }],
  });
});

describe("reserve", () => {
  const trip = (until: number) => ({ id: randomUUID(), until });

  it("counts a trip once, and not after its release", async () => {
    const uid = randomUUID();
    const trips = Array.from({ length: limits.activeItineraries }, () => trip(seconds + day));
    for (const one of trips) await write(Quota.reserve(uid, one, now));
    const another = Quota.reserve(uid, trip(seconds + day), now);
    await expect(write(another)).rejects.toMatchObject({ retryAfter: day });
    const [first] = trips;
    if (first) await write(Quota.release(uid, first));
    await write(another);
    await expect(write(Quota.reserve(uid, trip(seconds + day), now))).rejects.toMatchObject({
      reason: "too-many-itineraries",
      params: { most: 20 },
    });
  });

  it("makes room for one trip at a time when trips are over", async () => {
    const uid = randomUUID();
    for (let index = 0; index < limits.activeItineraries; index++)
      await write(Quota.reserve(uid, trip(seconds + (index < 2 ? 1 : day)), now));
    const attempts = Array.from({ length: 4 }, () =>
      write(Quota.reserve(uid, trip(seconds + day), later(1))),
    );
    const outcomes = await Promise.allSettled(attempts);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(2);
  });

  it("releases what was never reserved", async () => {
    expect(await write(Quota.release(randomUUID(), trip(seconds)))).toBe("committed");
  });
});

describe("move", () => {
  it("makes a trip count until its new end", async () => {
    const uid = randomUUID();
    const id = "moved";
    const until = seconds + day;
    for (let index = 1; index < limits.activeItineraries; index++)
      await write(Quota.reserve(uid, { id: `${index}`, until: seconds + 9 * day }, now));
    await write(Quota.reserve(uid, { id, until }, now));
    const another = Quota.reserve(uid, { id: "another", until: seconds + 9 * day }, now);
    await write(...(await Quota.move(uid, { id, until }, seconds + 2 * day, now)));
    await expect(write(another)).rejects.toMatchObject({ retryAfter: 2 * day });
    await write(Quota.release(uid, { id, until: seconds + 2 * day }));
    await write(another);
  });

  it("writes nothing when the end stays, and counts a trip that did not count", async () => {
    const uid = randomUUID();
    expect(await Quota.move(uid, { id: "one", until: seconds }, seconds, now)).toEqual([]);
    await write(...(await Quota.move(uid, { id: "one", until: seconds }, seconds + day, now)));
    const [active] = await itemsOf(uid);
    expect(active?.trips).toEqual(new Set([`${seconds + day}#one`]));
    // Longer than any other trip that can be active by then.
    const kept = 500 * day;
    expect(active?.expiresAt).toBe(seconds + day + kept);
    await write(Quota.release(uid, { id: "one", until: seconds + day }));
    expect((await itemsOf(uid))[0]?.expiresAt).toBe(seconds + day + kept);
  });

  it("is kept long enough after a release", async () => {
    const uid = randomUUID();
    await write(Quota.reserve(uid, { id: "one", until: seconds + day }, now));
    await write(Quota.release(uid, { id: "one", until: seconds + 2 * day }));
    expect((await itemsOf(uid))[0]?.expiresAt).toBe(seconds + 502 * day);
  });

  it("is refused when the active itineraries have changed since", async () => {
    const uid = randomUUID();
    const trip = { id: "one", until: seconds + day };
    const first = await Quota.move(uid, trip, seconds + 2 * day, now);
    await write(Quota.reserve(uid, trip, now));
    const second = await Quota.move(uid, trip, seconds + 3 * day, now);
    await write(Quota.reserve(uid, { ...trip, id: "two" }, now));
    for (const stale of [first, second])
      expect(await transact(stale, { refused: () => "refused", busy: "busy" })).toBe("refused");
    await write(...(await Quota.move(uid, trip, seconds + 4 * day, now)));
    const [active] = await itemsOf(uid);
    expect(active?.trips).toEqual(new Set([`${seconds + day}#two`, `${seconds + 4 * day}#one`]));
  });
});

describe("move of a trip that was over", () => {
  const most = limits.activeItineraries;
  const over = { id: "over", until: seconds };

  it("needs room, once it has made room for others", async () => {
    const uid = randomUUID();
    await write(Quota.reserve(uid, over, later(-1)));
    for (let index = 0; index < most; index++)
      await write(Quota.reserve(uid, { id: `${index}`, until: seconds + day }, now));
    const move = (at: Date) => Quota.move(uid, over, seconds + 9 * day, at);
    await expect(move(now)).rejects.toMatchObject({
      reason: "too-many-itineraries",
      params: { most, seconds: day },
      retryAfter: day,
    });
    await write(Quota.release(uid, { id: "0", until: seconds + day }));
    await write(...(await move(now)));
    const another = Quota.reserve(uid, { id: "another", until: seconds + day }, now);
    await expect(write(another)).rejects.toMatchObject({ reason: "too-many-itineraries" });
  });

  it("makes room by itself, and needs none while it still counts", async () => {
    const uid = randomUUID();
    for (let index = 0; index < most; index++) {
      const until = seconds + (index < 3 ? 1 : day);
      await write(Quota.reserve(uid, { id: `${index}`, until }, now));
    }
    const first = { id: "0", until: seconds + 1 };
    await write(...(await Quota.move(uid, first, seconds + 9 * day, now)));
    expect((await Quota.usedBy(uid)).active).toHaveLength(most);
    await write(...(await Quota.move(uid, over, seconds + 9 * day, later(1))));
    const active = (await Quota.usedBy(uid)).active.map(({ itinerary }) => itinerary);
    expect(active).toHaveLength(most - 1);
    expect(active).toEqual(expect.arrayContaining(["0", "over"]));
  });
});

it("forget: deletes everything of a user; what is left otherwise expires", async () => {
  const uid = randomUUID();
  await write(
    Quota.spend(uid, "postings", now),
    Quota.spend(uid, "messages", now),
    Quota.reserve(uid, { id: "itinerary", until: seconds + day }, now),
    Quota.suspensionWrite(uid, "spam", now),
    ...(await Quota.useCancellation(uid, "one", now)),
    ...(await Quota.strikeWrites(uid, "two", now)).writes,
  );
  const items = await itemsOf(uid);
  expect(items).toHaveLength(6);
  // A suspension stays until it is lifted.
  for (const { sk, expiresAt } of items)
    if (sk !== "suspension") expect(expiresAt).toBeGreaterThan(seconds);
  await Quota.forget(uid);
  expect(await itemsOf(uid)).toEqual([]);
  await Quota.forget(uid);
});

describe("the table", () => {
  afterEach(() => {
    client.middlewareStack.remove("observer");
  });

  it("is read strongly consistently", async () => {
    const uid = randomUUID();
    const trip = { id: "one", until: seconds };
    const reads = await consistencyOf(async () => {
      await Quota.holdChangedMail(uid, "paid", now);
      await Quota.move(uid, trip, seconds + 1, now);
      await Quota.usedBy(uid);
      await Quota.useCancellation(uid, "one", now);
      await Quota.mustSeparate(uid);
      await handOver({ from: uid, to: randomUUID(), keeps: false, checks: [] }, now);
      await Quota.reserve(uid, trip, now).refused?.();
    });
    expect(reads).toEqual(Array.from({ length: 11 }, () => true));
  });

  it("may leave deletes undone, which fails the deletion of an account", async () => {
    const uid = randomUUID();
    await write(Quota.spend(uid, "postings", now));
    client.middlewareStack.add(
      (next, { commandName = "" }) =>
        async (call) => {
          if (!commandName.startsWith("BatchWrite")) return next(call);
          const { RequestItems } = Object(call.input);
          return { response: {}, output: { UnprocessedItems: RequestItems, $metadata: {} } };
        },
      { step: "initialize", name: "observer" },
    );
    await expect(Quota.forget(uid)).rejects.toMatchObject({ reason: "overloaded" });
  });
});

it("an account exports its use of the limits, and deletes it with itself", async () => {
  const uid = randomUUID();
  const account = { uid, email: "ann@example.com", username: uid, displayName: "Ann" };
  await write(Quota.spend(uid, "postings", now));
  expect(await userData.export(account)).toMatchObject({
    limits: { days: [{ limit: "postings", count: 1 }] },
  });
  await userData.forget(account);
  expect(await itemsOf(uid)).toEqual([]);
});

describe("handOver", () => {
  const key = { pk: "", sk: "quota#other" };
  const put = (uid: string, attributes: object) =>
    client.send(
      new PutCommand({
        TableName: config.tableName,
        Item: { ...key, pk: `user#${uid}`, __edb_e__: "quota", __edb_v__: "2", ...attributes },
      }),
    );
  const move = (from: string, to: string, keeps = false) =>
    handOver({ from, to, keeps, checks: [] }, now);

  it("moves what is used, whatever its attributes, and not the active itineraries", async () => {
    const [from, to] = [randomUUID(), randomUUID()];
    const former = `former-${to}`;
    await write(
      Quota.spend(from, "postings", now, 3),
      Quota.reserve(from, { id: "itinerary", until: seconds + day }, now),
    );
    const attributes = { uid: from, used: new Set(["a", "b"]), since: "2027-01-01", off: true };
    await put(from, { ...attributes, order: `x#${from}` });
    for (const _ of [1, 2]) await move(from, former);
    expect((await itemsOf(from)).map(({ sk }) => sk)).toEqual(["active"]);
    const kept = seconds + 180 * day;
    expect((await itemsOf(former)).find(({ sk }) => sk === key.sk)).toMatchObject({
      expiresAt: kept,
      order: `x#${former}`,
    });
    for (const _ of [1, 2]) await move(former, to);
    expect(await itemsOf(former)).toEqual([]);
    const [counted, other] = (await itemsOf(to)).sort((a, b) => (a.sk < b.sk ? -1 : 1));
    expect(counted).toMatchObject({ uid: to, count: 3, expiresAt: seconds + 2 * day });
    // It had no time to live.
    expect(other).toEqual({
      ...attributes,
      ...key,
      pk: `user#${to}`,
      uid: to,
      order: `x#${to}`,
      __edb_e__: "quota",
      __edb_v__: "2",
    });
  });

  it("adds to what the account has: the greater number, the elements of both sets", async () => {
    const [from, to] = [randomUUID(), randomUUID()];
    await put(from, { count: 5, most: 1, used: new Set(["a"]), since: "2027-01-01" });
    await put(to, { count: 2, most: 4, used: new Set(["b"]), since: "2027-02-02" });
    for (const _ of [1, 2]) await move(from, to, true);
    expect(await itemsOf(to)).toMatchObject([
      { count: 5, most: 4, used: new Set(["a", "b"]), since: "2027-02-02" },
    ]);
    expect(await itemsOf(from)).toHaveLength(1);
  });

  it("adds to an item without sets, and to one with several", async () => {
    for (const sets of [{}, { used: new Set(["a"]), spent: new Set(["b"]) }]) {
      const [from, to] = [randomUUID(), randomUUID()];
      await put(from, { count: 5, ...sets });
      await put(to, { count: 2 });
      await move(from, to);
      expect(await itemsOf(to)).toMatchObject([{ count: 5, ...sets }]);
    }
  });

  it("has the places of both lists, each connection until the later time, whichever comes first", async () => {
    const place = (connection: string, days: number) => ({ connection, until: later(days * day) });
    const holding = async (...places: ReturnType<typeof place>[]) => {
      const uid = randomUUID();
      for (const one of places)
        await write(...((await Quota.holdCancellation(uid, one, now)) ?? []));
      return uid;
    };
    for (const isReversed of [false, true]) {
      const [one, other] = [
        await holding(place("a", 5)),
        await holding(place("a", 9), place("b", 7)),
      ];
      const to = randomUUID();
      for (const from of isReversed ? [other, one] : [one, other])
        for (const _ of [1, 2]) await move(from, to, true);
      const held = (await Quota.usedBy(to)).cancelRefunds;
      expect(new Map(held.map(({ connection, until }) => [connection, until]))).toEqual(
        new Map([
          ["a", later(9 * day).toISOString()],
          ["b", later(7 * day).toISOString()],
        ]),
      );
      expect(held).toHaveLength(2);
      expect((await itemsOf(to))[0]?.expiresAt).toBe(seconds + 9 * day);
      expect(await Quota.holdCancellation(to, place("c", 5), now)).toBeUndefined();
    }
  });

  it("refuses who has read the places before", async () => {
    const [from, to] = [randomUUID(), randomUUID()];
    const place = { connection: "a", until: later(day) };
    await write(...((await Quota.holdCancellation(from, place, now)) ?? []));
    await write(...(await Quota.useCancellation(to, "b", now)));
    const stale = await Quota.freeCancellation(to, "b", now);
    await move(from, to);
    expect(await transact(stale, { refused: () => "refused", busy: "busy" })).toBe("refused");
    expect((await Quota.usedBy(to)).cancelRefunds).toHaveLength(2);
  });

  it("reads again what the account changes at the same moment", async () => {
    const [from, to] = [randomUUID(), randomUUID()];
    await write(Quota.spend(from, "postings", now, 5));
    await write(Quota.spend(to, "postings", now, 4));
    let transactions = 0;
    client.middlewareStack.add(
      (next, { commandName = "" }) =>
        async (call) => {
          // Before the one that writes over what was read.
          if (commandName.startsWith("TransactWrite") && ++transactions === 2)
            await write(Quota.spend(to, "postings", now, 3));
          return next(call);
        },
      { step: "initialize", name: "meanwhile" },
    );
    await move(from, to);
    client.middlewareStack.remove("meanwhile");
    expect((await Quota.usedBy(to)).days).toMatchObject([{ count: 7 }]);
    expect(await itemsOf(from)).toEqual([]);
  });

  it("gives no time to live to what has none in one of the two, whichever comes first", async () => {
    const cancelled = async (...connections: string[]) => {
      const uid = randomUUID();
      for (const connection of connections)
        await write(...(await Quota.strikeWrites(uid, connection, now)).writes);
      return uid;
    };
    for (const isReversed of [false, true])
      for (const isAway of [false, true]) {
        const [few, off] = [await cancelled("a"), await cancelled("b", "c", "d")];
        const to = randomUUID();
        const former = `former-${to}`;
        for (const from of isReversed ? [off, few] : [few, off])
          await move(from, isAway ? former : to);
        if (isAway) {
          expect((await itemsOf(former))[0]?.expiresAt).toBe(seconds + 180 * day);
          await move(former, to);
        }
        expect(await Quota.strikesOf(to)).toMatchObject({
          cancelled: [{}, {}, {}, {}],
          offSince: now.toISOString(),
        });
        const [strikes] = await itemsOf(to);
        expect(strikes).not.toHaveProperty("expiresAt");
        expect(await Quota.mustHide(to)).toBe(true);
        await Quota.completeOffOffer(to);
        expect((await itemsOf(to))[0]).not.toHaveProperty("dueQueue");
      }
  });

  it("suspends whoever comes back after a decision about the former account", async () => {
    const uid = randomUUID();
    const former = `former-${uid}`;
    await write(Quota.suspensionWrite(former, "spam", now));
    expect((await itemsOf(former))[0]?.expiresAt).toBe(seconds + 180 * day);
    await move(former, uid);
    expect(await Quota.suspensionOf(uid)).toEqual({ since: now.toISOString(), reason: "spam" });
    const [suspension] = await itemsOf(uid);
    for (const name of ["expiresAt", "expiresInUse"]) expect(suspension).not.toHaveProperty(name);
    expect(await itemsOf(former)).toEqual([]);
  });

  it("hides what an account that exists has in sight once it is suspended, or off offer, by that, and not again", async () => {
    const [uid, former] = [randomUUID(), `former-${randomUUID()}`];
    await write(Quota.suspensionWrite(former, "spam", now));
    for (const connection of ["a", "b", "c"])
      await write(...(await Quota.strikeWrites(former, connection, now)).writes);
    const inSight = async (id: string) => [await Quota.mustSeparate(id), await Quota.mustHide(id)];
    const complete = async (id: string) => {
      await Quota.completeSuspension(id);
      await Quota.completeOffOffer(id);
    };
    await complete(former);
    await write(...(await Quota.strikeWrites(uid, "d", now)).writes);
    await move(former, uid, true);
    expect(await inSight(former)).toEqual([false, false]);
    expect(await inSight(uid)).toEqual([true, true]);
    for (const read of [Quota.pendingSuspensions, Quota.pendingOffOffer]) {
      const ids = async (seconds: number) =>
        (await read(later(seconds), 100)).flatMap(({ id }) => (id === uid ? [id] : []));
      expect([await ids(59), await ids(60)]).toEqual([[], [uid]]);
    }
    await complete(uid);
    await move(former, uid, true);
    expect(await inSight(uid)).toEqual([false, false]);
    for (const one of await itemsOf(uid)) expect(one).not.toHaveProperty("dueQueue");
  });

  it("keeps the account's texts, also lesser ones, and renames the elements of sets", async () => {
    const [from, to] = [randomUUID(), randomUUID()];
    await put(from, { since: "2027-03-03", used: new Set([`x#${from}`]) });
    await put(to, { since: "2027-02-02" });
    await move(from, to);
    expect(await itemsOf(to)).toMatchObject([{ since: "2027-02-02", used: new Set([`x#${to}`]) }]);
  });

  it("keeps for a former account what would expire anyway no longer than that", async () => {
    const kept = seconds + 180 * day;
    for (const [expiresAt, until] of [
      [seconds + 2 * day, seconds + 2 * day],
      [seconds + 400 * day, kept],
      [undefined, kept],
    ]) {
      const [from, to] = [randomUUID(), randomUUID()];
      await put(from, { ...(expiresAt && { expiresAt }) });
      await move(from, `former-${from}`);
      // From one former account to another as well.
      await move(`former-${from}`, `former-${to}`);
      expect(await itemsOf(`former-${to}`)).toMatchObject([{ expiresAt: until }]);
      await move(`former-${to}`, to);
      expect((await itemsOf(to))[0]?.expiresAt).toBe(expiresAt);
    }
  });

  it("leaves out what has expired, which DynamoDB deletes late", async () => {
    for (const expiresAt of [seconds - 1, seconds]) {
      const [from, to] = [randomUUID(), randomUUID()];
      await put(from, { count: 5, expiresAt });
      await move(from, to);
      expect(await itemsOf(to)).toEqual([]);
    }
  });
});
