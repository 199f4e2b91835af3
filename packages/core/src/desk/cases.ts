/** Reports, as cases that an operator decides. A decision is written once, with its record and the mails that it owes. */
import { Connection } from "../connection";
import { caseIdOf } from "../connection/case-id";
import { untilUnchanged } from "../contention";
import { transact, type Write } from "../db/transact";
import { AppError } from "../error";
import { FormerAccount } from "../former-account";
import { Outbox } from "../outbox";
import { Quota } from "../quota";
import type { SuspensionReason } from "../quota/suspension-reasons";
import { Safety } from "../safety";
import { User } from "../user";
import { assertIndependent, assertNotConcerned, ownOf } from "./concerned";
import type { Case, CaseSummary } from "./contract";
import { loadPayment } from "./on-demand";
import { personOf } from "./people";
import { recordLook, recordWrites } from "./record";
import { refusedRefunds } from "./refunds";
import { complete, type Suspended, suspendedMail } from "./suspend";

const busy = "busy";

export type CaseDecision = {
  decision: Safety.Decided;
  reason: SuspensionReason;
  /** For the record, and for whom a warning is about. */
  text: string;
  operator: string;
};

/** Undecided reports, oldest first, up to `limit`. */
export function cases(now: Date, limit: number): Promise<Safety.Report[]> {
  return Safety.undecided(now, limit);
}

/** Undecided reports, contradicted claims and refused refunds, oldest first, up to `limit`. Without those that the operator is part of. */
export async function undecided(
  operator: string,
  now: Date,
  limit: number,
): Promise<CaseSummary[]> {
  const [reports, claims, refunds, own] = await Promise.all([
    cases(now, limit),
    Connection.undecidedClaims(limit),
    refusedRefunds(),
    ownOf(operator),
  ]);
  return [
    ...reports.map(
      ({ id, createdAt: at, reason, evidence, isOwn, appeal }): CaseSummary => ({
        id,
        at,
        reason,
        about: subjectOf({ isOwn, evidence }),
        ...(appeal && { isAppeal: true }),
      }),
    ),
    ...claims.map(
      (claim): CaseSummary => ({
        id: caseIdOf(claim),
        at: claim.at,
        about: `claim-${claim.kind}`,
      }),
    ),
    ...refunds.map(({ connection: id, at }): CaseSummary => ({ id, at, about: "refund" })),
  ]
    .filter(({ id }) => !own.has(id))
    .sort((a, b) => (a.at < b.at ? -1 : 1))
    .slice(0, limit);
}

function subjectOf({ isOwn, evidence }: Pick<Safety.Report, "isOwn" | "evidence">) {
  if (isOwn) return "account";
  return evidence.connection ? "connection" : "itinerary";
}

/**
 * A report with its evidence, as it was seen, without the ids of people who have deleted the account. The look is recorded first.
 * @returns undefined when there is none
 * @throws AppError `own-case`
 */
export async function lookAt(
  id: string,
  operator: string,
  now: Date,
): Promise<Safety.Report | undefined> {
  const report = await seen(id, operator, now);
  return report && ofPresent(report);
}

async function seen(id: string, operator: string, now: Date): Promise<Safety.Report | undefined> {
  const report = await Safety.reportOf(id);
  if (!report) return undefined;
  assertNotConcerned(operator, report.reporter, report.reported);
  await recordLook({ operator, report: id }, [report.reported, report.reporter], now);
  return report;
}

/** No answer and no mail has the id of a former account. */
function ofPresent({ reporter, reported, ...report }: Safety.Report): Safety.Report {
  const [by, about] = [reporter, reported].map(FormerAccount.unlessFormer);
  return { ...report, ...(by && { reporter: by }), ...(about && { reported: about }) };
}

