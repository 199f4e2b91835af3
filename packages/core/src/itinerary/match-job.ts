/** Itineraries whose matches have not been searched yet: the matcher's queue. */
import { matchJobEntity } from "./entity";

export type MatchJob = { id: string; dueAt: string };

/** Up to `limit` jobs that are due, longest due first, starting after `after` if given. `id` is the itinerary's. */
export async function pendingMatchJobs(
  now: Date,
  limit: number,
  after?: MatchJob,
): Promise<MatchJob[]> {
  const latest = { dueAt: `${now.toISOString()}~` };
  const jobs = matchJobEntity().query.due({ queue: "match" });
  // The range includes `after` itself as long as it is pending.
  const most = after ? limit + 1 : limit;
  const { data } = await (after ? jobs.between(after, latest) : jobs.lte(latest)).go({
    // `limit` is per page and `count` in total: with `limit` alone ElectroDB reads all pages.
    limit: most,
    count: most,
  });
  return data
    .map(({ id, dueAt }) => ({ id, dueAt }))
    .filter(({ id }) => id !== after?.id)
    .slice(0, limit);
}

/** Removes the job of an itinerary whose matches have been searched. */
export async function completeMatching(id: string): Promise<void> {
  await matchJobEntity().delete({ id }).go();
}
