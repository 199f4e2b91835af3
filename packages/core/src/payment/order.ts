/**
 * The payment's half of a connection: its order at PayPal, what became of it, and when it is reconciled. Each change is one
 * conditional write or one transaction. It does nothing when the connection is no longer as it was read, so that concurrent and
 * repeated calls take effect once.
 */
import { inSeconds } from "../clock";
import { Connection } from "../connection";
import type { Fee, Refund } from "../connection/contract";
import type { Write } from "../db/transact";
import type { Outbox } from "../outbox";
import { Quota } from "../quota";

type Item = Connection.ConnectionItem;
type Refusal = Connection.Refusal;

/** Delay before an order is reconciled for the first time; doubles with each reconciliation. */
const firstReconcileSeconds = 600;
const maxReconcileSeconds = 6 * 3600;

/** An order and the capture that paid it. */
export type Captured = { orderId: string; captureId: string };

/**
 * Whether a payment of this order would pay for the connection, as opposed to paying for it once more, or for trips that have
 * changed since. That of one that could not go on meanwhile ends it.
 */
export function isPayableBy(item: Item, orderId: string): boolean {
  if (!Connection.canHappen("deliver", item.state)) return false;
  const isCurrent = item.orderId === orderId;
  if (isCurrent && item.broken) return true;
  return isForTrips(item, orderId) && (isCurrent || !(item.triedAt || item.pending));
}

/** Whether the order, the current one or a former one, was made for the trips as the connection shows them. */
export function isForTrips(item: Item, orderId: string): boolean {
  const isCurrent = item.orderId === orderId;
  const former = item.formerOrders?.find((one) => one.orderId === orderId);
  const trips = isCurrent ? item.orderTrips : former?.trips;
  return (trips ?? 0) === (item.trips ?? 0);
}

/** The price of the connection's current order, or of a former one. @returns undefined for an order of another connection */
export function priceOf(item: Item, orderId: string): Fee | undefined {
  if (orderId === item.orderId) return Connection.feeOf(item);
  const former = item.formerOrders?.find((one) => one.orderId === orderId);
  return former && { amount: former.amount, currency: former.currency };
}

/** Those whose order is open, due or not, the longest due first, up to `limit`. */
export async function openOrders(limit: number): Promise<Item[]> {
  return Connection.queued("order", limit);
}

/** All connections whose order is due to be reconciled with PayPal, longest due first, read as they are used. */
export function allReconciles(now: Date): AsyncGenerator<Connection.Due> {
  return Connection.allDue("order", now);
}

/**
 * Sets the one order that may be paid, and decides what becomes of the fee when the traveler cancels before the flightaid is in
 * touch.
 * @param promised what the traveler has read about that
 * @returns `kept` when the fee would be kept, other than promised; `off-offer` when the flightaid is; `changed` when the connection, or
 *   what the account can cancel, was changed since it was read
 */
export async function markOrdered(
  item: Item,
  orderId: string,
  fee: Fee,
  now: Date,
  promised?: Refund,
): Promise<"ordered" | "kept" | "off-offer" | Refusal> {
  if (!Connection.allows("order", "traveler", item.state)) return "changed";
  if (await Quota.isOffOffer(item.flightaid)) return "off-offer";
  const { cancelRefund, writes } = await Connection.cancelRefundOf(item, now);
  if (cancelRefund === "kept" && promised === "refunded") return "kept";
  const set = {
    orderId,
    orderTrips: item.trips ?? 0,
    cancelRefund,
    orders: item.orders + 1,
    ...fee,
    declines: 0,
    pending: false,
    queue: "order" as const,
    dueAt: inSeconds(now, firstReconcileSeconds),
    reconciles: 0,
  };
  const ordered = await Connection.changeIfFit(
    item,
    {
      transition: { cause: "order", to: "ordered" },
      set,
      remove: ["triedAt"],
      writes: [...writes, ...Quota.onOfferChecks(item.flightaid)],
    },
    now,
  );
  return typeof ordered === "string" ? ordered : "ordered";
}

/**
 * Removes an order that can no longer be paid, or must not, so that another one can be made.
 * @param isReturned its payment arrived, and goes back
 * @returns the mails
 */
