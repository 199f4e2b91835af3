import type { OwnItinerary } from "@flightaides/core/itinerary/contract.ts";
import { search } from "@flightaides/core/matching/contract.ts";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../lib/api";
import { searchInput } from "../itinerary/search-input";
import type { FoundMatch } from "./coverage";

/** What matches one of the user's own itineraries, and which of its legs. */
export function matchesOf(uid: string, trip: OwnItinerary) {
  return queryOptions({
    queryKey: ["mine", uid, "matches", trip.id],
    queryFn: async ({ signal }): Promise<FoundMatch[]> => {
      const found = await call(search, { ...searchInput(trip), posted: true }, { signal });
      return found
        .filter(({ mine }) => !mine)
        .map(({ id, match }) => ({ id, legs: match.legs.map(({ mine }) => mine) }));
    },
    staleTime: 60_000,
  });
}
