import type { OwnItinerary } from "@flightaides/core/itinerary/contract.ts";
import { type PublicCard, search } from "@flightaides/core/matching/contract.ts";
import { detailsOf } from "@flightaides/core/trip/details.ts";
import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { request } from "../../lib/api";
import { paths } from "../../lib/paths";
import { writeSession } from "../../lib/session";
import { searchInput } from "./search-input";

/** Searches with one of the user's own itineraries, and opens the result. */
export function useOwnSearch(itinerary: PublicCard | OwnItinerary) {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: () => request(search, { ...searchInput(itinerary), posted: true }),
    onSuccess: ({ output: found, truncated }) => {
      writeSession("role", itinerary.type);
      writeSession("searchResponse", found);
      writeSession("searched", {
        itinerary: itinerary.itinerary,
        role: itinerary.type,
        ...detailsOf(itinerary, itinerary.type),
        // Not needed: the itinerary is registered.
        phoneNumber: "",
        saved: { id: itinerary.id, fresh: false },
        ...(truncated && { truncated }),
      });
      void navigate(paths.searchResult, { state: { alreadySave: true } });
    },
  });
}
