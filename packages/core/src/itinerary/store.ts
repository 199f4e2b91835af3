/**
 * The writes of an itinerary with its posting, legs, key and match job. An itinerary that exists is written on condition of the
 * version that was read, and this write is the first one, so that the others need no condition.
 */

import type { Write } from "../db/transact";
import { Matching } from "../matching";
import { Trip } from "../trip";
import { itineraryEntity, postingEntity } from "./entity";
import { toItems } from "./items";
import { changeWrite } from "./trip-change";
import { keyCreate, keyDelete } from "./trip-key";
import type { ItineraryRecord } from "./view";

/** Refused when an itinerary has this id, or when the trip is posted as another one. A paused one is filed nowhere. */
export async function createWrites(record: ItineraryRecord, now: Date): Promise<Write[]> {
  const { itinerary, posting, filed } = await toItems(record);
  return [
    { Put: itineraryEntity().create(itinerary).params() },
    keyCreate(record),
    { Put: postingEntity().put(posting).params() },
    ...(record.paused ? [] : [...Matching.fileWrites(filed), Matching.jobWrite(filed, now)]),
  ];
}

/**
 * Refused when the itinerary has changed since `before` was read, and when the new trip is posted as another one. New legs, and
 * an itinerary that is no longer paused, are matched again; and so is one whose owner wants to hear of nearby ones from now on.
 */
export async function replaceWrites(
  before: ItineraryRecord,
  after: ItineraryRecord,
  now: Date,
): Promise<Write[]> {
  const { itinerary, posting, filed } = await toItems(after);
  const moved = !Trip.isSameTrip(before, after);
  const { id, paused, notifyNearby } = after;
  // Pairs that neither of the two wanted to hear of are found again only by a search.
  const isToMatch = moved || before.paused || (notifyNearby && !before.notifyNearby);
  return [
    { Put: itineraryEntity().put(itinerary).where(isUnchanged(before)).params() },
    ...(moved ? [keyCreate(after), keyDelete(before)] : []),
    ...(moved ? [{ Put: postingEntity().put(posting).params() }] : []),
    ...(paused
      ? [...Matching.unfileWrites(id, before.legs), Matching.jobDelete(id)]
      : Matching.refileWrites(before.legs, filed)),
    ...(!paused && isToMatch ? [Matching.jobWrite(filed, now)] : []),
  ];
}

/** Refused when the itinerary has changed since it was read. */
export function removeWrites(record: ItineraryRecord): Write[] {
  const { id, uid, legs } = record;
  return [
    { Delete: itineraryEntity().delete({ id }).where(isUnchanged(record)).params() },
    keyDelete(record),
    { Delete: postingEntity().delete({ uid, id }).params() },
    ...Matching.unfileWrites(id, legs),
    Matching.jobDelete(id),
  ];
}

/**
 * Takes an itinerary out of sight that its owner cannot fly. The owner's connections follow by a trip change job. Refused as
 * {@link pauseWrites}.
 */
export function cannotFlyWrites(record: ItineraryRecord, now: Date): Write[] {
  return [
    ...pauseWrites(record, { cannotFly: true }),
    changeWrite(record, { deleted: false }, now),
  ];
}

/**
 * Takes an itinerary out of sight whose owner has said that they do not fly it. The unpaid connections of a flightaid follow by a trip
 * change job. Refused as {@link pauseWrites}.
 */
export function notFlyingWrites(record: ItineraryRecord, now: Date): Write[] {
  if (record.type === "traveler") return pauseWrites(record);
  return [
    ...pauseWrites(record, { notFlying: true }),
    changeWrite(record, { deleted: false }, now),
  ];
}

/**
 * Takes an itinerary out of sight. Refused when it has changed since it was read.
 * @param cannotFly its owner cannot fly it
 * @param notFlying its owner has said that they do not fly it, and can show it again as it is
 * @param offOffer its owner is off offer
 */
export function pauseWrites(
  record: ItineraryRecord,
  { cannotFly = false, notFlying = false, offOffer = false } = {},
): Write[] {
  const { id, legs } = record;
  const pause = itineraryEntity()
    .update({ id })
    .set({
      paused: true,
      ...(cannotFly && { cannotFly }),
      ...(notFlying && { notFlying }),
      ...(offOffer && { offOffer }),
      version: nextVersion(record),
    })
    .remove(["unanswered"])
    .where(isUnchanged(record));
  return [{ Update: pause.params() }, ...Matching.unfileWrites(id, legs), Matching.jobDelete(id)];
}

export function nextVersion({ version = 0 }: ItineraryRecord): number {
  return version + 1;
}

type Condition = Parameters<ReturnType<ReturnType<typeof itineraryEntity>["create"]>["where"]>[0];

/** The condition that an itinerary is as it was read. */
export function isUnchanged({ version, uid }: ItineraryRecord): Condition {
  return (current, { eq, notExists }) =>
    version === undefined
      ? `${eq(current.uid, uid)} AND ${notExists(current.version)}`
      : eq(current.version, version);
}
