/** For tests: a match job without the searches that failed. */
import { matchJobEntity } from "../src/matching/entity";

/** Parks the match job of an itinerary, as after its last failure. */
export async function parkMatchJob(id: string, lastError: string): Promise<void> {
  const dueAt = new Date().toISOString();
  await matchJobEntity()
    .patch({ id })
    .set({ queue: "match-parked", dueAt, attempts: 8, lastError })
    .go();
}
