/**
 * Dates and times in words. Chromium has no data for Punjabi, so Punjabi pages write them as India's English does, with the
 * names of months and weekdays in Punjabi.
 */
import { language, locale } from "./language";

/** `tag` is by default the reader's locale. */
export function dateText(
  instant: Date | number,
  fields: Intl.DateTimeFormatOptions,
  tag = locale,
): string {
  return inWords(new Intl.DateTimeFormat(tag, fields).format(instant));
}

/** A date of {@link locale} in the words of the page. */
export function inWords(date: string): string {
  return language === "pa" ? inPunjabi(date) : date;
}

/** Replaces the names of months and weekdays in a date of India's English, whole or short. The name of a time zone ends in `Time`. */
export function inPunjabi(date: string): string {
  return date.replace(/[A-Z][a-z]+(?=,| \d|$)/g, (name) => names[name.slice(0, 3)] ?? name);
}

/** By the first three letters of the English names. */
const names: Record<string, string> = {
  Jan: "ਜਨਵਰੀ",
  Feb: "ਫ਼ਰਵਰੀ",
  Mar: "ਮਾਰਚ",
  Apr: "ਅਪ੍ਰੈਲ",
  May: "ਮਈ",
  Jun: "ਜੂਨ",
  Jul: "ਜੁਲਾਈ",
  Aug: "ਅਗਸਤ",
  Sep: "ਸਤੰਬਰ",
  Oct: "ਅਕਤੂਬਰ",
  Nov: "ਨਵੰਬਰ",
  Dec: "ਦਸੰਬਰ",
  Mon: "ਸੋਮ",
  Tue: "ਮੰਗਲ",
  Wed: "ਬੁੱਧ",
  Thu: "ਵੀਰ",
  Fri: "ਸ਼ੁੱਕਰ",
  Sat: "ਸ਼ਨੀ",
  Sun: "ਐਤ",
};
