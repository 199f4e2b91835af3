/** Itineraries whose matches have not been searched yet: the matcher's queue. */

import { maxAttempts, retryAt } from "../backoff";
import { inSeconds } from "../clock";
import { conditional } from "../db/conditional";
import { countUpTo } from "../db/count";
import { type Job, pending } from "../db/pending";
import { transactIf, type Write } from "../db/transact";
import { truncate } from "../truncate";
import { matchJobEntity } from "./entity";
import type { Posting } from "./file";

/**
 * Seconds between a posting and the search for its matches. Indexes are eventually consistent: of two itineraries posted at
 * the same moment, each search must find the other.
 */
const settleSeconds = 5;

export type MatchJob = Job;
/** A job whose search has failed too often. */
export type ParkedMatchJob = { id: string; attempts: number; lastError: string };

/** Has the matches of an itinerary searched. @param now when its legs are filed */
export function jobWrite({ id, expiresAt }: Pick<Posting, "id" | "expiresAt">, now: Date): Write {
  const dueAt = inSeconds(now, settleSeconds);
  return { Put: matchJobEntity().put({ id, dueAt, expiresAt }).params() };
}

export function jobDelete(id: string): Write {
  return { Delete: matchJobEntity().delete({ id }).params() };
}

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

/**
 * Records that a search has failed. The job is due again after a backoff; after {@link maxAttempts} failures it is parked for an
 * operator. Does nothing when the itinerary has been changed in the meantime: its new job has not failed.
 */
export async function failMatching(
  { id, dueAt }: MatchJob,
  error: unknown,
  now: Date,
): Promise<void> {
  const { data: job } = await matchJobEntity().get({ id }).go({ consistent: true });
  if (job?.dueAt !== dueAt) return;
  const attempts = (job.attempts ?? 0) + 1;
  const parked = attempts >= maxAttempts;
  const message = error instanceof Error ? error.message : String(error);
  await conditional(
    matchJobEntity()
      .patch({ id })
      .set({
        queue: parked ? "match-parked" : "match",
        dueAt: parked ? now.toISOString() : retryAt(now, attempts),
        attempts,
        lastError: truncate(message, 500),
      })
      .where((current, { eq }) => eq(current.dueAt, dueAt))
      .go(),
  );
}

/** The oldest jobs that need an operator, oldest first. */
export async function parkedMatchJobs(limit = 1000): Promise<ParkedMatchJob[]> {
  const { data } = await matchJobEntity()
    .query.due({ queue: "match-parked" })
    // `limit` is per page and `count` in total.
    .go({ hydrate: true, limit, count: limit });
  return data.map(({ id, attempts = 0, lastError = "" }) => ({ id, attempts, lastError }));
}

/** Number of parked jobs, at most `limit`. */
export function countParkedMatchJobs(limit: number): Promise<number> {
  return countUpTo(limit, matchJobEntity().query.due({ queue: "match-parked" }));
}

/**
 * Makes a parked job due again, with its failures forgotten.
 * @param writes what else the transaction writes
 * @returns false when it is not parked
 */
export function retryMatching(id: string, now: Date, writes: Write[] = []): Promise<boolean> {
  const retried = matchJobEntity()
    .patch({ id })
    .set({ queue: "match", dueAt: now.toISOString(), attempts: 0 })
    .where(({ queue }, { eq }) => eq(queue, "match-parked"));
  return transactIf({ Update: retried.params() }, writes);
}
