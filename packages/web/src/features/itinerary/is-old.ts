import type { PublicCard } from "@flightaides/core/matching/contract.ts";
import { lastDayOf } from "@flightaides/core/trip/window.ts";

/** Whether no leg is after today (`YYYY-MM-DD`). */
export function isOld({ itinerary }: PublicCard, today: string): boolean {
  return itinerary.every((leg) => lastDayOf(leg) <= today);
}
