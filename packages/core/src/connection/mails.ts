/** The mails that a connection owes its participants. */
import { Itinerary } from "../itinerary";
import type { Leg, Type } from "../itinerary/contract";
import { Outbox } from "../outbox";
import type { ConnectionItem, Side } from "./entity";
import { feeOf, sideOf } from "./view";

export type RefundReason = Extract<Outbox.MailPayload, { kind: "refunded" }>["props"]["reason"];

/** To the participant who did not open the connection. `role` is theirs, `opener` the other one. */
export function connectMail(
  { id, leg }: { id: string; leg: Leg },
  uid: string,
  role: Type,
  opener: Side,
  now: Date,
): Outbox.Mail {
  const props = {
    connection: id,
    ...(opener.card && { itinerary: opener.card.id }),
    role,
    trip: Itinerary.tripOf(leg),
    displayName: Itinerary.maskName(opener.contact.displayName),
  };
  return Outbox.buildMail(uid, { kind: "connect", props }, id, now);
}

/** To both, each with the contact data of the other; none about a participant who has left. */
export function paidMails(item: ConnectionItem, now: Date): Outbox.Mail[] {
  const { id, leg, traveler, flightaid, travelerSide, flightaidSide } = item;
  const common = { connection: id, trip: Itinerary.tripOf(leg) };
  const mails: Outbox.Mail[] = [];
  if (flightaidSide) {
    const props = { ...common, contact: flightaidSide.contact, fee: feeOf(item) };
    mails.push(Outbox.buildMail(traveler, { kind: "paid", props }, id, now));
  }
  if (travelerSide) {
    const props = { ...common, contact: travelerSide.contact };
    mails.push(Outbox.buildMail(flightaid, { kind: "connected", props }, id, now));
  }
  return mails;
}

/** To both; none to a participant who has left. */
export function refundedMails(
  item: ConnectionItem,
  reason: RefundReason,
  now: Date,
): Outbox.Mail[] {
  const common = {
    connection: item.id,
    trip: Itinerary.tripOf(item.leg),
    fee: feeOf(item),
    reason,
  };
  return (["traveler", "flightaid"] as const)
    .filter((role) => sideOf(item, role))
    .map((role) => {
      const props = { ...common, role };
      return Outbox.buildMail(item[role], { kind: "refunded", props }, item.id, now);
    });
}
