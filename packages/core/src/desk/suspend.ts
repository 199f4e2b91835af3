/**
 * Suspends users, and lifts suspensions. The first write of a suspension refuses whatever the user does from then on. What follows from
 * it is done at once by the call, or by the schedule.
 */
import type { Run } from "../clock";
import { Connection } from "../connection";
import { type WorkedOff, workOff } from "../db/pending";
import { transact } from "../db/transact";
import { AppError } from "../error";
import { Itinerary } from "../itinerary";
import { Outbox } from "../outbox";
import { Quota } from "../quota";
import type { SuspensionReason } from "../quota/suspension-reasons";
import { Safety } from "../safety";
import { User } from "../user";
import { assertIndependent } from "./concerned";
import { recordWrites } from "./record";

const busy = "account-busy";

export type SuspensionDecision = {
  reason: SuspensionReason;
  operator: string;
  /** For the record. */
  text?: string | undefined;
};

/** `owing`: the ids of the connections that owe a refund. */
export type Suspended = { mails: Outbox.Ref[]; owing: string[] };

/**
 * Suspends a user: their postings go out of sight, their live connections end, what counterparts paid is owed back, and both sides are
 * told. Idempotent: a repetition does what an earlier call has not done.
 * @throws AppError `not-found` without an account, `own-case`
 */
export async function suspend(
  uid: string,
  decision: SuspensionDecision,
  now: Date,
): Promise<Suspended> {
  await assertIndependent(decision.operator, uid);
  if (!(await User.recipient(uid))) throw new AppError("person-not-found");
  const { reason } = decision;
  const { text = "", ...by } = decision;
  const made = { what: "suspend" as const, reason, text, at: now.toISOString(), by: by.operator };
  const { id: report, writes: ownCase } = Safety.ownCaseWrites(uid, made, now);
  const mail = suspendedMail(uid, { reason, report }, now);
  const why = { text, people: [uid] };
  const record = await recordWrites({ ...by, why, what: "suspend", uid, report }, now);
  const writes = [
    ...User.suspendWrites(uid, reason, now),
    ...ownCase,
    Outbox.mailPut(mail),
    ...record,
  ];
  const outcome = await transact(writes, {
    refused: async () => ((await Quota.suspensionOf(uid)) ? ("known" as const) : "retry"),
    busy,
  });
  const { mails, owing } = await complete(uid, now);
  return { mails: [...(outcome === "committed" ? [Outbox.refOf(mail)] : []), ...mails], owing };
}

/**
 * Lifts a suspension, and tells the user. Postings stay paused until their owner shows them again.
 * @returns undefined when the user is not suspended
 * @throws AppError `own-case`
 */
export async function lift(
  uid: string,
  { operator, text }: Omit<SuspensionDecision, "reason">,
  now: Date,
): Promise<{ mails: Outbox.Ref[] } | undefined> {
  await assertIndependent(operator, uid);
  const mail = Outbox.buildMail(uid, { kind: "reinstated", props: {} }, topicOf(now), now);
  const why = { text, people: [uid] };
  const record = await recordWrites({ operator, why, what: "lift", uid }, now);
  const outcome = await transact([...User.liftWrites(uid), Outbox.mailPut(mail), ...record], {
    refused: async () => ((await Quota.suspensionOf(uid)) ? "retry" : ("known" as const)),
    busy,
  });
  return outcome === "committed" ? { mails: [Outbox.refOf(mail)] } : undefined;
}

/** Does what calls that suspended users have not done. */
export function completeSuspensions(run?: Run): Promise<WorkedOff> {
  return workOff(Quota.pendingSuspensions, complete, run);
}

/** What follows from a suspension. Idempotent. */
export async function complete(uid: string, now: Date): Promise<Suspended> {
  if (!(await Quota.mustSeparate(uid))) return { mails: [], owing: [] };
  await Itinerary.hideAll(uid);
  const ended = await Connection.endSuspended(uid, now);
  await Quota.completeSuspension(uid);
  return ended;
}

/** @param props with the id of the case */
export function suspendedMail(
  uid: string,
  props: { reason: SuspensionReason; report: string },
  now: Date,
): Outbox.Mail {
  return Outbox.buildMail(uid, { kind: "suspended", props }, topicOf(now), now);
}

/** A user can be suspended again. */
function topicOf(now: Date): string {
  return now.toISOString();
}
