import type { Type } from "@flightaides/core/trip/type.ts";

/** Number of cards in a row on home. */
export const rowLength = 6;

/** The query of the newest itineraries, of one type or of both. */
export function latestKey(type?: Type) {
  return ["itinerary", "latest", type ?? "all"] as const;
}
