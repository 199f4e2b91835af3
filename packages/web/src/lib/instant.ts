/** Instants (ISO 8601), shown in the reader's time zone. Calendar dates of flights are in calendar.ts. */

/** `Tue 25 Nov 2025, 14:05`. `timeZone` is an IANA name, by default the viewer's. Returns invalid input unchanged. */
export function formatInstant(instant: string, timeZone?: string): string {
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) return instant;
  const parts = new Intl.DateTimeFormat("en-GB", {
    ...(timeZone && { timeZone }),
    weekday: "short",
    day: "numeric",
    month: "short",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).formatToParts(date);
  const part = (type: string) => parts.find((one) => one.type === type)?.value;
  return `${part("weekday")} ${part("day")} ${part("month")} ${part("year")}, ${part("hour")}:${part("minute")}`;
}
