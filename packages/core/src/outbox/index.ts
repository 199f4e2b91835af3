/**
 * The outbox: mails that are owed, each written in the transaction of what owes it, and what is known of their way out.
 * It knows neither templates nor SES. A mail is claimed by a lease (its `dueAt` moves to where the lease ends), so that
 * one worker sends it, and another goes on where that one died.
 */
import { randomUUID } from "node:crypto";
import { type CreateEntityItem, Service } from "electrodb";
import { conditionFailed } from "../db/condition";
import { once } from "../once";
import { type MailItem, mailEntity } from "./entity";
import type { Letter } from "./letter";

export * as Outbox from ".";
export type { Letter } from "./letter";
/** For the transactions that owe a mail. */
export { mailEntity };

/** What names a mail. */
export type Ref = { uid: string; key: string };
export type Due = Ref & { kind: string; dueAt: string };
/** A mail that nobody else may send until the lease ends. */
export type Claimed = Ref & {
  letter: Letter;
  attempts: number;
  lease: string;
  createdAt: string;
  expiresAt: number;
};

/** Longer than a send can take, its timeout included. */
const leaseSeconds = 60;
/** A failure is tried again after 30 s, then twice as long each time. */
const firstBackoffSeconds = 30;
const maxBackoffSeconds = 960;
const maxAttempts = 8;
const maxRecordings = 3;
/** Days that a mail is remembered, so that it is not owed a second time. */
const daysKept = 60;
/** DynamoDB's limit for a transaction. */
const maxTogether = 100;

const outboxService = once(() => new Service({ mail: mailEntity() }));

/** The item of a mail, due now, to be written with what owes it. `record` is what the mail is about. */
export function owed(
  uid: string,
  letter: Letter,
  record: string,
  now: Date,
): CreateEntityItem<ReturnType<typeof mailEntity>> & Ref {
  return {
    uid,
    key: keyOf(letter.kind, record),
    kind: letter.kind,
    letter,
    queue: "mail",
    dueAt: now.toISOString(),
    createdAt: now.toISOString(),
    expiresAt: Math.floor(now.getTime() / 1000) + daysKept * 86_400,
  };
}

export function keyOf(kind: Letter["kind"], record: string): string {
  return `${kind}#${record}`;
}

/**
 * Up to so many mails that are due, longest due first; those behind `after`, where it is given. From an index: another
 * worker may have them by now.
 */
export async function due(now: Date, limit: number, after?: Due): Promise<Due[]> {
  const latest = { dueAt: `${now.toISOString()}~` };
  const mails = mailEntity().query.due({ queue: "mail" });
  // The range begins with `after` itself, while that is due.
  const most = after ? limit + 1 : limit;
  const { data } = await (after ? mails.between(after, latest) : mails.lte(latest)).go({
    // Of one page, and in all: a limit alone would be followed by every other page.
    limit: most,
    count: most,
  });
  return data
    .map(({ uid, key, kind, dueAt }) => ({ uid, key, kind, dueAt }))
    .filter(
      ({ uid, key, dueAt }) => uid !== after?.uid || key !== after.key || dueAt !== after.dueAt,
    )
    .slice(0, limit);
}

/** The matches that one person is to hear of now, at most as many as can be recorded together. */
export async function dueMatches(uid: string, now: Date): Promise<Ref[]> {
  const { data } = await mailEntity()
    .query.byRecipient({ uid })
    .begins({ key: keyOf("match", "") })
    .where(({ dueAt }, { lte }) => lte(dueAt, now.toISOString()))
    .where(({ queue }, { eq }) => eq(queue, "mail"))
    .go({ consistent: true, pages: "all" });
  return data.slice(0, maxTogether).map(({ key }) => ({ uid, key }));
}

/** The mail, for this caller alone until the lease ends; undefined when it is sent, gone, or another's. */
export async function claim({ uid, key }: Ref, now: Date): Promise<Claimed | undefined> {
  const lease = randomUUID();
  try {
    const { data } = await mailEntity()
      .patch({ uid, key })
      .set({ dueAt: later(now, leaseSeconds), lease })
      .composite({ queue: "mail" })
      .where(({ dueAt }, { lte }) => lte(dueAt, now.toISOString()))
      .go({ response: "all_new" });
    const { letter, attempts, createdAt, expiresAt } = data;
    return letter && { uid, key, letter, attempts, lease, createdAt, expiresAt };
  } catch (error) {
    if (conditionFailed(error)) return undefined;
    throw error;
  }
}

/**
 * They went out, in one mail: nothing but that fact is kept. Losing this write would mean a second mail, so it is tried
 * harder than others. A claim that another worker took over meanwhile is left to it.
 */
export async function sent(mails: Claimed[], messageId: string, now: Date): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await record(mails, messageId, now);
    } catch (error) {
      if (attempt === maxRecordings) throw error;
    }
  }
}

