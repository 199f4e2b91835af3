/**
 * Brings a connection to the state of its PayPal order. The payer's browser, webhooks and reconciliation all end here, so that
 * none of them depends on the others.
 */
import { config } from "../config";
import { Connection } from "../connection";
import type { Outbox } from "../outbox";
import { captureOrder, type Order, PayPalError, readOrder } from "./paypal";
import { paymentCreate, refundUpdate } from "./records";

type Item = Connection.ConnectionItem;

/** PayPal reports a payment, or an order, that is not the one we created. Nothing was changed; an operator has to look. */
export class MismatchError extends Error {
  override readonly name = "MismatchError";
}

/**
 * - `paid`, `pending`, `refunded`
 * - `declined`: the card was declined and nothing charged; the same order can be tried again
 * - `open`: nobody has approved the order yet
 * - `dead`: the order can no longer be paid
 */
export type Outcome = "paid" | "pending" | "refunded" | "declined" | "open" | "dead";
export type Completed = { outcome: Outcome; mails: Outbox.Ref[] };

/** PayPal's issues for a declined payment that another card may settle. */
const declineIssues = [
  "INSTRUMENT_DECLINED",
  "PAYER_ACTION_REQUIRED",
  "TRANSACTION_REFUSED",
  "PAYER_CANNOT_PAY",
];

/**
 * Reads the order from PayPal and changes the connection accordingly. With `capture` it captures an approved order, unless the
 * connection is expired or one of the participants has left.
 * @throws MismatchError, PayPalError
 */
export async function complete(
  item: Item,
  { capture }: { capture: boolean },
  now: Date,
): Promise<Completed> {
  const orderId = item.orderId ?? "";
  let order = await readOrder(orderId);
  if (!order || order.status === "VOIDED") return release(item, now);
  assertAsOrdered(order, item);
  const bothThere = item.travelerSide !== undefined && item.flightaidSide !== undefined;
  const capturable = bothThere && Connection.stateOf(item, now) === "ordered";
  if (order.status === "APPROVED" && capture && capturable) {
    try {
      order = await captureOrder(orderId, `capture-${orderId}-${item.declines}`);
    } catch (error) {
      if (!(error instanceof PayPalError)) throw error;
      if (error.is("ORDER_ALREADY_CAPTURED")) order = (await readOrder(orderId)) ?? order;
      else if (declineIssues.some((issue) => error.is(issue))) {
        await Connection.markDeclined(item);
        return { outcome: "declined", mails: [] };
      } else if (error.is("ORDER_NOT_APPROVED")) return { outcome: "open", mails: [] };
      else throw error;
    }
    assertAsOrdered(order, item);
  }
  if (order.status !== "COMPLETED") return { outcome: "open", mails: [] };
  return settle(item, order, now);
}

/** A completed order is not paid yet: the status of its capture decides. */
async function settle(item: Item, order: Order, now: Date): Promise<Completed> {
  const [capture] = order.purchase_units?.[0]?.payments?.captures ?? [];
  const id = capture?.id ?? "";
  const markPaid = () => Connection.markPaid(item, id, [paymentCreate(item, id, now)], now);
  switch (capture?.status) {
    case "COMPLETED":
    case "PARTIALLY_REFUNDED":
      return { outcome: "paid", mails: await markPaid() };
    case "PENDING":
      await Connection.markPending(item);
      return { outcome: "pending", mails: [] };
    case "REFUNDED": {
      const mails = await markPaid();
      return { outcome: "refunded", mails: [...mails, ...(await markRefunded(item, now))] };
    }
    case "DECLINED":
    case "FAILED":
      return release(item, now);
    default:
      throw new MismatchError(
        `Order ${item.orderId} is completed, but its capture is ${capture?.status}`,
      );
  }
}

/** Ends a paid connection after its refund. */
export function markRefunded(item: Item, now: Date): Promise<Outbox.Ref[]> {
  return Connection.markRefunded(item, [refundUpdate(item.orderId ?? "", now)], now);
}

async function release(item: Item, now: Date): Promise<Completed> {
  await Connection.releaseOrder(item, now);
  return { outcome: "dead", mails: [] };
}

/** @throws MismatchError unless intent, connection, amount, currency and payee are those that we ordered */
export function assertAsOrdered(
  order: Order,
  { id, amount, currency }: Pick<Item, "id" | "amount" | "currency">,
): void {
  const units = order.purchase_units ?? [];
  const [unit] = units;
  const captures = unit?.payments?.captures ?? [];
  const expected: Record<string, boolean> = {
    intent: order.intent === "CAPTURE",
    units: units.length === 1,
    connection: unit?.custom_id === id,
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
