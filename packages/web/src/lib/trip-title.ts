/** A trip in a few words, without a name: for titles, links that are shared, and files. */
import type { Leg } from "@flightaides/core/itinerary/contract";
import { formatShortDate, today } from "./calendar";

/** `Toronto to Mumbai`: from the origin of the first leg to the destination of the last one, or of the first on a round trip. */
export function routeOf(legs: readonly Leg[]): string {
  const [first] = legs;
  if (!first) return "A trip";
  const last = legs.at(-1) ?? first;
  return legRoute({ ...first, to: last.to === first.from ? first.to : last.to });
}

/** `Toronto to Mumbai, Dec 12`. The year is given if it is another one than this. */
export function titleOfTrip(legs: readonly Leg[], now = today()): string {
  const [first] = legs;
  return first ? `${routeOf(legs)}, ${formatShortDate(first.travelDate, now)}` : routeOf(legs);
}

/** `Toronto to Dubai`. */
export function legRoute({ from, to }: Pick<Leg, "from" | "to">): string {
  return `${from} to ${to}`;
}
