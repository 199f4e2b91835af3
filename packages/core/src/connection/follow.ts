/**
 * What an itinerary that is deleted, edited or cannot be flown means for the connections through it. The change of the itinerary has written a job; it is
 * followed at once in the request, or by the schedule.
 */

import { isDeepStrictEqual } from "node:util";
import type { Run } from "../clock";
import { expiresAfter } from "../db/common";
import { type WorkedOff, workOff } from "../db/pending";
import type { Write } from "../db/transact";
import { Itinerary } from "../itinerary";
import { Masking } from "../masking";
import { Matching } from "../matching";
import type { CompanionCard } from "../matching/contract";
import { Trip } from "../trip";
import { type Leg, opposite, type Type } from "../trip/contract";
import { isSameFlight } from "../trip/flight";
import { redated } from "./before-flight";
import type { Change } from "./change";
import { pairDaysKept } from "./consequences";
import { datedBy, isPayableYet, lastSharedLeg } from "./dates";
import { separate } from "./ending";
import { type ConnectionItem, pairEntity, participantEntity, type Side } from "./entity";
import { changeEach, type Parted } from "./participants";
import { isOpen } from "./refunds";
import { releaseOf } from "./release";
import { sideOf } from "./side";
import { isCharging, isLive } from "./status";
import { counted } from "./strikes";
import { changedLeg, tellChange } from "./told";

/** Follows changes that are due. */
export function followChanges(run?: Run): Promise<WorkedOff> {
  return workOff(Itinerary.pendingChanges, followChange, run);
}

/** Follows the change of one itinerary. Does nothing when there is none. Idempotent. */
export async function followChange(itineraryId: string, now: Date): Promise<Parted> {
  const job = await Itinerary.changeOf(itineraryId);
  if (!job) return { mails: [], owing: [] };
  const { uid, type, what, at } = job;
  const decide = async (item: ConnectionItem) => {
    const isThrough = item[type] === uid && sideOf(item, type)?.card?.id === itineraryId;
    if (!isThrough) return undefined;
    // After a deletion the same trip can have been posted again, and connected. The times alone do not prove it, because clocks differ.
    if (what === "deleted" && item.createdAt > at && (await Itinerary.existing(itineraryId)))
      return undefined;
    return follow(item, type, itineraryId, { what, at: new Date(at) }, now);
  };
  const followed = await changeEach(uid, decide, now);
  await Itinerary.completeChange(job);
  return followed;
}

type Kind = "deleted" | "legs" | "details";

/** @param by the participant whose itinerary has changed */
async function follow(
  item: ConnectionItem,
  by: Type,
  itineraryId: string,
  { what, at }: { what: Kind; at: Date },
  now: Date,
): Promise<Change | undefined> {
  if (what === "deleted") return separated(item, { reason: "deleted", by }, now, at);
  const record = await Itinerary.existing(itineraryId);
  // Deleted since: its own job follows.
  if (!record) return undefined;
  // A paid connection survives a "no" by link until it is cancelled on its page. A cancellation counts once, on the connection itself.
  const isOff = record.cannotFly || (record.notFlying && item.state !== "paid");
  const ended = isOff && separate(item, { reason: "cannot-fly", by }, now, at);
  if (ended) return ended;
  const side = sideOf(item, by);
  if (!side || isSettled(item)) return undefined;
  const { phoneNumber } = record;
  const displayName = await Masking.plainName(record.displayName);
  const edited: Edit = {
    by,
    side: { ...side, contact: { ...side.contact, displayName, phoneNumber } },
    card: await Itinerary.companionCard(record),
    legs: record.legs,
    at,
  };
  return item.state === "paid" ? followPaid(item, edited, now) : followUnpaid(item, edited, now);
}

/** `side`: with the contact data as they are now. `at`: when it was made. */
type Edit = { by: Type; side: Side; card: CompanionCard; legs: Leg[]; at: Date };

