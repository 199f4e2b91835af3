/** Changes of an itinerary by its owner. */
import { isDeepStrictEqual } from "node:util";
import type { AuthUser } from "../actor";
import { untilUnchanged } from "../contention";
import { transact } from "../db/transact";
import { AppError } from "../error";
import { Quota } from "../quota";
import { Trip } from "../trip";
import type { PostingDetails } from "../trip/contract";
import { changedDetails, definedDetails, textNames, withDetails } from "../trip/details";
import { airlinesOf } from "../trip/flight";
import { User } from "../user";
import { activeUntil } from "./items";
import { type Conversations, describedBy, ownerOf, settleTexts } from "./owner";
import { busy, get } from "./records";
import { sightWrites } from "./sight";
import { questionWrites } from "./still-flying";
import { nextVersion, replaceWrites } from "./store";
import { changeWrite } from "./trip-change";
import { postedAs } from "./trip-key";
import type { ItineraryRecord } from "./view";

/** What is given is changed. `phoneNumber` is in E.164; an empty detail is removed. */
export type Changes = Partial<
  Pick<ItineraryRecord, "legs" | "phoneNumber" | "notifyNearby" | "paused">
> & {
  details?: PostingDetails;
  /** Unknown airlines of `legs` that are right, besides those of the trip as it is. */
  confirmedAirlines?: readonly string[];
};

/**
 * Changes an itinerary and counts it as a posting of the day; a change that changes nothing is free. The owner's connections
 * follow it by a trip change job.
 * @returns undefined when the actor has no such itinerary
 * @throws AppError `invalid-input` for new legs that are not valid, `conflict` when the actor has posted the new trip already,
 *   cannot fly the trip that is to be shown again, is on another plane on a day of the trip, is off offer, or is deleting their account, `unauthenticated` once it is deleted,
 *   `too-many-requests` beyond the postings of a day, and for a trip that was over beyond the active itineraries
 */
export async function revise(
  actor: AuthUser,
  id: string,
  { confirmedAirlines: confirmed, ...changes }: Changes,
  now: Date,
  told: Conversations,
): Promise<ItineraryRecord | undefined> {
  const { uid } = actor;
  let isTold = false;
  const revised = await untilUnchanged(async () => {
    const before = await get(id);
    if (before?.uid !== uid) return undefined;
    const changed = merge(before, changes);
    if (isDeepStrictEqual(changed, before)) return before;
    if (changes.details) Trip.assertPassenger(changed);
    if (changed.cannotFly && !changed.paused) throw new AppError("cannot-fly");
    const described = await describedBy(await ownerOf(uid, now), changed, { before, told });
    const after = { ...described, version: nextVersion(before) };
    const isMoved = !Trip.isSameTrip(before, after);
    if (isMoved) await assertMovable(before, after, confirmed, now);
    const isShown = before.paused === true && !after.paused;
    const until = activeUntil(before.legs);
    const changeWrites = [
      ...(await replaceWrites(before, after, now)),
      ...(isMoved || isShown
        ? [...(await sightWrites(after, now)), ...questionWrites(after, now)]
        : []),
      ...(await Quota.move(uid, { id, until }, activeUntil(after.legs), now)),
      ...(isNews(before, after) ? [changeWrite(before, { deleted: false }, now)] : []),
    ];
    const limits = [...User.presentChecks(uid), Quota.spend(uid, "postings", now)];
    const outcome = await transact([...changeWrites, ...limits], {
      // Without another reason it is one of the limits, which explain themselves.
      refused: (conditions) =>
        conditions.slice(0, changeWrites.length).includes(true) ? "changed" : "retry",
      busy,
    });
    isTold = textNames.some((name) => after[name] !== before[name]);
    return outcome === "committed" ? after : outcome;
  }, busy);
  return revised && isTold ? settleTexts(revised, now, told) : revised;
}

function merge(
  record: ItineraryRecord,
  { details = {}, ...changes }: Omit<Changes, "confirmedAirlines">,
): ItineraryRecord {
  const { paused, cannotFly, notFlying, offOffer, stillFlyingAt, ...rest } = withDetails(
    { ...record, ...changes },
    { ...record, ...definedDetails(details) },
    record.type,
  );
  const isSame = Trip.isSameTrip(record, rest);
  return {
    ...rest,
    legs: isSame ? record.legs : rest.legs,
    ...(cannotFly && isSame && { cannotFly }),
    ...(stillFlyingAt && isSame && { stillFlyingAt }),
    ...(paused && {
      paused,
      ...(notFlying && isSame && { notFlying }),
      ...(offOffer && { offOffer }),
    }),
  };
}

async function assertMovable(
  before: ItineraryRecord,
  after: ItineraryRecord,
  confirmed: readonly string[] = [],
  now: Date,
): Promise<void> {
  const confirmedAirlines = [...confirmed, ...airlinesOf(before.legs)];
  Trip.assertLegs(after.legs, { type: after.type, confirmedAirlines, posted: before.legs }, now);
  const posted = await postedAs(after);
  if (posted && posted.id !== after.id) throw new AppError("posted-already");
}

/** Whether connections show something that has changed. */
function isNews(before: ItineraryRecord, after: ItineraryRecord): boolean {
  return (
    !Trip.isSameTrip(before, after) ||
    before.phoneNumber !== after.phoneNumber ||
    Object.keys(changedDetails(before, after)).length > 0
  );
}
