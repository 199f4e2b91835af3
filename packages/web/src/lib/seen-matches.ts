/** Which matches this browser has shown to the owner of an itinerary, by itinerary. `lib/identity.ts` deletes them at a logout. */
import { storedIds, storeIds } from "./stored-ids";

const key = "seenMatches";
/** More itineraries than an account can have at a time. */
const maxItineraries = 40;

/** The ids that were shown, of one itinerary. */
export function seenMatches(itinerary: string): readonly string[] {
  return storedIds(key, itinerary);
}

/** Records the current matches of an itinerary as shown. Those that it no longer has are removed. */
export function markMatchesSeen(itinerary: string, matches: readonly string[]): void {
  storeIds(key, itinerary, matches, maxItineraries);
}