/** Until the payment a connection shows the itineraries as they are. An order for other trips is not taken any more. */
async function followUnpaid(
  item: ConnectionItem,
  { by, side, card, legs }: Edit,
  now: Date,
): Promise<Change | undefined> {
  const revised: Side = { ...side, card };
  // Flights that are over match nothing any more: they are not matched again while they stay the same.
  if (isDeepStrictEqual(legs, side.card?.itinerary)) return { set: setSide(by, revised) };
  const isFree = item.state === "ordered" && !isCharging(item);
  if (isFree && item.broken) return releaseOf(item, now);
  const other = sideOf(item, opposite(by));
  const otherLegs = other?.card?.itinerary ?? [item.leg];
  const found = Matching.matchOf({ legs }, { legs: otherLegs }, now);
  const dating = found && Matching.datingLegs(found, legs, otherLegs, now);
  if (!found || !dating) return separated(item, { reason: "changed", by }, now);
  const leg = dating.mine;
  const otherLeg = other?.card && dating.theirs;
  const theirs = other && { ...other, ...(otherLeg && { leg: otherLeg }) };
  const set: Partial<ConnectionItem> = {
    ...setSide(by, { ...revised, leg }),
    ...(theirs && setSide(opposite(by), theirs)),
    ...datedBy(leg, otherLeg ?? leg),
    ...(other?.card && { match: by === "traveler" ? found : Matching.mirrored(found) }),
    trips: (item.trips ?? 0) + 1,
  };
  const expiresAt = expiresWith(item, { ...item, lastLeg: undefined, ...set });
  const changed = changedLeg(
    { shared: sharedLegs(item, by), shown: side.leg, legs: side.card?.itinerary ?? legs },
    { shown: leg, legs },
  );
  const shown = { ...item, ...set, ...setSide(by, { ...revised, leg: changed?.after ?? leg }) };
  const told = changed && (await tellChange(shown, opposite(by), changed, now));
  const released: Change = isFree ? releaseOf(item, now) : { set: {} };
  return {
    ...released,
    set: { ...released.set, ...set, ...told?.set, expiresAt },
    remove: [...(released.remove ?? []), ...(set.lastLeg ? [] : (["lastLeg"] as const))],
    writes: [...lifetimeWrites(item, expiresAt, now), ...(told?.writes ?? [])],
    mails: told?.mails ?? [],
  };
}

/**
 * A paid connection keeps both trips as paid, and shows the itinerary beside them. It ends when that no longer matches the other
 * trip as paid, as long as the travel date has not begun. The traveler is asked when it still does, and the flightaid no longer
 * takes one of the flights that the two shared.
 */
async function followPaid(
  item: ConnectionItem,
  edited: Edit,
  now: Date,
): Promise<Change | undefined> {
  const { by, side, card, legs, at } = edited;
  const { now: earlier, ...known } = side;
  const paidLegs = side.card?.itinerary ?? legs;
  const asPaid: Side = { ...known, card: { ...card, itinerary: paidLegs } };
  const shared = sharedLegs(item, by);
  const before = {
    shared,
    shown: earlier?.leg ?? side.leg,
    legs: earlier?.card.itinerary ?? paidLegs,
  };
  const reader = opposite(by);
  const owner = { uid: item[by], type: by };
  if (Trip.isSameTrip({ ...owner, legs }, { ...owner, legs: paidLegs })) {
    const changed = side.leg && changedLeg(before, { shown: side.leg, legs });
    const told = changed && (await tellChange(item, reader, changed, now));
    const dated = side.leg && redated(item, by, side.leg, now);
    return {
      ...told,
      set: { ...setSide(by, asPaid), ...dated, ...told?.set },
      remove: by === "flightaid" ? ["movedAt", "stayedAt"] : [],
    };
  }
  const isBefore = isOpen(by === "flightaid" ? "a" : "e", item, at);
  const theirs = legsAsPaid(item, reader);
  const found = Matching.matchOf({ legs }, { legs: theirs }, at);
  if (!found && isBefore) return separated(item, { reason: "changed", by }, now, at);
  const leg =
    legs.find((one) => side.leg && isSameFlight(side.leg, one)) ??
    legOf(legs, found?.legs[0]?.mine) ??
    legOf(legs, side.leg?.sequence) ??
    legs[0] ??
    item.leg;
  const set = setSide(by, { ...asPaid, now: { card, leg } });
  // Once the trip is over, the posting is about another one. A flight that is late keeps it.
  if (!isLive({ ...item, ...set }, at))
    return { set: setSide(by, { ...asPaid, ...(earlier && { now: earlier }) }) };
  const expiresAt = expiresWith(item, { ...item, ...set });
  const isPlane = by === "flightaid" && isBefore && !shared.every((one) => isKept(one, legs));
  const changed = changedLeg(before, { shown: leg, legs });
  const isAsked = isPlane && changed !== undefined;
  const shown = { ...item, ...setSide(by, { ...asPaid, card, leg: changed?.after ?? leg }) };
  if (found) shown.match = by === "traveler" ? found : Matching.mirrored(found);
  else delete shown.match;
  const asks = isAsked ? { asks: true as const } : {};
  const told = changed && (await tellChange(shown, reader, { ...changed, ...asks }, now));
  return {
    ...told,
    set: {
      ...set,
      expiresAt,
      ...redated(item, by, leg, now),
      ...told?.set,
      ...(isAsked && { movedAt: now.toISOString() }),
    },
    remove: isAsked ? ["stayedAt"] : by === "flightaid" && !isPlane ? ["movedAt", "stayedAt"] : [],
    writes: [...lifetimeWrites(item, expiresAt, now), ...(told?.writes ?? [])],
  };
}

