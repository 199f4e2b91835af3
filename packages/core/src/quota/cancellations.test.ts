/** Paid connections that an account can cancel with the fee back: two in thirty days. */
import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { transact, type Write } from "../db/transact";
import { Quota } from ".";
import { cancellationsEntity } from "./entity";

const now = new Date("2027-03-10T12:00:00Z");
const day = 86_400;
const later = (days: number) => new Date(now.getTime() + days * day * 1000);

const write = (writes: Write[] = []) =>
  transact(writes, { refused: () => "refused" as const, busy: "busy" });

async function hold(uid: string, connection: string, days = 10, at = now) {
  const writes = await Quota.holdCancellation(uid, { connection, until: later(days) }, at);
  return writes && write(writes);
}

async function held(uid: string): Promise<[string, string][]> {
  const { cancelRefunds } = await Quota.usedBy(uid);
  return cancelRefunds.map(({ connection, until }) => [connection, until]);
}

const item = async (uid: string) => (await cancellationsEntity().get({ uid }).go()).data;

describe("an account", () => {
  it("holds as many places as there are, each once, until a connection can no longer be cancelled", async () => {
    const uid = randomUUID();
    expect(await hold(uid, "one", 5)).toBe("committed");
    expect(await hold(uid, "two", 10)).toBe("committed");
    expect(await hold(uid, "three")).toBeUndefined();
    expect(await hold(uid, "two", 20)).toBe("committed");
    expect(await held(uid)).toEqual([
      ["one", later(5).toISOString()],
      ["two", later(20).toISOString()],
    ]);
    expect(await hold(uid, "three", 30, new Date(later(5).getTime() - 1000))).toBeUndefined();
    expect(await hold(uid, "three", 30, later(5))).toBe("committed");
    expect((await held(uid)).map(([connection]) => connection)).toEqual(["two", "three"]);
  });

  it("keeps a place until another time, if it has one", async () => {
    const uid = randomUUID();
    await hold(uid, "one");
    await hold(uid, "two");
    const moved = { connection: "one", until: later(15) };
    expect(await write(await Quota.moveCancellation(uid, moved, now))).toBe("committed");
    expect(await held(uid)).toEqual([
      ["two", later(10).toISOString()],
      ["one", later(15).toISOString()],
    ]);
    expect(await Quota.moveCancellation(uid, { ...moved, connection: "three" }, now)).toEqual([]);
  });

  it("uses a place for thirty days, also one that it did not hold", async () => {
    const uid = randomUUID();
    await hold(uid, "one", 3);
    for (const connection of ["one", "two"])
      await write(await Quota.useCancellation(uid, connection, now));
    expect(await held(uid)).toEqual([
      ["one", later(30).toISOString()],
      ["two", later(30).toISOString()],
    ]);
    expect(await hold(uid, "three", 60, later(29))).toBeUndefined();
    expect(await hold(uid, "three", 60, later(30))).toBe("committed");
  });

  it("gives a place back, if it has one", async () => {
    const uid = randomUUID();
    await hold(uid, "one");
    await hold(uid, "two");
    await write(await Quota.freeCancellation(uid, "one", now));
    expect((await held(uid)).map(([connection]) => connection)).toEqual(["two"]);
    expect(await Quota.freeCancellation(uid, "one", now)).toEqual([]);
    expect(await hold(uid, "three")).toBe("committed");
  });
});

it("a write is refused when the places have changed since they were read", async () => {
  const uid = randomUUID();
  const place = (connection: string) => ({ connection, until: later(10) });
  const [first, second] = [
    await Quota.holdCancellation(uid, place("one"), now),
    await Quota.holdCancellation(uid, place("two"), now),
  ];
  expect(await write(first)).toBe("committed");
  expect(await write(second)).toBe("refused");
  const stale = await Quota.freeCancellation(uid, "one", now);
  expect(await hold(uid, "two")).toBe("committed");
  expect(await write(stale)).toBe("refused");
  expect(await held(uid)).toHaveLength(2);
});

it("the places are kept as long as one of them counts, and a day at least", async () => {
  const uid = randomUUID();
  const seconds = now.getTime() / 1000;
  await hold(uid, "one", 20);
  await hold(uid, "two", 5);
  expect((await item(uid))?.expiresAt).toBe(seconds + 20 * day);
  for (const connection of ["one", "two"])
    await write(await Quota.freeCancellation(uid, connection, now));
  expect(await item(uid)).toMatchObject({ held: [], expiresAt: seconds + day });
});
