import { useQueryClient } from "@tanstack/react-query";
import { isCode, type Place, placeOf, typedAirport } from "./place";
import { suggestions } from "./queries";

/**
 * Looks up the airport of a place that was typed as its code. The place stays as it is if it has an airport and if its text names
 * none. If the lookup fails, a code in capitals stays as it is; three other letters, which may not be a code, are rejected with the
 * failure.
 */
export function useLookUp(): (place: Place) => Promise<Place> {
  const queryClient = useQueryClient();
  return async (place) => {
    if (place.airport || !isCode(place.text)) return place;
    // A lookup of the same text that is under way is awaited, not repeated.
    const found = await queryClient.fetchQuery(suggestions(place.text)).catch((error) => {
      // The server validates the code.
      if (place.iata) return [];
      throw error;
    });
    const airport = typedAirport(place.text, found);
    return airport ? placeOf(airport) : place;
  };
}
