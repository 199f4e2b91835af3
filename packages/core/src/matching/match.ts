/**
 * The rules of a match: which itineraries match a search, and in which order (docs/product.md#matching). Pure: time and distances come
 * from a {@link MatchContext}.
 */
import { daysBetween } from "../trip/calendar";
import { kindsOfHelp, type Leg, type PostingDetails, type Type } from "../trip/contract";
import { isBooked, isWithin, lastDayOf } from "../trip/window";
import {
  type CompanionCard,
  type Match,
  type MatchedItinerary,
  nearbyDays,
  type StoredCard,
  type Tier,
} from "./contract";

/** Greatest distance between nearby airports, in kilometres. */
export const nearbyKm = 100;

const tiers = ["same-flight", "same-day", "near-date", "nearby-airport"] as const satisfies Tier[];

export type MatchContext = {
  /** The calendar date at an airport. */
  today(iata: string): string;
  /** Great-circle distance in kilometres. */
  distanceKm(a: string, b: string): number;
};

/** The input of a match: legs, and what ranks. */
export type MatchedTrip = { legs: readonly Leg[] } & Pick<
  PostingDetails,
  "languages" | "needs" | "help" | "woman" | "prefersWoman"
>;

/** What is searched for. `uid` is the searcher's, if known; `seeking` the type of itinerary sought. */
export type Search = MatchedTrip & { uid?: string; seeking: Type };
/** The card is one of an index, without the passenger, or as owners of matching itineraries see it. */
export type Candidate = { uid: string; card: StoredCard<CompanionCard>; notifyNearby?: boolean };
export type Ranked = Candidate & { match: Match };

type Fit = Pick<Match, "languages" | "help" | "woman">;

type Pair = {
  mine: number;
  theirs: number;
  tier: Tier;
  dayOffset: number;
  distanceKm: number;
  /** Whether both leave after today: two can be connected for these only. */
  isAhead: boolean;
  /** Symmetric in the two legs. Breaks ties between otherwise equal pairs. */
  label: string;
};

/**
 * The best tier in which two legs match, regardless of today's date. One that is not booked matches on its route, on each day of its
 * window.
 */
export function tierOf(a: Leg, b: Leg, context: MatchContext): Tier | undefined {
  const sameFrom = a.from === b.from;
  const sameTo = a.to === b.to;
  if (!isBooked(a) || !isBooked(b))
    return sameFrom && sameTo && isAnyDayShared(a, b) ? "same-day" : undefined;
  const apart = Math.abs(daysBetween(a.travelDate, b.travelDate));
  if (a.flight && a.flight === b.flight && apart === 0 && (sameFrom || sameTo))
    return "same-flight";
  if (sameFrom && sameTo) {
    if (apart === 0) return "same-day";
    return apart <= nearbyDays ? "near-date" : undefined;
  }
  const near = apart === 0 && farthestEnd(a, b, context) <= nearbyKm;
  return near ? "nearby-airport" : undefined;
}

export function isAnyDayShared(a: Leg, b: Leg): boolean {
  return isWithin(a.travelDate, b) || isWithin(b.travelDate, a);
}

function farthestEnd(a: Leg, b: Leg, context: MatchContext): number {
  return Math.max(context.distanceKm(a.from, b.from), context.distanceKm(a.to, b.to));
}

/**
 * Matches two trips: their best pair of legs and every further pair, each leg used once. Only legs that are not yet flown
 * count. `match(a, b)` and `match(b, a)` mirror each other.
 * @returns undefined when no pair matches
 */
export function match(
  mine: MatchedTrip,
  theirs: MatchedTrip,
  context: MatchContext,
): Match | undefined {
  const upcoming = (leg: Leg) => lastDayOf(leg) >= context.today(leg.from);
  const pairs = mine.legs
    .filter(upcoming)
    .flatMap((a) =>
      theirs.legs.filter(upcoming).flatMap((b): Pair[] => {
        const tier = tierOf(a, b, context);
        if (!tier) return [];
        const dayOffset = tier === "near-date" ? daysBetween(a.travelDate, b.travelDate) : 0;
        const distanceKm = Math.round(farthestEnd(a, b, context));
        const isAhead = areAhead([a, b], context);
        const label = [a, b].map(describe).sort().join();
        const [mine, theirs] = [a.sequence, b.sequence];
        return [{ mine, theirs, tier, dayOffset, distanceKm, isAhead, label }];
      }),
    )
    .sort(comparePairs);

  const legs: Pair[] = [];
  for (const pair of pairs) {
    if (!legs.some(({ mine, theirs }) => mine === pair.mine || theirs === pair.theirs))
      legs.push(pair);
  }
  const [best] = legs;
  if (!best) return undefined;
  const { tier, dayOffset, distanceKm } = best;
  const fit = fitOf(mine, theirs);
  return {
    tier,
    score: scoreOf(tier, dayOffset, legs.length, fit),
    dayOffset,
    distanceKm,
    legs: legs.map(({ mine, theirs }) => ({ mine, theirs })),
    ...fit,
  };
}

type Legs = { mine: Leg; theirs: Leg };

/**
 * The two flights by which a connection is dated: the first that the two may fly on one plane, or those that match best if none of them
 * is earlier.
 * @param found the match of `mine` and `theirs`
 */
