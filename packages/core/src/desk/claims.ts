/** Contradicted claims, as cases that an operator decides: the fee goes back, or not. Disputes, which PayPal decides, are closed. */
import { Connection } from "../connection";
import type { ClaimRef } from "../connection/case-id";
import type { ClaimDecided } from "../connection/claim-kinds";
import { untilUnchanged } from "../contention";
import { transact } from "../db/transact";
import { AppError } from "../error";
import { Outbox } from "../outbox";
import { assertNotConcerned } from "./concerned";
import { loadPayment } from "./on-demand";
import { recordWrites } from "./record";

const busy = "busy";

export type ClaimDecision = { decision: ClaimDecided; operator: string; text: string };

/**
 * Decides a claim once, in the transaction that owes the refund, or the mails to both that there is none. Nobody is told of a dispute,
 * or of a claim whose fee has gone back already.
 * @returns the mails; `not-found`, `decided`
 * @throws AppError `conflict` when there is nothing to refund any more, `own-case`; `invalid-input` for a decision that the claim does not have
 */
export async function decideClaim(
  ref: ClaimRef,
  { decision, operator, text }: ClaimDecision,
  now: Date,
): Promise<Outbox.Ref[] | "not-found" | "decided"> {
  if ((ref.kind === "dispute") !== (decision === "closed"))
    throw new AppError("invalid-fields", { errors: [{ path: "decision", reason: "required" }] });
  return untilUnchanged(async () => {
    const claim = await Connection.claimOf(ref.id, ref.kind);
    const item = claim && (await Connection.get(ref.id));
    // A dispute outlives its connection.
    if (!claim || !(item || ref.kind === "dispute")) return "not-found";
    const people = [item?.traveler, item?.flightaid];
    assertNotConcerned(operator, ...people);
    if (claim.decision) return "decided";
    const what = decision === "closed" ? "close-dispute" : decision;
    const why = { text, people };
    const entry = { operator, what, uid: item?.traveler, connection: ref.id, why } as const;
    const writes = [
      Connection.claimDecisionWrite(ref, decision, now),
      ...(await recordWrites(entry, now)),
    ];
    if (!item || decision !== "refund") {
      const { kind } = ref;
      // A fee can have gone back since by another way.
      const isKept = item && kind !== "dispute" && item.state !== "refunded" && !item.reversedAt;
      const kept = isKept ? await Connection.notRefundedWrites(item, kind, now) : [];
      const mails = isKept ? Connection.notRefundedMails(item, kind, now) : [];
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
