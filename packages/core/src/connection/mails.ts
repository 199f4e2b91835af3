/** The mails that a connection owes its participants. */

import { Itinerary } from "../itinerary";
import { Outbox } from "../outbox";
import { type Leg, opposite, type Type } from "../trip/contract";
import { types } from "../trip/type";
import type { FlightReminder } from "./before-flight";
import { caseIdOf } from "./case-id";
import type { ClaimKind } from "./claim-kinds";
import { isPayableYet, payFromOf, startOf } from "./dates";
import type { AirlineClaim, ConnectionItem } from "./entity";
import { isUncontradicted } from "./schedule";
import { sideOf } from "./side";
import { feeOf, flightProps, mailProps } from "./view";
import { isClaimOpen, wordOf } from "./words";

type Payload = Outbox.MailPayload;

/** To the participant who did not open the connection. */
export function connectMail(item: ConnectionItem, opener: Type, now: Date): Outbox.Mail {
  const reader = opposite(opener);
  const price = {
    fee: feeOf(item),
    ...(!isPayableYet(item, now) && { payFrom: payFromOf(item) }),
  };
  const props = { ...connectProps(item, reader), ...(reader === "traveler" && price) };
  return mailTo(item, reader, { kind: "connect", props }, now);
}

/** To a flightaid who has not answered. */
export function reminderMail(item: ConnectionItem, now: Date): Outbox.Mail {
  const props = connectProps(item, "flightaid");
  return mailTo(item, "flightaid", { kind: "reminder", props }, now);
}

function connectProps(item: ConnectionItem, reader: Type) {
  const card = sideOf(item, opposite(reader))?.card;
  const { state, answerBy } = item;
  return {
    ...mailProps(item, reader),
    state: state === "requested" ? ("requested" as const) : ("accepted" as const),
    ...(card && { itinerary: card.id }),
    ...(card?.addInfo && { note: card.addInfo }),
    ...(state === "requested" && answerBy && { answerBy }),
  };
}

export function acceptedMail(item: ConnectionItem, now: Date): Outbox.Mail {
  const props = {
    ...mailProps(item, "traveler"),
    fee: feeOf(item),
    ...(item.answerText && { text: item.answerText }),
    ...(!isPayableYet(item, now) && { payFrom: payFromOf(item) }),
  };
  return mailTo(item, "traveler", { kind: "accepted", props }, now);
}

export function payableMail(item: ConnectionItem, now: Date): Outbox.Mail {
  const props = { ...mailProps(item, "traveler"), fee: feeOf(item) };
  return mailTo(item, "traveler", { kind: "payable", props }, now);
}

/**
 * To the traveler: a payment has not led to a connection. None to one who has left.
 * @param item with the order
 */
export function notPaidMails(
  item: ConnectionItem,
  outcome: "declined" | "returned",
  now: Date,
): Outbox.Mail[] {
  if (!item.travelerSide) return [];
  const props = { ...mailProps(item, "traveler"), fee: feeOf(item), outcome };
  const topic = `${item.id}#${item.orderId}`;
  return [mailTo(item, "traveler", { kind: "not-paid", props }, now, topic)];
}

/** To both, each with the contact data of the other; none about a participant who has left. */
export function paidMails(item: ConnectionItem, now: Date): Outbox.Mail[] {
  const { travelerSide, flightaidSide, captureId = "", paidAt = now.toISOString() } = item;
  const mails: Outbox.Mail[] = [];
  if (flightaidSide) {
    const { contact } = flightaidSide;
    const props = {
      ...mailProps(item, "traveler"),
      contact,
      fee: feeOf(item),
      captureId,
      paidAt,
    };
    mails.push(mailTo(item, "traveler", { kind: "paid", props }, now));
  }
  if (travelerSide) {
    const props = { ...mailProps(item, "flightaid"), contact: travelerSide.contact };
    mails.push(mailTo(item, "flightaid", { kind: "connected", props }, now));
  }
  return mails;
}

