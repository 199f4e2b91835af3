/**
 * Safety: reports of people to the operators, and blocks. A report stores what the reporter saw; a
 * block separates the two users permanently and ends their live connection.
 */

import { hash } from "node:crypto";
import type { AuthUser } from "../actor";
import { Block } from "../block";
import { Connection } from "../connection";
import { untilUnchanged } from "../contention";
import type { ParsedOf } from "../contract";
import { conditional } from "../db/conditional";
import { transact } from "../db/transact";
import { AppError } from "../error";
import { FormerAccount } from "../former-account";
import { Itinerary } from "../itinerary";
import { Masking } from "../masking";
import { Message } from "../message";
import { Outbox } from "../outbox";
import { Quota } from "../quota";
import { opposite, type Type } from "../trip/contract";
import { textNames } from "../trip/details";
import { User } from "../user";
import type * as contract from "./contract";
import { reportOf, withoutMessages } from "./decisions";
import {
  type Evidence,
  keptUntil,
  type ReportItem,
  reportEntity,
  reportLinkEntity,
  unchanged,
} from "./entity";
import { linkPuts, linksOf } from "./links";
import { operatorsMail } from "./operators-mail";

export * as Safety from ".";
export { appeal, appealPath, appeals } from "./appeal";
export {
  type Decided,
  type Decision,
  decisionWrite,
  ownCaseWrites,
  type Report,
  reportOf,
  undecided,
} from "./decisions";

/** The number of messages, newest first, that are stored with a report. An item is limited to 400 KB. */
const maxEvidence = 100;

const busy = "busy";

type Subject = {
  uid: string;
  /** Masked. */
  displayName: string;
  /** Names that texts must not reveal once the user has deleted the account. */
  names: string[];
  evidence: Evidence;
};
type Mask = (text: string) => Promise<string>;
type Meant = { itinerary?: string | undefined; connection?: string | undefined };

/**
 * Reports the owner of an itinerary or the counterpart of a connection, and owes the operators a mail that leads to the report.
 * Idempotent: the same report on the same day (UTC) is one.
 * @throws AppError `not-found`, `conflict` for one's own itinerary, `too-many-requests` beyond the reports of a day
 */
export async function report(
  actor: AuthUser,
  { reason, text, ...meant }: ParsedOf<typeof contract.report>,
  now: Date,
): Promise<{ mails: Outbox.Ref[] }> {
  const { uid, names, evidence } = await subjectOf(actor, meant, now);
  const at = now.toISOString();
  const content = [actor.uid, meant.itinerary, meant.connection, reason, text, at.slice(0, 10)];
  const item: ReportItem = {
    id: hash("sha256", JSON.stringify(content), "hex").slice(0, 32),
    reporter: actor.uid,
    reported: uid,
    reason,
    ...(text && { text }),
    evidence,
    createdAt: at,
    queue: "report",
    dueAt: at,
    expiresAt: keptUntil(now),
  };
  const outcome = (await User.recipient(uid)) ? await store(item, now) : "gone";
  if (outcome !== "gone") return { mails: outcome };
  // Nothing may identify a user who has deleted the account. They may have signed up again, and be leaving again.
  const masked = await maskedReport(item, names);
  const present = await presentOf(uid, actor, now);
  for (const reported of [present, await FormerAccount.idOf(present)]) {
    const stored = await store({ ...masked, reported }, now);
    if (stored !== "gone") return { mails: stored };
  }
  return { mails: [] };
}

/**
 * Blocks the owner of an itinerary or the counterpart of a connection, and ends the pair's live connection. Idempotent: a
 * repetition ends the connection if an earlier call could not.
 * @throws AppError `not-found`, `conflict` for one's own itinerary
 */
export async function block(
  actor: AuthUser,
  meant: ParsedOf<typeof contract.block>,
  now: Date,
): Promise<{ block: contract.Block; created: boolean } & Connection.Parted> {
  const { uid, displayName } = await subjectOf(actor, meant, now);
  const other = (await User.recipient(uid)) ? uid : await presentOf(uid, actor, now);
  const { block: stored, created } = await Block.create(actor.uid, other, displayName, now);
  const parted = await Connection.partBlocked(actor.uid, uid, now);
  return { block: viewOf(stored), created, ...parted };
}

/** Who somebody is who has left. @throws AppError `conflict` when it is the caller, in an account that they had before */
async function presentOf(uid: string, actor: AuthUser, now: Date): Promise<string> {
  const present = await FormerAccount.presentOf(uid, now);
  if (present === actor.uid) throw new AppError("own-itinerary");
  return present;
}

/** @throws AppError `not-found` */
export async function unblock(actor: AuthUser, id: string): Promise<void> {
  await Block.remove(actor.uid, id);
}

/** Newest first. */
export async function blocks(actor: AuthUser): Promise<contract.Block[]> {
  return (await Block.of(actor.uid)).map(viewOf);
}

