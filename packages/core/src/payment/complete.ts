/**
 * Brings a connection and an order at PayPal to agree. The payer's browser, webhooks and reconciliation all end here, so that
 * none of them depends on the others.
 */
import { config } from "../config";
import { ConfirmedName } from "../confirmed-name";
import { Connection } from "../connection";
import type { Fee } from "../connection/contract";
import { untilUnchanged } from "../contention";
import { AppError } from "../error";
import { Itinerary } from "../itinerary";
import type { Outbox } from "../outbox";
import { captureOrder, type Order, PayPalError, readOrder } from "../paypal";
import {
  type Captured,
  isForTrips,
  isPayableBy,
  isRefundable,
  markDeclined,
  markMoved,
  markPaid,
  markPending,
  markReconciled,
  markRefunded,
  markReturned,
  markReversedEarly,
  markTried,
  priceOf,
  releaseOrder,
} from "./order";
import { earlyReversalOf, ofOrders, paymentWrites, recordExtra, recordRefund } from "./records";
import { sendOrFile } from "./refusal";

type Item = Connection.ConnectionItem;

const busy = "payment-busy";

/** PayPal reports a payment, or an order, that is not the one we created. Nothing was changed; an operator has to look. */
export class MismatchError extends Error {
  override readonly name = "MismatchError";
}

/**
 * - `paid`, `pending`, `refunded`
 * - `cancelled`: the connection is over, and its payment is kept, or PayPal has taken it back
 * - `returned`: the payment arrived and could not be delivered, so it is refunded
 * - `declined`: the payment was declined and nothing charged; the same order can be tried again
 * - `open`: the order is not approved yet
 * - `unfit`: the pair can no longer be connected; nothing charged
 * - `moved`: one of the trips has changed since the order was made, which is released; nothing charged
 * - `dead`: the order can no longer be paid
 */
export type Outcome =
  | "paid"
  | "pending"
  | "refunded"
  | "cancelled"
  | "returned"
  | "declined"
  | "open"
  | "unfit"
  | "moved"
  | "dead";
export type Completed = { outcome: Outcome; mails: Outbox.Ref[] };

/** PayPal's issues for a declined payment that another card or account may settle. */
const declineIssues = [
  "COMPLIANCE_VIOLATION",
  "DOMESTIC_TRANSACTION_REQUIRED",
  "INSTRUMENT_DECLINED",
  "PAYEE_BLOCKED_TRANSACTION",
  "PAYER_ACCOUNT_LOCKED_OR_CLOSED",
  "PAYER_ACCOUNT_RESTRICTED",
  "PAYER_ACTION_REQUIRED",
  "PAYER_CANNOT_PAY",
  "REDIRECT_PAYER_FOR_ALTERNATE_FUNDING",
  "TRANSACTION_BLOCKED_BY_PAYEE",
  "TRANSACTION_LIMIT_EXCEEDED",
  "TRANSACTION_RECEIVING_LIMIT_EXCEEDED",
  "TRANSACTION_REFUSED",
];

/**
 * Reconciliations, about a day, after which a capture whose answer was lost is taken as not made when PayPal keeps answering
 * that it does not know the order. If its payment arrives after all, it is one of a former order.
 */
const maxUnknown = 8;

/**
 * Reads the order from PayPal and changes the connection accordingly. With `capture` it captures an approved order, unless the
 * connection is expired or the pair can no longer be connected.
 * @param orderId the current order of the connection, or a former one
 * @throws MismatchError, PayPalError; AppError `unavailable` when others keep changing the connection
 */
