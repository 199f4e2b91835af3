/** The payment's own records. The state of the connection is connection's. */

import type { Connection } from "../connection";
import type { Fee } from "../connection/contract";
import { expiresAfter } from "../db/common";
import { conditional } from "../db/conditional";
import type { Write } from "../db/transact";
import type { OwnPayment } from "./contract";
import { captureEntity, paymentEntity, webhookEventEntity } from "./entity";
import type { Captured } from "./order";

/** Days for which a handled event is remembered: longer than PayPal repeats one. */
const eventDaysKept = 30;

/** The records of a payment. Refused when the order has paid for a connection before. */
export function paymentWrites(
  { id: connection, traveler }: Connection.ConnectionItem,
  { orderId, captureId }: Captured,
  fee: Fee,
  now: Date,
): Write[] {
  const paidAt = now.toISOString();
  const payment = { orderId, connection, traveler, captureId, ...fee, paidAt };
  return [
    { Put: paymentEntity().create(payment).params() },
    { Put: captureEntity().put({ captureId, orderId, connection }).params() },
  ];
}

/** What a capture has paid for. @returns undefined for one that is not recorded */
export async function paidBy(
  captureId: string,
): Promise<{ connection: string; orderId: string } | undefined> {
  const { data } = await captureEntity().get({ captureId }).go({ consistent: true });
  return data ? { connection: data.connection, orderId: data.orderId } : undefined;
}

/** The payments of these orders, in their order; nothing for an order that nobody has paid. */
export async function ofOrders(orderIds: readonly string[]): Promise<OwnPayment[]> {
  const paid = await Promise.all(
    orderIds.map((orderId) => paymentEntity().get({ orderId }).go({ consistent: true })),
  );
  return paid.flatMap(({ data }) => {
    if (!data) return [];
    const { connection, captureId, amount, currency, paidAt, refundedAt, reversedAt } = data;
    return {
      connection,
      captureId,
      amount,
      currency,
      paidAt,
      ...(refundedAt && { refundedAt }),
      ...(reversedAt && { reversedAt }),
    };
  });
}

/** Records that PayPal has taken an order's payment back. Does nothing for an order without a record. */
export async function recordReversal(orderId: string, now: Date): Promise<void> {
  await conditional(paymentEntity().patch({ orderId }).set({ reversedAt: now.toISOString() }).go());
}

/** Records that an order's payment was refunded. Does nothing for an order without a record. */
export async function recordRefund(orderId: string, now: Date): Promise<void> {
  await conditional(paymentEntity().patch({ orderId }).set({ refundedAt: now.toISOString() }).go());
}

/** Records the payment of an order that was refunded because it paid for nothing. Idempotent. */
export async function recordExtra(
  { id: connection, traveler }: Connection.ConnectionItem,
  { orderId, captureId }: Captured,
  fee: Fee,
  now: Date,
): Promise<void> {
  const at = now.toISOString();
  const payment = { orderId, connection, traveler, captureId, ...fee, paidAt: at, refundedAt: at };
  await captureEntity().put({ captureId, orderId, connection }).go();
  await paymentEntity().upsert(payment).go();
}

export async function isHandled(event: string): Promise<boolean> {
  const { data } = await webhookEventEntity().get({ event }).go({ consistent: true });
  return data !== null;
}

export async function markHandled(event: string, type: string, now: Date): Promise<void> {
  await webhookEventEntity()
    .put({
      event,
      type,
      handledAt: now.toISOString(),
      expiresAt: expiresAfter(eventDaysKept, now),
    })
    .go();
}
