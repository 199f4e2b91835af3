import type { OwnItinerary } from "@flightaides/core/itinerary/contract.ts";
import { search } from "@flightaides/core/matching/contract.ts";
import { opposite } from "@flightaides/core/trip/contract.ts";
import { searchDetails } from "@flightaides/core/trip/details.ts";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../lib/api";

/** The ids of what matches one of the user's own itineraries. */
export function matchesOf(uid: string, { id, type, itinerary, ...details }: OwnItinerary) {
  return queryOptions({
    queryKey: ["mine", uid, "matches", id],
    queryFn: async ({ signal }) => {
      const found = await call(
        search,
        { searchType: "PROXIMAL", type: opposite(type), itinerary, ...searchDetails(details) },
        { signal },
      );
      return found.filter(({ mine }) => !mine).map((match) => match.id);
    },
    staleTime: 60_000,
  });
}