/** What a user has reported, newest first. */
export async function reports(actor: AuthUser): Promise<contract.OwnReport[]> {
  const made = (await reportsOf(actor.uid)).filter(({ reporter }) => reporter === actor.uid);
  return made
    .map(({ reason, text, evidence: { card, connection }, createdAt }) => ({
      ...(card && { itinerary: card.id }),
      ...(connection && { connection: connection.id }),
      reason,
      ...(text && { text }),
      createdAt,
    }))
    .sort((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
}

/**
 * Reports by a user and about them stay as evidence until they expire, with contact data and the user's names masked. They have been
 * handed over: the uid is not in them any more. Idempotent.
 */
export async function forget(actor: AuthUser, now: Date): Promise<void> {
  const names = await User.namesOf(actor, now);
  const links = await linksOf(actor.uid);
  for (const { id } of links) await storeMasked(id, names);
  const { unprocessed } = await reportLinkEntity().delete(links).go();
  if (unprocessed.length > 0) throw new AppError(busy);
}

/** @returns the mails; none for a repetition; `gone` when the reported user is deleting their account */
async function store(item: ReportItem, now: Date): Promise<Outbox.Ref[] | "gone"> {
  const { reporter = "", reported } = item;
  const mail = operatorsMail(item, now);
  const present = FormerAccount.unlessFormer(reported);
  const outcome = await transact<"known" | "gone">(
    [
      { Put: reportEntity().create(item).params() },
      ...User.notLeavingChecks(...(present ? [present] : [])),
      ...User.presentChecks(reporter),
      ...linkPuts(item),
      Quota.spend(reporter, "reports", now),
      Outbox.mailPut(mail),
    ],
    {
      refused: ([isKnown, isGone]) => {
        if (isKnown) return "known";
        return present && isGone ? "gone" : "retry";
      },
      busy,
    },
  );
  if (outcome === "gone") return "gone";
  return outcome === "committed" ? [Outbox.refOf(mail)] : [];
}

async function subjectOf(actor: AuthUser, meant: Meant, now: Date): Promise<Subject> {
  return meant.connection === undefined
    ? ownerOf(actor, meant.itinerary ?? "", now)
    : counterpartIn(actor, meant.connection, now);
}

async function ownerOf(actor: AuthUser, id: string, now: Date): Promise<Subject> {
  const record = await Itinerary.record(id);
  if (record.uid === actor.uid) throw new AppError("own-itinerary");
  const { woman: _, ...card } = await Itinerary.publicCard(record);
  return {
    uid: record.uid,
    displayName: card.traveler.displayName,
    names: await User.namesOf(record, now),
    evidence: { card },
  };
}

async function counterpartIn(actor: AuthUser, id: string, now: Date): Promise<Subject> {
  const item = await Connection.ofParticipant(actor, id);
  const { contact, ...connection } = await Connection.fromId(actor, id, now);
  const bySide = <Told extends { role: Type }>({ role, ...told }: Told) => ({
    by: role === connection.role ? ("reporter" as const) : ("reported" as const),
    ...told,
  });
  const messages = (await Message.ofConnection(id)).slice(-maxEvidence).map(bySide);
  // Loaded on demand: few calls report somebody whose trip they share.
  const { Journey } = await import("../journey");
  const point = await Journey.meetingPointOf(id);
  return {
    uid: item[opposite(connection.role)],
    displayName: connection.counterpart.displayName,
    names: await Connection.namesIn(item, now),
    evidence: {
      connection,
      ...(messages.length > 0 && { messages }),
      ...(point && { meetingPoint: bySide({ role: point.role, at: point.at, text: point.text }) }),
    },
  };
}

/** Stores a report without contact data and these names, if it is there. */
async function storeMasked(id: string, names: readonly string[]): Promise<void> {
  await untilUnchanged(async () => {
    const report = await reportOf(id);
    if (!report) return undefined;
    const masked = await maskedReport(report, names);
    const written = await conditional(reportEntity().put(masked).where(unchanged(report)).go());
    return written ? undefined : "changed";
  }, busy);
}

/** The report without contact data, and without the names in any text. */
async function maskedReport(
  { text, evidence, decision, appeal: made, ...rest }: ReportItem,
  names: readonly string[],
): Promise<ReportItem> {
  const mask: Mask = (one) => Masking.maskText(one, names);
  return {
    ...rest,
    ...(text && { text: await mask(text) }),
    ...(decision && { decision: { ...decision, text: await mask(decision.text) } }),
    ...(made && {
      appeal: {
        ...made,
        text: await mask(made.text),
        before: { ...made.before, text: await mask(made.before.text) },
      },
    }),
    evidence: await maskedEvidence(evidence, mask),
  };
}

async function maskedEvidence(
  { messages, meetingPoint, ...shown }: Evidence,
  mask: Mask,
): Promise<Evidence> {
  return {
    ...(await maskedTexts(shown, mask)),
    ...(messages && {
      messages: await Promise.all(
        messages.map(async ({ masked, text, ...one }) => ({
          ...one,
          text: await mask(masked ?? text),
        })),
      ),
    }),
    ...(meetingPoint && {
      meetingPoint: { ...meetingPoint, text: await mask(meetingPoint.text) },
    }),
  };
}

/** Fields of cards and connections that people have written. */
const written = new Set<string>([...textNames, "answerText", "thanks"]);

/** @param field in which the value is */
async function maskedTexts<Value>(value: Value, mask: Mask, field = ""): Promise<Value> {
  const masked = async (part: unknown): Promise<unknown> => {
    if (typeof part === "string") return written.has(field) ? mask(part) : part;
    if (Array.isArray(part)) return Promise.all(part.map((one) => maskedTexts(one, mask, field)));
    if (typeof part !== "object" || part === null) return part;
    const entries = Object.entries(part).map(
      async ([name, one]) => [name, await maskedTexts(one, mask, name)] as const,
    );
    return Object.fromEntries(await Promise.all(entries));
  };
  return (await masked(value)) as Value;
}

function viewOf({ id, displayName, createdAt }: Block.Blocked): contract.Block {
  return { id, displayName, createdAt };
}

/** By a user and about them, in other accounts that they have had too. Without their messages. */
export async function reportsOf(uid: string): Promise<ReportItem[]> {
  const ids = new Set((await linksOf(uid)).map(({ id }) => id));
  return withoutMessages([...ids]);
}
