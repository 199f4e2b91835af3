/** A trip in a few words, without a name: for titles, links that are shared, and files. */
import type { ShownLeg } from "@flightaides/core/trip/contract.ts";
import { type Ends, endsOf } from "@flightaides/core/trip/places.ts";
import { formatShortDate, today } from "./calendar";
import { i18n } from "./i18n";

/** `Toronto to Mumbai`: from the origin of the first leg to the destination of the last one, or of the first on a round trip. */
export function routeOf(legs: readonly ShownLeg[]): string {
  const ends = endsOf(legs);
  return ends ? legRoute(ends) : i18n.t("A trip");
}

/**
 * `Toronto to Mumbai, Dec 12`. The year is given if it is another one than this. `tag` is by
 * default the reader's locale.
 */
export function titleOfTrip(legs: readonly ShownLeg[], now = today(), tag?: string): string {
  const [first] = legs;
  if (!first) return routeOf(legs);
  return `${routeOf(legs)}, ${formatShortDate(first.travelDate, now, tag)}`;
}

/** `Toronto to Dubai`, by their codes where the cities are not known. */
export function legRoute({ from, fromCity = from, to, toCity = to }: Ends): string {
  return i18n.t("{from} to {to}", { from: fromCity, to: toCity });
}
