/** Instants (ISO 8601), shown in the reader's time zone. Calendar dates of flights are in calendar.ts. */
import { dayParts } from "./calendar";

/**
 * Weekday, date and time, `Sat, Dec 12, 2026, 2:05 PM` in American English. `timeZone` is an IANA name; it and `locale` are by
 * default the reader's. Returns invalid input unchanged.
 */
export function formatInstant(instant: string, timeZone?: string, locale?: string): string {
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) return instant;
  return new Intl.DateTimeFormat(locale, {
    ...(timeZone && { timeZone }),
    ...dayParts,
    hour: "numeric",
    minute: "2-digit",
  }).format(date);
}
