/**
 * A connection's way through its states, each step one conditional write: what is done twice, by two tabs, a webhook and
 * the sweep, or by a process that died in between, is done once.
 */

import { Connection } from "../connection";
import type { Fee } from "../connection/contract";
import { conditionFailed } from "../db/condition";
import { AppError } from "../error";
import { Itinerary } from "../itinerary";
import { Outbox } from "../outbox";
import { paymentEntity, paymentService } from "./entity";

type Item = Connection.ConnectionItem;

/** PayPal is asked what became of an order so long after it was made, then after twice as long each time. */
const firstSweepSeconds = 600;
const maxSweepSeconds = 6 * 3600;
const attempts = 5;

/** Notes the one order that may be paid. @returns false when another one was noted meanwhile */
export async function ordered(item: Item, orderId: string, fee: Fee, now: Date): Promise<boolean> {
  return changed(
    Connection.connectionEntity()
      .patch({ id: item.id })
      .set({
        state: "ordered",
        orderId,
        orders: item.orders + 1,
        ...fee,
        declines: 0,
        pending: false,
        queue: "order",
        dueAt: inSeconds(now, firstSweepSeconds),
        sweeps: 0,
      })
      .where(({ orders }, { eq }) => eq(orders, item.orders))
      .where(({ state }, { eq }) => `(${eq(state, "requested")} OR ${eq(state, "ordered")})`)
      .go(),
  );
}

/** The order came to nothing: another one may be made. */
export async function released({ id, orderId }: Item, now: Date): Promise<void> {
  await changed(
    Connection.connectionEntity()
      .patch({ id })
      .set({ state: "requested", pending: false, queue: "none", dueAt: now.toISOString() })
      .remove(["orderId", "amount", "currency"])
      .where(
        (held, { eq }) => `${eq(held.orderId, orderId ?? "")} AND ${eq(held.state, "ordered")}`,
      )
      .go(),
  );
}

export async function declined({ id, orderId }: Item): Promise<void> {
  await changed(
    Connection.connectionEntity()
      .patch({ id })
      .add({ declines: 1 })
      .where((held, { eq }) => eq(held.orderId, orderId ?? ""))
      .go(),
  );
}

export async function pending({ id, orderId }: Item): Promise<void> {
  await changed(
    Connection.connectionEntity()
      .patch({ id })
      .set({ pending: true })
      .where(
        (held, { eq }) => `${eq(held.orderId, orderId ?? "")} AND ${eq(held.state, "ordered")}`,
      )
      .go(),
  );
}

/** PayPal is to be asked again, later each time. */
export async function sweepLater({ id, sweeps, queue }: Item, now: Date): Promise<void> {
  if (queue === "none") return;
  const wait = Math.min(firstSweepSeconds * 2 ** sweeps, maxSweepSeconds);
  await changed(
    Connection.connectionEntity()
      .patch({ id })
      .set({ dueAt: inSeconds(now, wait), sweeps: sweeps + 1 })
      .composite({ queue: "order" })
      .go(),
  );
}

/**
 * The money is there: the connection is paid, the payment is noted and both are owed their mail, all at once.
 * @returns the mails, when this call is the one that did it
 */
export async function paid(item: Item, captureId: string, now: Date): Promise<Outbox.Ref[]> {
  if (item.state !== "ordered") return [];
  const { id, orderId = "", traveler } = item;
  const fee = Connection.feeOf(item);
  const mails = paidMails(item, now);
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const { canceled } = await paymentService()
      .transaction.write((write) => [
        write.connection
          .patch({ id })
          .set({
            state: "paid",
            captureId,
            pending: false,
            paidAt: now.toISOString(),
            queue: "none",
            dueAt: now.toISOString(),
          })
          .where((held, { eq }) => `${eq(held.orderId, orderId)} AND ${eq(held.state, "ordered")}`)
          .commit(),
        write.payment
          .create({
            orderId,
            connection: id,
            traveler,
            captureId,
            ...fee,
            paidAt: now.toISOString(),
          })
          .commit(),
        ...mails.map((mail) => write.mail.put(mail).commit()),
      ])
      .go();
    if (!canceled) return mails.map(({ uid, key }) => ({ uid, key }));
    const current = await Connection.get(id);
    if (current?.state !== "ordered" || current.orderId !== orderId) return [];
  }
  throw busy();
}

/** The money went back: the contact details are withdrawn and both are told. */
export async function refunded(item: Item, now: Date): Promise<Outbox.Ref[]> {
  const { id, orderId = "" } = item;
  const mails = refundedMails(item, now);
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const { canceled } = await paymentService()
      .transaction.write((write) => [
        write.connection
          .patch({ id })
          .set({ state: "refunded", refundedAt: now.toISOString() })
          .where(({ state }, { eq }) => eq(state, "paid"))
          .commit(),
        write.payment.patch({ orderId }).set({ refundedAt: now.toISOString() }).commit(),
        ...mails.map((mail) => write.mail.put(mail).commit()),
      ])
      .go();
    if (!canceled) return mails.map(({ uid, key }) => ({ uid, key }));
    if ((await Connection.get(id))?.state !== "paid") return [];
  }
  throw busy();
}

/** The payments of a connection outlive it. */
export async function noteRefund(orderId: string, now: Date): Promise<void> {
  await changed(paymentEntity().patch({ orderId }).set({ refundedAt: now.toISOString() }).go());
}

function paidMails(item: Item, now: Date) {
  const { id: connection, leg, traveler, flightaid, travelerSide, flightaidSide } = item;
  const trip = Itinerary.tripOf(leg);
  return [
    ...(flightaidSide
      ? [
          Outbox.owed(
            traveler,
            {
              kind: "paid",
              props: {
                connection,
                trip,
                contact: flightaidSide.contact,
                fee: Connection.feeOf(item),
              },
            },
            connection,
            now,
          ),
        ]
      : []),
    ...(travelerSide
      ? [
          Outbox.owed(
            flightaid,
            { kind: "connected", props: { connection, trip, contact: travelerSide.contact } },
            connection,
            now,
          ),
        ]
      : []),
  ];
}

function refundedMails(item: Item, now: Date) {
  const props = {
    connection: item.id,
    trip: Itinerary.tripOf(item.leg),
    fee: Connection.feeOf(item),
  };
  return (["traveler", "flightaid"] as const).map((role) =>
    Outbox.owed(item[role], { kind: "refunded", props: { ...props, role } }, item.id, now),
  );
}

/** False when its condition did not hold: somebody else has gone on. */
async function changed(write: Promise<unknown>): Promise<boolean> {
  try {
    await write;
    return true;
  } catch (error) {
    if (conditionFailed(error)) return false;
    throw error;
  }
}

function inSeconds(now: Date, seconds: number): string {
  return new Date(now.getTime() + seconds * 1000).toISOString();
}

function busy(): AppError {
  return new AppError("unavailable", "This connection is being changed elsewhere. Try again.");
}
