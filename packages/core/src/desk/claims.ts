/** Contradicted claims, as cases that an operator decides: the fee goes back, or not. */
import { Connection } from "../connection";
import { untilUnchanged } from "../contention";
import { transact } from "../db/transact";
import { AppError } from "../error";
import { Outbox } from "../outbox";
import { Payment } from "../payment";
import type { ClaimRef } from "./claim-id";
import { recordWrite } from "./record";
import { refundNow } from "./refund-now";

const busy = "busy";

export type ClaimDecision = { decision: "refund" | "no-refund"; operator: string; text: string };

/**
 * Decides a claim once, in the transaction that owes the refund, or the mails to both that there is none.
 * @returns the mails; `not-found`, `decided`
 * @throws AppError `conflict` when there is nothing to refund any more
 */
export async function decideClaim(
  ref: ClaimRef,
  { decision, operator, text }: ClaimDecision,
  now: Date,
): Promise<Outbox.Ref[] | "not-found" | "decided"> {
  return untilUnchanged(async () => {
    const claim = await Connection.claimOf(ref.id, ref.kind);
    const item = claim && (await Connection.get(ref.id));
    if (!item) return "not-found";
    if (claim.decision) return "decided";
    const entry = { operator, what: decision, uid: item.traveler, connection: ref.id, text };
    const writes = [
      Connection.claimDecisionWrite(ref, decision, now),
      await recordWrite(entry, now),
    ];
    if (decision === "no-refund") {
      const mails = Connection.notRefundedMails(item, ref.kind, now);
      const outcome = await transact([...writes, ...mails.map(Outbox.mailPut)], {
        refused: () => "changed" as const,
        busy,
      });
      return outcome === "changed" ? outcome : mails.map(Outbox.refOf);
    }
    if (!item.captureId || !Payment.isRefundable(item))
      throw new AppError("nothing-to-refund", { params: { state: item.state } });
    try {
      return (await refundNow(ref.id, now, writes)).mails;
    } catch (error) {
      // Somebody else has decided or refunded meanwhile.
      if (error instanceof AppError && error.reason === "nothing-to-refund") return "changed";
      throw error;
    }
  }, busy);
}
