/**
 * The states of a connection and every change between them:
 *
 *     requested --markOrdered--> ordered --markPaid--> paid --markRefunded--> refunded
 *     ordered --releaseOrder--> requested
 *     requested, ordered --markReturned--> refunded
 *
 * Each change is one conditional write or one transaction. It does nothing when the connection is no longer in the state that
 * it starts from, so that concurrent and repeated calls take effect once. `expired` is not stored: see `stateOf`.
 */
import { createWriteTransaction } from "electrodb";
import { conditional } from "../db/conditional";
import { transact, type Write } from "../db/transact";
import { AppError } from "../error";
import { Itinerary } from "../itinerary";
import { Outbox } from "../outbox";
import { User } from "../user";
import type { Fee } from "./contract";
import { type ConnectionItem, connectionEntity, pairEntity } from "./entity";
import { paidMails, type RefundReason, refundedMails } from "./mails";
import { priceOf, stateOf } from "./view";

/** Delay before an order is reconciled for the first time; doubles with each reconciliation. */
const firstReconcileSeconds = 600;
const maxReconcileSeconds = 6 * 3600;

const busy = "This connection is being changed elsewhere. Try again.";

/**
 * - `unfit`: the pair cannot be connected for this trip any more. One of them has left or is leaving, one of the two
 *   itineraries was deleted, the trip is over, or the pair has another live connection.
 * - `changed`: another call has changed the connection since it was read.
 */
export type Refusal = "unfit" | "changed";

/** An order and the capture that paid it. */
export type Captured = { orderId: string; captureId: string };

/** Whether the connection still occupies its pair: it is not over, and its trip has not passed. */
export function isLive(item: ConnectionItem, now: Date): boolean {
  const state = stateOf(item, now);
  if (state === "paid") return !Itinerary.isOver(item.leg, now);
  return state === "requested" || state === "ordered";
}

/** Whether a payment of this order would pay for the connection, as opposed to paying for it once more. */
export function isPayableBy(item: ConnectionItem, orderId: string): boolean {
  if (item.state === "requested" || item.state === "ordered")
    return item.orderId === orderId || !(item.triedAt || item.pending);
  return false;
}

/**
 * Throws unless a payment for this connection can be delivered.
 * @throws AppError `conflict`
 */
export async function assertFit(item: ConnectionItem, now: Date): Promise<void> {
  if (isWhole(item, now)) {
    const outcome = await transact(fitChecks(item), { refused: () => "unfit", busy });
    if (outcome === "committed") return;
  }
  throw unfitError();
}

export function unfitError(): AppError {
  return new AppError(
    "conflict",
    "You and your match no longer share this trip: one of you has deleted it or left FlightAides. Nothing has been charged.",
  );
}

/** Sets the one order that may be paid. @returns `changed` when another one was set since `item` was read */
export async function markOrdered(
  item: ConnectionItem,
  orderId: string,
  fee: Fee,
  now: Date,
): Promise<"ordered" | Refusal> {
  const change = connectionEntity()
    .patch({ id: item.id })
    .set({
      state: "ordered",
      orderId,
      orders: item.orders + 1,
      ...fee,
      declines: 0,
      pending: false,
      queue: "order",
      dueAt: inSeconds(now, firstReconcileSeconds),
      reconciles: 0,
    })
    .remove(["triedAt"])
    .where(({ orders }, { eq }) => eq(orders, item.orders))
    .where(({ state }, { eq }) => `(${eq(state, "requested")} OR ${eq(state, "ordered")})`);
  return ifFit(item, { Update: change.params() }, "ordered", now);
}

/** Removes an order that can no longer be paid, so that another one can be made. The order is kept among the former ones. */
export async function releaseOrder(item: ConnectionItem, now: Date): Promise<void> {
  const { id, orderId = "", amount = "", currency = "", formerOrders = [] } = item;
  await conditional(
    connectionEntity()
      .patch({ id })
      .set({
        state: "requested",
        pending: false,
        queue: "none",
        dueAt: now.toISOString(),
        formerOrders: [...formerOrders, { orderId, amount, currency }],
      })
      .remove(["orderId", "amount", "currency", "triedAt"])
      .where((held, { eq }) => `${eq(held.orderId, orderId)} AND ${eq(held.state, "ordered")}`)
      .go(),
  );
}

