/**
 * Payments: each pair is charged once for a trip, and every payment leads to a connection or is refunded. PayPal is the source
 * of truth; webhooks are only a reason to read the order again.
 */
import pMap from "p-map";
import type { AuthUser } from "../actor";
import { endOfTime, lagOf, type Run, systemClock } from "../clock";
import { config } from "../config";
import { Connection } from "../connection";
import type * as connection from "../connection/contract";
import type { CancelReason, Fee, Refund, Connection as View } from "../connection/contract";
import { untilUnchanged } from "../contention";
import type { ParsedOf } from "../contract";
import type { Write } from "../db/transact";
import { AppError } from "../error";
import { locales } from "../language/contract";
import type { Outbox } from "../outbox";
import { createOrder, PayPalError, readOrder } from "../paypal";
import { Quota } from "../quota";
import { assertAsOrdered, type Completed, complete, type Outcome } from "./complete";
import { formatMoney } from "./money";
import {
  allReconciles,
  isForTrips,
  markOrdered,
  markRefunded,
  markReversed,
  postponeReconcile,
  releaseOrder,
} from "./order";
import {
  holdReversal,
  isHandled,
  markHandled,
  paidBy,
  recordRefund,
  recordReversal,
} from "./records";
import type { Headers } from "./signature";
import { type Reference, referenceOf } from "./webhook";

export * as Payment from ".";
export { ledgerBackfill, ledgerOf } from "./ledger";
export { isRefundable, openOrders } from "./order";
export { ofOrders } from "./records";
export {
  countRefusedRefunds,
  refusedRefunds,
  retryRefunds,
  settleRefunds,
} from "./refusal";

type Item = Connection.ConnectionItem;

/** Declines after which reconciliation no longer captures an order. */
const maxDeclines = 5;

/** Orders that one call reads from PayPal at once. */
const ordersAtOnce = 5;

/** What a call has changed. */
type Effects = {
  mails: Outbox.Ref[];
  /** Payments that arrived, could not be delivered, and are refunded. */
  returned: number;
};

/** What the page of the payer shows: `trips` and `cancelRefund` of the connection. Pages of earlier releases don't say. */
type Shown = { trips?: number | undefined; cancelRefund?: Refund | undefined };

/**
 * The order that the traveler may approve now. Idempotent: returns the same order until it is paid or dead, in however many
 * tabs.
 * @throws AppError `forbidden` for the flightaid, `conflict` when there is nothing to pay or the pair can no longer be
 *   connected, the flightaid is off offer, or something is not as shown, `unavailable` when PayPal does not answer
 */
export function order(
  actor: AuthUser,
  id: string,
  now: Date,
  shown: Shown = {},
): Promise<Effects & { orderId: string }> {
  return reportingOutages(id, async () => {
    let item = await Connection.ofParticipant(actor, id);
    assertPayable(item, actor, shown, now);
    const isOffOffer = await Quota.isOffOffer(item.flightaid);
    const unfitness = isOffOffer ? "off-offer" : await Connection.unfitnessOf(item, now);
    if (unfitness) throw await refusalOf(unfitness, item, now);
    if (item.orderId) {
      const { orderId } = item;
      const { outcome, ...effects } = effectsOf(
        await complete(item, orderId, { capture: false }, now),
      );
      if (outcome === "open") return { orderId, ...effects };
      item = await Connection.ofParticipant(actor, id);
      // `complete` may have found the order paid or pending.
      assertPayable(item, actor, shown, now);
    }
    if (item.orderId) return { orderId: item.orderId, ...nothing };
    const { fee } = config;
    // Idempotency key: a crash before the next write yields the same order.
    const attempt = `${item.orders + 1}-${item.trips ?? 0}`;
    const requestId = `order-${id}-${attempt}-${fee.amount}-${fee.currency}`;
    const created = await createOrder(id, fee, requestId);
    assertAsOrdered(created, id, fee);
    const orderId = created.id ?? "";
    const outcome = await untilUnchanged(async () => {
      const marked = await markOrdered(item, orderId, fee, now, shown.cancelRefund);
      if (marked !== "changed") return marked;
      // Another order of the account may have taken a refund of cancelled connections.
      const { version } = await Connection.ofParticipant(actor, id);
      return version === item.version ? "changed" : "overtaken";
    }, "order-busy");
    if (outcome === "ordered") return { orderId, ...nothing };
    if (outcome !== "overtaken") throw await refusalOf(outcome, item, now);
    item = await Connection.ofParticipant(actor, id);
    assertPayable(item, actor, shown, now);
    if (item.orderId) return { orderId: item.orderId, ...nothing };
    throw new AppError("order-busy");
  });
}

