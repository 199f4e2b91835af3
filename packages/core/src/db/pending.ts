/** Queues of the due index. */
import { endOfTime, inSeconds, lagOf, type Run, systemClock } from "../clock";
import { isAhead } from "./due";

/** Seconds after which a schedule takes over from a request. No request takes that long. */
const graceSeconds = 60;

/** The instant (ISO 8601) from which a schedule completes what a request begins now. */
export function dueUnlessDone(now: Date): string {
  return inSeconds(now, graceSeconds);
}

/** Work about an itinerary. `id` is the itinerary's, `dueAt` an ISO 8601 instant. */
export type Job = { id: string; dueAt: string };

type Options = { limit: number; count: number };
type Query = { go(options: Options): Promise<{ data: Job[] }> };
type Queue = {
  between(first: Job, last: { dueAt: string }): Query;
  lte(last: { dueAt: string }): Query;
};

/** Up to `limit` jobs that are due, longest due first, starting after `after` if given. */
export async function pending(queue: Queue, now: Date, limit: number, after?: Job): Promise<Job[]> {
  if (isAhead(after, now)) return [];
  const latest = { dueAt: `${now.toISOString()}~` };
  // The range includes `after` itself as long as it is pending.
  const most = after ? limit + 1 : limit;
  const { data } = await (after ? queue.between(after, latest) : queue.lte(latest)).go({
    // `limit` is per page and `count` in total: with `limit` alone ElectroDB reads all pages.
    limit: most,
    count: most,
  });
  return data
    .map(({ id, dueAt }) => ({ id, dueAt }))
    .filter(({ id }) => id !== after?.id)
    .slice(0, limit);
}

/** Jobs that one run reads. */
const batch = 100;

/** `done`: jobs that succeeded. `lag`: seconds for which the longest due one had been due. */
export type WorkedOff = { done: number; failures: unknown[]; lag: number };

/** Does the jobs of a queue that are due, longest due first, until `until`. Continues after a failure. */
export async function workOff(
  read: (now: Date, limit: number) => Promise<Job[]>,
  work: (id: string, now: Date) => Promise<unknown>,
  { clock = systemClock, until = endOfTime }: Run = {},
): Promise<WorkedOff> {
  const began = clock.now();
  const due = await read(began, batch);
  const result: WorkedOff = { done: 0, failures: [], lag: lagOf(due[0]?.dueAt, began) };
  for (const { id } of due) {
    if (clock.now() >= until) break;
    try {
      await work(id, clock.now());
      result.done++;
    } catch (error) {
      result.failures.push(error);
    }
  }
  return result;
}
