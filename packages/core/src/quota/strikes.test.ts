/** Paid connections that a flightaid cancels: the third in ninety days takes their postings out of sight. */
import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { transact, type Write } from "../db/transact";
import { Quota } from ".";
import { strikesEntity } from "./entity";

const now = new Date("2027-03-10T12:00:00Z");
const day = 86_400;
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);

const write = (writes: Write[]) =>
  transact(writes, { refused: () => "refused" as const, busy: "busy" });

/** @returns whether the user goes off offer */
async function cancel(uid: string, connection: string, at = now): Promise<boolean> {
  const { writes, goesOff } = await Quota.strikeWrites(uid, connection, at);
  expect(await write(writes)).toBe("committed");
  return goesOff;
}

/** A user who has gone off offer. */
async function offOffer(): Promise<string> {
  const uid = randomUUID();
  for (const connection of ["a", "b", "c"]) await cancel(uid, connection);
  return uid;
}

const item = async (id: string) => (await strikesEntity().get({ id }).go()).data;

describe("a flightaid", () => {
  it("is off offer from the third connection on, and does not go off again", async () => {
    const uid = randomUUID();
    expect([await Quota.isOffOffer(uid), await Quota.mustHide(uid)]).toEqual([false, false]);
    expect(await cancel(uid, "a")).toBe(false);
    expect(await cancel(uid, "b", later(1))).toBe(false);
    expect(await Quota.strikesOf(uid)).toEqual({
      cancelled: [
        { connection: "a", at: now.toISOString() },
        { connection: "b", at: later(1).toISOString() },
      ],
    });
    expect(await Quota.isOffOffer(uid)).toBe(false);
    expect(await Quota.mustHide(uid)).toBe(false);
    expect(await cancel(uid, "c", later(2))).toBe(true);
    expect(await cancel(uid, "d", later(3))).toBe(false);
    expect(await Quota.strikesOf(uid)).toMatchObject({
      cancelled: ["a", "b", "c", "d"].map((connection) => ({ connection })),
      offSince: later(2).toISOString(),
    });
    expect(await Quota.isOffOffer(uid)).toBe(true);
    expect(await Quota.mustHide(uid)).toBe(true);
  });

  it("is counted once for a connection", async () => {
    const uid = randomUUID();
    await cancel(uid, "a");
    await cancel(uid, "b");
    expect(await Quota.strikeWrites(uid, "a", later(1))).toEqual({ writes: [], goesOff: false });
    // The id of another connection may end in the same way.
    expect((await Quota.strikeWrites(uid, "", later(1))).writes).toHaveLength(1);
  });

  it("is counted for ninety days", async () => {
    const uid = randomUUID();
    await cancel(uid, "a");
    await cancel(uid, "b", later(day));
    expect((await Quota.strikeWrites(uid, "c", later(90 * day))).goesOff).toBe(true);
    expect((await Quota.strikeWrites(uid, "c", later(90 * day + 1))).goesOff).toBe(false);
    await cancel(uid, "c", later(90 * day + 1));
    const { cancelled } = await Quota.strikesOf(uid);
    expect(cancelled.map(({ connection }) => connection)).toEqual(["b", "c"]);
  });

  it("is forgotten after ninety days, unless off offer", async () => {
    const uid = randomUUID();
    await cancel(uid, "a");
    expect((await item(uid))?.expiresAt).toBe(now.getTime() / 1000 + 90 * day);
    expect(await item(await offOffer())).not.toHaveProperty("expiresAt");
  });

  it("is not counted twice at the same moment", async () => {
    const uid = randomUUID();
    const [one, other] = [
      await Quota.strikeWrites(uid, "a", now),
      await Quota.strikeWrites(uid, "b", now),
    ];
    expect(await write(one.writes)).toBe("committed");
    expect(await write(other.writes)).toBe("refused");
    const [stale, next] = [
      await Quota.strikeWrites(uid, "b", now),
      await Quota.strikeWrites(uid, "c", now),
    ];
    expect(await write(next.writes)).toBe("committed");
    expect(await write(stale.writes)).toBe("refused");
  });
});

describe("postings of a user who is off offer", () => {
  it("are hidden by a schedule after a minute, until that is done", async () => {
    const uid = await offOffer();
    const isPending = async (seconds: number) =>
      (await Quota.pendingOffOffer(later(seconds), 100)).some(({ id }) => id === uid);
    expect([await isPending(59), await isPending(60)]).toEqual([false, true]);
    // A further one does not delay it.
    await cancel(uid, "d", later(30));
    expect(await isPending(60)).toBe(true);
    await Quota.completeOffOffer(uid);
    expect(await isPending(60)).toBe(false);
    expect(await Quota.mustHide(uid)).toBe(false);
    expect(await Quota.isOffOffer(uid)).toBe(true);
    await cancel(uid, "e", later(40));
    expect(await Quota.mustHide(uid)).toBe(false);
    expect(await isPending(day)).toBe(false);
    // Twice, or of somebody else.
    const before = await item(uid);
    await Quota.completeOffOffer(uid);
    await Quota.completeOffOffer(randomUUID());
    expect(await item(uid)).toEqual(before);
  });

  it("are refused until an operator lifts it, which forgets what counted", async () => {
    const uid = randomUUID();
    const check = () => write(Quota.onOfferChecks(uid));
    expect(await check()).toBe("committed");
    await cancel(uid, "a");
    expect(await check()).toBe("committed");
    expect(await Quota.lift(uid)).toBe(false);
    for (const connection of ["b", "c"]) await cancel(uid, connection);
    expect(await check()).toBe("refused");
    expect(await Quota.lift(uid)).toBe(true);
    expect(await Quota.lift(uid)).toBe(false);
    expect(await check()).toBe("committed");
    expect(await Quota.strikesOf(uid)).toEqual({ cancelled: [] });
  });
});
