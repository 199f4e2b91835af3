/** Appeals. The reported person, or the traveler of a claim, asks for a second look at a decision through the link in its mail. */
import * as z from "zod/mini";
import type { AuthUser } from "../actor";
import { Connection } from "../connection";
import { type ClaimRef, claimIn } from "../connection/case-id";
import { untilUnchanged } from "../contention";
import { transact } from "../db/transact";
import { AppError } from "../error";
import { Masking } from "../masking";
import { seal, unseal } from "../sealed-link";
import { User } from "../user";
import type { OwnAppeal } from "./contract";
import { reportOf, withoutMessages } from "./decisions";
import { keptUntil, reportEntity, unchanged } from "./entity";
import { linkPuts, linksOf } from "./links";

const busy = "busy";

/** `report`: the id of the case, a report or a claim. */
const Appellant = z.object({ report: z.string(), uid: z.string() });

/** Path and query of the page that asks, which needs no sign-in. */
export async function appealPath(uid: string, caseId: string): Promise<string> {
  return `/appeal?token=${await seal("appeal", JSON.stringify({ report: caseId, uid }))}`;
}

/**
 * Reopens the case, once. It is kept for as long as a new one from then on.
 * @throws AppError `invalid-input` for a token that is not ours, `not-found` when it was used, or what it is about is no longer there
 */
export async function appeal(
  { token, text }: { token: string; text: string },
  now: Date,
): Promise<void> {
  const content = await unseal("appeal", token);
  if (content === undefined)
    throw new AppError("invalid-link", { errors: [{ path: "token", reason: "invalid-link" }] });
  const { report: id, uid } = z.parse(Appellant, JSON.parse(content));
  const claim = claimIn(id);
  await untilUnchanged(
    () => (claim ? reopenClaim(claim, uid, text, now) : reopenReport(id, uid, text, now)),
    busy,
  );
}

/** The appeals that a user has made, newest first. */
export async function appeals({ uid }: AuthUser): Promise<OwnAppeal[]> {
  const [links, connections] = await Promise.all([linksOf(uid), Connection.ofUser(uid)]);
  const about = links.filter(({ side }) => side === "about");
  const asTraveler = connections.filter(({ traveler }) => traveler === uid);
  const [reports, claims] = await Promise.all([
    withoutMessages(about.map(({ id }) => id)),
    Promise.all(asTraveler.map(({ id }) => Connection.claimsOf(id))),
  ]);
  return [
    // A report about another account of the person is that account's.
    ...reports.flatMap(({ reported, appeal: made }) => (reported === uid ? [{ made }] : [])),
    ...claims.flat().map(({ id, appeal: made }) => ({ connection: id, made })),
  ]
    .flatMap(({ made, ...about }) =>
      made ? [{ ...about, text: made.text, createdAt: made.at }] : [],
    )
    .sort((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
}

async function reopenReport(id: string, uid: string, text: string, now: Date) {
  const report = await reportOf(id);
  // A report has no uid of a deleted account.
  if (!report?.decision || report.appeal || report.reported !== uid)
    throw new AppError("appeal-over");
  const at = now.toISOString();
  const expiresAt = keptUntil(now, report.expiresAt);
  const made = { at, text, before: report.decision };
  const reopened = reportEntity()
    .patch({ id })
    .set({ appeal: made, queue: "report", dueAt: at, expiresAt })
    .remove(["decision"])
    .where(unchanged(report));
  return transact([{ Update: reopened.params() }, ...linkPuts({ ...report, expiresAt })], {
    refused: () => "changed" as const,
    busy,
  });
}

/** Only while the connection exists and its fee has not been refunded in another way. */
async function reopenClaim(ref: ClaimRef, uid: string, text: string, now: Date) {
  const [claim, item] = await Promise.all([
    Connection.claimOf(ref.id, ref.kind),
    Connection.get(ref.id),
  ]);
  const { verdict: before } = claim ?? {};
  // A connection has no side of a deleted account.
  const isTraveler = item?.traveler === uid && item.travelerSide !== undefined;
  const isKept = isTraveler && item.state !== "refunded" && !item.reversedAt;
  if (!claim || !before || claim.decision !== "no-refund" || claim.appeal || !isKept)
    throw new AppError("appeal-over");
  const masked = await Masking.maskText(text, await Connection.namesIn(item, now));
  const appeal = { at: now.toISOString(), text: masked, before };
  const writes = [
    Connection.claimAppealWrite(ref, appeal, item.expiresAt),
    ...User.notLeavingChecks(uid),
  ];
  return transact(writes, { refused: () => "changed" as const, busy });
}
