/** What a change that causes a mail adds to its transaction. */

import type { CreateEntityItem } from "electrodb";
import { expiresAfter } from "../db/common";
import type { Write } from "../db/transact";
import { filed, mailEntity } from "./entity";
import type { MailPayload } from "./mail-payload";
import { isPushed, pushKinds } from "./push-kinds";
import type { Ref } from "./ref";

/** A mail that is not written yet. */
export type Mail = CreateEntityItem<ReturnType<typeof mailEntity>> & Ref;

/** Days until a mail is deleted. Until then its key prevents the same mail from being sent again. */
const daysKept = 60;

/** The recipient of what operators must know. Not a user: such a mail goes to the support address. */
export const operators = "operators";

/** A mail that is due now. `topic` is the id of what it is about; with the kind it identifies the mail. */
export function buildMail(uid: string, payload: MailPayload, topic: string, now: Date): Mail {
  return {
    uid,
    key: keyOf(payload.kind, topic),
    kind: payload.kind,
    payload,
    ...filed("mail", uid),
    dueAt: now.toISOString(),
    createdAt: now.toISOString(),
    expiresAt: expiresAfter(daysKept, now),
  };
}

/**
 * Tells a device of a mail, at the same time as the mail. Goes when nobody needs it any more: the content of a push is not kept.
 * @returns undefined for a mail of which devices are not told
 */
export function buildPush(mail: Mail, device: string, now: Date): Mail | undefined {
  const { uid, key, payload } = mail;
  if (!payload || !isPushed(payload)) return undefined;
  const { hours, ...rule } = pushKinds[payload.kind];
  const dueAt = "atOnce" in rule ? now.toISOString() : mail.dueAt;
  const until = "until" in payload.props ? Date.parse(payload.props.until) : Infinity;
  const end = Math.min(Date.parse(dueAt) + hours * 3_600_000, until, mail.expiresAt * 1000);
  const push = buildMail(
    uid,
    { kind: "push", props: { device, mail: payload } },
    `${key}#${device}`,
    now,
  );
  return { ...push, dueAt, expiresAt: Math.ceil(end / 1000) };
}

export function keyOf(kind: MailPayload["kind"], topic: string): string {
  return `${kind}#${topic}`;
}

export function refOf({ uid, key }: Ref): Ref {
  return { uid, key };
}

/** Owes the mail; replaces one of the same key. */
export function mailPut(mail: Mail): Write {
  return { Put: mailEntity().put(mail).params() };
}

/** Owes the mail. Refused when there is, or was, one of the same key. */
export function mailCreate(mail: Mail): Write {
  return { Put: mailEntity().create(mail).params() };
}

/** As {@link mailCreate}, in a separate request. */
export function creation(mail: Mail): { go(): Promise<unknown> } {
  return mailEntity().create(mail);
}

/** Withdraws the mail; one that was sent can be owed again. */
export function mailDelete({ uid, key }: Ref): Write {
  return { Delete: mailEntity().delete({ uid, key }).params() };
}