/**
 * To those who did not end the connection, and to both when the fee goes back. None to a participant who has left.
 * @param item after its end
 * @param isRefunded the fee goes back
 */
export function endedMails(item: ConnectionItem, isRefunded: boolean, now: Date): Outbox.Mail[] {
  const { endReason = "operator", endedBy, answerText } = item;
  const readers = types.filter((role) => sideOf(item, role) && (isRefunded || role !== endedBy));
  return readers.map((role) => {
    const own = sideOf(item, role)?.card?.id;
    const props = {
      ...mailProps(item, role),
      reason: endReason,
      ...(endedBy && { by: endedBy === role ? ("me" as const) : ("them" as const) }),
      ...(endReason === "declined" && answerText && { text: answerText }),
      ...(own && { own }),
    };
    const payload: Payload = isRefunded
      ? { kind: "refunded", props: { ...props, fee: feeOf(item) } }
      : { kind: "ended", props: { ...props, paid: item.captureId !== undefined } };
    return mailTo(item, role, payload, now);
  });
}

/**
 * The other participant has edited their trip.
 * @param item with the trip as edited
 * @param reader the participant who gets the mail
 * @param change `before`: the flight until now. `asks`: whether the traveler stays connected, with the fee back otherwise
 * @param due when, an ISO 8601 instant. Another mail of the same instant replaces it
 */
export function changedMail(
  item: ConnectionItem,
  reader: Type,
  { before, asks }: { before?: Leg | undefined; asks?: true | undefined },
  due: string,
  now: Date,
): Outbox.Mail {
  const props = {
    ...mailProps(item, reader),
    ...(before && { before: Itinerary.tripOf(before) }),
    ...(asks && { stayBy: startOf(item).toISOString() }),
  };
  const payload: Payload = { kind: "changed", props };
  const mail = mailTo(item, reader, payload, now, changedTopic(item, due));
  return { ...mail, dueAt: due };
}

export function changedTopic({ id }: Pick<ConnectionItem, "id">, due: string): string {
  return `${id}#${due}`;
}

export function noAnswerMail(item: ConnectionItem, until: string, now: Date): Outbox.Mail {
  const props = { ...mailProps(item, "flightaid"), until };
  // Each report sends one mail.
  const topic = `${item.id}#${until}`;
  return mailTo(item, "flightaid", { kind: "no-answer", props }, now, topic);
}

/** None to a flightaid who has left since the trip. */
export function didNotMeetMails(item: ConnectionItem, until: string, now: Date): Outbox.Mail[] {
  if (!item.flightaidSide) return [];
  const props = { ...mailProps(item, "flightaid"), until };
  return [mailTo(item, "flightaid", { kind: "did-not-meet", props }, now)];
}

/** To the traveler, unless they have left, and to the operators, who decide. */
export function contradictedMails(item: ConnectionItem, now: Date): Outbox.Mail[] {
  const rows: [string, string][] = [
    ["Connection", item.id],
    ["Reported", item.didNotMeetAt ?? ""],
    ["Contradicted", now.toISOString()],
    ["Payment", item.captureId ?? ""],
    ["To decide", `/desk?view=reports&id=${caseIdOf({ id: item.id, kind: "met" })}`],
  ];
  const props = { subject: "Did they meet? The two disagree", rows };
  const mail: Payload = { kind: "contradicted", props: mailProps(item, "traveler") };
  return [
    ...(item.travelerSide ? [mailTo(item, "traveler", mail, now)] : []),
    Outbox.buildMail(Outbox.operators, { kind: "operators", props }, `met#${item.id}`, now),
  ];
}

/** To the participant who has not claimed it. None after they have deleted the account. */
export function airlineMails(
  item: ConnectionItem,
  { by, until }: AirlineClaim,
  now: Date,
): Outbox.Mail[] {
  const reader = opposite(by);
  if (!sideOf(item, reader)) return [];
  const props = { ...mailProps(item, reader), until };
  return [mailTo(item, reader, { kind: "airline", props }, now)];
}

