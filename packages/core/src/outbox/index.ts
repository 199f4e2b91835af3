/**
 * The outbox: mails that are to be sent, and the state of their delivery. A mail is written in the transaction of the change
 * that causes it. To send it a worker claims it: the claim moves `dueAt` to the end of a lease, so that one worker sends the
 * mail and another takes over when the first one fails. The outbox knows neither templates nor SES.
 */

import { randomUUID } from "node:crypto";
import { maxAttempts, retryAt } from "../backoff";
import { inSeconds } from "../clock";
import { conditional } from "../db/conditional";
import { countUpTo } from "../db/count";
import { duePartitions, type Queue, readDue } from "../db/due";
import { maxWrites, transact, transactIf, type Write } from "../db/transact";
import { truncate } from "../truncate";
import { filed, type MailItem, mailEntity, turnEntity } from "./entity";
import { leaseSeconds } from "./lease";
import type { MailPayload } from "./mail-payload";
import type { Ref } from "./ref";
import { endTurn, type Turn, turnEnd } from "./turn";
import { keyOf } from "./writes";

export * as Outbox from ".";
export type { MailPayload } from "./mail-payload";
export { isPushed, type Pushed, pushKinds } from "./push-kinds";
export { isPush, type Ref } from "./ref";
export { claimTurn, nextTurn, releaseTurn, type Turn } from "./turn";
export {
  buildMail,
  buildPush,
  creation,
  keyOf,
  type Mail,
  mailCreate,
  mailDelete,
  mailPut,
  operators,
  refOf,
} from "./writes";

export type Due = Ref & { kind: string; dueAt: string };
/** A mail that no other worker may send until the lease ends. */
export type Claimed = Ref & {
  payload: MailPayload;
  attempts: number;
  lease: string;
  createdAt: string;
  expiresAt: number;
  /** Of a digest: keys of its matches, as opaque strings. */
  matchKeys?: string[];
};

/** Attempts to write that a mail was sent. */
const maxMarkAttempts = 3;

/** @see readDue. Read from an index: another worker may have claimed the mails since. */
export async function due(now: Date, limit: number, after?: Due): Promise<Due[]> {
  const mails = await readDue(dueMails, now, limit, after);
  return mails.map(({ uid, key, kind, dueAt }) => ({ uid, key, kind, dueAt }));
}

const dueMails: Queue<Due> = {
  partitions: duePartitions("mail"),
  query: (duePartition) => mailEntity().query.due({ duePartition }),
  orderOf: ({ dueAt, uid, key }) => `${dueAt}#${uid}#${key}`,
};

/**
 * The match mails and digests that are due for one recipient, at most as many as one transaction can mark as sent together with the
 * end of the turn.
 */
export async function dueMatches(uid: string, now: Date): Promise<Ref[]> {
  const due = async (kind: "match" | "digest") => {
    const { data } = await mailEntity()
      .query.byRecipient({ uid })
      .begins({ key: keyOf(kind, "") })
      .where(({ dueAt }, { lte }) => lte(dueAt, now.toISOString()))
      .where(({ queue }, { eq }) => eq(queue, "mail"))
      .go({ consistent: true, pages: "all" });
    return data.map(({ key }) => ({ uid, key }));
  };
  const [digests, matches] = await Promise.all([due("digest"), due("match")]);
  return [...digests, ...matches].slice(0, maxWrites - 1);
}

/** Makes mails that are due, and that no worker has claimed, due at another time. */
export async function delay(refs: readonly Ref[], until: string, now: Date): Promise<void> {
  for (const { uid, key } of refs)
    await conditional(
      mailEntity()
        .patch({ uid, key })
        .set({ dueAt: until, ...filed("mail", uid) })
        .where(({ dueAt }, { lte }) => lte(dueAt, now.toISOString()))
        .where(({ queue }, { eq }) => eq(queue, "mail"))
        .go(),
    );
}

/** Claims a mail until the lease ends. @returns undefined when it is sent, deleted, or claimed by another worker */
export async function claim({ uid, key }: Ref, now: Date): Promise<Claimed | undefined> {
  const lease = randomUUID();
  const claimed = await conditional(
    mailEntity()
      .patch({ uid, key })
      .set({ dueAt: inSeconds(now, leaseSeconds), lease, ...filed("mail", uid) })
      .where(({ dueAt }, { lte }) => lte(dueAt, now.toISOString()))
      .where(({ queue }, { eq }) => eq(queue, "mail"))
      .go({ response: "all_new" }),
  );
  if (!claimed?.data.payload) return undefined;
  const { payload, attempts, createdAt, expiresAt } = claimed.data;
  return { uid, key, payload, attempts, lease, createdAt, expiresAt };
}

