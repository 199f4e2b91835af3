import type { Leg } from "@flightaides/core/trip/contract.ts";
import { formatDate } from "../../lib/calendar";
import { i18n } from "../../lib/i18n";

/** The date of a flight; of one that is not booked, the days on which it may be. */
export function daysOf({ travelDate, until }: Pick<Leg, "travelDate" | "until">): string {
  const first = formatDate(travelDate);
  if (!until || until === travelDate) return first;
  return i18n.t("{first} to {last}", { first, last: formatDate(until) });
}

/** The flight number, or why there is none. */
export function flightOf({ flight, until }: Pick<Leg, "flight" | "until">): string {
  if (until) return i18n.t("Not booked yet");
  return flight ?? i18n.t("Not given");
}
