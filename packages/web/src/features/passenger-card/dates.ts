/** Dates on the card: in English, and in the passenger's language where the browser knows it. */
import { formatDate } from "../../lib/calendar";
import { type CardLanguage, langOf } from "./sentences";

export function englishDate(date: string): string {
  return formatDate(date, "en-GB");
}

/** With the digits of the boarding pass. Empty where the browser has no names of days and months. */
export function ownDate(date: string, language: CardLanguage): string {
  // Written Cantonese has the Chinese names.
  const tag = language === "yue" ? "zh-HK" : langOf(language);
  if (Intl.DateTimeFormat.supportedLocalesOf(tag).length === 0) return "";
  const format = new Intl.DateTimeFormat(`${tag}-u-nu-latn`, {
    timeZone: "UTC",
    weekday: "long",
    day: "numeric",
    month: "long",
  });
  const text = format.format(new Date(`${date}T00:00:00Z`));
  // Chromium has Punjabi in its list and writes `M12 9, Wed`.
  return /M\d/.test(text) ? "" : text;
}
