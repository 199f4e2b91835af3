/** Messages that users send each other by mail. */
import { randomUUID } from "node:crypto";
import type { AuthUser } from "../actor";
import { Connection } from "../connection";
import type { ParsedOf } from "../contract";
import { transact } from "../db/transact";
import { AppError } from "../error";
import { Outbox } from "../outbox";
import { User } from "../user";
import type * as contract from "./contract";
import { dailyLimit } from "./contract";
import { quotaEntity } from "./entity";

export * as Communication from ".";

/** Days that the count of a day is kept. */
const quotaDaysKept = 2;

/**
 * Owes a mail from the caller to themselves or to the counterpart of a paid connection.
 * @throws AppError `forbidden` for another recipient, `too-many-requests` after {@link dailyLimit} in a day,
 *   `invalid-input` for a message that is empty once sanitised, `conflict` when one of them is deleting their account
 */
export async function send(
  actor: AuthUser,
  { to, subject, html }: ParsedOf<typeof contract.send>,
  now: Date,
): Promise<{ mails: Outbox.Ref[] }> {
  const { uid, connection } = await recipientOf(actor, to);
  const { sanitize } = await import("./sanitize");
  const { displayName, email } = actor;
  const props = { sender: { displayName, email }, subject, ...sanitize(html) };
  // When one of them leaves, the connection identifies the messages that are still to be sent.
  const topic = [...(connection ? [connection] : []), randomUUID()].join("#");
  const mail = Outbox.buildMail(uid, { kind: "message", props }, topic, now);
  const count = quotaEntity()
    .upsert({ uid: actor.uid, day: now.toISOString().slice(0, 10) })
    .set({ expiresAt: Math.floor(now.getTime() / 1000) + quotaDaysKept * 86_400 })
    .add({ count: 1 })
    .where(
      (quota, { lt, notExists }) => `${notExists(quota.count)} OR ${lt(quota.count, dailyLimit)}`,
    );
  const writes = [
    { Update: count.params() },
    Outbox.mailCreate(mail),
    ...User.notLeavingChecks(...new Set([actor.uid, uid])),
  ];
  await transact(writes, {
    refused: ([isOverLimit]) => {
      if (!isOverLimit) throw new AppError("conflict", "One of you is leaving FlightAides.");
      throw new AppError(
        "too-many-requests",
        `You can send ${dailyLimit} messages a day. Go on tomorrow, or answer by your own mail.`,
      );
    },
    busy: "Your messages cross each other. Try again.",
  });
  return { mails: [Outbox.refOf(mail)] };
}

/** Deletes the counts of a user. */
export async function forget(uid: string): Promise<void> {
  const { data } = await quotaEntity().query.byDay({ uid }).go({ consistent: true, pages: "all" });
  for (const { day } of data) await quotaEntity().delete({ uid, day }).go();
}

async function recipientOf(
  actor: AuthUser,
  to: string,
): Promise<{ uid: string; connection?: string }> {
  if (to.toLowerCase() === actor.email.toLowerCase()) return { uid: actor.uid };
  const counterpart = await Connection.counterpartAt(actor, to);
  if (counterpart) return counterpart;
  throw new AppError("forbidden", "You can write to yourself and to those you are connected with.");
}
