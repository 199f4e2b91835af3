/** Changes of an itinerary by its owner. */
import { isDeepStrictEqual } from "node:util";
import type { AuthUser } from "../actor";
import { transact } from "../db/transact";
import { AppError } from "../error";
import { Quota } from "../quota";
import { Trip } from "../trip";
import { User } from "../user";
import { activeUntil } from "./items";
import { describedBy, ownerOf } from "./owner";
import { busy, get, untilUnchanged } from "./records";
import { nextVersion, replaceWrites } from "./store";
import { changeWrite } from "./trip-change";
import { postedAs } from "./trip-key";
import type { ItineraryRecord } from "./view";

/** What is given is changed. `phoneNumber` is in E.164; an empty `addInfo` removes the note. */
export type Changes = Partial<
  Pick<ItineraryRecord, "legs" | "phoneNumber" | "addInfo" | "notifyNearby" | "connect" | "paused">
>;

/**
 * Changes an itinerary and counts it as a posting of the day; a change that changes nothing is free. The owner's connections
 * follow it by a trip change job.
 * @returns undefined when the actor has no such itinerary
 * @throws AppError `invalid-input` for new legs that are not valid, `conflict` when the actor has posted the new trip already
 *   and for showing a trip again that they cannot fly, `too-many-requests` beyond the postings of a day
 */
export function revise(
  actor: AuthUser,
  id: string,
  changes: Changes,
  now: Date,
): Promise<ItineraryRecord | undefined> {
  const { uid } = actor;
  return untilUnchanged(async () => {
    const before = await get(id);
    if (before?.uid !== uid) return undefined;
    const changed = merge(before, changes);
    if (isDeepStrictEqual(changed, before)) return before;
    if (changed.cannotFly && !changed.paused) throw new AppError("cannot-fly");
    const described = await describedBy(await ownerOf(uid, now), changed);
    const after = { ...described, version: nextVersion(before) };
    if (!Trip.isSameTrip(before, after)) await assertMovable(after, now);
    const writes = [
      ...(await replaceWrites(before, after, now)),
      ...(await Quota.move(uid, { id, until: activeUntil(before.legs) }, activeUntil(after.legs))),
      ...(isNews(before, after) ? [changeWrite(before, { deleted: false }, now)] : []),
      ...User.notLeavingChecks(uid),
      Quota.spend(uid, "postings", now),
    ];
    const outcome = await transact(writes, {
      // Without another reason it is the limit of the day, which explains itself.
      refused: (conditions) => (conditions.indexOf(true) < writes.length - 1 ? "changed" : "retry"),
      busy,
    });
    return outcome === "committed" ? after : outcome;
  });
}

function merge(record: ItineraryRecord, changes: Changes): ItineraryRecord {
  const { addInfo, connect, paused, cannotFly, ...rest } = { ...record, ...changes };
  const isSame = Trip.isSameTrip(record, rest);
  return {
    ...rest,
    legs: isSame ? record.legs : rest.legs,
    ...(cannotFly && isSame && { cannotFly }),
    ...(addInfo && { addInfo }),
    ...(connect && record.type === "flightaid" && { connect }),
    ...(paused && { paused }),
  };
}

async function assertMovable(after: ItineraryRecord, now: Date): Promise<void> {
  Trip.assertLegs(after.legs, now);
  const posted = await postedAs(after);
  if (posted && posted.id !== after.id) throw new AppError("posted-already");
}

/** Whether connections show something that has changed. */
function isNews(before: ItineraryRecord, after: ItineraryRecord): boolean {
  return (
    !Trip.isSameTrip(before, after) ||
    before.phoneNumber !== after.phoneNumber ||
    before.addInfo !== after.addInfo ||
    before.connect !== after.connect
  );
}
