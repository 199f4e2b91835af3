/** A connection's story as operators see it: what happened when, and PayPal's side of the payment. It names nobody. */
import { Connection } from "../connection";
import { AppError } from "../error";
import { Outbox } from "../outbox";
import type { Type } from "../trip/contract";
import { assertIndependent, assertNotConcerned } from "./concerned";
import type { Story } from "./contract";
import { loadJourney, loadMessage, loadPayment } from "./on-demand";
import { recordLook, recordWrites } from "./record";
import type { RefundReason } from "./refund-reasons";

type Event = Story["events"][number];

/**
 * The look is recorded first.
 * @throws AppError `not-found`, `own-case`, `unavailable` while PayPal does not answer
 */
export async function storyOf(id: string, operator: string, now: Date): Promise<Story> {
  const item = await existing(id, operator);
  await recordLook({ operator, connection: id }, [item.traveler, item.flightaid], now);
  const [Message, Journey, Payment] = await Promise.all([
    loadMessage(),
    loadJourney(),
    loadPayment(),
  ]);
  const [messages, taps, mails, others, paypal] = await Promise.all([
    Message.ofConnection(id),
    Journey.tapsOf(id),
    mailsAbout(item),
    Payment.ofOrders((item.formerOrders ?? []).map((one) => one.orderId)),
    item.orderId ? Payment.orderAtPayPal(item.orderId) : undefined,
  ]);
  const events = [
    ...ownEvents(item),
    ...messages.map(({ at, role: by }): Event => ({ at, what: "message", by })),
    ...taps.map(
      ({ arrivedAt: at, role: by, kind: detail }): Event => ({ at, what: "tap", by, detail }),
    ),
    ...mails,
    ...others
      .filter((one) => one.captureId !== item.captureId)
      .flatMap(({ paidAt, refundedAt, reversedAt }) =>
        eventsOf([
          ["paid", paidAt],
          ["refunded", refundedAt],
          ["reversed", reversedAt],
        ]).map((one) => ({ ...one, detail: "former-order" })),
      ),
  ];
  const { traveler, flightaid, leg, endReason, orderId, captureId, amount, currency } = item;
  const { refundedAt, refundRefusedAt } = item;
  return {
    id,
    state: Connection.stateOf(item, now),
    ...(endReason && { endReason }),
    traveler,
    flightaid,
    route: `${leg.from}-${leg.to}`,
    travelDate: leg.travelDate,
    events: events.sort((a, b) => (a.at < b.at ? -1 : 1)),
    ours: { orderId, captureId, amount, currency, refundedAt, refundRefusedAt },
    ...(paypal && { paypal }),
    canBeRefunded: captureId !== undefined && Payment.isRefundable(item),
  };
}

/**
 * Refunds a connection's whole payment, and records it in the same transaction.
 * @returns `refused` when PayPal refuses it for good, `owed` when the schedule sends it
 * @throws AppError `not-found`, `own-case`, `conflict` when there is nothing to refund
 */
export async function refund(
  id: string,
  { operator, reason, text }: { operator: string; reason: RefundReason; text: string },
  now: Date,
): Promise<{ mails: Outbox.Ref[]; refused: boolean; owed: boolean }> {
  const [item, Payment] = await Promise.all([existing(id, operator), loadPayment()]);
  if (!item.captureId || !Payment.isRefundable(item))
    throw new AppError("nothing-to-refund", { params: { state: item.state } });
  const { traveler: uid, flightaid } = item;
  await assertIndependent(operator, uid, flightaid);
  const why = { text, people: [uid, flightaid] };
  const entry = {
    operator,
    what: "refund" as const,
    uid,
    other: flightaid,
    connection: id,
    reason,
    why,
  };
  return Payment.refund(id, now, await recordWrites(entry, now));
}

/** @throws AppError `not-found`, `own-case` */
async function existing(id: string, operator: string): Promise<Connection.ConnectionItem> {
  const item = await Connection.get(id);
  if (!item) throw new AppError("connection-not-found");
  assertNotConcerned(operator, item.traveler, item.flightaid);
  return item;
}

/** What the item itself says, with the participant where it says that too. */
function ownEvents(item: Connection.ConnectionItem): Event[] {
  const { opener, airline, endedBy } = item;
  return eventsOf([
    ["asked", item.createdAt, opener],
    ["accepted", item.acceptedAt, "flightaid"],
    ["ordered", item.triedAt, "traveler"],
    ["paid", item.paidAt, "traveler"],
    ["confirmed", item.confirmedAt, "flightaid"],
    ["no-answer", item.noAnswerAt, "traveler"],
    ["did-not-meet", item.didNotMeetAt, "traveler"],
    ["contradicted", item.contradictedAt, "flightaid"],
    ["not-refunded", item.notRefundedAt],
    ["airline-cancelled", airline?.at, airline?.by],
    ["contradicted", airline?.contradictedAt],
    ["not-refunded", airline?.notRefundedAt],
    ["ended", item.endedAt, endedBy],
    ["refunded", item.refundedAt],
    ["reversed", item.reversedAt],
  ]);
}

/** Those that have happened. */
function eventsOf(found: readonly [Event["what"], string | undefined, Type?][]): Event[] {
  return found.flatMap(([what, at, by]) => (at ? [{ at, what, ...(by && { by }) }] : []));
}

/** The mails about the connection that are sent, and when. */
async function mailsAbout({
  id,
  traveler,
  flightaid,
}: Connection.ConnectionItem): Promise<Event[]> {
  const read = async (uid: string, by: Type) =>
    (await Outbox.ofRecipient(uid)).flatMap(({ key, kind, sentAt }): Event[] =>
      sentAt && key.includes(id) ? [{ at: sentAt, what: "mail", by, detail: kind }] : [],
    );
  return (await Promise.all([read(traveler, "traveler"), read(flightaid, "flightaid")])).flat();
}
