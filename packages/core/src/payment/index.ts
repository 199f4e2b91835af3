/**
 * Payments: each trip is charged once, and every payment leads to a connection. PayPal is the source of truth; webhooks are
 * only a reason to read the order again.
 */
import type { AuthUser } from "../actor";
import { config } from "../config";
import { Connection } from "../connection";
import type { Connection as View } from "../connection/contract";
import { AppError } from "../error";
import type { Outbox } from "../outbox";
import { assertAsOrdered, complete, markRefunded } from "./complete";
import { createOrder, PayPalError, refundCapture } from "./paypal";
import { isHandled, markHandled, markRefunded as markRecordRefunded } from "./records";
import { assertSigned, type Headers } from "./signature";
import { referenceOf } from "./webhook";

export * as Payment from ".";

type Item = Connection.ConnectionItem;

/** Declines after which reconciliation no longer captures an order. */
const maxDeclines = 5;

/**
 * The order that the traveler may approve now. Idempotent: returns the same order until it is paid or dead, in however many
 * tabs.
 * @throws AppError `forbidden` for the flightaid, `conflict` when there is nothing to pay
 */
export async function order(
  actor: AuthUser,
  id: string,
  now: Date,
): Promise<{ orderId: string; mails: Outbox.Ref[] }> {
  let item = await ofTraveler(actor, id);
  assertPayable(item, now);
  if (item.orderId) {
    const { outcome, mails } = await complete(item, { capture: false }, now);
    if (outcome === "open") return { orderId: item.orderId, mails };
    item = await ofTraveler(actor, id);
    // `complete` may have found the order paid or pending.
    assertPayable(item, now);
  }
  if (item.orderId) return { orderId: item.orderId, mails: [] };
  const { fee } = config;
  // Idempotency key: a crash before the next write yields the same order.
  const requestId = `order-${id}-${item.orders + 1}-${fee.amount}-${fee.currency}`;
  const created = await createOrder(id, fee, requestId);
  assertAsOrdered(created, { ...item, ...fee });
  const orderId = created.id ?? "";
  if (await Connection.markOrdered(item, orderId, fee, now)) return { orderId, mails: [] };
  item = await ofTraveler(actor, id);
  assertPayable(item, now);
  if (item.orderId) return { orderId: item.orderId, mails: [] };
  throw new AppError("unavailable", "This payment is being prepared elsewhere. Try again.");
}

/**
 * Captures the order that the traveler has approved. Idempotent: a retry after a lost response returns the same result.
 * @throws AppError `forbidden` for the flightaid, `conflict` for another order and when there is nothing to pay,
 *   `payment-declined` when the card was declined
 */
export async function capture(
  actor: AuthUser,
  { id, orderId }: { id: string; orderId: string },
  now: Date,
): Promise<{ connection: View; mails: Outbox.Ref[] }> {
  const item = await ofTraveler(actor, id);
  if (item.orderId !== orderId)
    throw new AppError(
      "conflict",
      "This payment belongs to something else. Reload the page. Nothing has been charged.",
    );
  const result = async (mails: Outbox.Ref[]) => ({
    connection: await Connection.fromId(actor, id, now),
    mails,
  });
  if (item.state === "paid" || item.pending) return result([]);
  assertPayable(item, now);
  const { outcome, mails } = await complete(item, { capture: true }, now);
  switch (outcome) {
    case "paid":
    case "pending":
    case "refunded":
      return result(mails);
    case "declined":
      throw new AppError(
        "payment-declined",
        "The payment was declined, and nothing was charged. Try another card or way to pay.",
      );
    case "open":
      throw new AppError(
        "conflict",
        "The payment has not been approved yet. Nothing has been charged.",
      );
    case "dead":
      throw new AppError(
        "conflict",
        "This payment has run out of time, and nothing was charged. Try again.",
      );
  }
}

/**
 * Handles a webhook. Its content only identifies the order, which is then read from PayPal: the order and age of webhooks do
 * not matter. Each event is handled once.
 * @throws AppError `bad-signature`, `malformed-json`; nothing is changed
 */
export async function handleWebhook(
  headers: Headers,
  rawBody: string,
  now: Date,
): Promise<{ mails: Outbox.Ref[] }> {
  await assertSigned(headers, rawBody, now);
  const { event, type, connectionId, orderId, refunded } = referenceOf(rawBody);
  if (await isHandled(event)) return { mails: [] };
  const item = connectionId ? await Connection.get(connectionId) : undefined;
  // An order can claim any connection: only the connection's own order pays for it.
  const isOwnOrder = item?.orderId !== undefined && (!orderId || orderId === item.orderId);
  const mails = item && isOwnOrder ? (await complete(item, { capture: true }, now)).mails : [];
  if (!item && refunded && orderId) await markRecordRefunded(orderId, now);
  await markHandled(event, type, now);
  return { mails };
}

export type Reconciled = { asked: number; paid: number; mails: Outbox.Ref[] };

/**
 * Reads the open orders that are due from PayPal and completes them: the fallback when neither browser nor webhook did.
 * @throws AggregateError at the end, when an order failed: somebody may have paid without being connected
 */
export async function reconcile(now: Date): Promise<Reconciled> {
  const reconciled: Reconciled = { asked: 0, paid: 0, mails: [] };
  const failures: unknown[] = [];
  for (const id of await Connection.dueReconciles(now)) {
    try {
      const item = await Connection.get(id);
      if (!item) continue;
      await Connection.postponeReconcile(item, now);
      const { outcome, mails } = await complete(
        item,
        { capture: item.declines < maxDeclines },
        now,
      );
      reconciled.asked++;
      if (outcome === "paid") reconciled.paid++;
      reconciled.mails.push(...mails);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, "Orders could not be reconciled");
  return reconciled;
}

/**
 * Refunds a payment. For operators.
 * @throws AppError `not-found`, `conflict` when the connection is not paid
 */
export async function refund(id: string, now: Date): Promise<{ mails: Outbox.Ref[] }> {
  const item = await Connection.get(id);
  if (!item) throw new AppError("not-found", "There is no such connection.");
  if (item.state !== "paid" || !item.captureId)
    throw new AppError(
      "conflict",
      `This connection is ${item.state}: there is nothing to give back.`,
    );
  try {
    await refundCapture(item.captureId, `refund-${id}`);
  } catch (error) {
    if (!(error instanceof PayPalError && error.is("CAPTURE_FULLY_REFUNDED"))) throw error;
  }
  return { mails: await markRefunded(item, now) };
}

async function ofTraveler(actor: AuthUser, id: string): Promise<Item> {
  const item = await Connection.ofParticipant(actor, id);
  if (item.traveler !== actor.uid)
    throw new AppError("forbidden", "The traveler pays for the connection.");
  return item;
}

/** @throws AppError `conflict` */
function assertPayable(item: Item, now: Date): void {
  const reason = {
    paid: "This connection is paid already.",
    refunded: "This payment was refunded, and the connection has ended.",
    expired:
      "Old Itinerary: people are connected before the day of the flight. Nothing has been charged.",
    requested: undefined,
    ordered: item.pending ? "Your payment is made, and your bank is still checking it." : undefined,
  }[Connection.stateOf(item, now)];
  if (reason) throw new AppError("conflict", reason);
  if (!item.flightaidSide)
    throw new AppError("conflict", "Your match has left FlightAides. Nothing has been charged.");
}