/** To the participant who claimed it, unless they have deleted the account, and to the operators, who decide. */
export function airlineContradictedMails(
  item: ConnectionItem,
  { by, at }: AirlineClaim,
  now: Date,
): Outbox.Mail[] {
  const rows: [string, string][] = [
    ["Connection", item.id],
    ["Says that the airline cancelled", by],
    ["Reported", at],
    ["Contradicted", now.toISOString()],
    ["Payment", item.captureId ?? ""],
    ["To decide", `/desk?view=reports&id=${caseIdOf({ id: item.id, kind: "airline" })}`],
  ];
  const props = { subject: "Did the airline cancel? The two disagree", rows };
  const mail: Payload = { kind: "airline-contradicted", props: mailProps(item, by) };
  return [
    ...(sideOf(item, by) ? [mailTo(item, by, mail, now)] : []),
    Outbox.buildMail(Outbox.operators, { kind: "operators", props }, `airline#${item.id}`, now),
  ];
}

/** Before the flight. One for each connection, reader, travel date and number of days. */
export function flightMail(
  item: ConnectionItem,
  { reader, leg, days, until }: FlightReminder,
  now: Date,
): Outbox.Mail {
  const props = { ...flightProps(item, reader, leg), until: until.toISOString() };
  const payload: Payload =
    days === 1 ? { kind: "day-before", props } : { kind: "still-flying", props };
  return mailTo(item, reader, payload, now, `${item.id}#${leg.travelDate}#${days}`);
}

/**
 * Tells both participants that the fee of a contradicted claim is not refunded; after an appeal only the traveler, who made it.
 * Participants who have deleted their account get no mail.
 */
export function notRefundedMails(
  item: ConnectionItem,
  { kind, isAppealed }: { kind: Exclude<ClaimKind, "dispute">; isAppealed: boolean },
  now: Date,
): Outbox.Mail[] {
  return types
    .filter((role) => sideOf(item, role) && (role === "traveler" || !isAppealed))
    .map((role) => {
      const appeal = isAppealed ? "over" : "open";
      const props = {
        ...mailProps(item, role),
        claim: kind,
        ...(role === "traveler" && ({ appeal } as const)),
      };
      const topic = `${item.id}#${kind}${isAppealed ? "#appeal" : ""}`;
      return mailTo(item, role, { kind: "not-refunded", props }, now, topic);
    });
}

/**
 * To both, the day after the trip. None to who has said that they did not fly together, and none while such a claim waits for an
 * answer: whoever contradicts it is shown the review then.
 */
export function reviewMails(item: ConnectionItem, now: Date): Outbox.Mail[] {
  if (isClaimOpen(item) || isUncontradicted(item)) return [];
  return types
    .filter((role) => sideOf(item, role) && !item.reviews?.[role])
    .filter((role) => wordOf(item, role) !== "not-flown")
    .map((role) => mailTo(item, role, { kind: "review", props: mailProps(item, role) }, now));
}

/** To a flightaid whose posting was paused because requests were not answered. */
export function pausedMail(item: ConnectionItem, now: Date): Outbox.Mail {
  const { id = "", itinerary = [] } = item.flightaidSide?.card ?? {};
  const props = { itinerary: id, trips: itinerary.map(Itinerary.tripOf) };
  return mailTo(item, "flightaid", { kind: "paused", props }, now);
}

/**
 * One mail of a kind for each connection and reader, unless `topic` says otherwise. It goes with the connection at the latest, also
 * when it is parked.
 */
function mailTo(
  item: ConnectionItem,
  reader: Type,
  payload: Payload,
  now: Date,
  topic: string = item.id,
): Outbox.Mail {
  const mail = Outbox.buildMail(item[reader], payload, topic, now);
  return { ...mail, expiresAt: Math.min(mail.expiresAt, item.expiresAt) };
}
