/**
 * Whom a user is not shown. A block: two users who never meet again, whichever of them has blocked the other. A separation: two
 * users who are not matched again for the trips of a connection that has ended.
 */

import { randomUUID } from "node:crypto";
import { createWriteTransaction } from "electrodb";
import { untilUnchanged } from "../contention";
import { expiresAfter } from "../db/common";
import { conditional } from "../db/conditional";
import { refusedWith, transact, type Write } from "../db/transact";
import { AppError } from "../error";
import { FormerAccount } from "../former-account";
import { Quota } from "../quota";
import { limits } from "../usage-limits";
import { User } from "../user";
import type { HandOver } from "../user-data";
import { blockEntity, blockedCountEntity } from "./entity";

export * as Block from ".";

export type Blocked = { id: string; uid: string; displayName: string; createdAt: string };

const busy = "busy";

/** Four writes each, beside the checks of the user who gets them. */
const pairsAtOnce = 20;

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

/** Some users, or all of them. */
export type Hidden = Pick<ReadonlySet<string>, "has">;

const everybody: Hidden = { has: () => true };

/** The users whom this one must not meet: those that they have blocked, and those that have blocked them. */
export async function hiddenFrom(uid: string): Promise<Hidden> {
  return (await unmatchable(uid)).hidden;
}

/**
 * Whom this user is not matched with: not at all, and, by user, not while one of the two makes one of these trips. Reads
 * `limits.blocksRead` items at most. A user of whom there are more meets nobody: what is not read may be a block.
 */
