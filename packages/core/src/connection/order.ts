/**
 * The changes that payments make: PayPal's order and its outcome. Each is one conditional write or one transaction. It does
 * nothing when the connection is no longer as it was read, so that concurrent and repeated calls take effect once.
 */
import { createWriteTransaction } from "electrodb";
import { Block } from "../block";
import { conditional } from "../db/conditional";
import { transact, type Write } from "../db/transact";
import { AppError } from "../error";
import { Itinerary } from "../itinerary";
import { Outbox } from "../outbox";
import { User } from "../user";
import { applied, busy, type Change } from "./change";
import type { EndReason, Fee } from "./contract";
import { endOf } from "./dates";
import { end } from "./ending";
import { type ConnectionItem, connectionEntity, pairEntity } from "./entity";
import { paidMails } from "./mails";
import { isOver, stateOf } from "./status";
import { priceOf } from "./view";

/** Delay before an order is reconciled for the first time; doubles with each reconciliation. */
const firstReconcileSeconds = 600;
const maxReconcileSeconds = 6 * 3600;

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
  return !isOver(stateOf(item, now)) && now < endOf(item);
}

/** Whether a payment of this order would pay for the connection, as opposed to paying for it once more. */
export function isPayableBy(item: ConnectionItem, orderId: string): boolean {
  if (item.state === "accepted" || item.state === "ordered")
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
  return new AppError("trip-not-shared");
}

/** Sets the one order that may be paid. @returns `changed` when the connection was changed since `item` was read */
export async function markOrdered(
  item: ConnectionItem,
  orderId: string,
  fee: Fee,
  now: Date,
): Promise<"ordered" | Refusal> {
  if (item.state !== "accepted" && item.state !== "ordered") return "changed";
  const set = {
    state: "ordered" as const,
    orderId,
    orders: item.orders + 1,
    ...fee,
    declines: 0,
    pending: false,
    queue: "order" as const,
    dueAt: inSeconds(now, firstReconcileSeconds),
    reconciles: 0,
  };
  return ifFit(item, { set, remove: ["triedAt"] }, "ordered", now);
}

/** Removes an order that can no longer be paid, so that another one can be made. The order is kept among the former ones. */
export async function releaseOrder(item: ConnectionItem, now: Date): Promise<void> {
  if (item.state !== "ordered") return;
  const { orderId = "", amount = "", currency = "", formerOrders = [], broken } = item;
  const set = {
    state: "accepted" as const,
    pending: false,
    formerOrders: [...formerOrders, { orderId, amount, currency }],
  };
  const released: Change = broken
    ? end(item, { state: "withdrawn", ...broken }, now, set)
    : { set };
  await transition(
    item,
    { ...released, remove: ["orderId", "amount", "currency", "triedAt", "broken"] },
    now,
  );
}

/** The order's capture is about to be requested: from now on the payer may have been charged. */
export async function markTried(
  item: ConnectionItem,
  now: Date,
): Promise<ConnectionItem | Refusal> {
  if (item.state !== "ordered") return "changed";
  const change: Change = { set: { triedAt: now.toISOString() } };
  const outcome = await ifFit(item, change, "tried", now);
  return outcome === "tried" ? applied(item, change, now).item : outcome;
}