export async function complete(
  item: Item,
  orderId: string,
  { capture }: { capture: boolean },
  now: Date,
): Promise<Completed> {
  const isCurrent = item.orderId === orderId;
  const price = priceOf(item, orderId);
  if (!price) throw new MismatchError(`Order ${orderId} is not one of connection ${item.id}`);
  const order = await readOrder(orderId);
  if (!order || order.status === "VOIDED")
    return isCurrent ? handleMissing(item, order, now) : none("dead");
  assertAsOrdered(order, item.id, price);
  if (isCurrent && item.state === "ordered" && !isForTrips(item, orderId))
    if (order.status !== "COMPLETED") return releaseUncaptured(item, "moved", now);
  const capturable = isCurrent && Connection.stateOf(item, now) === "ordered" && !item.pending;
  if (order.status === "APPROVED" && capture && capturable)
    return Connection.isAhead(item, now)
      ? tryCapture(item, price, now)
      : releaseUncaptured(item, "dead", now);
  if (order.status !== "COMPLETED") return none("open");
  return settle(item, order, price, now);
}

/** Captures the current order. Another call may change the connection meanwhile: a webhook captures too. */
async function tryCapture(item: Item, price: Fee, now: Date): Promise<Completed> {
  const { id, orderId = "", declines } = item;
  let current = item;
  return untilUnchanged(async () => {
    const tried = await markTried(current, now);
    if (tried === "unfit") return none("unfit");
    if (tried === "moved") return releaseUncaptured(current, "moved", now);
    if (tried !== "changed") return charge(tried, price, now);
    const changed = await Connection.get(id);
    if (!changed) throw new AppError(busy);
    const isOpen = changed.state === "ordered" && changed.orderId === orderId && !changed.pending;
    if (!isOpen) return complete(changed, orderId, { capture: false }, now);
    if (changed.declines > declines) return none("declined");
    current = changed;
    return "changed";
  }, busy);
}

/**
 * The order is for trips that have changed, or the travel date has begun: it is not captured. One whose capture was requested may still
 * be: it is released once it is taken as not made, and its payment goes back if it arrives after all.
 * @throws PayPalError while the outcome is unknown
 */
async function releaseUncaptured(
  item: Item,
  outcome: "moved" | "dead",
  now: Date,
): Promise<Completed> {
  if (Connection.isCharging(item) && item.reconciles <= maxUnknown)
    throw new PayPalError(404, ["CAPTURE_UNKNOWN"]);
  return { outcome, mails: await releaseOrder(item, now) };
}

async function charge(tried: Item, price: Fee, now: Date): Promise<Completed> {
  const { id, orderId = "", declines } = tried;
  try {
    const order = await captureOrder(orderId, `capture-${orderId}-${declines}`);
    assertAsOrdered(order, id, price);
    return order.status === "COMPLETED" ? settle(tried, order, price, now) : none("open");
  } catch (error) {
    if (!(error instanceof PayPalError)) throw error;
    if (error.is("ORDER_ALREADY_CAPTURED")) return completeWithoutCapture(id, orderId, now);
    if (error.is("ORDER_NOT_APPROVED")) return none("open");
    if (error.is("MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED")) return release(tried, now);
    if (!declineIssues.some((issue) => error.is(issue))) throw error;
    const { item, mails } = await markDeclined(tried, now);
    return { outcome: item.state === "withdrawn" ? "unfit" : "declined", mails };
  }
}

/** Completes the order from the connection's present state, without another capture. */
async function completeWithoutCapture(id: string, orderId: string, now: Date): Promise<Completed> {
  const current = await Connection.get(id);
  if (!current) throw new AppError(busy);
  return complete(current, orderId, { capture: false }, now);
}

/** A completed order is not paid yet: the status of its capture decides. */
async function settle(item: Item, order: Order, price: Fee, now: Date): Promise<Completed> {
  const orderId = order.id ?? "";
  const isCurrent = item.orderId === orderId;
  const [capture] = order.purchase_units?.[0]?.payments?.captures ?? [];
  const captured = { orderId, captureId: capture?.id ?? "" };
  if (item.reversedAt && item.captureId === captured.captureId) return none("cancelled");
  switch (capture?.status) {
    case "COMPLETED":
    case "PARTIALLY_REFUNDED":
      return receive(item, captured, { price, payer: order.payment_source?.paypal }, now);
    case "PENDING":
      if (isCurrent) await markPending(item, now);
      return none("pending");
    case "REFUNDED":
      return endRefunded(item, captured, price, now);
    case "DECLINED":
    case "FAILED":
      return isCurrent ? release(item, now) : none("dead");
    default:
      throw new MismatchError(
        `Order ${orderId} is completed, but its capture is ${capture?.status}`,
      );
  }
}

