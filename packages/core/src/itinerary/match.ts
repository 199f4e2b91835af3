/**
 * Which itineraries match a search, and their order (docs/product.md#matching). Pure: clock and airport data are arguments.
 */
import { daysBetween } from "./calendar";
import type { Leg, Match, MatchedItinerary, PublicItinerary, Tier, Type } from "./contract";

/** Nearby airports lie at most so far apart. */
export const nearbyKm = 100;
/** Near dates lie at most so many days apart. */
export const nearbyDays = 3;

const tiers = ["same-flight", "same-day", "near-date", "nearby-airport"] as const satisfies Tier[];

export type World = {
  /** The calendar date at an airport. */
  today(iata: string): string;
  /** Great-circle distance in kilometres. */
  distanceKm(a: string, b: string): number;
};

/** A searcher, or nobody in particular; `seeking` is the type looked for. */
export type Search = { uid?: string; seeking: Type; legs: Leg[] };
export type Candidate = { uid: string; card: PublicItinerary; notifyNearby?: boolean };
export type Ranked = Candidate & { match: Match };

type Pair = {
  mine: number;
  theirs: number;
  tier: Tier;
  dayOffset: number;
  distanceKm: number;
  /** The same from either side: decides between pairs that are otherwise alike. */
  label: string;
};

/** The best tier in which two legs fit, whatever the day is today. */
export function tierOf(a: Leg, b: Leg, world: World): Tier | undefined {
  const sameFrom = a.from === b.from;
  const sameTo = a.to === b.to;
  const apart = Math.abs(daysBetween(a.travelDate, b.travelDate));
  if (a.flight && a.flight === b.flight && apart === 0 && (sameFrom || sameTo))
    return "same-flight";
  if (sameFrom && sameTo) {
    if (apart === 0) return "same-day";
    return apart <= nearbyDays ? "near-date" : undefined;
  }
  const near = apart === 0 && farthestEnd(a, b, world) <= nearbyKm;
  return near ? "nearby-airport" : undefined;
}

function farthestEnd(a: Leg, b: Leg, world: World): number {
  return Math.max(world.distanceKm(a.from, b.from), world.distanceKm(a.to, b.to));
}

/**
 * How two trips fit: their best pair of legs, and every further pair, each leg used once. Undefined when no pair of
 * legs that are still to be flown fits. `match(a, b)` and `match(b, a)` agree but for the point of view.
 */
export function match(mine: Leg[], theirs: Leg[], world: World): Match | undefined {
  const upcoming = (leg: Leg) => leg.travelDate >= world.today(leg.from);
  const pairs = mine
    .filter(upcoming)
    .flatMap((a) =>
      theirs.filter(upcoming).flatMap((b): Pair[] => {
        const tier = tierOf(a, b, world);
        if (!tier) return [];
        const dayOffset = daysBetween(a.travelDate, b.travelDate);
        const distanceKm = Math.round(farthestEnd(a, b, world));
        const label = [a, b].map(describe).sort().join();
        return [{ mine: a.sequence, theirs: b.sequence, tier, dayOffset, distanceKm, label }];
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
  return {
    tier,
    score: scoreOf(tier, dayOffset, legs.length),
    dayOffset,
    distanceKm,
    legs: legs.map(({ mine, theirs }) => ({ mine, theirs })),
  };
}

/** Ties are broken without regard to whose leg is whose, so that both sides see the same pairs. */
function comparePairs(a: Pair, b: Pair): number {
  return (
    tiers.indexOf(a.tier) - tiers.indexOf(b.tier) ||
    Math.abs(a.dayOffset) - Math.abs(b.dayOffset) ||
    a.mine + a.theirs - (b.mine + b.theirs) ||
    Math.abs(a.mine - a.theirs) - Math.abs(b.mine - b.theirs) ||
    byText(a.label, b.label)
  );
}

function describe({ travelDate, from, to, flight }: Leg): string {
  return [travelDate, from, to, flight].join(" ");
}

/** A hundred a tier, ten a day, one a leg: a leg never outweighs a day, a day never a tier (three days, six legs). */
function scoreOf(tier: Tier, dayOffset: number, sharedLegs: number): number {
  return (
    100 * (tiers.length - tiers.indexOf(tier)) +
    10 * (nearbyDays - Math.abs(dayOffset)) +
    sharedLegs
  );
}

/** Best match first, then newest, then by id: a total order. */
export function compare(a: MatchedItinerary, b: MatchedItinerary): number {
  return b.match.score - a.match.score || byText(b.createdAt, a.createdAt) || byText(a.id, b.id);
}

function byText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** The candidates that fit, best first, each once, without the searcher's own. */
export function rank(search: Search, candidates: Candidate[], world: World): Ranked[] {
  const byId = new Map<string, Candidate>();
  for (const candidate of candidates) {
    const { uid, card } = candidate;
    if (uid !== search.uid && card.type === search.seeking) byId.set(card.id, candidate);
  }
  return [...byId.values()]
    .flatMap((candidate) => {
      const found = match(search.legs, candidate.card.itinerary, world);
      return found ? [{ ...candidate, match: found }] : [];
    })
    .sort((a, b) => compare(shown(a), shown(b)));
}

/** What a stranger sees of it. */
export function shown({ card, match: found }: Ranked): MatchedItinerary {
  return { ...card, match: found };
}