/** As {@link lookAt}, with what is known of both people. */
export async function caseOf(id: string, operator: string, now: Date): Promise<Case | undefined> {
  const report = await seen(id, operator, now);
  if (!report) return undefined;
  const { createdAt: at, reason, text, evidence, decision, appeal } = report;
  const { reporter, reported } = ofPresent(report);
  const { card, connection, messages = [], meetingPoint } = evidence;
  const legs = card?.itinerary ?? (connection?.theirs ? [connection.theirs.leg] : []);
  const note = (card ?? connection?.counterpart.itinerary)?.addInfo;
  const [by, about] = await Promise.all(
    [reporter, reported].map((uid) => uid && personOf(uid, operator, now)),
  );
  return {
    id,
    at,
    reason,
    ...(text && { text }),
    flights: legs.map(({ from, to, travelDate, until, flight }) => ({
      route: `${from}-${to}`,
      travelDate,
      ...(until && { until }),
      ...(flight && { flight }),
    })),
    ...(note && { note }),
    ...(connection?.answerText && {
      answer: {
        by: connection.role === "flightaid" ? ("reporter" as const) : ("reported" as const),
        text: connection.answerText,
      },
    }),
    ...(card && { itinerary: card.id }),
    ...(connection && { connection: connection.id }),
    messages: messages.map(({ by, at, text }) => ({ by, at, text })),
    ...(meetingPoint && { meetingPoint }),
    ...(report.isOwn && { isOwn: true as const }),
    ...(by && { reporter: by }),
    ...(about && { reported: about }),
    ...(report.reported && !reported && { canReturn: true as const }),
    ...(decision && { decision }),
    ...(appeal && { appeal }),
  };
}

/**
 * - `not-found`: there is no such report
 * - `decided`: it was decided before
 * - `gone`: the reported person has deleted the account: they cannot be warned, nor suspended if nobody would know them again
 */
export type Refusal = "not-found" | "decided" | "gone";

/**
 * Decides a report. The reporter is told that it is decided, and not what follows. A warning and a suspension are told to the reported
 * person. What follows from a suspension is done at once, or by the schedule. Somebody who has deleted the account is suspended when they
 * sign up again, and told nothing. After an appeal the outcome is told to the reported person, and to nobody else; unless it is a
 * suspension, one that the decision before has caused is lifted. A refund is told to both people of the connection.
 * @throws AppError `own-case`, `nothing-to-refund`; `invalid-fields` for a refund after an appeal
 */
export async function decide(
  id: string,
  decision: CaseDecision,
  now: Date,
): Promise<Suspended | Refusal> {
  const decided = await untilUnchanged(() => tryDecide(id, decision, now), busy);
  if (typeof decided === "string") return decided;
  const { mails, suspended } = decided;
  const followed = suspended ? await complete(suspended, now) : { mails: [], owing: [] };
  return { mails: [...mails, ...followed.mails], owing: followed.owing };
}

type Decided = { mails: Outbox.Ref[]; suspended?: string };

async function tryDecide(
  id: string,
  { decision, reason, text, operator }: CaseDecision,
  now: Date,
): Promise<Decided | Refusal | "changed"> {
  const report = await Safety.reportOf(id);
  if (!report) return "not-found";
  if (report.decision) return "decided";
  const { reporter, reported, appeal } = report;
  // An appeal is decided by another operator.
  assertNotConcerned(operator, appeal?.before.by);
  await assertIndependent(operator, reporter, reported);
  const present = ofPresent(report);
  if (decision === "refund") return tryRefund(report, { reason, text, operator }, now);
  if (decision === "warn" && !present.reported) return "gone";
  if (decision === "suspend" && !reported) return "gone";
  const about = decision === "dismiss" ? undefined : reported;
  const suspension = reported ? await Quota.suspensionOf(reported) : undefined;
  const isSuspended = decision === "suspend" && about !== undefined;
  const isNew = isSuspended && !suspension;
  const isAgain = isSuspended && !isNew;
  const lifted =
    suspension && decision !== "suspend" && appeal && (await isOnlyCause(report, suspension))
      ? reported
      : undefined;
  const account = lifted ? "reinstated" : suspension || isNew ? "suspended" : "open";
  const told: Told = { decision, reason, text, account, isSuspended };
  const mails = appeal ? appealMails(present, told, now) : firstMails(present, told, now);
  const recipients = [...new Set(mails.map(({ uid }) => uid))];
  const why = { text, people: [reported, reporter] };
  const writes: Write[] = [
    Safety.decisionWrite(report, {
      what: decision,
      reason,
      text,
      at: now.toISOString(),
      by: operator,
    }),
    ...(await recordWrites(
      { operator, what: decision, uid: reported, report: id, reason, why },
      now,
    )),
    ...(isNew ? suspendWrites(about, reason, now) : []),
    ...(isAgain ? [Quota.suspendAgainWrite(about)] : []),
    ...(lifted
      ? [
          ...liftWrites(lifted, suspension),
          ...(await recordWrites({ operator, what: "lift", uid: lifted, report: id, why }, now)),
        ]
      : []),
    // Of an account that is being deleted no new mail may tell the id. A suspension and its end check that by themselves.
    ...User.notLeavingChecks(...recipients.filter((uid) => !(isNew || lifted) || uid !== reported)),
    ...mails.map(Outbox.mailPut),
  ];
  const outcome = await transact(writes, { refused: () => "changed" as const, busy });
  if (outcome === "changed") return outcome;
  return {
    mails: mails.map(Outbox.refOf),
    ...(decision === "suspend" && about && { suspended: about }),
  };
}

