/** Instants (ISO 8601). Calendar dates of flights are in calendar.ts. */
import { momentFields } from "@flightaides/core/trip/moment.ts";
import { dayParts } from "./calendar";
import { dateText, inWords } from "./date-format";
import { locale } from "./language";

/**
 * Weekday, date and time, `Sat, Dec 12, 2026, 2:05 PM` in American English. `timeZone` is an IANA name, by default the
 * reader's, and `tag` a locale, by default the reader's in the page's language. Returns invalid input unchanged. No full stops in
 * `p.m.`: the time often ends a sentence.
 */
export function formatInstant(instant: string, timeZone?: string, tag = locale): string {
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) return instant;
  const parts = new Intl.DateTimeFormat(tag, {
    ...(timeZone && { timeZone }),
    ...dayParts,
    hour: "numeric",
    minute: "2-digit",
  }).formatToParts(date);
  return inWords(
    parts
      .map(({ type, value }) => (type === "dayPeriod" ? value.replaceAll(".", "") : value))
      .join(""),
  );
}

/**
 * A deadline, with the name of its time zone: `Sat, Dec 12, 2026, 2:05 PM Eastern Standard Time`. `timeZone` is an
 * IANA name, by default the reader's. Mails tell it alike.
 */
export function formatDeadline(instant: string, timeZone?: string, tag = locale): string {
  return dateText(new Date(instant), { ...(timeZone && { timeZone }), ...momentFields }, tag);
}

/** The time of day at an airport, `2:05 PM` in American English. `timeZone` is an IANA name. */
export function formatTime(instant: string, timeZone: string, tag = locale): string {
  return new Intl.DateTimeFormat(tag, { timeZone, hour: "numeric", minute: "2-digit" }).format(
    new Date(instant),
  );
}
