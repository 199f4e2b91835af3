/**
 * Whichever of two itineraries came later finds the other. Reads what is new, and what can match it; whatever is done
 * twice, by two runs or by one that was cut off, meets the match that is there already.
 */
import pMap from "p-map";
import type { Clock } from "../clock";
import { Itinerary } from "../itinerary";
import type { Leg, Match, PublicItinerary, Tier } from "../itinerary/contract";
import { Outbox } from "../outbox";
import { matchService } from "./entity";

type Side = { uid: string; card: PublicItinerary; notifyNearby?: boolean };

const batch = 100;
const itinerariesAtOnce = 4;
const matchesAtOnce = 8;
/** Of the mails of a match, two can turn out to be written already; then the match itself. */
const attempts = 3;

export type Found = { itineraries: number; matches: number; failures: unknown[] };

/** Matches everything that is new, until there is none or no time. */
export async function matchNew(clock: Clock, until: Date): Promise<Found> {
  const found: Found = { itineraries: 0, matches: 0, failures: [] };
  let after: Itinerary.Unmatched | undefined;
  while (clock.now() < until) {
    // What failed stays due for the next run.
    const news = await Itinerary.unmatched(clock.now(), batch, after);
    if (news.length === 0) break;
    after = news.at(-1);
    await pMap(
      news,
      async ({ id }) => {
        if (clock.now() >= until) return;
        try {
          const matches = await matchOne(id, clock.now());
          found.matches += matches;
          found.itineraries++;
        } catch (error) {
          found.failures.push(error);
        }
      },
      { concurrency: itinerariesAtOnce },
    );
  }
  return found;
}

/** @returns how many matches are new */
async function matchOne(id: string, now: Date): Promise<number> {
  const found = await Itinerary.matchesOf(id, now);
  let count = 0;
  if (found) {
    const { record, matches } = found;
    const mine = { ...record, card: await Itinerary.cardOf(record) };
    await pMap(
      matches,
      async ({ match, ...theirs }) => {
        if (await tell(mine, theirs, match, now)) count++;
      },
      { concurrency: matchesAtOnce },
    );
  }
  await Itinerary.matched(id);
  return count;
}

/** Writes the match with its mails, unless it is there or nobody wants to hear of it. */
async function tell(mine: Side, theirs: Side, match: Match, now: Date): Promise<boolean> {
  let mails = [
    ...(wants(mine, match.tier) ? [mailOf(mine, theirs, match, now)] : []),
    ...(wants(theirs, match.tier) ? [mailOf(theirs, mine, seenFromThere(match), now)] : []),
  ];
  if (mails.length === 0) return false;
  const pair = pairOf(mine.card, theirs.card);
  const expiresAt = Itinerary.keptUntil([...mine.card.itinerary, ...theirs.card.itinerary]);
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const { data, canceled } = await matchService()
      .transaction.write((write) => [
        write.match
          .create({ ...pair, tier: match.tier, foundAt: now.toISOString(), expiresAt })
          .commit(),
        ...mails.map((mail) => write.mail.create(mail).commit()),
      ])
      .go();
    if (!canceled) return true;
    const [known, ...written] = data.map(({ code }) => code === "ConditionalCheckFailed");
    if (known) return false;
    // Told before, when one of the two itineraries was another posting of the same trip: not a second time.
    mails = mails.filter((_, index) => !written[index]);
  }
  throw new Error("The match is being written elsewhere");
}

/** Same flight and same day always; what is only nearby when its owner asked for it. */
function wants({ notifyNearby }: Side, tier: Tier): boolean {
  return tier === "same-flight" || tier === "same-day" || notifyNearby === true;
}

function mailOf({ uid, card }: Side, { card: other }: Side, match: Match, now: Date) {
  const [legs] = match.legs;
  const mine = legOf(card, legs?.mine);
  const theirs = legOf(other, legs?.theirs);
  const { why, which } = Itinerary.reasonOf(match, card.itinerary, other.itinerary);
  const letter = {
    kind: "match" as const,
    props: {
      itinerary: other.id,
      own: card.id,
      role: card.type,
      mine: Itinerary.tripOf(mine),
      theirs: Itinerary.tripOf(theirs),
      displayName: other.traveler.displayName,
      reason: which ? `${why}. ${which}` : why,
      ...(other.addInfo && { note: other.addInfo }),
      score: match.score,
    },
  };
  return Outbox.owed(uid, letter, recordOf(card, other), now);
}

/** What the mails of a pair are about. */
export function recordOf(one: Posting, other: Posting): string {
  const { traveler, flightaid } = pairOf(one, other);
  return `${traveler}#${flightaid}`;
}

type Posting = Pick<PublicItinerary, "id" | "type">;

export function pairOf(one: Posting, other: Posting): { traveler: string; flightaid: string } {
  return one.type === "traveler"
    ? { traveler: one.id, flightaid: other.id }
    : { traveler: other.id, flightaid: one.id };
}

function seenFromThere(match: Match): Match {
  return {
    ...match,
    dayOffset: -match.dayOffset,
    legs: match.legs.map(({ mine, theirs }) => ({ mine: theirs, theirs: mine })),
  };
}

function legOf({ itinerary }: PublicItinerary, sequence: number | undefined): Leg {
  const leg = itinerary.find((one) => one.sequence === sequence);
  if (!leg) throw new Error(`No leg ${sequence}`);
  return leg;
}
