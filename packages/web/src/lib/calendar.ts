/**
 * Calendar dates (`YYYY-MM-DD`): a local day at an airport, not an instant. They are computed and formatted in UTC only;
 * `new Date("2026-03-01")` formatted in a zone west of Greenwich would be the day before.
 */
import { dateText } from "./date-format";
import { locale } from "./language";

/** Today in an IANA time zone, by default the viewer's. */
export function today(timeZone?: string, now = new Date()): string {
  if (!timeZone) return toText(now.getFullYear(), now.getMonth() + 1, now.getDate());
  const parts = new Intl.DateTimeFormat("en", {
    timeZone,
    year: "numeric",
    month: "numeric",
    day: "numeric",
  }).formatToParts(now);
  const part = (type: string) => Number(parts.find((p) => p.type === type)?.value);
  return toText(part("year"), part("month"), part("day"));
}

export function addDays(date: string, days: number): string {
  const moved = new Date(utc(date) + days * 86_400_000);
  return toText(moved.getUTCFullYear(), moved.getUTCMonth() + 1, moved.getUTCDate());
}

/** With the weekday, `Sat, Dec 12, 2026` in American English. `tag` is by default the reader's locale. Returns invalid input unchanged. */
export function formatDate(date: string, tag = locale): string {
  const instant = utc(date);
  if (Number.isNaN(instant)) return date;
  return dateText(instant, { timeZone: "UTC", ...dayParts }, tag);
}

/** The fields of a formatted date, in every locale. */
export const dayParts = {
  weekday: "short",
  day: "numeric",
  month: "short",
  year: "numeric",
} as const;

/**
 * `Dec 12` in American English; with the year if it is not that of `now` (`YYYY-MM-DD`). `tag` is by default the
 * reader's locale.
 */
export function formatShortDate(date: string, now: string, tag = locale): string {
  const year = date.slice(0, 4) !== now.slice(0, 4) && ({ year: "numeric" } as const);
  return dateText(utc(date), { timeZone: "UTC", month: "short", day: "numeric", ...year }, tag);
}

/** `YYYY-MM` as `March 2026`. */
export function formatMonth(month: string): string {
  return dateText(new Date(month), { timeZone: "UTC", month: "long", year: "numeric" });
}

function utc(date: string): number {
  const [year, month, day] = date.split("-").map(Number);
  return Date.UTC(year ?? Number.NaN, (month ?? Number.NaN) - 1, day);
}

function toText(year: number, month: number, day: number): string {
  const two = (value: number) => String(value).padStart(2, "0");
  return `${String(year).padStart(4, "0")}-${two(month)}-${two(day)}`;
}
