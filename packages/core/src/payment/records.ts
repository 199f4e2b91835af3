/** The payment's own records. The state of the connection is connection's. */
import { Connection } from "../connection";
import { conditional } from "../db/conditional";
import type { Write } from "../db/transact";
import { paymentEntity, webhookEventEntity } from "./entity";

/** Days for which a handled event is remembered: longer than PayPal repeats one. */
const eventDaysKept = 30;

/** The record of a payment. Refused when the order has paid for a connection before. */
export function paymentCreate(
  item: Connection.ConnectionItem,
  captureId: string,
  now: Date,
): Write {
  const { id: connection, orderId = "", traveler } = item;
  const payment = paymentEntity().create({
    orderId,
    connection,
    traveler,
    captureId,
    ...Connection.feeOf(item),
    paidAt: now.toISOString(),
  });
  return { Put: payment.params() };
}

/** The change of a record when its payment is refunded. Refused when there is none. */
export function refundUpdate(orderId: string, now: Date): Write {
  return { Update: refundPatch(orderId, now).params() };
}

/** Records the refund of a payment whose connection no longer exists. Does nothing for an unknown order. */
export async function markRefunded(orderId: string, now: Date): Promise<void> {
  await conditional(refundPatch(orderId, now).go());
}

function refundPatch(orderId: string, now: Date) {
  return paymentEntity().patch({ orderId }).set({ refundedAt: now.toISOString() });
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
      expiresAt: Math.floor(now.getTime() / 1000) + eventDaysKept * 86_400,
    })
    .go();
}
