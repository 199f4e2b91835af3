import { list, type PublicCard } from "@flightaides/core/matching/contract.ts";
import type { City } from "@flightaides/core/trip/city-pairs.ts";
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

/**
 * The posted trips with a flight from one city to another, between any of their airports. The filters of the list take one airport each,
 * so this is a call for each pair of airports: four at most.
 */
export function tripsBetween(from: City, to: City) {
  return queryOptions({
    queryKey: ["itinerary", "between", from.slug, to.slug],
    queryFn: async ({ signal }): Promise<Trips> => {
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
    },
  });
}
