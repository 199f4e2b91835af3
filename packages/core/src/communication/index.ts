/** Messages that users send each other by mail. */

import { randomUUID } from "node:crypto";
import type { AuthUser } from "../actor";
import { Block } from "../block";
import { Connection } from "../connection";
import type { ParsedOf } from "../contract";
import { refusedWith, transact } from "../db/transact";
import { AppError } from "../error";
import { Masking } from "../masking";
import { Outbox } from "../outbox";
import { Quota } from "../quota";
import { User } from "../user";
import type * as contract from "./contract";

export * as Communication from ".";

/**
 * Owes a mail from the caller to themselves or to the counterpart of a paid connection.
 * @throws AppError `forbidden` for another recipient, `too-many-requests` beyond the messages of a day, `invalid-input` for a
 *   message that is empty once sanitised, `conflict` when one of them is deleting their account
 */
export async function send(
  actor: AuthUser,
  { to, subject, html }: ParsedOf<typeof contract.send>,
  now: Date,
): Promise<{ mails: Outbox.Ref[] }> {
  const { uid, connection, expiresAt = Number.POSITIVE_INFINITY } = await recipientOf(actor, to);
  const { sanitize } = await import("./sanitize");
  const { email } = actor;
  const displayName = await Masking.plainName(await User.nameOf(actor));
  const props = { sender: { displayName, email }, subject, ...sanitize(html) };
  // When one of them leaves, the connection identifies the messages that are still to be sent.
  const topic = [...(connection ? [connection] : []), randomUUID()].join("#");
  const owed = Outbox.buildMail(uid, { kind: "message", props }, topic, now);
  const mail = { ...owed, expiresAt: Math.min(owed.expiresAt, expiresAt) };
  const writes = [
    Quota.spend(actor.uid, "messages", now),
    Outbox.mailCreate(mail),
    ...refusedWith(
      () => new AppError("one-is-leaving"),
      User.activeChecks(...new Set([actor.uid, uid])),
    ),
    ...refusedWith(
      () => new AppError("recipient-not-connected"),
      connection ? Block.noneChecks(actor.uid, uid) : [],
    ),
  ];
  await transact(writes, {
    refused: () => "retry",
    busy: "messages-crossing",
  });
  return { mails: [Outbox.refOf(mail)] };
}

async function recipientOf(
  actor: AuthUser,
  to: string,
): Promise<{ uid: string; connection?: string; expiresAt?: number }> {
  if (to.toLowerCase() === actor.email.toLowerCase()) return { uid: actor.uid };
  const counterpart = await Connection.counterpartAt(actor, to);
  if (counterpart) return counterpart;
  throw new AppError("recipient-not-connected");
}
