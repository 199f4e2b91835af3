import type { Leg, ShownLeg } from "@flightaides/core/trip/contract.ts";
import { namedFlight } from "@flightaides/core/trip/flight.ts";
import { formatDate } from "../../lib/calendar";
import { i18n } from "../../lib/i18n";

/** The date of a flight; of one that is not booked, the days on which it may be. */
export function daysOf({ travelDate, until }: Pick<Leg, "travelDate" | "until">): string {
  const first = formatDate(travelDate);
  if (!until || until === travelDate) return first;
  return i18n.t("{first} to {last}", { first, last: formatDate(until) });
}

/** `EK-242 · Emirates`, or why there is none. */
export function flightOf({ flight, until, airline }: ShownLeg): string {
  if (until) return i18n.t("Not booked yet");
  return flight ? namedFlight(flight, airline) : i18n.t("Not given");
}