type Paid = { price: Fee; payer: Parameters<typeof ConfirmedName.payerWrites>[1] };

/** Delivers a payment that has arrived. If that is impossible it owes the refund, which reconciliation sends. */
function receive(item: Item, captured: Captured, paid: Paid, now: Date): Promise<Completed> {
  return fromPresent(item, async (current) => {
    if (current.captureId === captured.captureId)
      return current.state === "paid" ? repeat(current, now) : sendRefund(current, captured, now);
    const reversed = await receiveReversed(current, captured, paid.price, now);
    return reversed ?? deliver(current, captured, paid, now);
  });
}

/**
 * The payment is delivered. The payer's cards get what it has told of the name now and not on delivery, which nothing may delay: PayPal's
 * webhook about the capture comes after it, and is repeated until it is handled.
 */
async function repeat({ traveler }: Item, now: Date): Promise<Completed> {
  await Itinerary.refreshCards(traveler, now);
  return none("paid");
}

/** Makes attempts, each from the connection as it is then. */
async function fromPresent(
  item: Item,
  attempt: (current: Item) => Promise<Completed | "changed">,
): Promise<Completed> {
  let current = item;
  return untilUnchanged(async () => {
    const outcome = await attempt(current);
    if (outcome !== "changed") return outcome;
    const changed = await Connection.get(item.id);
    if (!changed) throw new AppError(busy);
    current = changed;
    return outcome;
  }, busy);
}

/** Connects the pair, or owes the refund. @returns `changed` when the connection was changed since it was read */
async function deliver(
  item: Item,
  captured: Captured,
  { price, payer }: Paid,
  now: Date,
): Promise<Completed | "changed"> {
  if (!isPayableBy(item, captured.orderId)) return refundExtra(item, captured, price, now);
  const record = paymentWrites(item, captured, price, now);
  const named = await ConfirmedName.payerWrites(item.traveler, payer, now);
  const paid = await markPaid(item, captured, [...record, ...named], now);
  if (typeof paid !== "string") return { outcome: "paid", mails: paid };
  if (paid === "moved") await markMoved(item, now);
  if (paid !== "unfit") return "changed";
  const marked = await markReturned(item, captured, record, now);
  return marked === "changed" ? marked : { outcome: "returned", mails: marked };
}

/**
 * Records a payment that PayPal has taken back before it arrived, and ends the connection that it would have paid for.
 * @returns undefined when PayPal has not; `changed` when the connection was changed since it was read
 */
async function receiveReversed(
  item: Item,
  captured: Captured,
  price: Fee,
  now: Date,
): Promise<Completed | "changed" | undefined> {
  const reversedAt = await earlyReversalOf(captured.captureId);
  if (!reversedAt) return undefined;
  if (!isPayableBy(item, captured.orderId)) {
    await recordExtra(item, captured, price, now);
    return { outcome: "cancelled", mails: await releaseReturned(item, captured, now) };
  }
  const writes = paymentWrites(item, captured, price, now, reversedAt);
  const mails = await markReversedEarly(item, captured, { writes, reversedAt }, now);
  return mails === "changed" ? mails : { outcome: "cancelled", mails };
}

/** PayPal has refunded the payment: ends the connection that it paid for, or was about to. */
async function endRefunded(
  item: Item,
  captured: Captured,
  price: Fee,
  now: Date,
): Promise<Completed> {
  const { orderId, captureId } = captured;
  const ended = await fromPresent(item, async (current) => {
    if (current.captureId === captureId) {
      if (!isRefundable(current)) return none("refunded");
      const marked = await markRefunded(current, "paypal", now);
      return marked === "changed" ? marked : { outcome: "refunded", mails: marked };
    }
    const reversed = await receiveReversed(current, captured, price, now);
    if (reversed) return reversed;
    if (current.orderId !== orderId || current.state !== "ordered") return none("refunded");
    if (!isPayableBy(current, orderId)) {
      await recordExtra(current, captured, price, now, now.toISOString());
      return { outcome: "refunded", mails: await releaseReturned(current, captured, now) };
    }
    const record = paymentWrites(current, captured, price, now);
    const marked = await markReturned(current, captured, record, now);
    return marked === "changed" ? marked : { outcome: "refunded", mails: marked };
  });
  if (ended.outcome === "cancelled") return ended;
  await recordRefund(orderId, now);
  await Connection.refreshCards(item, now);
  // The refund of a former order is not the one that the connection owes.
  if (item.orderId === orderId) await markReconciled(item, now);
  return ended;
}