/** The order's capture is about to be requested: from now on the payer may have been charged. */
export async function markTried(
  item: ConnectionItem,
  now: Date,
): Promise<ConnectionItem | Refusal> {
  const { id, orderId = "" } = item;
  const triedAt = now.toISOString();
  const change = connectionEntity()
    .patch({ id })
    .set({ triedAt })
    .where((held, { eq }) => `${eq(held.orderId, orderId)} AND ${eq(held.state, "ordered")}`);
  const outcome = await ifFit(item, { Update: change.params() }, "tried", now);
  return outcome === "tried" ? { ...item, triedAt } : outcome;
}

/** Counts a declined capture of the order: nothing was charged. */
export async function markDeclined({ id, orderId = "", declines }: ConnectionItem): Promise<void> {
  await conditional(
    connectionEntity()
      .patch({ id })
      .set({ declines: declines + 1 })
      .remove(["triedAt"])
      .where((held, { eq }) => `${eq(held.orderId, orderId)} AND ${eq(held.declines, declines)}`)
      .go(),
  );
}

/** The order is captured, and the bank has not cleared the payment yet. */
export async function markPending({ id, orderId = "" }: ConnectionItem): Promise<void> {
  await conditional(
    connectionEntity()
      .patch({ id })
      .set({ pending: true })
      .where((held, { eq }) => `${eq(held.orderId, orderId)} AND ${eq(held.state, "ordered")}`)
      .go(),
  );
}

/** Schedules the next reconciliation, with exponential backoff. */
export async function postponeReconcile(
  { id, reconciles, queue }: ConnectionItem,
  now: Date,
): Promise<void> {
  if (queue === "none") return;
  const delay = Math.min(firstReconcileSeconds * 2 ** reconciles, maxReconcileSeconds);
  await conditional(
    connectionEntity()
      .patch({ id })
      .set({ dueAt: inSeconds(now, delay), reconciles: reconciles + 1 })
      .composite({ queue: "order" })
      .go(),
  );
}

/** PayPal and the connection agree. Does nothing while an order is open. */
export async function markReconciled({ id }: ConnectionItem, now: Date): Promise<void> {
  await conditional(
    connectionEntity()
      .patch({ id })
      .set({ queue: "none", dueAt: now.toISOString() })
      .where(({ state }, { ne }) => ne(state, "ordered"))
      .go(),
  );
}

/**
 * The payment has arrived: reveals the contact data and owes both participants a mail, in one transaction with `writes`.
 * @param writes the payment's own record
 * @returns the mails
 * @throws AppError `unavailable`
 */
export async function markPaid(
  item: ConnectionItem,
  captured: Captured,
  writes: readonly Write[],
  now: Date,
): Promise<Outbox.Ref[] | Refusal> {
  const at = now.toISOString();
  const change = byCapture(
    item,
    captured,
    { state: "paid", paidAt: at },
    { queue: "none", dueAt: at },
  );
  const mails = paidMails({ ...item, ...priceOf(item, captured.orderId) }, now);
  const outcome = await ifFit(item, change, "paid", now, [...writes, ...mails.map(Outbox.mailPut)]);
  return outcome === "paid" ? mails.map(Outbox.refOf) : outcome;
}

/**
 * The payment has arrived, and the pair can no longer be connected: ends the connection and owes the payer the refund and a
 * mail, in one transaction with `writes`. Nobody sees contact data.
 * @param writes the payment's own record
 * @returns the mails
 * @throws AppError `unavailable`
 */
export async function markReturned(
  item: ConnectionItem,
  captured: Captured,
  writes: readonly Write[],
  now: Date,
): Promise<Outbox.Ref[] | "changed"> {
  const at = now.toISOString();
  const change = byCapture(
    item,
    captured,
    { state: "refunded", refundedAt: at },
    { queue: "order", dueAt: at },
  );
  const mails = refundedMails(item, "unfit", now).filter(({ uid }) => uid === item.traveler);
  return transition(change, writes, mails);
}