/**
 * Marks mails that went out in one message as sent and removes their payload. A lost write would cause a second message, so
 * it is retried. A mail that another worker has claimed since is left unchanged. A match mail ends the `turn` of its recipient.
 */
export async function markSent(
  mails: Claimed[],
  messageId: string,
  now: Date,
  turn?: Turn,
): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await writeSent(mails, messageId, now, turn);
    } catch (error) {
      if (attempt === maxMarkAttempts) throw error;
    }
  }
}

async function writeSent(
  mails: Claimed[],
  messageId: string,
  now: Date,
  turn: Turn | undefined,
): Promise<void> {
  const sentAt = now.toISOString();
  const puts = mails.map(({ uid, key, payload, lease, createdAt, expiresAt, matchKeys }) =>
    mailEntity()
      .put({
        uid,
        key,
        kind: payload.kind,
        ...filed("sent", uid),
        dueAt: sentAt,
        sentAt,
        messageId,
        createdAt,
        expiresAt,
        ...(matchKeys && { matchKeys }),
      })
      .where((current, { eq }) => eq(current.lease, lease)),
  );
  const writes = [
    ...puts.map((put) => ({ Put: put.params() })),
    ...(turn ? [turnEnd(turn, now)] : []),
  ];
  if (writes.length > 1) {
    const outcome = await transact(writes, {
      refused: () => "lease lost",
      busy: "busy",
    });
    if (outcome === "committed") return;
  }
  for (const put of puts) await conditional(put.go());
  if (turn) await endTurn(turn, now);
}

/** Deletes mails that are not to be sent. They can be owed again. */
export async function drop(mails: Claimed[]): Promise<void> {
  for (const { uid, key, lease } of mails)
    await conditional(
      mailEntity()
        .remove({ uid, key })
        .where((current, { eq }) => eq(current.lease, lease))
        .go(),
    );
}

/** Makes mails due again after a short delay because SES throttled the request. Does not count as a failure. */
export async function postpone(mails: Claimed[], now: Date): Promise<void> {
  for (const mail of mails) await release(mail, { dueAt: retryAt(now, 1) });
}

/**
 * Records a failed attempt. The mails are due again after an exponential backoff with jitter. They are parked after
 * {@link maxAttempts} failures, or at once when the failure is permanent; a parked mail keeps its payload for an operator.
 * @param failure `retryAfter`: seconds before which they are not due again
 * @returns whether they are parked
 */
export async function markFailed(
  mails: Claimed[],
  { permanent, error, retryAfter = 0 }: { permanent: boolean; error: Error; retryAfter?: number },
  now: Date,
): Promise<boolean> {
  let parkedAny = false;
  for (const mail of mails) {
    const attempts = mail.attempts + 1;
    const parked = permanent || attempts >= maxAttempts;
    parkedAny ||= parked;
    await release(mail, {
      attempts,
      lastError: truncate(error.message, 500),
      dueAt: parked
        ? now.toISOString()
        : latest(retryAt(now, attempts), inSeconds(now, retryAfter)),
      ...(parked && { queue: "parked" as const }),
    });
  }
  return parkedAny;
}

/** When a mail was sent, and how often that has failed so far. @returns undefined when it is not owed any more */
export async function deliveryOf({
  uid,
  key,
}: Ref): Promise<{ sentAt?: string; attempts: number } | undefined> {
  const { data } = await mailEntity().get({ uid, key }).go({ consistent: true });
  if (!data) return undefined;
  const { sentAt, attempts } = data;
  return { attempts, ...(sentAt && { sentAt }) };
}

/** The oldest mails that need an operator, oldest first. */
export async function parked(limit = 1000): Promise<MailItem[]> {
  const { data } = await mailEntity()
    .query.due({ duePartition: "parked" })
    // `limit` is per page and `count` in total.
    .go({ hydrate: true, limit, count: limit });
  return data;
}

/** Number of parked mails, at most `limit`. */
export function countParked(limit: number): Promise<number> {
  return countUpTo(limit, mailEntity().query.due({ duePartition: "parked" }));
}