/** Gives back the fee of the connection that a report is about. */
async function tryRefund(
  report: Safety.Report,
  { reason, text, operator }: Omit<CaseDecision, "decision">,
  now: Date,
): Promise<Decided | "changed"> {
  if (report.appeal)
    throw new AppError("invalid-fields", { errors: [{ path: "decision", reason: "required" }] });
  const { id, reporter, reported, evidence } = report;
  const connection = evidence.connection?.id ?? "";
  const [item, Payment] = await Promise.all([Connection.get(connection), loadPayment()]);
  if (!item) throw new AppError("connection-not-found");
  if (!item.captureId || !Payment.isRefundable(item))
    throw new AppError("nothing-to-refund", { params: { state: item.state } });
  const { traveler, flightaid } = item;
  const decided = { what: "refund" as const, reason, text, at: now.toISOString(), by: operator };
  const entry = { operator, what: decided.what, uid: reported, other: reporter, report: id };
  const why = { text, people: [traveler, flightaid] };
  const mails = reporterMails(ofPresent(report), now);
  try {
    const refunded = await Payment.refund(connection, now, [
      Safety.decisionWrite(report, decided),
      ...(await recordWrites({ ...entry, connection, reason, why }, now)),
      ...User.notLeavingChecks(...mails.map(({ uid }) => uid)),
      ...mails.map(Outbox.mailPut),
    ]);
    return { mails: [...mails.map(Outbox.refOf), ...refunded.mails] };
  } catch (error) {
    // Somebody else has decided or refunded meanwhile.
    if (error instanceof AppError && error.reason === "nothing-to-refund") return "changed";
    throw error;
  }
}

/** Of a former account there is no profile. */
function suspendWrites(id: string, reason: SuspensionReason, now: Date): Write[] {
  return FormerAccount.isFormer(id)
    ? [Quota.suspensionWrite(id, reason, now)]
    : User.suspendWrites(id, reason, now);
}

function liftWrites(id: string, read: Quota.Suspension | undefined): Write[] {
  return FormerAccount.isFormer(id)
    ? [Quota.liftSuspensionWrite(id, read)]
    : User.liftWrites(id, read);
}

/** Whether only the appealed decision suspends its subject. Others count while they stand, and while they are appealed too. */
async function isOnlyCause(
  { id, reported = "", appeal }: Safety.Report,
  { since }: Quota.Suspension,
): Promise<boolean> {
  // Suspension and decision are written at the same instant, and later decisions confirm it.
  const isCause = (one: Safety.Decision | undefined) => one?.what === "suspend" && one.at >= since;
  if (!isCause(appeal?.before)) return false;
  const others = await Safety.reportsOf(reported);
  return !others.some(
    (one) =>
      one.id !== id && one.reported === reported && isCause(one.decision ?? one.appeal?.before),
  );
}

type Told = {
  decision: Exclude<Safety.Decided, "refund">;
  reason: SuspensionReason;
  text: string;
  /** Of the reported person, from now on. */
  account: "open" | "reinstated" | "suspended";
  /** By this decision, or again. */
  isSuspended: boolean;
};

function reporterMails({ id, reporter }: Safety.Report, now: Date): Outbox.Mail[] {
  return reporter
    ? [Outbox.buildMail(reporter, { kind: "report-decided", props: {} }, id, now)]
    : [];
}

function firstMails(
  report: Safety.Report,
  { decision, reason, text, isSuspended }: Told,
  now: Date,
): Outbox.Mail[] {
  const { id, reported } = report;
  const props = { reason, report: id };
  return [
    ...reporterMails(report, now),
    ...(decision === "warn" && reported
      ? [Outbox.buildMail(reported, { kind: "warned", props: { ...props, text } }, id, now)]
      : []),
    ...(isSuspended && reported ? [suspendedMail(reported, props, now)] : []),
  ];
}

/** The reporter knows that it was decided. */
function appealMails(
  { id, reported }: Safety.Report,
  { decision, reason, text, account }: Told,
  now: Date,
): Outbox.Mail[] {
  if (!reported) return [];
  const props = { decision, reason, account, text: decision === "warn" ? text : "" };
  return [Outbox.buildMail(reported, { kind: "appeal-decided", props }, id, now)];
}