/**
 * Creates an order at PayPal as {@link order} does, for no connection and stores nothing: shows that PayPal accepts the
 * credentials, the price and the account that is paid. Nobody approves it, so that PayPal deletes it after some hours.
 * @throws PayPalError
 */
export async function rehearseOrder(now: Date): Promise<Fee> {
  const { fee } = config;
  const name = "deployment-check";
  assertAsOrdered(await createOrder(name, fee, `${name}-${now.getTime()}`), name, fee);
  return fee;
}

/** @throws AppError unless the traveler can order now, as far as the connection shows, and it is what the page shows */
function assertPayable(item: Item, actor: AuthUser, shown: Shown, now: Date): void {
  Connection.assertAllowed(item, "order", actor.uid, now);
  if (!isShown(item, shown)) throw new AppError("trip-changed");
  if (item.cancelRefund === "kept" && shown.cancelRefund === "refunded")
    throw new AppError("cancel-refund-changed");
}

function isShown({ trips = 0 }: Item, shown: Shown): boolean {
  return shown.trips === undefined || shown.trips === trips;
}

/** Why nothing is charged. A change of a trip is followed, so that the page can show it. */
async function refusalOf(
  outcome: "unfit" | "moved" | "kept" | "off-offer",
  item: Item,
  now: Date,
): Promise<AppError> {
  if (outcome === "unfit") return Connection.unfitError();
  if (outcome === "kept") return new AppError("cancel-refund-changed");
  // The traveler is not told why.
  if (outcome === "off-offer") return new AppError("itinerary-paused");
  await Connection.followTrips(item, now);
  return new AppError("trip-changed");
}

/**
 * Captures the order that the traveler has approved. Idempotent: a retry after a lost response returns the same result.
 * @throws AppError `forbidden` for the flightaid; `conflict` for another order, when there is nothing to pay, and when the
 *   pair can no longer be connected, or its trips have changed; `payment-declined`; `unavailable` when PayPal does not answer
 */
export function capture(
  actor: AuthUser,
  { id, orderId, trips }: { id: string; orderId: string; trips?: number | undefined },
  now: Date,
): Promise<Effects & { connection: View }> {
  return reportingOutages(id, async () => {
    const item = await Connection.ofParticipant(actor, id);
    if (Connection.roleOf(item, actor.uid) !== "traveler")
      Connection.assertAllowed(item, "capture", actor.uid, now);
    if (item.orderId !== orderId)
      throw new AppError(isOutdated(item, orderId) ? "trip-changed" : "other-order");
    const result = async (effects: Effects) => ({
      ...effects,
      connection: await Connection.fromId(actor, id, now),
    });
    if (item.state === "paid" || item.pending) return result(nothing);
    Connection.assertAllowed(item, "capture", actor.uid, now);
    if (!isShown(item, { trips }) && !Connection.isCharging(item)) {
      await releaseOrder(item, now);
      throw new AppError("trip-changed");
    }
    const { outcome, ...effects } = effectsOf(
      await complete(item, orderId, { capture: true }, now),
    );
    switch (outcome) {
      case "paid":
      case "pending":
      case "refunded":
      case "cancelled":
      case "returned":
        return result(effects);
      case "unfit":
      case "moved":
        throw await refusalOf(outcome, item, now);
      case "declined":
        throw new AppError("payment-declined");
      case "open":
        throw new AppError("payment-not-approved");
      case "dead":
        throw new AppError("order-dead");
    }
  });
}

/** Whether an order was released because the trips of an unpaid connection have changed. */
function isOutdated(item: Item, orderId: string): boolean {
  const isFormer = item.formerOrders?.some((one) => one.orderId === orderId) ?? false;
  return isFormer && Connection.canHappen("deliver", item.state) && !isForTrips(item, orderId);
}

