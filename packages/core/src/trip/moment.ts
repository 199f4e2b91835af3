/** How instants are written, in mails and on pages: a deadline is read at a place, so its time zone is named. Pure. */
import type { I18n } from "@lingui/core";

/** The fields of a moment, in every locale. */
export const momentFields = {
  weekday: "short",
  day: "numeric",
  month: "short",
  year: "numeric",
  hour: "numeric",
  minute: "2-digit",
  timeZoneName: "long",
} as const;

/**
 * Weekday, date, time and the name of the time zone: `Thu, May 20, 2027, 11:04 a.m. Eastern Daylight Time`.
 * @param instant ISO 8601
 * @param timeZone IANA name; by default that of the device
 * @param locale BCP 47
 */
export function formatMoment(
  instant: string,
  timeZone: string | undefined,
  locale: string | string[],
): string {
  return new Intl.DateTimeFormat(locale, {
    ...(timeZone && { timeZone }),
    ...momentFields,
  }).format(new Date(instant));
}

/** `Fri, Dec 3`. The reader knows the year. @param date `YYYY-MM-DD` */
export function dayOf(i18n: I18n, date: string): string {
  return i18n.date(`${date}T00:00:00Z`, {
    weekday: "short",
    day: "numeric",
    month: "short",
    timeZone: "UTC",
  });
}
