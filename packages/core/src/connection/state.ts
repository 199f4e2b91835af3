/**
 * The states of a connection and every change between them:
 *
 *     requested --markOrdered--> ordered --markPaid--> paid --markRefunded--> refunded
 *     ordered --releaseOrder--> requested
 *
 * Each change is one conditional write or one transaction. It does nothing when the connection is no longer in the state that
 * it starts from, so that concurrent and repeated calls take effect once. `expired` is not stored: see `stateOf`.
 */
import { conditional } from "../db/conditional";
import { transact, type Write } from "../db/transact";
import { Outbox } from "../outbox";
import type { Fee } from "./contract";
import { type ConnectionItem, connectionEntity } from "./entity";
import { paidMails, refundedMails } from "./mails";

/** Delay before an order is reconciled for the first time; doubles with each reconciliation. */
const firstReconcileSeconds = 600;
const maxReconcileSeconds = 6 * 3600;

const busy = "This connection is being changed elsewhere. Try again.";

/** Sets the one order that may be paid. @returns false when another one was set since `item` was read */
export async function markOrdered(
  item: ConnectionItem,
  orderId: string,
  fee: Fee,
  now: Date,
): Promise<boolean> {
  const changed = await conditional(
    connectionEntity()
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
      .where(({ orders }, { eq }) => eq(orders, item.orders))
      .where(({ state }, { eq }) => `(${eq(state, "requested")} OR ${eq(state, "ordered")})`)
      .go(),
  );
  return changed !== undefined;
}

/** Removes an order that can no longer be paid, so that another one can be made. */
export async function releaseOrder({ id, orderId = "" }: ConnectionItem, now: Date): Promise<void> {
  await conditional(
    connectionEntity()
      .patch({ id })
      .set({ state: "requested", pending: false, queue: "none", dueAt: now.toISOString() })
      .remove(["orderId", "amount", "currency"])
      .where((held, { eq }) => `${eq(held.orderId, orderId)} AND ${eq(held.state, "ordered")}`)
      .go(),
  );
}

/** Counts a declined capture of the order. */
export async function markDeclined({ id, orderId = "" }: ConnectionItem): Promise<void> {
  await conditional(
    connectionEntity()
      .patch({ id })
      .add({ declines: 1 })
      .where((held, { eq }) => eq(held.orderId, orderId))
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

/** Schedules the next reconciliation of the order, with exponential backoff. */
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

/**
 * The payment has arrived: reveals the contact data and owes both participants a mail, in one transaction with `writes`.
 * @param writes the payment's own record
 * @returns the mails; none when the connection was already paid
 * @throws AppError `unavailable`
 */
export async function markPaid(
  item: ConnectionItem,
  captureId: string,
  writes: readonly Write[],
  now: Date,
): Promise<Outbox.Ref[]> {
  if (item.state !== "ordered") return [];
  const { id, orderId = "" } = item;
  const change = connectionEntity()
    .patch({ id })
    .set({
      state: "paid",
      captureId,
      pending: false,
      paidAt: now.toISOString(),
      queue: "none",
      dueAt: now.toISOString(),
    })
    .where((held, { eq }) => `${eq(held.orderId, orderId)} AND ${eq(held.state, "ordered")}`);
  return transition({ Update: change.params() }, writes, paidMails(item, now));
}

/**
 * The payment was refunded: withdraws the contact data and owes both participants a mail, in one transaction with `writes`.
 * @param writes the change of the payment's own record
 * @returns the mails; none when the connection is not paid
 * @throws AppError `unavailable`
 */
export async function markRefunded(
  item: ConnectionItem,
  writes: readonly Write[],
  now: Date,
): Promise<Outbox.Ref[]> {
  const change = connectionEntity()
    .patch({ id: item.id })
    .set({ state: "refunded", refundedAt: now.toISOString() })
    .where(({ state }, { eq }) => eq(state, "paid"));
  return transition({ Update: change.params() }, writes, refundedMails(item, now));
}

/** @returns the mails, or none when `change` was refused: another call has made it */
async function transition(
  change: Write,
  writes: readonly Write[],
  mails: Outbox.Mail[],
): Promise<Outbox.Ref[]> {
  const outcome = await transact([change, ...writes, ...mails.map(Outbox.mailPut)], {
    refused: ([changed]) => (changed ? [] : "retry"),
    busy,
  });
  return outcome === "committed" ? mails.map(Outbox.refOf) : outcome;
}

function inSeconds(now: Date, seconds: number): string {
  return new Date(now.getTime() + seconds * 1000).toISOString();
}
