/** The payment's own records. The state of the connection is connection's. */

import { type CreateEntityItem, createWriteTransaction } from "electrodb";
import { Connection } from "../connection";
import type { Fee } from "../connection/contract";
import { untilUnchanged } from "../contention";
import { expiresAfter } from "../db/common";
import { transact, type Write } from "../db/transact";
import type { OwnPayment } from "./contract";
import {
  captureEntity,
  earlyReversalEntity,
  paymentEntity,
  refusalEntity,
  webhookEventEntity,
} from "./entity";
import { entryWrite } from "./ledger";
import type { Captured } from "./order";

const busy = "payment-busy";

/** Days for which a handled event is remembered: longer than PayPal repeats one. */
const eventDaysKept = 30;

/**
 * Days for which a reversal waits for its payment to be recorded. The schedule does that within hours, unless PayPal's API is
 * down; most reversals that nobody fetches are about payments that are none of ours.
 */
const reversalDaysKept = 180;

/**
 * The records of a payment. Refused when the order has paid for a connection before, and when PayPal has taken the payment back
 * since {@link earlyReversalOf} was read.
 * @param reversedAt what that has returned
 */
export function paymentWrites(
  { id: connection, traveler }: Connection.ConnectionItem,
  captured: Captured,
  fee: Fee,
  now: Date,
  reversedAt?: string,
): Write[] {
  const payment = { ...captured, connection, traveler, ...fee, paidAt: now.toISOString() };
  return createWrites({ ...payment, ...(reversedAt && { reversedAt }) });
}

type Payment = CreateEntityItem<ReturnType<typeof paymentEntity>>;

/** Refused when the payment is recorded: the first condition. */
function createWrites(payment: Payment): Write[] {
  const { connection, orderId, captureId, paidAt, refundedAt, reversedAt } = payment;
  return [
    {
      Put: paymentEntity()
        .create({ ...payment, entered: true })
        .params(),
    },
    ...captureWrites({ orderId, captureId, connection }, reversedAt),
    entryWrite(payment, "paid", paidAt),
    ...(refundedAt ? [entryWrite(payment, "refunded", refundedAt)] : []),
    ...(reversedAt ? [entryWrite(payment, "reversed", reversedAt)] : []),
  ];
}

/** Leads from the capture to its payment. The early reversal is part of the payment from now on; otherwise there must be none. */
function captureWrites(
  capture: Captured & { connection: string },
  reversedAt: string | undefined,
): Write[] {
  const { captureId } = capture;
  const reversal: Write[] = reversedAt
    ? [{ Delete: earlyReversalEntity().delete({ captureId }).params() }]
    : createWriteTransaction({ reversal: earlyReversalEntity() }, (all) => [
        all.reversal
          .check({ captureId })
          .where((early, { notExists }) => notExists(early.reversedAt))
          .commit(),
      ]).params().TransactItems;
  return [{ Put: captureEntity().put(capture).params() }, ...reversal];
}

/** When PayPal has taken back a payment that is not recorded yet. @returns undefined when it has not */
export async function earlyReversalOf(captureId: string): Promise<string | undefined> {
  const { data } = await earlyReversalEntity().get({ captureId }).go({ consistent: true });
  return data?.reversedAt;
}

/** Stores a reversal for whoever records the payment. @returns `recorded` when somebody has done so meanwhile */
export function holdReversal(captureId: string, now: Date): Promise<"committed" | "recorded"> {
  const reversal = {
    captureId,
    reversedAt: now.toISOString(),
    expiresAt: expiresAfter(reversalDaysKept, now),
  };
  const isUnrecorded = createWriteTransaction({ capture: captureEntity() }, ({ capture }) => [
    capture
      .check({ captureId })
      .where(({ orderId }, { notExists }) => notExists(orderId))
      .commit(),
  ]).params().TransactItems;
  return transact<"recorded">(
    [...isUnrecorded, { Put: earlyReversalEntity().put(reversal).params() }],
    { refused: () => "recorded", busy },
  );
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

/**
 * Records that PayPal has taken an order's payment back. Does nothing for an order without a record.
 * @param writes are part of the transaction that records it
 */
export async function recordReversal(
  orderId: string,
  now: Date,
  writes: readonly Write[] = [],
): Promise<void> {
  await recordReturn(orderId, "reversed", now, writes);
}

/** Records that an order's payment was refunded. Does nothing for an order without a record. */
export async function recordRefund(orderId: string, now: Date): Promise<void> {
  await recordReturn(orderId, "refunded", now);
}

/** Records that operators have sent an order's payment back in another way. Refused when it is recorded as refunded meanwhile. */
export async function settlementWrites(orderId: string, now: Date): Promise<Write[]> {
  const { data: payment } = await paymentEntity().get({ orderId }).go({ consistent: true });
  if (!payment || payment.refundedAt) return [];
  const at = now.toISOString();
  const settled = paymentEntity()
    .patch({ orderId })
    .set({ refundedAt: at, settled: true })
    .where(({ refundedAt }, { notExists }) => notExists(refundedAt));
  return [{ Update: settled.params() }, entryWrite(payment, "settled", at)];
}

/** The money is back with the payer, which counts once: a refund that PayPal refused is owed no longer. */
async function recordReturn(
  orderId: string,
  kind: "refunded" | "reversed",
  now: Date,
  writes: readonly Write[] = [],
) {
  const { data: payment } = await paymentEntity().get({ orderId }).go({ consistent: true });
  if (!payment) return;
  const at = now.toISOString();
  const name = `${kind}At` as const;
  if (!payment[name]) {
    const returned = paymentEntity()
      .patch({ orderId })
      .set({ [name]: at })
      .where((stored, { notExists }) => notExists(stored[name]));
    await transact([{ Update: returned.params() }, entryWrite(payment, kind, at), ...writes], {
      refused: () => "recorded" as const,
      busy,
    });
  }
  await refusalEntity().delete({ id: payment.captureId }).go();
}

/**
 * Records the payment of an order that paid for nothing, and was refunded at `refundedAt`, unless PayPal has taken it back: then
 * operators have a case. Idempotent.
 */
export async function recordExtra(
  item: Connection.ConnectionItem,
  captured: Captured,
  fee: Fee,
  now: Date,
  refundedAt?: string,
): Promise<void> {
  const paidAt = now.toISOString();
  const { id: connection, traveler } = item;
  const payment = { ...captured, connection, traveler, ...fee, paidAt };
  const outcome = await untilUnchanged(async () => {
    const reversedAt = await earlyReversalOf(captured.captureId);
    const writes = createWrites({
      ...payment,
      ...(refundedAt && { refundedAt }),
      ...(reversedAt && { reversedAt }),
    });
    const cases = reversedAt ? [Connection.claimWrite(item, "dispute", now)] : [];
    return transact([...writes, ...cases], {
      refused: ([isRecorded]) => (isRecorded ? ("recorded" as const) : ("changed" as const)),
      busy,
    });
  }, busy);
  if (outcome === "recorded" && refundedAt) await recordRefund(captured.orderId, now);
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
