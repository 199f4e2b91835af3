/** Refunds that PayPal has refused for good. */
import { Connection } from "../connection";
import { AppError } from "../error";
import { locales } from "../language/contract";
import { formatMoney } from "../payment/money";
import { assertIndependent } from "./concerned";
import type { RefusedRefund } from "./contract";
import { loadPayment } from "./on-demand";
import { record, recordWrites } from "./record";

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
 * @throws AppError `not-found`, `own-case`; PayPalError
 */
export async function retryRefund(
  connection: string,
  { operator }: By,
  now: Date,
): Promise<{ refused: boolean }> {
  const people = await assertRefused(connection, operator);
  await record({ operator, what: "retry-refund", ...people, connection }, now);
  const Payment = await loadPayment();
  const { sent, refused } = await Payment.retryRefunds(connection, now);
  if (sent + refused.length === 0) throw new AppError("refund-not-refused");
  return { refused: refused.length > 0 };
}

/**
 * Records that the money was sent in another way.
 * @throws AppError `not-found`, `own-case`, `refund-being-sent`
 */
export async function settleRefund(
  connection: string,
  { operator, text }: By,
  now: Date,
): Promise<void> {
  const people = await assertRefused(connection, operator);
  const act = { operator, what: "settle-refund", ...people, connection, text } as const;
  const entry = await recordWrites(act, now);
  const Payment = await loadPayment();
  const settled = await Payment.settleRefunds(connection, now, entry);
  if (settled === 0) throw new AppError("refund-not-refused");
}

/** @returns the two people, unless the connection has expired @throws AppError `not-found`, `own-case` */
async function assertRefused(
  connection: string,
  operator: string,
): Promise<{ uid?: string; other?: string }> {
  const item = await Connection.get(connection);
  await assertIndependent(operator, item?.traveler, item?.flightaid);
  const Payment = await loadPayment();
  const all = await Payment.refusedRefunds();
  if (!all.some((one) => one.connection === connection)) throw new AppError("refund-not-refused");
  return item ? { uid: item.traveler, other: item.flightaid } : {};
}