export function datingLegs(
  found: Pick<Match, "legs">,
  mine: readonly Leg[],
  theirs: readonly Leg[],
  context: Pick<MatchContext, "today">,
): Legs | undefined {
  const pairs = found.legs.flatMap((pair) => {
    const a = mine.find(({ sequence }) => sequence === pair.mine);
    const b = theirs.find(({ sequence }) => sequence === pair.theirs);
    return a && b ? [{ mine: a, theirs: b }] : [];
  });
  const [best, ...others] = pairs;
  return others
    .filter((pair) => mayBeOnePlane(pair.mine, pair.theirs))
    .filter((pair) => areAhead([pair.mine, pair.theirs], context))
    .reduce((first, pair) => (!first || dayOf(pair) < dayOf(first) ? pair : first), best);
}

/** The earlier of the two dates. */
function dayOf({ mine, theirs }: Legs): string {
  return mine.travelDate < theirs.travelDate ? mine.travelDate : theirs.travelDate;
}

function mayBeOnePlane(a: Leg, b: Leg): boolean {
  if (!isBooked(a) || !isBooked(b) || a.travelDate !== b.travelDate) return false;
  if (a.flight && b.flight) return a.flight === b.flight;
  return a.from === b.from && a.to === b.to;
}

function areAhead(legs: readonly Leg[], { today }: Pick<MatchContext, "today">): boolean {
  return legs.every((leg) => lastDayOf(leg) > today(leg.from));
}

/** The languages that both speak, what one needs and the other helps with, and whether a wish for a woman is met. Symmetric. */
export function fitOf(a: Omit<MatchedTrip, "legs">, b: Omit<MatchedTrip, "legs">): Fit {
  const languages = (a.languages ?? []).filter((one) => b.languages?.includes(one));
  const help = kindsOfHelp.filter(
    (one) =>
      (a.needs?.includes(one) && b.help?.includes(one)) ||
      (b.needs?.includes(one) && a.help?.includes(one)),
  );
  const woman = (a.prefersWoman && b.woman) || (b.prefersWoman && a.woman);
  return {
    ...(languages.length > 0 && { languages }),
    ...(help.length > 0 && { help }),
    ...(woman && { woman }),
  };
}

/** The match as its owner may see it: only the traveler sees the preference for a woman. */
export function matchFor(reader: Type, { woman, ...match }: Match): Match {
  return { ...match, ...(reader === "traveler" && woman && { woman }) };
}

/** The match from the other side. */
export function mirrored(match: Match): Match {
  return {
    ...match,
    // Without the negative zero.
    dayOffset: 0 - match.dayOffset,
    legs: match.legs.map(({ mine, theirs }) => ({ mine: theirs, theirs: mine })),
  };
}

/** Symmetric in the two sides, so that both see the same pairs. */
function comparePairs(a: Pair, b: Pair): number {
  return (
    Number(b.isAhead) - Number(a.isAhead) ||
    tiers.indexOf(a.tier) - tiers.indexOf(b.tier) ||
    Math.abs(a.dayOffset) - Math.abs(b.dayOffset) ||
    a.mine + a.theirs - (b.mine + b.theirs) ||
    Math.abs(a.mine - a.theirs) - Math.abs(b.mine - b.theirs) ||
    byText(a.label, b.label)
  );
}

function describe({ travelDate, from, to, flight, until }: Leg): string {
  return [travelDate, from, to, flight, until].join(" ");
}

/**
 * 10,000 points per tier, 1000 per day closer, 500 for a shared language, 20 per need that is offered, 10 for a woman where one
 * is wished for, 1 per shared leg. With at most 3 days, 12 needs and 6 legs, none outweighs what comes before it. A second shared
 * language counts nothing.
 */
function scoreOf(
  tier: Tier,
  dayOffset: number,
  sharedLegs: number,
  { languages, help = [], woman }: Fit,
): number {
  return (
    10_000 * (tiers.length - tiers.indexOf(tier)) +
    1000 * (nearbyDays - Math.abs(dayOffset)) +
    (languages ? 500 : 0) +
    20 * help.length +
    (woman ? 10 : 0) +
    sharedLegs
  );
}

/** By score, then newest first, then by id: a total order. */
export function compare(a: MatchedItinerary, b: MatchedItinerary): number {
  return b.match.score - a.match.score || byText(b.createdAt, a.createdAt) || byText(a.id, b.id);
}

function byText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** The candidates that match, best first, each once, without the searcher's own. */
export function rank(search: Search, candidates: Candidate[], context: MatchContext): Ranked[] {
  const byId = new Map<string, Candidate>();
  for (const candidate of candidates) {
    const { uid, card } = candidate;
    if (uid !== search.uid && card.type === search.seeking) byId.set(card.id, candidate);
  }
  return [...byId.values()]
    .flatMap((candidate) => {
      const found = match(search, { ...candidate.card, legs: candidate.card.itinerary }, context);
      return found ? [{ ...candidate, match: found }] : [];
    })
    .sort((a, b) => compare(shown(a), shown(b)));
}

/** The public part of a ranked candidate. */
export function shown({ card, match: found }: Ranked): MatchedItinerary {
  return { ...card, match: found };
}
