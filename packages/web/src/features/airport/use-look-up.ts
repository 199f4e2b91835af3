import { useQueryClient } from "@tanstack/react-query";
import { isCode, type Place, placeOf, typedAirport } from "./place";
import { suggestions } from "./queries";

/**
 * Looks up the airport of a place that was typed as its code. The place is not changed if it has an
 * airport or if its text is not a code. If the lookup fails, a code in capitals is kept; three
 * other letters, which may not be a code, are rejected with the
 * failure.
 */
export function useLookUp(): (place: Place) => Promise<Place> {
  const queryClient = useQueryClient();
  return async (place) => {
    if (place.airport || !isCode(place.text)) return place;
    // A pending lookup of the same text is awaited, not repeated.
    const found = await queryClient.fetchQuery(suggestions(place.text)).catch((error) => {
      // The server validates the code.
      if (place.iata) return [];
      throw error;
    });
    const airport = typedAirport(place.text, found);
    return airport ? placeOf(airport) : place;
  };
}
