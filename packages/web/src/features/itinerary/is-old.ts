import type { PublicCard } from "@flightaides/core/matching/contract.ts";

/** Whether no leg is after today (`YYYY-MM-DD`). */
export function isOld({ itinerary }: PublicCard, today: string): boolean {
  return itinerary.every((leg) => leg.travelDate <= today);
}
