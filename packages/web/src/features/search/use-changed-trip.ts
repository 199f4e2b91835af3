import type { OwnItinerary } from "@flightaides/core/itinerary/contract.ts";
import { withDetails } from "@flightaides/core/trip/details.ts";
import { useMutation } from "@tanstack/react-query";
import { readSession, type SessionValue, writeSession } from "../../lib/session";
import { searchAgain } from "../itinerary/search-again";

/** Searches again with a posted trip that the user has changed. */
export function useChangedTrip(searched: SessionValue<"searched">) {
  return useMutation({
    mutationFn: async ({ id, itinerary, traveler, ...details }: OwnItinerary) => {
      const { phoneNumber } = traveler;
      const kept = withDetails(searched, details, searched.role);
      const posted = readSession("posted");
      if (posted?.id === id) writeSession("posted", { ...posted, itinerary });
      await searchAgain({ ...kept, itinerary, phoneNumber });
    },
  });
}
