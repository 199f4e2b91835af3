import { list, type PublicCard } from "@flightaides/core/matching/contract.ts";
import type { City, CityPair } from "@flightaides/core/trip/city-pairs.ts";
import { queryOptions } from "@tanstack/react-query";
import { request } from "../../lib/api";

/** Trips that are counted, for each pair of airports. */
const most = 50;

export type Trips = {
  /** The soonest first. */
  trips: PublicCard[];
  /** There are more than these. */
  isMore: boolean;
};

/** The posted trips with a flight between two cities, in either direction. */
export function tripsOfPair({ slug, cities: [one, other] }: CityPair) {
  return queryOptions({
    queryKey: ["itinerary", "pair", slug],
    queryFn: ({ signal }) =>
      Promise.all([tripsBetween(one, other, signal), tripsBetween(other, one, signal)]),
  });
}

/**
 * Between any airports of the two cities. The filters of the list take one airport each, so this is a call for each pair of airports:
 * two at most.
 */
async function tripsBetween(from: City, to: City, signal: AbortSignal): Promise<Trips> {
  const pages = await Promise.all(
    from.airports.flatMap((origin) =>
      to.airports.map((destination) => {
        const filters = { from: origin, to: destination, flight: undefined };
        return request(list, { ...filters, sort: "soonest", limit: most }, { signal });
      }),
    ),
  );
  const dateOf = ({ itinerary }: PublicCard) =>
    itinerary
      .filter((leg) => from.airports.includes(leg.from) && to.airports.includes(leg.to))
      .map(({ travelDate }) => travelDate)
      .sort()[0] ?? "";
  // A trip with flights from both airports of a city is in two answers.
  const all = new Map(pages.flatMap(({ output }) => output.map((one) => [one.id, one])));
  return {
    trips: [...all.values()].sort((a, b) => dateOf(a).localeCompare(dateOf(b))),
    isMore: pages.some(({ next }) => next !== undefined),
  };
}
