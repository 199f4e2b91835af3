/** Requests that an owner has not answered. */
import type { Write } from "../db/transact";
import { itineraryEntity } from "./entity";
import { isUnchanged, nextVersion, pauseWrites } from "./store";
import type { ItineraryRecord } from "./view";

/** Requests in a row without an answer that pause an itinerary. */
const mostUnanswered = 2;

/**
 * Counts a request that was not answered. The second in a row takes the itinerary out of sight. Refused when the itinerary has
 * changed since it was read.
 * @returns `paused`: whether these writes pause it. No writes for an itinerary that is paused already
 */
export function unansweredWrites(record: ItineraryRecord): { writes: Write[]; paused: boolean } {
  if (record.paused) return { writes: [], paused: false };
  const unanswered = (record.unanswered ?? 0) + 1;
  if (unanswered >= mostUnanswered) return { writes: pauseWrites(record), paused: true };
  const count = itineraryEntity()
    .update({ id: record.id })
    .set({ unanswered, version: nextVersion(record) })
    .where(isUnchanged(record));
  return { writes: [{ Update: count.params() }], paused: false };
}

/** Begins to count again. Refused when the itinerary no longer exists. */
export function answeredWrites(id: string): Write[] {
  const reset = itineraryEntity()
    .update({ id })
    .remove(["unanswered"])
    .add({ version: 1 })
    .where(({ uid }, { exists }) => exists(uid));
  return [{ Update: reset.params() }];
}