async function record(mails: Claimed[], messageId: string, now: Date): Promise<void> {
  const sentAt = now.toISOString();
  const items = mails.map(({ uid, key, letter, lease, createdAt, expiresAt }) => ({
    lease,
    item: {
      uid,
      key,
      kind: letter.kind,
      queue: "sent" as const,
      dueAt: sentAt,
      sentAt,
      messageId,
      createdAt,
      expiresAt,
    },
  }));
  if (items.length > 1) {
    const { canceled } = await outboxService()
      .transaction.write(({ mail }) =>
        items.map(({ item, lease }) =>
          mail
            .put(item)
            .where((held, { eq }) => eq(held.lease, lease))
            .commit(),
        ),
      )
      .go();
    if (!canceled) return;
  }
  for (const { item, lease } of items) {
    await ifHeld(
      mailEntity()
        .put(item)
        .where((held, { eq }) => eq(held.lease, lease))
        .go(),
    );
  }
}

/** They are not to be sent any more, and may be owed again. */
export async function drop(mails: Claimed[]): Promise<void> {
  for (const { uid, key, lease } of mails) {
    await ifHeld(
      mailEntity()
        .remove({ uid, key })
        .where((held, { eq }) => eq(held.lease, lease))
        .go(),
    );
  }
}

/** Not now: SES is busy. Costs the mails nothing but time. */
export async function postpone(mails: Claimed[], now: Date): Promise<void> {
  for (const mail of mails) await release(mail, { dueAt: later(now, backoff(1)) });
}

/**
 * It failed: due again after a while, longer each time and not all at the same moment; parked when it has failed too
 * often, or when it always would. A parked mail keeps its letter and is looked at by a person.
 * @returns whether they are parked
 */
export async function failed(
  mails: Claimed[],
  { permanent, error }: { permanent: boolean; error: Error },
  now: Date,
): Promise<boolean> {
  let parkedAny = false;
  for (const mail of mails) {
    const attempts = mail.attempts + 1;
    const parked = permanent || attempts >= maxAttempts;
    parkedAny ||= parked;
    await release(mail, {
      attempts,
      lastError: error.message.slice(0, 500),
      dueAt: parked ? now.toISOString() : later(now, backoff(attempts)),
      ...(parked && { queue: "parked" as const }),
    });
  }
  return parkedAny;
}

/** Mails that need a person, oldest first. */
export async function parked(): Promise<MailItem[]> {
  const { data } = await mailEntity()
    .query.due({ queue: "parked" })
    .go({ hydrate: true, pages: "all" });
  return data;
}

/** Owes a parked mail again, as if it were new. @returns false when it is not parked */
export async function unpark({ uid, key }: Ref, now: Date): Promise<boolean> {
  try {
    await mailEntity()
      .patch({ uid, key })
      .set({ queue: "mail", dueAt: now.toISOString(), attempts: 0 })
      .where(({ queue }, { eq }) => eq(queue, "parked"))
      .go();
    return true;
  } catch (error) {
    if (conditionFailed(error)) return false;
    throw error;
  }
}

/** When the mail went out or, while it is owed, when it was written; undefined when there is none. */
export async function tellingOf({ uid, key }: Ref): Promise<Date | undefined> {
  const { data } = await mailEntity().get({ uid, key }).go({ consistent: true });
  return data ? new Date(data.sentAt ?? data.createdAt) : undefined;
}

/** Everything in a user's outbox. */
export async function ofRecipient(uid: string): Promise<MailItem[]> {
  const { data } = await mailEntity()
    .query.byRecipient({ uid })
    .go({ consistent: true, pages: "all" });
  return data;
}

/** Nothing of it is left. */
export async function forget(uid: string): Promise<void> {
  const refs = (await ofRecipient(uid)).map(({ key }) => ({ uid, key }));
  const { unprocessed } = await mailEntity().delete(refs).go({ concurrency: 4 });
  if (unprocessed.length > 0) throw new Error("Some mails could not be deleted yet");
}

type Change = {
  dueAt: string;
  attempts?: number;
  lastError?: string;
  queue?: "mail" | "parked";
};

async function release(
  { uid, key, lease }: Claimed,
  { queue = "mail", ...change }: Change,
): Promise<void> {
  await ifHeld(
    mailEntity()
      .patch({ uid, key })
      .set({ ...change, queue })
      .remove(["lease"])
      .where((held, { eq }) => eq(held.lease, lease))
      .go(),
  );
}

/** A write that needs the lease, and is not needed without it. */
async function ifHeld(write: Promise<unknown>): Promise<void> {
  try {
    await write;
  } catch (error) {
    if (!conditionFailed(error)) throw error;
  }
}

/** Between half of it and the whole, so that what failed together does not come back together. */
function backoff(attempts: number): number {
  const seconds = Math.min(firstBackoffSeconds * 2 ** (attempts - 1), maxBackoffSeconds);
  return seconds * (0.5 + Math.random() / 2);
}

function later(now: Date, seconds: number): string {
  return new Date(now.getTime() + seconds * 1000).toISOString();
}
