/** Blocks: two users who never meet again. It makes no difference which of them has blocked the other. */
import { randomUUID } from "node:crypto";
import { createWriteTransaction } from "electrodb";
import { transact, type Write } from "../db/transact";
import { AppError } from "../error";
import { Quota } from "../quota";
import { User } from "../user";
import { blockEntity } from "./entity";

export * as Block from ".";

export type Blocked = { id: string; uid: string; displayName: string; createdAt: string };

const busy = "busy";

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
export async function hiddenFrom(uid: string): Promise<Set<string>> {
  const { data } = await blockEntity().query.byUser({ uid }).go({ consistent: true, pages: "all" });
  return new Set(data.map(({ other }) => other));
}

/** Whom a user has blocked, newest first. */
export async function of(uid: string): Promise<Blocked[]> {
  const { data } = await blockEntity()
    .query.byUser({ uid, side: "blocker" })
    .go({ consistent: true, pages: "all" });
  return data
    .map(({ id, other, displayName, createdAt }) => ({ id, uid: other, displayName, createdAt }))
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
  const { data } = await blockEntity().query.byUser({ uid }).go({ consistent: true, pages: "all" });
  for (const { other, side } of data)
    await (side === "blocker" ? removePair(uid, other) : removePair(other, uid));
}

async function removePair(blocker: string, blocked: string): Promise<void> {
  await transact(
    [
      { Delete: blockEntity().delete({ uid: blocker, other: blocked, side: "blocker" }).params() },
      { Delete: blockEntity().delete({ uid: blocked, other: blocker, side: "blocked" }).params() },
    ],
    { refused: () => "retry", busy },
  );
}