/**
 * Withdraws a connection before the payment. One with an order is left alone once the payer has approved it: the payment is
 * about to be captured.
 * @throws AppError `not-found`, `conflict`, `unavailable` when PayPal does not answer
 */
export function withdraw(actor: AuthUser, input: { id: string }, now: Date) {
  return reportingOutages(input.id, async () => {
    const { orderId, state, declines } = await Connection.ofParticipant(actor, input.id);
    const order = orderId && state === "ordered" ? await readOrder(orderId) : undefined;
    // After a decline an order stays approved, and nothing is on its way.
    const isApproved = order?.status === "APPROVED" && declines === 0;
    if (isApproved || order?.status === "COMPLETED") throw new AppError("payment-approved");
    return Connection.withdraw(actor, input, now);
  });
}

type Done = { connection: View; mails: Outbox.Ref[] };
type ById = { id: string };

/**
 * Ends a paid connection. When its flightaid cannot fly, so do the other connections through the posting.
 * @throws AppError `not-found`, `conflict`
 */
export async function cancel(
  actor: AuthUser,
  input: { id: string; reason: CancelReason },
  now: Date,
): Promise<Done> {
  const done = await Connection.cancel(actor, input, now);
  const { role, mine } = done.connection;
  const posting =
    input.reason === "cannot-fly" && role === "flightaid" ? mine?.itinerary : undefined;
  const others = posting ? await Connection.followChange(posting, now) : undefined;
  // The others that owe a refund include this one.
  await sendOwed([...new Set([input.id, ...(others?.owing ?? [])])], now);
  return { ...done, mails: [...done.mails, ...(others?.mails ?? [])] };
}

/** See `Connection.airlineCancelled`. @throws AppError `not-found`, `conflict` */
export function airlineCancelled(actor: AuthUser, input: ById, now: Date): Promise<Done> {
  return refunding(input, Connection.airlineCancelled(actor, input, now), now);
}

/** See `Connection.agree`. @throws AppError `not-found`, `conflict` */
export function agree(actor: AuthUser, input: ById, now: Date): Promise<Done> {
  return refunding(input, Connection.agree(actor, input, now), now);
}

/** See `Connection.leave`. @throws AppError `not-found`, `conflict` */
export function leave(actor: AuthUser, input: ById, now: Date): Promise<Done> {
  return refunding(input, Connection.leave(actor, input, now), now);
}

/** See `Connection.didNotMeet`. @throws AppError `not-found`, `conflict` */
export function didNotMeet(actor: AuthUser, input: ById, now: Date): Promise<Done> {
  return refunding(input, Connection.didNotMeet(actor, input, now), now);
}

/** See `Connection.review`. @throws AppError `not-found`, `conflict` */
export function review(
  actor: AuthUser,
  input: ParsedOf<typeof connection.review>,
  now: Date,
): Promise<Done> {
  return refunding(input, Connection.review(actor, input, now), now);
}

/** See `Connection.followChange`. */
export async function followChange(
  itineraryId: string,
  now: Date,
): Promise<{ mails: Outbox.Ref[] }> {
  const { mails, owing } = await Connection.followChange(itineraryId, now);
  await sendOwed(owing, now);
  return { mails };
}

async function refunding({ id }: ById, verb: Promise<Done>, now: Date): Promise<Done> {
  const done = await verb;
  await sendOwed([id], now);
  return done;
}

/**
 * Sends the refunds that these connections owe, if they do. A refund is owed once the verb that causes it is done. It is tried at
 * once, and reconciliation sends it when PayPal does not answer.
 */
export async function sendOwed(ids: readonly string[], now: Date): Promise<void> {
  await pMap(
    ids,
    async (id) => {
      const item = await Connection.get(id);
      if (!item?.orderId || !Connection.owesRefund(item)) return;
      try {
        await complete(item, item.orderId, { capture: false }, now);
      } catch (error) {
        // The refund stays owed.
        if (!(error instanceof PayPalError)) throw error;
      }
    },
    { concurrency: ordersAtOnce },
  );
}

/**
 * Handles a webhook. Its content only identifies the order, which is then read from PayPal: the order and age of webhooks do
 * not matter. A reversal or a dispute is taken from the webhook itself, because the order does not show it. Each event is
 * handled once.
 * @throws AppError `bad-signature`, `malformed-json`; nothing is changed. `unavailable` when PayPal does not answer: PayPal
 *   repeats the webhook
 */
