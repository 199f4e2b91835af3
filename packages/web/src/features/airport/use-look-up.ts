import { useQueryClient } from "@tanstack/react-query";
import { isCode, type Place, placeOf, typedAirport } from "./place";
import { suggestions } from "./queries";

/**
 * Looks up the airport of a place that was typed as its code. The place stays as it is if it has an airport, if its text names
 * none, and if the lookup fails.
 */
export function useLookUp(): (place: Place) => Promise<Place> {
  const queryClient = useQueryClient();
  return async (place) => {
    if (place.airport || !isCode(place.text)) return place;
    // A lookup of the same text that is under way is awaited, not repeated. After a failed one the server validates the code.
    const found = await queryClient.fetchQuery(suggestions(place.text)).catch(() => []);
    const airport = typedAirport(place.text, found);
    return airport ? placeOf(airport) : place;
  };
}
