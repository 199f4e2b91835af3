/** A connection's story as operators see it: what happened when, and PayPal's side of the payment. It names nobody. */
import { Connection } from "../connection";
import { AppError } from "../error";
import { Outbox } from "../outbox";
import type { Type } from "../trip/contract";
import type { Story } from "./contract";
import { loadJourney, loadMessage, loadPayment } from "./on-demand";
import { record, recordWrite } from "./record";
import { refundNow } from "./refund-now";

type Event = Story["events"][number];

/**
 * The look is recorded first.
 * @throws AppError `not-found`, `unavailable` while PayPal does not answer
 */
export async function storyOf(id: string, operator: string, now: Date): Promise<Story> {
  const item = await existing(id);
  await record({ operator, what: "look", uid: item.traveler, connection: id }, now);
  const [Message, Journey, Payment] = await Promise.all([
    loadMessage(),
    loadJourney(),
    loadPayment(),
  ]);
  const [messages, taps, mails, paypal] = await Promise.all([
    Message.ofConnection(id),
    Journey.tapsOf(id),
    mailsAbout(item),
    item.orderId ? Payment.orderAtPayPal(item.orderId) : undefined,
  ]);
  const events = [
    ...ownEvents(item),
    ...messages.map(({ at, role: by }): Event => ({ at, what: "message", by })),
    ...taps.map(
      ({ arrivedAt: at, role: by, kind: detail }): Event => ({ at, what: "tap", by, detail }),
    ),
    ...mails,
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
 * @throws AppError `not-found`, `conflict` when there is nothing to refund
 */
export async function refund(
  id: string,
  { operator, text }: { operator: string; text: string },
  now: Date,
): Promise<{ mails: Outbox.Ref[]; refused: boolean }> {
  const [item, Payment] = await Promise.all([existing(id), loadPayment()]);
  if (!item.captureId || !Payment.isRefundable(item))
    throw new AppError("nothing-to-refund", { params: { state: item.state } });
  const entry = { operator, what: "refund" as const, uid: item.traveler, connection: id, text };
  return refundNow(id, now, [await recordWrite(entry, now)]);
}

async function existing(id: string): Promise<Connection.ConnectionItem> {
  const item = await Connection.get(id);
  if (!item) throw new AppError("connection-not-found");
  return item;
}

/** What the item itself says, with the participant where it says that too. */
function ownEvents(item: Connection.ConnectionItem): Event[] {
  const { opener, airline, endedBy } = item;
  const found: [Event["what"], string | undefined, Type?][] = [
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
  ];
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
