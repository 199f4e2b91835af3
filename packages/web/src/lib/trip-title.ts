/** A trip in a few words, without a name: for titles, links that are shared, and files. */
import type { ShownLeg } from "@flightaides/core/trip/contract.ts";
import { type Ends, endsOf } from "@flightaides/core/trip/places.ts";
import { lastDayOf } from "@flightaides/core/trip/window.ts";
import { formatShortDate, today } from "./calendar";
import { i18n } from "./i18n";

/** `Toronto to Mumbai`: from the origin of the first leg to the destination of the last one, or of the first on a round trip. */
export function routeOf(legs: readonly ShownLeg[]): string {
  const ends = endsOf(legs);
  return ends ? legRoute(ends) : i18n.t("A trip");
}

/**
 * `Toronto to Mumbai, Dec 12`; `Dec 12 to Dec 20` for a flight that is not booked. The year is given if it is another one than this.
 * `tag` is by default the reader's locale.
 */
export function titleOfTrip(legs: readonly ShownLeg[], now = today(), tag?: string): string {
  const [first] = legs;
  if (!first) return routeOf(legs);
  const [date, last] = [first.travelDate, lastDayOf(first)].map((day) =>
    formatShortDate(day, now, tag),
  );
  const days = date === last ? date : i18n.t("{first} to {last}", { first: date, last });
  return `${routeOf(legs)}, ${days}`;
}

/** `Toronto to Dubai`, by their codes where the cities are not known. */
export function legRoute({ from, fromCity = from, to, toCity = to }: Ends): string {
  return i18n.t("{from} to {to}", { from: fromCity, to: toCity });
}