/** Sends the refund that a refunded connection owes. One that was cancelled, or whose payment PayPal took back, owes none. */
async function sendRefund(item: Item, captured: Captured, now: Date): Promise<Completed> {
  if (item.state !== "refunded") return none("cancelled");
  // It is sent or settled, or operators try again.
  if (!Connection.owesRefund(item)) return none("refunded");
  const price = Connection.feeOf(item);
  const sent = await sendOrFile(item, captured, price, now);
  await Connection.refreshCards(item, now);
  if (sent === "refused") return none("refunded");
  await recordRefund(captured.orderId, now);
  await markReconciled(item, now);
  return none("refunded");
}

/**
 * Refunds the payment of a former order for a connection that is paid, is over, or may be paid by another order; and that of an
 * order for trips that have changed, after which another one can be made. Nothing is sent for one that is back with the payer.
 */
async function refundExtra(
  item: Item,
  captured: Captured,
  price: Fee,
  now: Date,
): Promise<Completed> {
  const [payment] = await ofOrders([captured.orderId]);
  if (!payment?.refundedAt && !payment?.reversedAt) {
    const sent = await sendOrFile(item, captured, price, now);
    await recordExtra(item, captured, price, now, sent === "sent" ? now.toISOString() : undefined);
  }
  return { outcome: "returned", mails: await releaseReturned(item, captured, now) };
}

/** Removes the order of a payment that goes back, if it is the current one. @returns the mails */
async function releaseReturned(item: Item, { orderId }: Captured, now: Date) {
  return item.orderId === orderId ? releaseOrder(item, now, { isReturned: true }) : [];
}

/**
 * PayPal no longer has the order, or has voided it. After its capture was requested, one such answer proves nothing: it may be
 * wrong, and a second order would charge the payer twice.
 * @throws PayPalError while the outcome is unknown
 */
async function handleMissing(item: Item, order: Order | undefined, now: Date): Promise<Completed> {
  const isCharged = item.captureId !== undefined || item.pending;
  const isUnknown = item.triedAt !== undefined && !order && item.reconciles <= maxUnknown;
  if (isCharged || isUnknown) throw new PayPalError(404, ["ORDER_UNKNOWN"]);
  return release(item, now);
}

async function release(item: Item, now: Date): Promise<Completed> {
  return { outcome: "dead", mails: await releaseOrder(item, now) };
}

function none(outcome: Outcome): Completed {
  return { outcome, mails: [] };
}

/** @throws MismatchError unless intent, connection, amount, currency and payee are those that we ordered */
export function assertAsOrdered(order: Order, connection: string, { amount, currency }: Fee): void {
  const units = order.purchase_units ?? [];
  const [unit] = units;
  const captures = unit?.payments?.captures ?? [];
  const expected: Record<string, boolean> = {
    intent: order.intent === "CAPTURE",
    units: units.length === 1,
    connection: unit?.custom_id === connection,
    amount: unit?.amount?.value === amount,
    currency: unit?.amount?.currency_code === currency,
    payee: unit?.payee?.merchant_id === config.paypalMerchantId,
    "captured amount": captures.every(
      (one) => one.amount?.value === amount && one.amount?.currency_code === currency,
    ),
  };
  const wrong = Object.keys(expected).filter((name) => !expected[name]);
  if (wrong.length > 0)
    throw new MismatchError(`Order ${order.id} is not as ordered: ${wrong.join(", ")}`);
}
