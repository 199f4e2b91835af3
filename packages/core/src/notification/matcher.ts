/**
 * Searches the matches of new itineraries and owes both owners a mail. Of two matching itineraries the later one finds the
 * earlier. Of many matches the best ones are mailed; the others are left to digests (digest.ts). Idempotent: a match is written once,
 * whichever run finds it.
 */

import pMap from "p-map";
import type { Clock } from "../clock";
import { transact } from "../db/transact";
import { Itinerary } from "../itinerary";
import { Matching } from "../matching";
import type { Tier } from "../matching/contract";
import { Outbox } from "../outbox";
import { Quota } from "../quota";
import { limits } from "../usage-limits";
import { askForDigests } from "./digest";
import { matchEntity } from "./entity";
import { mailOf, pairOf, type Side, wants } from "./match-mail";
import { firstMatchWrite, pairWrites, unmatched } from "./numbers";

const batch = 100;
const itinerariesAtOnce = 4;

export type Found = {
  itineraries: number;
  matches: number;
  /** ISO 8601 instant since which the first itinerary had been due; none when there was nothing to do. */
  dueSince?: string;
  failures: unknown[];
};

/**
 * Searches the matches of all new itineraries, or until `until`. What fails is due again after a backoff, and parked after several
 * failures.
 */
export async function matchNew(clock: Clock, until: Date): Promise<Found> {
  const found: Found = { itineraries: 0, matches: 0, failures: [] };
  let after: Matching.MatchJob | undefined;
  while (clock.now() < until) {
    const jobs = await Matching.pendingMatchJobs(clock.now(), batch, after);
    if (jobs.length === 0) break;
    found.dueSince ??= jobs[0]?.dueAt;
    after = jobs.at(-1);
    await pMap(
      jobs,
      async (job) => {
        if (clock.now() >= until) return;
        try {
          const matches = await matchOne(job, clock.now());
          found.matches += matches;
          found.itineraries++;
        } catch (error) {
          found.failures.push(error, ...(await recordFailure(job, error, clock.now())));
        }
      },
      { concurrency: itinerariesAtOnce },
    );
  }
  return found;
}

/** @returns the error when that failed too: the job stays due */
async function recordFailure(job: Matching.MatchJob, error: unknown, now: Date) {
  try {
    await Matching.failMatching(job, error, now);
    return [];
  } catch (unrecorded) {
    return [unrecorded];
  }
}

/** @returns the number of new matches */
async function matchOne(job: Matching.MatchJob, now: Date): Promise<number> {
  const found = await Itinerary.matchesOf(job.id, now);
  let count = 0;
  if (found) {
    const { record, matches } = found;
    const mine = { ...record, card: await Itinerary.publicCard(record) };
    const wanted = matches.filter(
      (theirs) => wants(mine, theirs.match.tier) || wants(theirs, theirs.match.tier),
    );
    // One after the other: the best ones first, as far as the limit of the owner reaches, and without conflicts on its count.
    for (const { match, ...theirs } of wanted.slice(0, limits.matchesAtOnce)) {
      const mails = [
        ...(wants(mine, match.tier) ? [mailOf(mine, theirs, match, now)] : []),
        ...(wants(theirs, match.tier) ? [mailOf(theirs, mine, Matching.mirrored(match), now)] : []),
      ];
      const outcome = await recordMatch(mine, theirs, match.tier, mails, now);
      if (outcome === "limit reached") break;
      if (outcome === "new") count++;
    }
    const later = wanted.slice(limits.matchesAtOnce);
    await askForDigests(
      mine.uid,
      [
        ...(later.some(({ match }) => wants(mine, match.tier)) ? [mine] : []),
        ...later.filter((theirs) => wants(theirs, theirs.match.tier)),
      ],
      now,
    );
  }
  await Matching.completeMatching(job);
  return count;
}

/** Writes a match with its mails, which count as caused by the owner of the new itinerary. */
async function recordMatch(
  mine: Side,
  theirs: Side,
  tier: Tier,
  mails: Outbox.Mail[],
  now: Date,
): Promise<"new" | "known" | "limit reached"> {
  const foundAt = now.toISOString();
  const expiresAt = Itinerary.keptUntil([...mine.card.itinerary, ...theirs.card.itinerary]);
  const match = matchEntity().create({
    ...pairOf(mine.card, theirs.card),
    ...{ tier, foundAt, numbered: true, expiresAt },
  });
  const cards = [mine.card, theirs.card];
  const unmatchedIds = await unmatched(cards.map(({ id }) => id));
  const first = cards.filter(({ id }) => unmatchedIds.includes(id));
  const firsts = first.map(({ id }) => firstMatchWrite(id, foundAt, expiresAt));
  const writes = [
    { Put: match.params() },
    ...mails.map(Outbox.mailCreate),
    ...firsts,
    ...(mails.length > 0 ? [Quota.spend(mine.uid, "matchMails", now, mails.length)] : []),
    ...pairWrites(mine.card, first, now),
  ];
  const outcome = await transact(writes, {
    refused: ([known, ...conditions]) => {
      if (known) return "known";
      const notified = conditions.slice(0, mails.length);
      // Another match was the first one, meanwhile.
      if (conditions.slice(mails.length, mails.length + firsts.length).includes(true))
        return recordMatch(mine, theirs, tier, mails, now);
      // The owner was notified of an earlier posting of the same trip: only the others are.
      const left = mails.filter((_, index) => !notified[index]);
      return left.length < mails.length
        ? recordMatch(mine, theirs, tier, left, now)
        : "limit reached";
    },
    busy: "busy",
  });
  return outcome === "committed" ? "new" : outcome;
}