/**
 * Ends a paid connection: withdraws the contact data and owes the refund and a mail to both participants, in one transaction.
 * @returns the mails; `changed` when the connection is not paid
 * @throws AppError `unavailable`
 */
export async function markRefunded(
  item: ConnectionItem,
  reason: RefundReason,
  now: Date,
): Promise<Outbox.Ref[] | "changed"> {
  const change = connectionEntity()
    .patch({ id: item.id })
    .set({
      state: "refunded",
      refundedAt: now.toISOString(),
      queue: "order",
      dueAt: now.toISOString(),
      reconciles: 0,
    })
    .where(({ state }, { eq }) => eq(state, "paid"));
  return transition({ Update: change.params() }, [], refundedMails(item, reason, now));
}

/**
 * A change by a captured order, on the condition that {@link isPayableBy} still holds and that no other order was set or
 * released meanwhile.
 */
function byCapture(
  item: ConnectionItem,
  { orderId, captureId }: Captured,
  change: { state: "paid"; paidAt: string } | { state: "refunded"; refundedAt: string },
  due: { queue: "order" | "none"; dueAt: string },
): Write {
  const { id, state, orders, orderId: current } = item;
  const update = connectionEntity()
    .patch({ id })
    .set({ ...priceOf(item, orderId), orderId, captureId, pending: false, ...change, ...due })
    .where((held, { eq, notExists }) =>
      [
        eq(held.state, state),
        eq(held.orders, orders),
        current ? eq(held.orderId, current) : notExists(held.orderId),
        ...(orderId === current ? [] : [notExists(held.triedAt), eq(held.pending, false)]),
      ].join(" AND "),
    );
  return { Update: update.params() };
}

/** What an item tells by itself; {@link fitChecks} are the rest. Sides are removed and never come back. */
function isWhole({ travelerSide, flightaidSide, leg }: ConnectionItem, now: Date): boolean {
  return travelerSide !== undefined && flightaidSide !== undefined && !Itinerary.isOver(leg, now);
}

/** Refuse a transaction once the pair can no longer be connected by this connection. */
function fitChecks({
  id,
  traveler,
  flightaid,
  travelerSide,
  flightaidSide,
}: ConnectionItem): Write[] {
  const ids = [travelerSide, flightaidSide].flatMap((side) => side?.card?.id ?? []);
  return [
    ...createWriteTransaction({ pair: pairEntity() }, ({ pair }) => [
      pair
        .check({ traveler, flightaid })
        .where(
          ({ connection }, { eq, notExists }) =>
            `${notExists(connection)} OR ${eq(connection, id)}`,
        )
        .commit(),
    ]).params().TransactItems,
    ...User.notLeavingChecks(traveler, flightaid),
    ...Itinerary.existsChecks(...ids),
  ];
}

/** Makes a change on the condition that the pair can still be connected. @returns `done` when it was made */
async function ifFit<Done extends string>(
  item: ConnectionItem,
  change: Write,
  done: Done,
  now: Date,
  writes: readonly Write[] = [],
): Promise<Done | Refusal> {
  if (!isWhole(item, now)) return "unfit";
  const checks = fitChecks(item);
  const outcome = await transact<Refusal>([change, ...checks, ...writes], {
    refused: ([changed, ...conditions]) => {
      if (changed) return "changed";
      return conditions.slice(0, checks.length).includes(true) ? "unfit" : "changed";
    },
    busy,
  });
  return outcome === "committed" ? done : outcome;
}

/** @returns the mails, or `changed` when the change was refused */
async function transition(
  change: Write,
  writes: readonly Write[],
  mails: Outbox.Mail[],
): Promise<Outbox.Ref[] | "changed"> {
  const outcome = await transact<"changed">([change, ...writes, ...mails.map(Outbox.mailPut)], {
    refused: () => "changed",
    busy,
  });
  return outcome === "committed" ? mails.map(Outbox.refOf) : outcome;
}

function inSeconds(now: Date, seconds: number): string {
  return new Date(now.getTime() + seconds * 1000).toISOString();
}
