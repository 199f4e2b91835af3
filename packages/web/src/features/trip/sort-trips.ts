import type { OwnItinerary } from "@flightaides/core/itinerary/contract.ts";
import { lastDayOf } from "@flightaides/core/trip/window.ts";
import { today } from "../../lib/calendar";

/** Whether every leg was before `date` (`YYYY-MM-DD`). */
export function isPast({ itinerary }: Pick<OwnItinerary, "itinerary">, date: string): boolean {
  return itinerary.every((leg) => lastDayOf(leg) < date);
}

/** Trips ahead, the next one first, and trips of which every leg was before today, the latest first. */
export function sortTrips(trips: readonly OwnItinerary[], now: Date) {
  const date = today(undefined, now);
  const nextDate = ({ itinerary }: OwnItinerary) =>
    itinerary.find((leg) => lastDayOf(leg) >= date)?.travelDate;
  const lastDate = ({ itinerary }: OwnItinerary) => itinerary.at(-1)?.travelDate ?? "";
  return {
    upcoming: trips
      .filter((trip) => !isPast(trip, date))
      .sort((a, b) => compare(nextDate(a) ?? "", nextDate(b) ?? "")),
    past: trips
      .filter((trip) => isPast(trip, date))
      .sort((a, b) => compare(lastDate(b), lastDate(a))),
  };
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
