/** Who covers each leg of one of the user's own trips. Pure. */
import type { Connection } from "@flightaides/core/connection/contract.ts";
import type { OwnItinerary } from "@flightaides/core/itinerary/contract.ts";
import type { ShownLeg } from "@flightaides/core/trip/contract.ts";
import { lastDayOf } from "@flightaides/core/trip/window.ts";
import { isUnpaid } from "../connection/live";

/** An itinerary that matches one of the user's own. */
export type FoundMatch = {
  /** The id of the itinerary. */
  id: string;
  /** The sequences of the user's legs that it matches. */
  legs: readonly number[];
};

export type Coverage = {
  leg: ShownLeg;
  /** The live connections for this leg, the paid ones first. */
  connections: readonly Connection[];
  /** The number of matches of this leg with whose owners there is no live connection. */
  matches: number;
  /** Whether the leg has no companion although there is still time: it is after today. */
  isMissing: boolean;
};

type Known = {
  /** All connections of the user. */
  connections: readonly Connection[];
  /** The matches of the trip, as far as they are known. */
  matches: readonly FoundMatch[];
  /** `YYYY-MM-DD`. */
  today: string;
};

/** One entry for each leg, in their order. */
export function coverageOf(
  trip: Pick<OwnItinerary, "id" | "itinerary">,
  { connections, matches, today }: Known,
): Coverage[] {
  const live = connections
    .filter((one) => one.state === "paid" || isUnpaid(one))
    .map((connection) => ({ connection, legs: legsOf(connection, trip, matches) }))
    .sort((a, b) => Number(isUnpaid(a.connection)) - Number(isUnpaid(b.connection)));
  const taken = new Set(
    live
      .filter(({ legs }) => legs.length > 0)
      .map(({ connection }) => connection.theirs?.itinerary),
  );
  return trip.itinerary.map((leg) => {
    const covers = live
      .filter(({ legs }) => legs.includes(leg.sequence))
      .map(({ connection }) => connection);
    return {
      leg,
      connections: covers,
      matches: matches.filter(({ id, legs }) => !taken.has(id) && legs.includes(leg.sequence))
        .length,
      isMissing: covers.length === 0 && lastDayOf(leg) > today,
    };
  });
}

/**
 * The legs of the trip that a live connection is about. A paid connection also covers the other trips that the two share:
 * of these, only the matches are known here.
 */
function legsOf(
  connection: Connection,
  { id, itinerary }: Pick<OwnItinerary, "id" | "itinerary">,
  matches: readonly FoundMatch[],
): readonly number[] {
  const { mine, now, match, theirs, state } = connection;
  if (mine?.itinerary !== id) {
    if (state !== "paid") return [];
    return matches.find((one) => one.id === theirs?.itinerary)?.legs ?? [];
  }
  // The match of a paid connection is about the trips as paid: an edited trip may have other legs.
  const known = now?.mine
    ? [now.mine.leg.sequence]
    : [mine.leg.sequence, ...(match?.legs.map((pair) => pair.mine) ?? [])];
  const present = known.filter((sequence) => itinerary.some((leg) => leg.sequence === sequence));
  return present.length > 0 ? present : itinerary.slice(0, 1).map(({ sequence }) => sequence);
}
