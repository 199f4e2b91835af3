/**
 * What each participant sees of a connection: the other's contact data only while it is paid, and not after a block. Every answer
 * of a verb is made by {@link seenBy} or {@link allSeenBy}.
 */

import type { AuthUser } from "../actor";
import { Airport } from "../airport";
import { Block } from "../block";
import { config } from "../config";
import type { ConnectionProps, FlightProps } from "../email/templates";
import { Itinerary } from "../itinerary";
import { Masking } from "../masking";
import { Matching } from "../matching";
import type { Match } from "../matching/contract";
import { type Leg, opposite, type Type } from "../trip/contract";
import { allowed, choicesOf } from "./allowed";
import { stillFlyingAt } from "./before-flight";
import { cancelRefundOf } from "./consequences";
import type { Connection, EndReason, Fee, Refund, Trip } from "./contract";
import { isPayableYet, payFromOf, startOf } from "./dates";
import type { ConnectionItem, Side } from "./entity";
import { feeAfter, isMoved, isOpen, noAnswerFrom, refundOf } from "./refunds";
import { isUnconfirmed, isUncontradicted } from "./schedule";
import { roleOf, sideOf } from "./side";
import { isOver, stateOf } from "./status";
import type { Action } from "./table";
import { wordOf } from "./words";

/** @param actor a participant */
export async function seenBy(
  actor: AuthUser,
  item: ConnectionItem,
  now: Date,
): Promise<Connection> {
  const hidden = await Block.hiddenFrom(actor.uid);
  return shownTo(actor, item, hidden, await cancelRefundFor(actor, item, now), now);
}

/** @param actor a participant of each */
export async function allSeenBy(
  actor: AuthUser,
  items: readonly ConnectionItem[],
  now: Date,
): Promise<Connection[]> {
  const hidden = await Block.hiddenFrom(actor.uid);
  return Promise.all(
    items.map(async (item) =>
      shownTo(actor, item, hidden, await cancelRefundFor(actor, item, now), now),
    ),
  );
}

/** For a traveler who has not paid. */
async function cancelRefundFor(
  { uid }: AuthUser,
  item: ConnectionItem,
  now: Date,
): Promise<Refund | undefined> {
  if (roleOf(item, uid) !== "traveler" || !isUnpaid(stateOf(item, now))) return undefined;
  return (await cancelRefundOf(item, now)).cancelRefund;
}

function isUnpaid(state: Connection["state"]): boolean {
  return !isOver(state) && state !== "paid";
}

/** After a block, neither sees the other's contact data or can write, also when the trip was over before. */
function shownTo(
  { uid }: AuthUser,
  item: ConnectionItem,
  hidden: Block.Hidden,
  cancelRefund: Refund | undefined,
  now: Date,
): Connection {
  const view = viewOf(item, uid, cancelRefund, now);
  if (!hidden.has(item[opposite(view.role)])) return view;
  const { contact: _, ...rest } = view;
  return { ...rest, actions: view.actions.filter((action) => action !== "write") };
}

function viewOf(
  item: ConnectionItem,
  uid: string,
  cancelRefund: Refund | undefined,
  now: Date,
): Connection {
  const role = roleOf(item, uid);
  const other = sideOf(item, opposite(role));
  const state = stateOf(item, now);
  const { mine, theirs, match, samePlane } = tripsOf(item, role);
  const { captureId, amount, currency, paidAt, answerText } = item;
  const reviews = reviewsOf(item, role);
  const actions = allowed(item, role, now);
  const fees = isOver(state) ? undefined : feesOf(item, role, actions, now);
  return {
    id: item.id,
    role,
    state,
    openedByMe: item.opener === role,
    ...(item.pending && { pending: true as const }),
    ...(mine && { mine }),
    ...(theirs && { theirs }),
    ...(match && { match }),
    samePlane,
    ...(isUnpaid(state) && { trips: item.trips ?? 0 }),
    ...(state === "paid" && { ...nowOf(item, role, now), ...stillFlyingOf(item, role) }),
    counterpart: {
      displayName: other ? Masking.maskName(other.contact.displayName) : "",
      ...(other?.card && { itinerary: Matching.cardFor({ uid }, other.card) }),
    },
    ...(state === "paid" && other && { contact: other.contact }),
    actions,
    choices: choicesOf(item, role, now),
    ...(state === "requested" && item.answerBy && { answerBy: item.answerBy }),
    ...(answerText && { answerText }),
    ...(state === "accepted" && !isPayableYet(item, now) && { payFrom: payFromOf(item) }),
    ...((state === "paid" || state === "cancelled") && reportsOf(item, role, now)),
    ...(isOver(state) && { ended: endOfView(item, role, state) }),
    fee: feeOf(item),
    ...(cancelRefund && { cancelRefund }),
    ...(fees && { feeAfter: fees }),
    ...(role === "traveler" &&
      captureId &&
      paidAt &&
      amount &&
      currency && {
        receipt: {
          captureId,
          seller: config.postalAddress,
          amount,
          currency,
          paidAt,
          ...(item.refundedAt && !item.refundRefusedAt && { refundedAt: item.refundedAt }),
        },
      }),
    ...(reviews && { reviews }),
    createdAt: item.createdAt,
    ...(paidAt && { paidAt }),
    ...timeZoneOf(item, role),
  };
}

