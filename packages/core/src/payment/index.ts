/**
 * Paying for a connection: charged once, connected for certain. PayPal alone is believed, and asked again by whoever
 * comes next: the payer's browser, a webhook, or the sweep all end in {@link complete}.
 */
import type { User as Person } from "../actor";
import { config } from "../config";
import { Connection } from "../connection";
import type { Connection as View } from "../connection/contract";
import { AppError } from "../error";
import type { Outbox } from "../outbox";
import { heardEntity } from "./entity";
import * as ledger from "./ledger";
import {
  captureOrder,
  createOrder,
  type Order,
  PayPalError,
  readOrder,
  refundCapture,
} from "./paypal";
import { assertSigned, type Headers } from "./signature";
import { referenceOf } from "./webhook";

export * as Payment from ".";

type Item = Connection.ConnectionItem;

/** Something is paid, or seems to be, that we did not ask for so: a person has to look. Nothing was changed. */
export class MismatchError extends Error {
  override readonly name = "MismatchError";
}

/**
 * - `paid`, `pending`, `refunded`
 * - `declined`: the card was refused, nothing is charged, the same order can be tried again
 * - `open`: nobody has approved the order yet
 * - `dead`: the order came to nothing
 */
type Outcome = "paid" | "pending" | "refunded" | "declined" | "open" | "dead";
type Completed = { outcome: Outcome; mails: Outbox.Ref[] };

/** PayPal's words for a payment that it refuses and another card may bring. */
const refusals = [
  "INSTRUMENT_DECLINED",
  "PAYER_ACTION_REQUIRED",
  "TRANSACTION_REFUSED",
  "PAYER_CANNOT_PAY",
];
/** The sweep does not try a declined card for ever. */
const maxDeclines = 5;
/** Days that a webhook is remembered: longer than PayPal repeats one. */
const heardDays = 30;

/**
 * The order that the traveler may approve now: the same one until it came to nothing, in however many tabs.
 * @throws AppError `forbidden` for the other side, `conflict` when nothing is to be paid
 */
export async function order(
  id: string,
  actor: Person,
  now: Date,
): Promise<{ orderId: string; mails: Outbox.Ref[] }> {
  let item = await ofTraveler(id, actor);
  assertPayable(item, now);
  if (item.orderId) {
    const { outcome, mails } = await complete(item, now, { capture: false });
    if (outcome === "open") return { orderId: item.orderId, mails };
    item = await ofTraveler(id, actor);
    // Paid meanwhile, or the bank thinks about it.
    assertPayable(item, now);
  }
  if (item.orderId) return { orderId: item.orderId, mails: [] };
  const { fee } = config;
  // Of the connection, its attempt and its price: who dies before the next write is given the same order again.
  const requestId = `order-${id}-${item.orders + 1}-${fee.amount}-${fee.currency}`;
  const made = await createOrder(id, fee, requestId);
  assertAsOrdered(made, { ...item, ...fee });
  if (await ledger.ordered(item, made.id ?? "", fee, now))
    return { orderId: made.id ?? "", mails: [] };
  item = await ofTraveler(id, actor);
  assertPayable(item, now);
  if (item.orderId) return { orderId: item.orderId, mails: [] };
  throw new AppError("unavailable", "This payment is being prepared elsewhere. Try again.");
}

/**
 * Captures the order that the traveler has approved. Again after an answer that was lost, it answers as if it had not been.
 * @throws AppError `forbidden` for the other side, `conflict` for another order and when nothing is to be paid,
 *   `payment-declined` when the card was refused
 */
