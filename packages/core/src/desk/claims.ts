/** Contradicted claims, as cases that an operator decides: the fee goes back, or not. Disputes, which PayPal decides, are closed. */
import { Connection } from "../connection";
import type { ClaimRef } from "../connection/case-id";
import type { ClaimDecided } from "../connection/claim-kinds";
import { untilUnchanged } from "../contention";
import { transact } from "../db/transact";
import { AppError } from "../error";
import { Outbox } from "../outbox";
import { assertIndependent, assertNotConcerned } from "./concerned";
import type { ClaimCase } from "./contract";
import { loadJourney, loadMessage, loadPayment } from "./on-demand";
import { personOf } from "./people";
import { recordLook, recordWrites } from "./record";
import type { RefundReason } from "./refund-reasons";

const busy = "busy";

export type ClaimDecision = {
  decision: ClaimDecided;
  reason: RefundReason;
  operator: string;
  text: string;
};

/**
 * What an operator needs to decide a claim. The look is recorded first.
 * @returns undefined when there is no such claim
 * @throws AppError `own-case`
 */
export async function claimOf(
  { id, kind }: ClaimRef,
  operator: string,
  now: Date,
): Promise<ClaimCase | undefined> {
  const [claim, item] = await Promise.all([Connection.claimOf(id, kind), Connection.get(id)]);
  if (!claim) return undefined;
  const people = [item?.traveler, item?.flightaid];
  assertNotConcerned(operator, ...people);
  await recordLook({ operator, connection: id }, people, now);
  const [Message, Journey] = await Promise.all([loadMessage(), loadJourney()]);
  const [messages, point, [traveler, flightaid]] = await Promise.all([
    Message.ofConnection(id),
    Journey.meetingPointOf(id),
    Promise.all(people.map((uid) => uid && personOf(uid, operator, now))),
  ]);
  const { appeal } = claim;
  return {
    ...(!item && { isExpired: true as const }),
    ...(appeal && { appeal }),
    messages: messages.map(({ role: by, at, text }) => ({ by, at, text })),
    ...(point && { meetingPoint: { by: point.role, at: point.at, text: point.text } }),
    ...(traveler && { traveler }),
    ...(flightaid && { flightaid }),
  };
}

/**
 * Decides a claim once, in the transaction that owes the refund, or the mails to both that there is none. Nobody is told of a dispute,
 * of a claim whose fee has gone back already, or of one whose connection has expired. Disputes, and claims of expired connections, can
 * only be closed. After an appeal another operator decides, and only the traveler, who made it, is told that there is no refund.
 * @returns the mails; `not-found`, `decided`
 * @throws AppError `conflict` when there is nothing to refund any more, `own-case`; `invalid-input` for a decision that the claim does not have
 */
export async function decideClaim(
  ref: ClaimRef,
  { decision, reason, operator, text }: ClaimDecision,
  now: Date,
): Promise<Outbox.Ref[] | "not-found" | "decided"> {
  return untilUnchanged(async () => {
    const claim = await Connection.claimOf(ref.id, ref.kind);
    const item = claim && (await Connection.get(ref.id));
    if (!claim) return "not-found";
    // A claim outlives its connection.
    if ((!item || ref.kind === "dispute") !== (decision === "closed"))
      throw new AppError("invalid-fields", { errors: [{ path: "decision", reason: "required" }] });
    const people = [item?.traveler, item?.flightaid];
    assertNotConcerned(operator, claim.appeal?.before.by);
    await assertIndependent(operator, ...people);
    if (claim.decision) return "decided";
    const closing = ref.kind === "dispute" ? "close-dispute" : "close-claim";
    const what = decision === "closed" ? closing : decision;
    const why = { text, people };
    const entry = {
      operator,
      what,
      uid: item?.traveler,
      other: item?.flightaid,
      connection: ref.id,
      reason,
      why,
    } as const;
    const writes = [
      Connection.claimDecisionWrite(claim, decision, {
        by: operator,
        at: now.toISOString(),
        reason,
      }),
      ...(await recordWrites(entry, now)),
    ];
    if (!item || decision !== "refund") {
      const { kind } = ref;
      // A fee can have gone back since by another way.
      const isKept = item && kind !== "dispute" && item.state !== "refunded" && !item.reversedAt;
      const kept = isKept ? await Connection.notRefundedWrites(item, kind, now) : [];
      const isAppealed = claim.appeal !== undefined;
      const mails = isKept ? Connection.notRefundedMails(item, { kind, isAppealed }, now) : [];
      const outcome = await transact([...writes, ...kept, ...mails.map(Outbox.mailPut)], {
        refused: () => "changed" as const,
        busy,
      });
      return outcome === "changed" ? outcome : mails.map(Outbox.refOf);
    }
    const Payment = await loadPayment();
    if (!item.captureId || !Payment.isRefundable(item))
      throw new AppError("nothing-to-refund", { params: { state: item.state } });
    try {
      return (await Payment.refund(ref.id, now, writes)).mails;
    } catch (error) {
      // Somebody else has decided or refunded meanwhile.
      if (error instanceof AppError && error.reason === "nothing-to-refund") return "changed";
      throw error;
    }
  }, busy);
}
