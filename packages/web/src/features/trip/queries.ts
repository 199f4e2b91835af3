import type { OwnItinerary } from "@flightaides/core/itinerary/contract.ts";
import { search } from "@flightaides/core/matching/contract.ts";
import { opposite } from "@flightaides/core/trip/contract.ts";
import { searchDetails } from "@flightaides/core/trip/details.ts";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../lib/api";
import type { FoundMatch } from "./coverage";

/** What matches one of the user's own itineraries, and which of its legs. */
export function matchesOf(uid: string, { id, type, itinerary, ...details }: OwnItinerary) {
  return queryOptions({
    queryKey: ["mine", uid, "matches", id],
    queryFn: async ({ signal }): Promise<FoundMatch[]> => {
      const found = await call(
        search,
        { searchType: "PROXIMAL", type: opposite(type), itinerary, ...searchDetails(details) },
        { signal },
      );
      return found
        .filter(({ mine }) => !mine)
        .map(({ id, match }) => ({ id, legs: match.legs.map(({ mine }) => mine) }));
    },
    staleTime: 60_000,
  });
}