export async function capture(
  id: string,
  orderId: string,
  actor: Person,
  now: Date,
): Promise<{ connection: View; mails: Outbox.Ref[] }> {
  const item = await ofTraveler(id, actor);
  if (item.orderId !== orderId)
    throw new AppError(
      "conflict",
      "This payment belongs to something else. Reload the page. Nothing has been charged.",
    );
  const answered = async (mails: Outbox.Ref[]) => ({
    connection: await Connection.fromId(id, actor, now),
    mails,
  });
  if (item.state === "paid" || item.pending) return answered([]);
  assertPayable(item, now);
  const { outcome, mails } = await complete(item, now, { capture: true });
  switch (outcome) {
    case "paid":
    case "pending":
    case "refunded":
      return answered(mails);
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
 * Hears a webhook. What it says is only the reason to ask PayPal, so that neither its order nor its age matters.
 * @throws AppError `bad-signature`, with nothing changed
 */
export async function hear(headers: Headers, rawBody: string, now: Date): Promise<Outbox.Ref[]> {
  await assertSigned(headers, rawBody, now);
  const { event, type, connectionId, orderId, refunded } = referenceOf(rawBody);
  const { data: heard } = await heardEntity().get({ event }).go({ consistent: true });
  if (heard) return [];
  const item = connectionId ? await Connection.get(connectionId) : undefined;
  // An order that is not the connection's pays for nothing of ours, whatever it says of itself.
  const ours = item?.orderId !== undefined && (!orderId || orderId === item.orderId);
  const mails = item && ours ? (await complete(item, now, { capture: true })).mails : [];
  if (!item && refunded && orderId) await ledger.noteRefund(orderId, now);
  await heardEntity()
    .put({
      event,
      type,
      heardAt: now.toISOString(),
      expiresAt: Math.floor(now.getTime() / 1000) + heardDays * 86_400,
    })
    .go();
  return mails;
}

export type Swept = { asked: number; paid: number; mails: Outbox.Ref[] };

/**
 * Asks PayPal about the orders that were left hanging.
 * @throws AggregateError at the end, when one could not be settled: somebody may have paid and not be connected
 */
export async function sweep(now: Date): Promise<Swept> {
  const swept: Swept = { asked: 0, paid: 0, mails: [] };
  const failures: unknown[] = [];
  for (const id of await Connection.unsettled(now)) {
    try {
      const item = await Connection.get(id);
      if (!item) continue;
      await ledger.sweepLater(item, now);
      const { outcome, mails } = await complete(item, now, {
        capture: item.declines < maxDeclines,
      });
      swept.asked++;
      if (outcome === "paid") swept.paid++;
      swept.mails.push(...mails);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, "Orders could not be settled");
  return swept;
}

/**
 * Gives a payment back, for the operator.
 * @throws AppError `not-found`, `conflict` when it is not paid
 */
export async function refund(id: string, now: Date): Promise<Outbox.Ref[]> {
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
  return ledger.refunded(item, now);
}

/** Brings a connection to where PayPal says its order is, from wherever it was left. */
async function complete(
  item: Item,
  now: Date,
  { capture: may }: { capture: boolean },
): Promise<Completed> {
  const orderId = item.orderId ?? "";
  let found = await readOrder(orderId);
  if (!found || found.status === "VOIDED") return dead(item, now);
  assertAsOrdered(found, item);
  // When it is too late to fly together, or one of them has left, what is approved and not yet paid stays so.
  const both = item.travelerSide !== undefined && item.flightaidSide !== undefined;
  const wanted = both && Connection.stateOf(item, now) === "ordered";
  if (found.status === "APPROVED" && may && wanted) {
    try {
      found = await captureOrder(orderId, `capture-${orderId}-${item.declines}`);
    } catch (error) {
      if (!(error instanceof PayPalError)) throw error;
      if (error.is("ORDER_ALREADY_CAPTURED")) found = (await readOrder(orderId)) ?? found;
      else if (refusals.some((issue) => error.is(issue))) {
        await ledger.declined(item);
        return { outcome: "declined", mails: [] };
      } else if (error.is("ORDER_NOT_APPROVED")) return { outcome: "open", mails: [] };
      else throw error;
    }
    assertAsOrdered(found, item);
  }
  if (found.status !== "COMPLETED") return { outcome: "open", mails: [] };
  return settle(item, found, now);
}

/** A completed order is no money yet: its capture is. */
async function settle(item: Item, found: Order, now: Date): Promise<Completed> {
  const [taken] = found.purchase_units?.[0]?.payments?.captures ?? [];
  const id = taken?.id ?? "";
  switch (taken?.status) {
    case "COMPLETED":
    case "PARTIALLY_REFUNDED":
      return { outcome: "paid", mails: await ledger.paid(item, id, now) };
    case "PENDING":
      await ledger.pending(item);
      return { outcome: "pending", mails: [] };
    case "REFUNDED": {
      const mails = await ledger.paid(item, id, now);
      return {
        outcome: "refunded",
        mails: [...mails, ...(await ledger.refunded({ ...item, captureId: id }, now))],
      };
    }
    case "DECLINED":
    case "FAILED":
      return dead(item, now);
    default:
      throw new MismatchError(
        `Order ${item.orderId} is completed, and its capture is ${taken?.status}`,
      );
  }
}

async function dead(item: Item, now: Date): Promise<Completed> {
  await ledger.released(item, now);
  return { outcome: "dead", mails: [] };
}

async function ofTraveler(id: string, actor: Person): Promise<Item> {
  const item = await Connection.ofParticipant(id, actor);
  if (item.traveler !== actor.uid)
    throw new AppError("forbidden", "The traveler pays for the connection.");
  return item;
}

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

/** @throws MismatchError unless amount, currency, payee and connection are what we ordered */
function assertAsOrdered(
  found: Order,
  { id, amount, currency }: Pick<Item, "id" | "amount" | "currency">,
): void {
  const units = found.purchase_units ?? [];
  const [unit] = units;
  const wrong = [
    ...(found.intent === "CAPTURE" ? [] : ["intent"]),
    ...(units.length === 1 ? [] : ["units"]),
    ...(unit?.custom_id === id ? [] : ["connection"]),
    ...(unit?.amount?.value === amount ? [] : ["amount"]),
    ...(unit?.amount?.currency_code === currency ? [] : ["currency"]),
    ...(unit?.payee?.merchant_id === config.paypalMerchantId ? [] : ["payee"]),
    ...((unit?.payments?.captures ?? []).every(
      ({ amount: taken }) => taken?.value === amount && taken?.currency_code === currency,
    )
      ? []
      : ["captured amount"]),
  ];
  if (wrong.length > 0)
    throw new MismatchError(`Order ${found.id}: not as ordered: ${wrong.join(", ")}`);
}