export async function releaseOrder(
  item: Item,
  now: Date,
  { isReturned = false } = {},
): Promise<Outbox.Ref[]> {
  if (!Connection.canHappen("release", item.state)) return [];
  const change = Connection.releaseOf(item, now, isReturned);
  const released = mailsOf(await Connection.changeAsRead(item, change, now));
  return released === "changed" ? [] : released;
}

/** Increments `trips` before the connection follows a change, so that a payment for the earlier trips does not connect the pair. */
export async function markMoved(item: Item, now: Date): Promise<void> {
  await Connection.changeAsRead(item, { set: { trips: (item.trips ?? 0) + 1 } }, now);
}

/** The order's capture is about to be requested: from now on the payer may have been charged. */
export async function markTried(item: Item, now: Date): Promise<Item | Refusal> {
  if (item.state !== "ordered") return "changed";
  const tried = await Connection.changeIfFit(item, { set: { triedAt: now.toISOString() } }, now);
  return typeof tried === "string" ? tried : tried.item;
}

/** Counts a declined capture of the order: nothing was charged. A connection that could not go on meanwhile ends. */
export async function markDeclined(
  { id, orderId, declines }: Item,
  now: Date,
): Promise<Connection.Changed> {
  const decide = (held: Item): Connection.Change | undefined => {
    if (held.orderId !== orderId || held.declines !== declines) return undefined;
    const declined: Connection.Change = held.broken
      ? Connection.releaseOf(held, now)
      : { set: {}, remove: ["triedAt"] };
    return { ...declined, set: { ...declined.set, declines: declines + 1 } };
  };
  return Connection.change(id, decide, now);
}

/** The order is captured, and the bank has not cleared the payment yet. */
export async function markPending({ id, orderId }: Item, now: Date): Promise<void> {
  const decide = (held: Item): Connection.Change | undefined =>
    held.orderId === orderId && held.state === "ordered" && !held.pending
      ? { set: { pending: true } }
      : undefined;
  await Connection.change(id, decide, now);
}

/** Schedules the next reconciliation, with exponential backoff. @returns the connection as it is then */
export async function postponeReconcile({ id, reconciles }: Item, now: Date): Promise<Item> {
  const delay = Math.min(firstReconcileSeconds * 2 ** reconciles, maxReconcileSeconds);
  const set = {
    queue: "order" as const,
    dueAt: inSeconds(now, delay),
    reconciles: reconciles + 1,
  };
  const decide = (held: Item): Connection.Change | undefined =>
    held.queue === "order" && held.reconciles === reconciles ? { set } : undefined;
  return (await Connection.change(id, decide, now)).item;
}

/** PayPal and the connection agree about an end: nothing is owed any more. Does nothing while an order is open. */
export async function markReconciled({ id }: Item, now: Date): Promise<void> {
  const at = now.toISOString();
  const decide = ({ state, queue, refundRefusedAt }: Item): Connection.Change | undefined => {
    if (refundRefusedAt) return { set: { refundedAt: at }, remove: ["refundRefusedAt"] };
    return state !== "ordered" && queue === "order"
      ? { set: { queue: "none", dueAt: at } }
      : undefined;
  };
  await Connection.change(id, decide, now);
}

/**
 * The payment has arrived: reveals the contact data and owes both participants a mail, in one transaction with `writes`.
 * @param writes the payment's own records
 * @returns the mails
 * @throws AppError `unavailable`
 */
export async function markPaid(
  item: Item,
  captured: Captured,
  writes: readonly Write[],
  now: Date,
): Promise<Outbox.Ref[] | Refusal> {
  const set = { ...paidBy(item, captured), paidAt: now.toISOString() };
  const mails = Connection.paidMails({ ...item, ...set, state: "paid" }, now);
  return mailsOf(
    await Connection.changeIfFit(
      item,
      { transition: { cause: "deliver", to: "paid" }, set, writes, mails },
      now,
    ),
  );
}

/**
 * The payment has arrived, and the pair can no longer be connected: ends the connection and owes the refund and a mail to both
 * participants, in one transaction with `writes`. Nobody sees contact data.
 * @param writes the payment's own records
 * @returns the mails
 * @throws AppError `unavailable`
 */
export async function markReturned(
  item: Item,
  captured: Captured,
  writes: readonly Write[],
  now: Date,
): Promise<Outbox.Ref[] | "changed"> {
  const ending = item.broken ?? ({ reason: "unfit" } as const);
  const ended = Connection.end(
    item,
    { cause: "return", state: "refunded", ...ending },
    now,
    paidBy(item, captured),
  );
  return mailsOf(await Connection.changeAsRead(item, { ...ended, writes }, now));
}