export async function unmatchable(uid: string): Promise<{
  hidden: Hidden;
  separated: ReadonlyMap<string, ReadonlySet<string>>;
}> {
  const most = limits.blocksRead + 1;
  const { data } = await blockEntity()
    .query.byUser({ uid })
    // `limit` is per page and `count` in total.
    .go({ consistent: true, limit: most, count: most });
  if (data.length === most) return { hidden: everybody, separated: new Map() };
  const hidden = new Set<string>();
  const separated = new Map<string, ReadonlySet<string>>();
  for (const { side, other, trips = [] } of data)
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

/** The writes by which two users are matched again for trips for which they are separated. */
export function reunionWrites(pair: readonly [string, string], trips: readonly string[]): Write[] {
  return [pair, pair.toReversed()].map(([uid = "", other = ""]) => ({
    Update: blockEntity()
      .patch({ uid, other, side: "separated" })
      .delete({ trips: [...trips] })
      .params(),
  }));
}

/** Whom a user has blocked, newest first. A person with several accounts is one. */
export async function of(uid: string): Promise<Blocked[]> {
  return [...new Map((await madeBy(uid)).map((one) => [one.id, one])).values()];
}

/** Newest first. */
async function madeBy(uid: string): Promise<Blocked[]> {
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
 * @param other of a former account, too: whoever comes back is blocked
 * @param displayName the blocked user's name, masked
 * @throws AppError `not-found` when one of the two is deleting their account, `too-many-requests` beyond the blocks of a day,
 *   `conflict` beyond those of an account
 */
export async function create(
  uid: string,
  other: string,
  displayName: string,
  now: Date,
): Promise<{ block: Blocked; created: boolean }> {
  const isFormer = FormerAccount.isFormer(other);
  const block = {
    id: randomUUID().replaceAll("-", ""),
    displayName,
    createdAt: now.toISOString(),
  };
  const stored = { ...block, ...(isFormer && { expiresAt: FormerAccount.keptUntil(now) }) };
  const outcome = await transact(
    [
      {
        Put: blockEntity()
          .create({ uid, other, side: "blocker", ...stored })
          .params(),
      },
      {
        Put: blockEntity()
          .put({ uid: other, other: uid, side: "blocked", ...stored })
          .params(),
      },
      ...refusedWith(
        () => new AppError("person-not-found"),
        User.notLeavingChecks(uid, ...(isFormer ? [] : [other])),
      ),
      Quota.spend(uid, "blocks", now),
      countBlocked(uid),
    ],
    {
      refused: async () => (await madeBy(uid)).find((one) => one.uid === other) ?? "retry",
      busy,
    },
  );
  if (outcome === "committed") return { block: { ...block, uid: other }, created: true };
  return { block: outcome, created: false };
}

/** Counts a block of a user. Refused when they have as many as an account can have. */
function countBlocked(uid: string): Write {
  const most: number = limits.blocked;
  const count = blockedCountEntity()
    .update({ uid })
    .add({ count: 1 })
    .where((stored, { lt }) => lt(stored.count, most));
  return { Update: count.params(), refused: () => recountBlocked(uid) };
}

/**
 * Counts the blocks of a user. The condition of {@link countBlocked} decides afterwards.
 * @throws AppError `conflict` when they have as many as an account can have
 */
async function recountBlocked(uid: string): Promise<"retry"> {
  const { data: before } = await blockedCountEntity().get({ uid }).go({ consistent: true });
  const count: number = (await of(uid)).length;
  if (count >= limits.blocked)
    throw new AppError("block-list-full", { params: { most: limits.blocked } });
  const counted = blockedCountEntity().put({ uid, count });
  await conditional(
    counted
      .where((stored, { eq, notExists }) =>
        before ? eq(stored.count, before.count) : notExists(stored.count),
      )
      .go(),
  );
  return "retry";
}

/** Has the blocks of an account counted again before the next one. */
function forgetCount(uid: string): Write {
  return { Delete: blockedCountEntity().delete({ uid }).params() };
}

/** Deletes the count of an account. Its blocks are handed over. */
export async function forget(uid: string): Promise<void> {
  await blockedCountEntity().delete({ uid }).go();
}

/**
 * Lifts a block, also from other accounts of the two to which it was handed over.
 * @throws AppError `not-found`
 */
export async function remove(uid: string, id: string): Promise<void> {
  const outcome = await untilUnchanged(async () => {
    const made = (await itemsOf(uid)).filter((one) => one.side === "blocker" && one.id === id);
    if (made.length === 0) return "none";
    const others = await Promise.all(made.map(({ other }) => itemsOf(other)));
    const met = others.flat().filter((one) => one.side === "blocked" && one.id === id);
    const pairs = new Map([...made, ...met.map(mirrorOf)].map((one) => [nameOf(one), one]));
    const blockers = new Set([...pairs.values()].map((one) => one.uid));
    const writes = [...[...pairs.values()].flatMap(deletions), ...[...blockers].map(forgetCount)];
    return transact<"changed">(writes, { refused: () => "changed", busy });
  }, busy);
  if (outcome === "none") throw new AppError("block-not-found");
}

/**
 * Files blocks, by a user and of them, and separations under another id, in the partition of the other one too. When the other one is
 * handed over at the same time, the condition on each pair lets one of the two go first.
 */
export async function handOver({ from, to, keeps, checks }: HandOver, now: Date): Promise<void> {
  const done = new Set<string>();
  for (;;) {
    const left = (await itemsOf(from)).filter((item) => !done.has(nameOf(item)));
    if (left.length === 0) return;
    const some = left.slice(0, pairsAtOnce);
    const writes = some.flatMap((item) => [
      ...(keeps ? existsChecks(item) : deletions(item)),
      // A user does not meet themselves in another account.
      ...(item.other === to ? [] : copies(item, to, now)),
    ]);
    if (some.some(({ side }) => side === "blocker"))
      writes.push(...[to, ...(keeps ? [] : [from])].map(forgetCount));
    if ((await FormerAccount.file({ checks }, writes)) === "committed")
      for (const item of some) done.add(nameOf(item));
  }
}

async function itemsOf(uid: string) {
  const { data } = await blockEntity().query.byUser({ uid }).go({ consistent: true, pages: "all" });
  return data;
}

type Item = Awaited<ReturnType<typeof itemsOf>>[number];

const mirrors = { blocker: "blocked", blocked: "blocker", separated: "separated" } as const;

function nameOf({ uid, side, other }: Item): string {
  return `${uid} ${side} ${other}`;
}

/** The item in the partition of the other. */
function mirrorOf(item: Item): Item {
  return { ...item, uid: item.other, other: item.uid, side: mirrors[item.side] };
}

/** Delete both items. Refused when there is no such pair any more: the other one may have got another id. */
function deletions(item: Item): Write[] {
  const { uid, other, side } = mirrorOf(item);
  const own = blockEntity()
    .delete({ uid: item.uid, other: item.other, side: item.side })
    .where(({ id }, { eq }) => eq(id, item.id));
  return [
    { Delete: own.params() },
    { Delete: blockEntity().delete({ uid, other, side }).params() },
  ];
}

function existsChecks({ uid, other, side, id }: Item): Write[] {
  return createWriteTransaction({ block: blockEntity() }, ({ block }) => [
    block
      .check({ uid, other, side })
      .where((stored, { eq }) => eq(stored.id, id))
      .commit(),
  ]).params().TransactItems;
}

/** Both items, with `to` in place of the uid. None of a separation that was undone: DynamoDB has no empty set. */
function copies({ expiresAt: before, trips = [], ...item }: Item, to: string, now: Date): Write[] {
  const isSeparation = item.side === "separated";
  if (isSeparation && trips.length === 0) return [];
  const lasting = isSeparation ? expiresAfter(separatedDays, new Date(item.createdAt)) : undefined;
  const expiresAt = FormerAccount.expiryOf({ to, other: item.other, before, lasting }, now);
  const own: Item = { ...item, uid: to, ...(expiresAt && { expiresAt }) };
  return [own, mirrorOf(own)].map((one) =>
    isSeparation
      ? { Update: blockEntity().upsert(one).add({ trips }).params() }
      : { Put: blockEntity().put(one).params() },
  );
}