/** What becomes of the fee when the participant ends the connection. */
function feesOf(
  item: ConnectionItem,
  by: Type,
  actions: readonly Action[],
  now: Date,
): Connection["feeAfter"] {
  const change = feeAfter(item, by, now);
  if (!change) return undefined;
  if (!actions.includes("cancel")) return { change };
  const refund = refundOf(item, by);
  return { change, cancel: { "cannot-fly": refund, airline: "refunded", other: refund } };
}

/** The two trips and how they match, as a participant sees them. */
function tripsOf(item: ConnectionItem, role: Type) {
  const own = sideOf(item, role);
  const other = sideOf(item, opposite(role));
  const found = own?.leg && other?.leg ? matchOf(item, role) : undefined;
  // Languages, needs and help of either trip may have changed since.
  const match =
    found &&
    Matching.matchFor(role, {
      ...withoutFit(found),
      ...Matching.fitOf(own?.card ?? {}, other?.card ?? {}),
    });
  return {
    mine: tripOf(own),
    theirs: tripOf(other),
    match,
    samePlane: isSamePlane(own?.leg, other?.leg),
  };
}

/** What has changed since the payment, and the question to the traveler about it. */
function nowOf(item: ConnectionItem, role: Type, now: Date): Partial<Connection> {
  const [mine, theirs] = [role, opposite(role)].map((one) => tripOf(sideOf(item, one)?.now));
  const { movedAt } = item;
  return {
    ...((mine || theirs) && { now: { ...(mine && { mine }), ...(theirs && { theirs }) } }),
    ...(movedAt &&
      isMoved(item) &&
      isOpen("a2", item, now) && { moved: { at: movedAt, until: startOf(item).toISOString() } }),
  };
}

/** When each of the two said that they still fly. */
function stillFlyingOf(item: ConnectionItem, role: Type): Pick<Connection, "stillFlying"> {
  const [mine, theirs] = [role, opposite(role)].map((one) => stillFlyingAt(item, one));
  return mine || theirs
    ? { stillFlying: { ...(mine && { mine }), ...(theirs && { theirs }) } }
    : {};
}

/** The match seen from one participant's itinerary. */
function matchOf({ match }: ConnectionItem, role: Type): Match | undefined {
  return match && (role === "traveler" ? match : Matching.mirrored(match));
}

function withoutFit({ languages: _, help: __, woman: ___, ...match }: Match): Match {
  return match;
}

function tripOf(side: Pick<Side, "leg" | "card"> | undefined): Trip | undefined {
  if (!side?.leg) return undefined;
  const { leg, card } = side;
  return {
    ...(card && { itinerary: card.id }),
    leg: Matching.withPlaces(leg),
    legs: card?.itinerary.length ?? 1,
    ...(card && card.itinerary.length > 1 && { all: card.itinerary.map(Matching.withPlaces) }),
  };
}

function isSamePlane(one: Leg | undefined, other: Leg | undefined): boolean {
  return (
    one?.flight !== undefined && one.flight === other?.flight && one.travelDate === other.travelDate
  );
}