export async function handleWebhook(
  headers: Headers,
  rawBody: string,
  now: Date,
): Promise<Effects> {
  // Loaded on demand: the root certificates slow the start.
  const { assertSigned } = await import("./signature");
  await assertSigned(headers, rawBody, now);
  const reference = referenceOf(rawBody);
  const { event, type } = reference;
  if (await isHandled(event)) return nothing;
  const effects = await handleEvent(reference, now);
  await markHandled(event, type, now);
  return effects;
}

async function handleEvent(reference: Reference, now: Date): Promise<Effects> {
  const { captureId, refunded, reversed } = reference;
  if (reversed && captureId) return reverse(captureId, now);
  const payment = refunded && captureId ? await paidBy(captureId) : undefined;
  return payment ? handleRefund(payment, now) : handleOrder(reference, now);
}

/** Brings the order that a webhook identifies, and its connection, to agree. */
async function handleOrder({ connectionId, orderId }: Reference, now: Date): Promise<Effects> {
  const item = connectionId ? await Connection.get(connectionId) : undefined;
  const own = item && ownOrder(item, orderId);
  return item && own ? completeOrder(item, own, now) : nothing;
}

/**
 * A payment was refunded, by us or on PayPal's own site. It ends the connection whose order it has paid. The refund of a former order, or
 * for a connection that has expired, is recorded if PayPal has returned all of it.
 */
async function handleRefund(
  { connection, orderId }: { connection: string; orderId: string },
  now: Date,
): Promise<Effects> {
  const item = await Connection.get(connection);
  if (item?.orderId === orderId) return completeOrder(item, orderId, now);
  const order = await reportingOutages(connection, () => readOrder(orderId));
  const [capture] = order?.purchase_units?.[0]?.payments?.captures ?? [];
  // A refund of a part settles nothing.
  if (capture?.status === "REFUNDED") await recordRefund(orderId, now);
  return nothing;
}

async function completeOrder(item: Item, orderId: string, now: Date): Promise<Effects> {
  const completed = await reportingOutages(item.id, () =>
    complete(item, orderId, { capture: true }, now),
  );
  const { outcome: _, ...effects } = effectsOf(completed);
  return effects;
}

/**
 * PayPal has taken a payment back, which is a case for the operators: ends the connection that it paid for. One that is over stays so,
 * and so does one that another order has paid; one that has expired is gone. A payment that is not recorded yet will never complete a connection.
 */
async function reverse(captureId: string, now: Date): Promise<Effects> {
  return untilUnchanged(async () => {
    const payment = await paidBy(captureId);
    if (!payment) return (await holdReversal(captureId, now)) === "recorded" ? "changed" : nothing;
    const item = await Connection.get(payment.connection);
    const isPaidByIt = item?.captureId === captureId;
    const about = item ?? { id: payment.connection, expiresAt: 0 };
    const cases = isPaidByIt ? [] : [Connection.claimWrite(about, "dispute", now)];
    await recordReversal(payment.orderId, now, cases);
    if (!item || !isPaidByIt) return nothing;
    const mails = await markReversed(item, now);
    return mails === "changed" ? mails : { ...nothing, mails };
  }, "payment-busy");
}

/** An order can claim any connection: only those that the connection knows pay for it. */
function ownOrder({ orderId: current, formerOrders = [] }: Item, orderId: string | undefined) {
  if (!orderId || orderId === current) return current;
  return formerOrders.find((one) => one.orderId === orderId)?.orderId;
}

export type Reconciled = Effects & {
  asked: number;
  paid: number;
  failures: unknown[];
  /** Seconds for which the longest due order had been due. */
  lag: number;
};

/**
 * Reads the open orders that are due from PayPal, several at once, and completes them: the fallback when neither browser nor
 * webhook did. Sends the refunds that are owed. Begins no order after `until`: what is left is due in the next run. Continues after
 * a failure; each failure may be someone who has paid without being connected.
 */
