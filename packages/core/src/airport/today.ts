import { fromDate, parseDate, toCalendarDate } from "@internationalized/date";
import { get } from "./data";

/** The calendar date (`YYYY-MM-DD`) at an airport at the instant `now`. @throws Error for an unknown code */
export function today(iata: string, now: Date): string {
  return toCalendarDate(fromDate(now, get(iata).timeZone)).toString();
}

/** The instant at which a calendar date (`YYYY-MM-DD`) begins at an airport. @throws Error for an unknown code */
export function startOfDay(iata: string, date: string): Date {
  return parseDate(date).toDate(get(iata).timeZone);
}