/** Whether a connection has a payment that can be given back: paid, or cancelled and its fee kept. */
export function isRefundable({ state, captureId, reversedAt }: Item): boolean {
  if (!Connection.canHappen("refund", state)) return false;
  return state !== "cancelled" || (captureId !== undefined && !reversedAt);
}

/**
 * Refunds a connection that is refundable, for operators or because PayPal has refunded it: owes the refund and a mail to both
 * participants, in one transaction. It ends a paid one. One that was cancelled keeps its end: who cancelled it, when and why.
 * @param writes are part of it
 * @returns the mails
 * @throws AppError `unavailable`
 */
export async function markRefunded(
  item: Item,
  reason: "operator" | "paypal",
  now: Date,
  writes: readonly Write[] = [],
): Promise<Outbox.Ref[] | "changed"> {
  if (!isRefundable(item)) return "changed";
  const refunded = { cause: "refund", state: "refunded", reason } as const;
  const change =
    item.state === "cancelled"
      ? refundedLater(item, reason, now)
      : Connection.end(item, refunded, now);
  const joined = { ...change, writes: [...(change.writes ?? []), ...writes] };
  return mailsOf(await Connection.changeAsRead(item, joined, now));
}

function refundedLater(
  item: Item,
  refundedBy: "operator" | "paypal",
  now: Date,
): Connection.Change {
  const at = now.toISOString();
  const set = { refundedBy, refundedAt: at, queue: "order" as const, dueAt: at, reconciles: 0 };
  const { endedBy: _, ...ended } = { ...item, ...set, endReason: refundedBy };
  return {
    transition: { cause: "refund", to: "refunded" },
    set,
    mails: Connection.endedMails({ ...ended, state: "refunded" }, true, now),
  };
}

/**
 * PayPal has taken the payment back, by a reversal or a dispute: ends the connection, nothing is refunded any more, and operators have
 * a case. Does nothing when that is known.
 * @returns the mails; none when the connection was over
 * @throws AppError `unavailable`
 */
export async function markReversed(item: Item, now: Date): Promise<Outbox.Ref[] | "changed"> {
  if (item.reversedAt) return [];
  const set = { reversedAt: now.toISOString() };
  const writes = [Connection.claimWrite(item, "dispute", now)];
  if (item.state === "paid") {
    const end = { cause: "reverse", state: "cancelled", reason: "paypal" } as const;
    const ended = Connection.end(item, end, now, set);
    return mailsOf(await Connection.changeAsRead(item, { ...ended, writes }, now));
  }
  const isOwed = item.queue === "order" || item.refundRefusedAt;
  const change: Connection.Change = isOwed
    ? {
        transition: { cause: "reverse", to: "cancelled" },
        set: { ...set, queue: "none" },
        remove: ["refundedAt", "refundRefusedAt"],
        writes,
      }
    : { transition: { cause: "reverse", to: item.state }, set, writes };
  return mailsOf(await Connection.changeAsRead(item, change, now));
}

/**
 * The payment has arrived, and PayPal had taken it back before: ends the connection in one transaction with `writes`. Nobody sees
 * contact data, and nothing is refunded.
 * @param writes the payment's own records
 * @returns the mails
 * @throws AppError `unavailable`
 */
export async function markReversedEarly(
  item: Item,
  captured: Captured,
  { writes, reversedAt }: { writes: readonly Write[]; reversedAt: string },
  now: Date,
): Promise<Outbox.Ref[] | "changed"> {
  const end = { cause: "reverse", state: "cancelled", reason: "paypal" } as const;
  const ended = Connection.end(item, end, now, { ...paidBy(item, captured), reversedAt });
  const dispute = Connection.claimWrite(item, "dispute", now);
  return mailsOf(
    await Connection.changeAsRead(item, { ...ended, writes: [...writes, dispute] }, now),
  );
}

/** What a captured order sets. Its price is that of the order, which may be a former one. */
function paidBy(item: Item, { orderId, captureId }: Captured) {
  return { ...priceOf(item, orderId), orderId, captureId, pending: false };
}

function mailsOf<Refused extends string>(
  changed: Connection.Changed | Refused,
): Outbox.Ref[] | Refused {
  return typeof changed === "string" ? changed : changed.mails;
}
