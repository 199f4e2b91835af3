/**
 * Whom a user is not shown. A block: two users who never meet again, whichever of them has blocked the other. A separation: two
 * users who are not matched again for the trips of a connection that has ended.
 */

import { randomUUID } from "node:crypto";
import { createWriteTransaction } from "electrodb";
import { expiresAfter } from "../db/common";
import { transact, type Write } from "../db/transact";
import { AppError } from "../error";
import { Quota } from "../quota";
import { User } from "../user";
import { blockEntity } from "./entity";

export * as Block from ".";

export type Blocked = { id: string; uid: string; displayName: string; createdAt: string };

const busy = "busy";

/** No trip is stored longer: it is posted at most 400 days ahead, and kept for 30 days. */
const separatedDays = 431;

/** Condition checks that refuse a transaction when one of the two has blocked the other. */
export function noneChecks(a: string, b: string): Write[] {
  return createWriteTransaction({ block: blockEntity() }, ({ block }) =>
    [
      { uid: a, other: b },
      { uid: b, other: a },
    ].map((key) =>
      block
        .check({ ...key, side: "blocker" })
        .where(({ id }, { notExists }) => notExists(id))
        .commit(),
    ),
  ).params().TransactItems;
}

/** The users whom this one must not meet: those that they have blocked, and those that have blocked them. */
export async function hiddenFrom(uid: string): Promise<ReadonlySet<string>> {
  return (await unmatchable(uid)).hidden;
}

/** Whom this user is not matched with: not at all, and, by user, not while one of the two makes one of these trips. */
export async function unmatchable(uid: string): Promise<{
  hidden: ReadonlySet<string>;
  separated: ReadonlyMap<string, ReadonlySet<string>>;
}> {
  const hidden = new Set<string>();
  const separated = new Map<string, ReadonlySet<string>>();
  for (const { side, other, trips = [] } of await itemsOf(uid))
    if (side === "separated") separated.set(other, new Set(trips));
    else hidden.add(other);
  return { hidden, separated };
}

/**
 * The writes by which two users are not matched again for some trips.
 * @param trips hashes of the trips of both
 * @param id of their connection
 */
export function separationWrites(
  pair: readonly [string, string],
  trips: readonly string[],
  id: string,
  now: Date,
): Write[] {
  const createdAt = now.toISOString();
  const expiresAt = expiresAfter(separatedDays, now);
  return [pair, pair.toReversed()].map(([uid = "", other = ""]) => ({
    Update: blockEntity()
      .upsert({ uid, other, side: "separated", id, createdAt, expiresAt })
      .add({ trips: [...trips] })
      .params(),
  }));
}

/** Whom a user has blocked, newest first. */
export async function of(uid: string): Promise<Blocked[]> {
  const { data } = await blockEntity()
    .query.byUser({ uid, side: "blocker" })
    .go({ consistent: true, pages: "all" });
  return data
    .map(({ id, other, displayName = "", createdAt }) => ({
      id,
      uid: other,
      displayName,
      createdAt,
    }))
    .sort((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
}

/**
 * Blocks a user. Idempotent.
 * @param displayName the blocked user's name, masked
 * @throws AppError `not-found` when one of the two is deleting their account, `too-many-requests` beyond the blocks of a day
 */
export async function create(
  uid: string,
  other: string,
  displayName: string,
  now: Date,
): Promise<{ block: Blocked; created: boolean }> {
  const block = {
    id: randomUUID().replaceAll("-", ""),
    displayName,
    createdAt: now.toISOString(),
  };
  const outcome = await transact(
    [
      {
        Put: blockEntity()
          .create({ uid, other, side: "blocker", ...block })
          .params(),
      },
      {
        Put: blockEntity()
          .put({ uid: other, other: uid, side: "blocked", ...block })
          .params(),
      },
      ...User.notLeavingChecks(uid, other).map((check) => ({ ...check, refused: isLeaving })),
      Quota.spend(uid, "blocks", now),
    ],
    {
      refused: async () => (await of(uid)).find((one) => one.uid === other) ?? "retry",
      busy,
    },
  );
  if (outcome === "committed") return { block: { ...block, uid: other }, created: true };
  return { block: outcome, created: false };
}

function isLeaving(): never {
  throw new AppError("person-not-found");
}

/** @throws AppError `not-found` */
export async function remove(uid: string, id: string): Promise<void> {
  const found = (await of(uid)).find((one) => one.id === id);
  if (!found) throw new AppError("block-not-found");
  await removePair(uid, found.uid);
}

/** Deletes what is stored about a user. */
export async function forget(uid: string): Promise<void> {
  for (const { other, side } of await itemsOf(uid))
    switch (side) {
      case "blocker":
        await removePair(uid, other);
        break;
      case "blocked":
        await removePair(other, uid);
        break;
      case "separated":
        await removeBoth({ uid, other, side }, { uid: other, other: uid, side });
    }
}

async function itemsOf(uid: string) {
  const { data } = await blockEntity().query.byUser({ uid }).go({ consistent: true, pages: "all" });
  return data;
}

function removePair(blocker: string, blocked: string): Promise<void> {
  return removeBoth(
    { uid: blocker, other: blocked, side: "blocker" },
    { uid: blocked, other: blocker, side: "blocked" },
  );
}

type Key = { uid: string; other: string; side: "blocker" | "blocked" | "separated" };

async function removeBoth(...keys: [Key, Key]): Promise<void> {
  const writes = keys.map((key) => ({ Delete: blockEntity().delete(key).params() }));
  await transact(writes, { refused: () => "retry", busy });
}
