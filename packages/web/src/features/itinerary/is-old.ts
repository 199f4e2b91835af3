import type { PublicItinerary } from "@flightaides/core/itinerary/contract";

/** Whether no leg is after today (`YYYY-MM-DD`). */
export function isOld({ itinerary }: PublicItinerary, today: string): boolean {
  return itinerary.every((leg) => leg.travelDate <= today);
}
