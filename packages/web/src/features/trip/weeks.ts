/** The weeks of a calendar. Pure. Dates are `YYYY-MM-DD`. */
import { addDays } from "../../lib/calendar";

/** The first day of the week in a locale, from 1 (Monday) to 7. Sunday where the browser does not know. */
export function firstWeekday(tag: string): number {
  const known = new Intl.Locale(tag) as Intl.Locale & {
    getWeekInfo?: () => { firstDay: number };
    weekInfo?: { firstDay: number };
  };
  return known.getWeekInfo?.().firstDay ?? known.weekInfo?.firstDay ?? 7;
}

/** `count` weeks of seven dates, from the week of `date` on. */
export function weeksFrom(date: string, firstDay: number, count: number): string[][] {
  const start = addDays(date, -((weekdayOf(date) - firstDay + 7) % 7));
  return Array.from({ length: count }, (_, week) =>
    Array.from({ length: 7 }, (__, day) => addDays(start, week * 7 + day)),
  );
}

/** From 1 (Monday) to 7. */
function weekdayOf(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay() || 7;
}