/**
 * Makes a parked mail due again, with its failures forgotten.
 * @param writes what else the transaction writes
 * @returns false when it is not parked
 */
export function unpark({ uid, key }: Ref, now: Date, writes: Write[] = []): Promise<boolean> {
  const unparked = mailEntity()
    .patch({ uid, key })
    .set({ ...filed("mail", uid), dueAt: now.toISOString(), attempts: 0 })
    .where(({ queue }, { eq }) => eq(queue, "parked"));
  return transactIf({ Update: unparked.params() }, writes);
}

/**
 * Deletes a parked mail. It can be owed again.
 * @param writes what else the transaction writes
 * @returns false when it is not parked
 */
export function dropParked({ uid, key }: Ref, writes: Write[] = []): Promise<boolean> {
  const dropped = mailEntity()
    .remove({ uid, key })
    .where(({ queue }, { eq }) => eq(queue, "parked"));
  return transactIf({ Delete: dropped.params() }, writes);
}

/** The keys of all match mails of a recipient, sent or not. */
export async function matchMailKeys(uid: string): Promise<Set<string>> {
  const { data } = await mailEntity()
    .query.byRecipient({ uid })
    .begins({ key: keyOf("match", "") })
    .go({ attributes: ["key"], consistent: true, pages: "all" });
  return new Set(data.map(({ key }) => key));
}

/** The keys of the matches in the digests to a recipient. */
export async function digestMatchKeys(uid: string): Promise<Set<string>> {
  const { data } = await mailEntity()
    .query.byRecipient({ uid })
    .begins({ key: keyOf("digest", "") })
    .go({ attributes: ["matchKeys"], consistent: true, pages: "all" });
  return new Set(data.flatMap(({ matchKeys = [] }) => matchKeys));
}

/** Those of the mails that are owed or were sent, as `<uid> <key>`. Eventually consistent. */
export async function owed(refs: readonly Ref[]): Promise<Set<string>> {
  const { data, unprocessed } = await mailEntity()
    .get(refs.map(({ uid, key }) => ({ uid, key })))
    .go({ attributes: ["uid", "key"] });
  if (unprocessed.length > 0) throw new Error(`${unprocessed.length} mails could not be read`);
  return new Set(data.map(({ uid, key }) => `${uid} ${key}`));
}

/** All mails of a user, sent ones included. */
export async function ofRecipient(uid: string): Promise<MailItem[]> {
  const { data } = await mailEntity()
    .query.byRecipient({ uid })
    .go({ consistent: true, pages: "all" });
  return data;
}

/** Deletes the mails and pushes of these kinds about a topic that are not sent yet, and parked ones. A sent one has no content. */
export async function withdraw(
  uid: string,
  kinds: readonly MailPayload["kind"][],
  topic: string,
): Promise<void> {
  for (const begin of kinds.flatMap((kind) => [
    keyOf(kind, topic),
    keyOf("push", keyOf(kind, topic)),
  ])) {
    const { data } = await mailEntity()
      .query.byRecipient({ uid })
      .begins({ key: begin })
      .go({ consistent: true, pages: "all" });
    for (const { key } of data)
      await conditional(
        mailEntity()
          .remove({ uid, key })
          .where(({ queue }, { ne }) => ne(queue, "sent"))
          .go(),
      );
  }
}

/** Deletes all mails of a user, and their turn. */
export async function forget(uid: string): Promise<void> {
  const refs = (await ofRecipient(uid)).map(({ key }) => ({ uid, key }));
  const { unprocessed } = await mailEntity().delete(refs).go({ concurrency: 4 });
  if (unprocessed.length > 0) throw new Error(`${unprocessed.length} mails could not be deleted`);
  await turnEntity().delete({ uid }).go();
}

function latest(one: string, other: string): string {
  return one > other ? one : other;
}

type Change = {
  dueAt: string;
  attempts?: number;
  lastError?: string;
  queue?: "mail" | "parked";
};

/** Ends a claim. Does nothing when another worker has claimed the mail since. */
async function release(
  { uid, key, lease }: Claimed,
  { queue = "mail", ...change }: Change,
): Promise<void> {
  await conditional(
    mailEntity()
      .patch({ uid, key })
      .set({ ...change, ...filed(queue, uid) })
      .remove(["lease"])
      .where((current, { eq }) => eq(current.lease, lease))
      .go(),
  );
}