export async function reconcile({
  clock = systemClock,
  until = endOfTime,
}: Run = {}): Promise<Reconciled> {
  const began = clock.now();
  const reconciled: Reconciled = {
    asked: 0,
    paid: 0,
    returned: 0,
    mails: [],
    failures: [],
    lag: 0,
  };
  // The first is given whatever the time: it says how long orders have been due.
  async function* inTime() {
    for await (const one of allReconciles(began)) {
      yield one;
      if (clock.now() >= until) return;
    }
  }
  await pMap(
    inTime(),
    async ({ id, dueAt }) => {
      const now = clock.now();
      reconciled.lag = Math.max(reconciled.lag, lagOf(dueAt, began));
      if (now >= until) return;
      try {
        const completed = await reconcileOrder(id, now);
        if (!completed) return;
        reconciled.asked++;
        if (completed.outcome === "paid") reconciled.paid++;
        reconciled.returned += completed.returned;
        reconciled.mails.push(...completed.mails);
      } catch (error) {
        reconciled.failures.push(new Error(`Connection ${id}`, { cause: error }));
      }
    },
    { concurrency: ordersAtOnce },
  );
  return reconciled;
}

/** @returns undefined when the connection has no order any more */
async function reconcileOrder(id: string, now: Date) {
  const item = await Connection.get(id);
  if (!item?.orderId) return undefined;
  const postponed = await postponeReconcile(item, now);
  if (!postponed.orderId) return undefined;
  const capture = postponed.declines < maxDeclines;
  return effectsOf(await complete(postponed, postponed.orderId, { capture }, now));
}

/** PayPal's side of an order, for operators. Amounts as `$10 USD`. @returns undefined for one that PayPal does not know */
export async function orderAtPayPal(orderId: string) {
  const order = await readOrder(orderId);
  if (!order) return undefined;
  const { captures = [], refunds = [] } = order.purchase_units?.[0]?.payments ?? {};
  const shown = ({ id = "", status, amount }: (typeof captures | typeof refunds)[number]) => ({
    id,
    status: status ?? "",
    amount: amount
      ? formatMoney({ amount: amount.value, currency: amount.currency_code }, locales.en)
      : "",
  });
  return {
    status: order.status ?? "",
    captures: captures.map(shown),
    refunds: refunds.map(shown),
  };
}

/**
 * Refunds a payment. For operators.
 * @param writes are part of the transaction that owes the refund
 * @returns `refused` when PayPal refuses the refund for good: it waits among {@link refusedRefunds}. `owed` when PayPal does not
 *   answer, or refuses it for a reason that may pass: reconciliation sends it
 * @throws AppError `not-found`, `conflict` when the connection is not paid
 */
export async function refund(
  id: string,
  now: Date,
  writes: readonly Write[] = [],
): Promise<{ mails: Outbox.Ref[]; refused: boolean; owed: boolean }> {
  const item = await Connection.get(id);
  if (!item) throw new AppError("connection-not-found");
  const mails = item.captureId ? await markRefunded(item, "operator", now, writes) : "changed";
  if (mails === "changed")
    throw new AppError("nothing-to-refund", { params: { state: item.state } });
  await sendOwed([id], now);
  const after = await Connection.get(id);
  return {
    mails,
    refused: after?.refundRefusedAt !== undefined,
    owed: after !== undefined && Connection.owesRefund(after),
  };
}

const nothing: Effects = { mails: [], returned: 0 };

function effectsOf({ outcome, mails }: Completed): Effects & { outcome: Outcome } {
  return { outcome, mails, returned: outcome === "returned" ? 1 : 0 };
}

/** Seconds after which a request that PayPal did not answer can be repeated. */
const retryAfterSeconds = 15;

/**
 * Reports an outage of PayPal, or an answer that we do not understand, as `unavailable`, and says what is known of the charge.
 */
async function reportingOutages<Result>(id: string, call: () => Promise<Result>): Promise<Result> {
  try {
    return await call();
  } catch (cause) {
    if (!(cause instanceof PayPalError)) throw cause;
    if (cause.is("PREVIOUS_REQUEST_IN_PROGRESS"))
      throw new AppError("capture-in-progress", { cause });
    const item = await Connection.get(id);
    const mayBeCharged = item && (item.triedAt || item.pending);
    throw new AppError(mayBeCharged ? "charge-unknown" : "paypal-unavailable", {
      retryAfter: cause.retryAfter ?? retryAfterSeconds,
      cause,
    });
  }
}
