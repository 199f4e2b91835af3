import type { Write } from "../db/transact";
import type { Outbox } from "../outbox";
import { PayPalError } from "../paypal";
import { loadPayment } from "./on-demand";

/**
 * Refunds a payment, with `writes` in the transaction that owes the refund. While PayPal does not answer, the refund stays owed, and
 * the schedule sends it and the mails.
 * @throws AppError `conflict` when there is nothing to refund, or one of the writes was refused
 */
export async function refundNow(
  id: string,
  now: Date,
  writes: readonly Write[],
): Promise<{ mails: Outbox.Ref[]; refused: boolean }> {
  const Payment = await loadPayment();
  try {
    return await Payment.refund(id, now, writes);
  } catch (error) {
    if (error instanceof PayPalError) return { mails: [], refused: false };
    throw error;
  }
}