/** Counts a declined capture of the order: nothing was charged. */
export async function markDeclined({ id, orderId = "", declines }: ConnectionItem): Promise<void> {
  await conditional(
    connectionEntity()
      .patch({ id })
      .set({ declines: declines + 1 })
      .add({ version: 1 })
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
      .add({ version: 1 })
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

/** PayPal and the connection agree about an end: nothing is owed any more. Does nothing while an order is open. */
export async function markReconciled({ id }: ConnectionItem, now: Date): Promise<void> {
  await conditional(
    connectionEntity()
      .patch({ id })
      .set({ queue: "none", dueAt: now.toISOString() })
      .where(({ state, queue }, { ne, eq }) => `${ne(state, "ordered")} AND ${eq(queue, "order")}`)
      .go(),
  );
}

/**
 * The payment has arrived: reveals the contact data and owes both participants a mail, in one transaction with `writes`.
 * @param writes the payment's own records
 * @returns the mails
 * @throws AppError `unavailable`
 */
export async function markPaid(
  item: ConnectionItem,
  captured: Captured,
  writes: readonly Write[],
  now: Date,
): Promise<Outbox.Ref[] | Refusal> {
  const set = { ...paidBy(item, captured), state: "paid" as const, paidAt: now.toISOString() };
  const mails = paidMails({ ...item, ...set }, now);
  const outcome = await ifFit(item, { set, writes, mails }, "paid", now);
  return outcome === "paid" ? mails.map(Outbox.refOf) : outcome;
}

/**
 * The payment has arrived, and the pair can no longer be connected: ends the connection and owes the refund and a mail to both
 * participants, in one transaction with `writes`. Nobody sees contact data.
 * @param writes the payment's own records
 * @returns the mails
 * @throws AppError `unavailable`
 */
export function markReturned(
  item: ConnectionItem,
  captured: Captured,
  writes: readonly Write[],
  now: Date,
): Promise<Outbox.Ref[] | "changed"> {
  const { reason, by }: { reason: EndReason; by?: "traveler" | "flightaid" } = item.broken ?? {
    reason: "unfit",
  };
  const ended = end(
    item,
    { state: "refunded", reason, ...(by && { by }) },
    now,
    paidBy(item, captured),
  );
  return transition(item, { ...ended, writes }, now);
}

/**
 * Refunds a paid connection, or one that was cancelled without a refund, for operators or because PayPal has refunded it: ends
 * it, and owes the refund and a mail to both participants, in one transaction.
 * @returns the mails; `changed` when the connection has no payment to refund
 * @throws AppError `unavailable`
 */
export async function markRefunded(
  item: ConnectionItem,
  reason: "operator" | "paypal",
  now: Date,
): Promise<Outbox.Ref[] | "changed"> {
  const isKept = item.state === "cancelled" && item.captureId && !item.reversedAt;
  if (item.state !== "paid" && !isKept) return "changed";
  return transition(item, end(item, { state: "refunded", reason }, now), now);
}

/**
 * PayPal has taken the payment back, by a reversal or a dispute: ends the connection, and nothing is refunded any more.
 * @returns the mails; none when the connection was over
 * @throws AppError `unavailable`
 */
export async function markReversed(
  item: ConnectionItem,
  now: Date,
): Promise<Outbox.Ref[] | "changed"> {
  const set = { reversedAt: now.toISOString() };
  if (item.reversedAt) return [];
  if (item.state === "paid")
    return transition(item, end(item, { state: "cancelled", reason: "paypal" }, now, set), now);
  if (item.state !== "refunded") return [];
  const over = { ...set, state: "cancelled" as const, queue: "none" as const };
  return item.queue === "order" ? transition(item, { set: over }, now) : [];
}

/** What a captured order sets. Its price is that of the order, which may be a former one. */
function paidBy(item: ConnectionItem, { orderId, captureId }: Captured) {
  return { ...priceOf(item, orderId), orderId, captureId, pending: false };
}

/** What an item tells by itself; {@link fitChecks} are the rest. Sides are removed and never come back. */
function isWhole(item: ConnectionItem, now: Date): boolean {
  const { travelerSide, flightaidSide, broken } = item;
  return travelerSide !== undefined && flightaidSide !== undefined && !broken && now < endOf(item);
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
    ...Block.noneChecks(traveler, flightaid),
    ...Itinerary.existsChecks(...ids),
  ];
}

/** Makes a change on the condition that the pair can still be connected. @returns `done` when it was made */
async function ifFit<Done extends string>(
  item: ConnectionItem,
  { writes = [], mails = [], ...change }: Change,
  done: Done,
  now: Date,
): Promise<Done | Refusal> {
  if (!isWhole(item, now)) return "unfit";
  const checks = fitChecks(item);
  const { write } = applied(item, change, now);
  const outcome = await transact<Refusal>(
    [write, ...checks, ...writes, ...mails.map(Outbox.mailPut)],
    {
      refused: ([changed, ...conditions]) => {
        if (changed) return "changed";
        return conditions.slice(0, checks.length).includes(true) ? "unfit" : "changed";
      },
      busy,
    },
  );
  return outcome === "committed" ? done : outcome;
}

/** @returns the mails, or `changed` when the change was refused */
async function transition(
  item: ConnectionItem,
  { writes = [], mails = [], ...change }: Change,
  now: Date,
): Promise<Outbox.Ref[] | "changed"> {
  const { write } = applied(item, change, now);
  const outcome = await transact<"changed">([write, ...writes, ...mails.map(Outbox.mailPut)], {
    refused: () => "changed",
    busy,
  });
  return outcome === "committed" ? mails.map(Outbox.refOf) : outcome;
}

function inSeconds(now: Date, seconds: number): string {
  return new Date(now.getTime() + seconds * 1000).toISOString();
}
