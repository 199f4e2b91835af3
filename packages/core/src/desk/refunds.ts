/** Refunds that PayPal has refused for good. */
import { AppError } from "../error";
import { locales } from "../language/contract";
import { formatMoney } from "../payment/money";
import type { RefusedRefund } from "./contract";
import { loadPayment } from "./on-demand";
import { record } from "./record";

type By = { operator: string; text?: string };

export async function refusedRefunds(): Promise<RefusedRefund[]> {
  const Payment = await loadPayment();
  return (await Payment.refusedRefunds()).map(
    ({ id: captureId, connection, amount, currency, dueAt: at, refusals, issue }) => ({
      connection,
      captureId,
      amount: formatMoney({ amount, currency }, locales.en),
      at,
      refusals,
      issue,
    }),
  );
}

/**
 * Tries the refused refunds of a connection again; recorded first.
 * @returns whether PayPal still refuses one
 * @throws AppError `not-found`; PayPalError
 */
export async function retryRefund(
  connection: string,
  { operator }: By,
  now: Date,
): Promise<{ refused: boolean }> {
  await assertRefused(connection);
  await record({ operator, what: "retry-refund", connection }, now);
  const Payment = await loadPayment();
  const { refused } = await Payment.retryRefunds(connection, now);
  return { refused: refused.length > 0 };
}

/** Records that the money was sent in another way. @throws AppError `not-found` */
export async function settleRefund(
  connection: string,
  { operator, text }: By,
  now: Date,
): Promise<void> {
  await assertRefused(connection);
  await record({ operator, what: "settle-refund", connection, text }, now);
  const Payment = await loadPayment();
  await Payment.settleRefunds(connection, now);
}

async function assertRefused(connection: string): Promise<void> {
  const Payment = await loadPayment();
  const all = await Payment.refusedRefunds();
  if (!all.some((one) => one.connection === connection)) throw new AppError("refund-not-refused");
}
