/** Whether a reader is not offered a posting: its owner is hidden from them, or their connection for one of the trips has ended. */
import type { Block } from "../block";
import { Trip } from "../trip";
import type { LegEntry } from "./entity";

type Unmatchable = Awaited<ReturnType<typeof Block.unmatchable>>;
type Offered = Pick<LegEntry, "uid" | "card">;

/** @param own the trip for which the reader looks, if there is one */
export function isApart(
  { hidden, separated }: Unmatchable,
  { uid, card }: Offered,
  own?: Trip.OwnTrip,
): boolean {
  const offered = { uid, type: card.type, legs: card.itinerary };
  return hidden.has(uid) || isSeparated({ separated }, offered, own);
}

/** Whether the connection of the reader and the owner of `theirs` has ended for one of the two trips. */
export function isSeparated(
  { separated }: Pick<Unmatchable, "separated">,
  theirs: Trip.OwnTrip,
  own?: Trip.OwnTrip,
): boolean {
  const trips = separated.get(theirs.uid);
  if (!trips) return false;
  return [theirs, ...(own ? [own] : [])].flatMap(hashesOf).some((hash) => trips.has(hash));
}

/** The hashes by which a separation may know a trip. Those of earlier versions know it by its owner. */
function hashesOf(trip: Trip.OwnTrip): string[] {
  return [Trip.hashOfLegs(trip), Trip.hashOf(trip)];
}
