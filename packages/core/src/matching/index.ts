/** Matching: postings are filed where searches and lists find them, and searched for those that match. */
import type { Actor } from "../actor";
import type { ParsedOf } from "../contract";
import { Trip } from "../trip";
import { type Leg, opposite } from "../trip/contract";
import { cardFor } from "./card";
import type * as contract from "./contract";
import type { Match, MatchedItinerary } from "./contract";
import {
  type Candidate,
  datingLegs as datingLegsBy,
  type MatchedTrip,
  match,
  type Ranked,
  rank as rankBy,
  type Search,
  shown,
} from "./match";
import { matchContextAt, nearest } from "./search";

export * as Matching from ".";
export { isApart, isSeparated } from "./apart";
export { cardFor, withPlaces } from "./card";
export { cellBackfill } from "./cells";
export { searchDays } from "./days";
export { fileWrites, type Posting, refileWrites, unfileWrites } from "./file";
export {
  completeMatching,
  countParkedMatchJobs,
  failMatching,
  jobDelete,
  jobWrite,
  type MatchJob,
  parkedMatchJobs,
  pendingMatchJobs,
  retryMatching,
} from "./job";
export { page as list } from "./list";
export { fitOf, matchFor, mirrored, nearbyKm } from "./match";
export { nearest, type Ranked };

/** How two trips match. @returns undefined when they do not */
export function matchOf(mine: MatchedTrip, theirs: MatchedTrip, now: Date): Match | undefined {
  return match(mine, theirs, matchContextAt(now));
}

/** The two flights of a match by which a connection is dated. See match.ts. */
export function datingLegs(
  found: Match,
  mine: readonly Leg[],
  theirs: readonly Leg[],
  now: Date,
): { mine: Leg; theirs: Leg } | undefined {
  return datingLegsBy(found, mine, theirs, matchContextAt(now));
}

/** The candidates that match, best first. */
export function rank(search: Search, candidates: Candidate[], now: Date): Ranked[] {
  return rankBy(search, candidates, matchContextAt(now));
}

/**
 * Public cards of the type sought that match the legs, best match first: the nearest, if many do. Without the caller's own and
 * those of users that they must not see.
 */
export async function search(
  actor: Actor,
  input: ParsedOf<typeof contract.search>,
  now: Date,
): Promise<{ items: MatchedItinerary[]; more: boolean }> {
  const { itinerary: legs, confirmedAirlines = [], languages, needs, prefersWoman } = input;
  const posted = input.posted ? legs : [];
  Trip.assertLegs(legs, { type: opposite(input.type), confirmedAirlines, posted }, now);
  const trip = { legs, languages, needs, prefersWoman };
  const { ranked, more } = await nearest(actor, trip, input.type, now);
  return { items: ranked.map((one) => shown({ ...one, card: cardFor(actor, one.card) })), more };
}
