import type { OwnItinerary } from "@flightaides/core/itinerary/contract.ts";
import { search } from "@flightaides/core/matching/contract.ts";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../lib/api";
import { searchInput } from "../itinerary/search-input";
import type { FoundMatch } from "./coverage";

/** What matches one of the user's own itineraries, and which of its legs. */
export function matchesOf(uid: string, trip: OwnItinerary) {
  const input = { ...searchInput(trip), posted: true };
  return queryOptions({
    // With the search: a trip that has changed has other matches.
    queryKey: ["mine", uid, "matches", trip.id, input],
    queryFn: async ({ signal }): Promise<FoundMatch[]> => {
      const found = await call(search, input, { signal });
      return found
        .filter(({ mine }) => !mine)
        .map(({ id, match }) => ({ id, legs: match.legs.map(({ mine }) => mine) }));
    },
    staleTime: 60_000,
  });
}
