import { fromDate, toCalendarDate } from "@internationalized/date";
import { get } from "./data";

/** The calendar date (`YYYY-MM-DD`) at an airport at the instant `now`. @throws Error for an unknown code */
export function today(iata: string, now: Date): string {
  return toCalendarDate(fromDate(now, get(iata).timeZone)).toString();
}