function reportsOf(item: ConnectionItem, role: Type, now: Date): Partial<Connection> {
  const { confirmedAt, noAnswerAt, noAnswerUntil, airline } = item;
  const { didNotMeetAt, didNotMeetUntil, contradictedAt, notRefundedAt } = item;
  const reportable = role === "traveler" && !isUnconfirmed(item) && noAnswerFrom(item);
  const said = wordOf(item, role);
  return {
    ...(confirmedAt && { confirmedAt }),
    ...(reportable && reportable > now && { noAnswerFrom: reportable.toISOString() }),
    ...(isUnconfirmed(item) &&
      noAnswerAt &&
      noAnswerUntil && { noAnswer: { at: noAnswerAt, until: noAnswerUntil } }),
    ...(didNotMeetAt &&
      didNotMeetUntil && {
        didNotMeet: {
          at: didNotMeetAt,
          until: didNotMeetUntil,
          ...(!isUncontradicted(item) && { contradictedAt, notRefundedAt }),
        },
      }),
    ...(airline && { airline: { ...airline, by: airline.by === role ? "me" : "them" } }),
    ...(said && { flown: said === "flown" }),
  };
}

function endOfView(item: ConnectionItem, role: Type, state: Connection["state"]) {
  const { endedAt, endReason, endedBy, refundedBy, refundRefusedAt, reversedAt } = item;
  const by = endedBy && (endedBy === role ? ("me" as const) : ("them" as const));
  return {
    ...(endedAt && { at: endedAt }),
    reason: endReason ?? unwrittenReason(item, state),
    ...(by && { by }),
    ...(refundedBy && { refundedBy }),
    ...(role === "traveler" && refundRefusedAt && { refundRefusedAt }),
    ...(role === "traveler" && reversedAt && { reversedAt }),
  };
}

/** For items of earlier versions, and for those that have expired before the schedule writes it. */
function unwrittenReason(item: ConnectionItem, state: Connection["state"]): EndReason {
  if (state !== "expired") return "operator";
  // Its state is still that of the request.
  return item.state === "requested" ? "unanswered" : "too-late";
}

function reviewsOf({ reviews, publishedAt }: ConnectionItem, role: Type) {
  const mine = reviews?.[role];
  const theirs = publishedAt ? reviews?.[opposite(role)] : undefined;
  if (!mine && !theirs) return undefined;
  return { ...(mine && { mine }), ...(theirs && { theirs }) };
}

/** What every mail about the connection says to one participant. */
export function mailProps(item: ConnectionItem, role: Type): ConnectionProps {
  const { mine, theirs, match, samePlane } = tripsOf(item, role);
  const other = sideOf(item, opposite(role));
  return {
    connection: item.id,
    role,
    displayName: other ? Masking.maskName(other.contact.displayName) : "",
    ...timeZoneOf(item, role),
    ...(mine && { mine: Itinerary.tripOf(mine.leg) }),
    ...(theirs && { theirs: Itinerary.tripOf(theirs.leg) }),
    ...(match && mine && theirs && { matched: { match, mine: mine.legs, theirs: theirs.legs } }),
    samePlane,
  };
}

/** What the mails before a flight say: both trips as they are now. @param leg the reader's flight */
export function flightProps(item: ConnectionItem, reader: Type, leg: Leg): FlightProps {
  const { travelerSide, flightaidSide, match, ...rest } = item;
  const isEdited = [travelerSide, flightaidSide].some((side) => side?.now);
  const shown = {
    ...rest,
    ...(travelerSide && { travelerSide: { ...travelerSide, ...travelerSide.now } }),
    ...(flightaidSide && { flightaidSide: { ...flightaidSide, ...flightaidSide.now } }),
    // That of the trips as paid.
    ...(match && !isEdited && { match }),
  };
  const own = sideOf(item, reader)?.card?.id;
  return {
    ...mailProps(shown, reader),
    flight: Itinerary.tripOf(leg),
    answerBy: startOf({ leg }).toISOString(),
    ...(own && { own }),
  };
}

/** The time zone of the participant's airport; of the other's, while they have not posted a trip. */
function timeZoneOf(item: ConnectionItem, role: Type): { timeZone?: string } {
  const leg = sideOf(item, role)?.leg ?? sideOf(item, opposite(role))?.leg;
  const timeZone = leg && Airport.find(leg.from)?.timeZone;
  return timeZone ? { timeZone } : {};
}

/**
 * The counterpart's full name, which mails show between two who are or were connected by a payment.
 * @returns undefined before, and once the counterpart has left
 */
export function fullNameFor(item: ConnectionItem, reader: Type): string | undefined {
  const { paidAt, endReason } = item;
  if (paidAt === undefined || endReason === "unfit") return undefined;
  return sideOf(item, opposite(reader))?.contact.displayName;
}

/** The price of the order if there is one, else the current fee: a price change affects new orders only. */
export function feeOf({ amount, currency }: Partial<ConnectionItem>): Fee {
  return amount && currency ? { amount, currency } : config.fee;
}
