/**
 * Paid connections that flightaids cancel. Whoever cancels too many of them is off offer until an operator has looked: their postings
 * leave the sight of others, and none comes into it.
 */
import { randomUUID } from "node:crypto";
import { createWriteTransaction } from "electrodb";
import { expiresAfter } from "../db/common";
import { conditional } from "../db/conditional";
import { dueUnlessDone, type Job, pending } from "../db/pending";
import { transactIf, type Write } from "../db/transact";
import { limits } from "../usage-limits";
import { strikesEntity } from "./entity";

const day = 86_400_000;

/**
 * Counts a paid connection that a flightaid cancels. Refused when another one is counted at the same moment.
 * @returns `goesOff`: whether the user is off offer from this one on. No writes when it is counted already
 */
export async function strikeWrites(
  uid: string,
  connection: string,
  now: Date,
): Promise<{ writes: Write[]; goesOff: boolean }> {
  const found = await of(uid);
  const since = new Date(now.getTime() - limits.strikeDays * day).toISOString();
  const counted = (found?.cancelled ?? []).filter((element) => element >= since);
  if (counted.some((element) => element.endsWith(`#${connection}`)))
    return { writes: [], goesOff: false };
  const cancelled = [...counted, `${now.toISOString()}#${connection}`];
  const goesOff = !found?.offSince && cancelled.length >= limits.strikes;
  const offSince = goesOff ? now.toISOString() : found?.offSince;
  const put = strikesEntity()
    .put({
      id: uid,
      cancelled,
      ...(offSince ? { offSince } : { expiresAt: expiresAfter(limits.strikeDays, now) }),
      queue: goesOff ? "off-offer" : (found?.queue ?? "none"),
      dueAt: goesOff ? dueUnlessDone(now) : (found?.dueAt ?? now.toISOString()),
      version: randomUUID(),
    })
    .where(({ version }, { eq, notExists }) =>
      found ? eq(version, found.version) : notExists(version),
    );
  return { writes: [{ Put: put.params() }], goesOff };
}

/** What counts against a flightaid, and since when they are off offer, if they are. */
export async function strikesOf(
  uid: string,
): Promise<{ cancelled: { connection: string; at: string }[]; offSince?: string }> {
  const found = await of(uid);
  const cancelled = (found?.cancelled ?? []).sort().map((element) => {
    const [at = "", connection = ""] = element.split("#");
    return { connection, at };
  });
  return { cancelled, ...(found?.offSince && { offSince: found.offSince }) };
}

export async function isOffOffer(uid: string): Promise<boolean> {
  return (await of(uid))?.offSince !== undefined;
}

/** Whether postings of a user who is off offer may be in sight. */
export async function mustHide(uid: string): Promise<boolean> {
  return (await of(uid))?.queue === "off-offer";
}

/** Condition checks that refuse a transaction when the user is off offer. */
export function onOfferChecks(uid: string): Write[] {
  return createWriteTransaction({ strikes: strikesEntity() }, ({ strikes }) => [
    strikes
      .check({ id: uid })
      .where(({ offSince }, { notExists }) => notExists(offSince))
      .commit(),
  ]).params().TransactItems;
}

/** Users who are off offer and whose postings may still be in sight; `id` is the uid. Longest due first. */
export function pendingOffOffer(now: Date, limit: number): Promise<Job[]> {
  return pending(strikesEntity().query.due({ queue: "off-offer" }), now, limit);
}

/** Records that no posting of a user who is off offer is in sight. */
export async function completeOffOffer(uid: string): Promise<void> {
  await conditional(
    strikesEntity()
      .patch({ id: uid })
      .set({ queue: "none", dueAt: new Date(0).toISOString() })
      .where(({ queue }, { eq }) => eq(queue, "off-offer"))
      .go(),
  );
}

/**
 * Puts a user on offer again, and forgets what counted.
 * @param writes what else the transaction writes
 * @returns false when they are on offer
 */
export function lift(uid: string, writes: Write[] = []): Promise<boolean> {
  const lifted = strikesEntity()
    .delete({ id: uid })
    .where(({ offSince }, { exists }) => exists(offSince));
  return transactIf({ Delete: lifted.params() }, writes);
}

export async function forgetStrikes(uid: string): Promise<void> {
  await strikesEntity().delete({ id: uid }).go();
}

async function of(uid: string) {
  const { data } = await strikesEntity().get({ id: uid }).go({ consistent: true });
  return data;
}
