/** What came in and went back, as the payment domain enters it. */
import type { LedgerEntry } from "./contract";
import { loadPayment } from "./on-demand";

/** Oldest first. @param day `YYYY-MM-DD`, of UTC */
export async function ledgerOf(day: string): Promise<LedgerEntry[]> {
  const Payment = await loadPayment();
  return Payment.ledgerOf(day);
}
