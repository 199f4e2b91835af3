/** Whether a reader is not offered a posting: its owner is hidden from them, or their connection for one of the trips has ended. */
import type { Block } from "../block";
import { Trip } from "../trip";
import type { LegEntry } from "./entity";

type Unmatchable = Awaited<ReturnType<typeof Block.unmatchable>>;
type Offered = Pick<LegEntry, "uid" | "card">;

/** @param own the hash of the trip for which the reader looks, if there is one */
export function isApart(
  { hidden, separated }: Unmatchable,
  { uid, card }: Offered,
  own?: string,
): boolean {
  if (hidden.has(uid)) return true;
  const trips = separated.get(uid);
  if (!trips) return false;
  const isOwn = own !== undefined && trips.has(own);
  return isOwn || trips.has(Trip.hashOf({ uid, type: card.type, legs: card.itinerary }));
}
