import { dateText } from "../../lib/date-format";
import { pageLocale } from "../../lib/language";

/**
 * `June 26, 2020`, for running text. The same for all readers of a language, so that a page can be rendered beforehand.
 * @param date `YYYY-MM-DD`
 */
export function formatLongDate(date: string, tag = pageLocale): string {
  return dateText(new Date(date), { timeZone: "UTC", dateStyle: "long" }, tag);
}
