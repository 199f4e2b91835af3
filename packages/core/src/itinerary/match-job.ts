/** Itineraries whose matches have not been searched yet: the matcher's queue. */
import { conditional } from "../db/conditional";
import { type Job, pending } from "./due";
import { matchJobEntity } from "./entity";

export type MatchJob = Job;

/** Up to `limit` jobs that are due, longest due first, starting after `after` if given. */
export function pendingMatchJobs(now: Date, limit: number, after?: MatchJob): Promise<MatchJob[]> {
  return pending(matchJobEntity().query.due({ queue: "match" }), now, limit, after);
}

/** Removes the job of an itinerary whose matches have been searched, unless it has been changed in the meantime. */
export async function completeMatching({ id, dueAt }: MatchJob): Promise<void> {
  await conditional(
    matchJobEntity()
      .remove({ id })
      .where((current, { eq }) => eq(current.dueAt, dueAt))
      .go(),
  );
}
