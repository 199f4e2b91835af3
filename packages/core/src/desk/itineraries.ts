/** Itineraries whose matches are no longer searched automatically. */
import { Matching } from "../matching";
import type { ParkedItinerary } from "./contract";
import { maskAddresses } from "./mask-addresses";
import { recordWrites } from "./record";

/** Itineraries that are read at a time. */
const page = 1000;

/** Up to `limit`, oldest first. */
export async function parkedItineraries(limit: number): Promise<ParkedItinerary[]> {
  return (await Matching.parkedMatchJobs(limit)).map(({ id, attempts, lastError }) => ({
    id,
    attempts,
    error: maskAddresses(lastError),
  }));
}

/** Queues a parked itinerary again, and records it in the same transaction. @returns false when it is not parked */
export async function retryItinerary(id: string, operator: string, now: Date): Promise<boolean> {
  const isParked = (await Matching.parkedMatchJobs()).some((job) => job.id === id);
  if (!isParked) return false;
  return Matching.retryMatching(id, now, await retried(id, operator, now));
}

/** Queues all parked itineraries again, each with its record. @returns how many */
export async function retryItineraries(operator: string, now: Date): Promise<number> {
  let count = 0;
  for (;;) {
    const jobs = await Matching.parkedMatchJobs(page);
    const before = count;
    for (const { id } of jobs) {
      if (await Matching.retryMatching(id, now, await retried(id, operator, now))) count++;
    }
    // Those that are queued have left the list.
    if (count - before < page) return count;
  }
}

function retried(id: string, operator: string, now: Date) {
  return recordWrites({ operator, what: "retry-itinerary", text: id }, now);
}