/** The legs of a participant that match the other's, as the connection shows them. */
function sharedLegs(item: ConnectionItem, role: Type): Leg[] {
  const { card, leg } = sideOf(item, role) ?? {};
  const match = item.match && (role === "traveler" ? item.match : Matching.mirrored(item.match));
  const shared = (match?.legs ?? []).flatMap(
    ({ mine }) => legOf(card?.itinerary ?? [], mine) ?? [],
  );
  return shared.length > 0 ? shared : leg ? [leg] : [];
}

/**
 * The legs of a trip as paid that an edit of the other trip is compared with: those that could be paid for at the payment, as PayPal
 * refunds for a limited time.
 */
function legsAsPaid(item: ConnectionItem, role: Type): Leg[] {
  const { leg = item.leg, card } = sideOf(item, role) ?? {};
  const paidAt = new Date(item.paidAt ?? item.createdAt);
  const others = (card?.itinerary ?? []).filter(
    (one) => one.sequence !== leg.sequence && isPayableYet({ leg: one }, paidAt),
  );
  return [leg, ...others];
}

async function separated(
  item: ConnectionItem,
  separation: { reason: "deleted" | "changed"; by: Type },
  now: Date,
  at = now,
): Promise<Change | undefined> {
  const ended = separate(item, separation, now, at);
  return ended && counted(item, separation.by, ended, now);
}

export function setSide(role: Type, side: Side): Partial<ConnectionItem> {
  return role === "traveler" ? { travelerSide: side } : { flightaidSide: side };
}

/** Whether a paid flight is still flown. A number that was added since does not count: {@link Matching.matchOf} compares it. */
function isKept(paid: Leg, legs: readonly Leg[]): boolean {
  return legs.some((leg) => isSameFlight(leg, { ...paid, flight: paid.flight ?? leg.flight }));
}

/** Until when a connection is kept that is about these flights from now on. */
function expiresWith({ expiresAt }: ConnectionItem, changed: Parameters<typeof lastSharedLeg>[0]) {
  return Math.max(expiresAt, Itinerary.keptUntil([lastSharedLeg(changed)]));
}

/** Keep what leads to a connection as long as the connection. */
function lifetimeWrites(
  { id, traveler, flightaid, expiresAt: before }: ConnectionItem,
  expiresAt: number,
  now: Date,
): Write[] {
  if (expiresAt === before) return [];
  const pairUntil = Math.max(expiresAt, expiresAfter(pairDaysKept, now));
  const pair = pairEntity()
    .upsert({ traveler, flightaid, connection: id, expiresAt: pairUntil })
    .where(
      ({ connection }, { eq, notExists }) => `${notExists(connection)} OR ${eq(connection, id)}`,
    );
  return [
    { Update: pair.params() },
    ...[traveler, flightaid].map((uid) => ({
      Put: participantEntity().put({ uid, id, expiresAt }).params(),
    })),
  ];
}

/** Whether the connection is over, so that it keeps what it was about. */
export function isSettled({ endedAt, state }: ConnectionItem): boolean {
  return endedAt !== undefined || state === "refunded";
}

function legOf(legs: readonly Leg[], sequence: number | undefined): Leg | undefined {
  return legs.find((one) => one.sequence === sequence);
}
