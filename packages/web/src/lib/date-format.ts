/**
 * Dates and times in words. Chromium has no data for Punjabi, so Punjabi pages write them as India's English does, with the
 * names of months and weekdays in Punjabi.
 */
import { language, locale } from "./language";

/** `tag` is by default the reader's locale. */
export function dateParts(
  instant: Date | number,
  fields: Intl.DateTimeFormatOptions,
  tag = locale,
): Intl.DateTimeFormatPart[] {
  const parts = new Intl.DateTimeFormat(tag, fields).formatToParts(instant);
  return language === "pa" ? parts.map(inPunjabi) : parts;
}

export function dateText(...input: Parameters<typeof dateParts>): string {
  return dateParts(...input)
    .map(({ value }) => value)
    .join("");
}

/** Replaces the English name of a month or a weekday, whole or short. */
export function inPunjabi(part: Intl.DateTimeFormatPart): Intl.DateTimeFormatPart {
  const name = /month|weekday/.test(part.type) && names[part.value.slice(0, 3)];
  return name ? { ...part, value: name } : part;
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
  Sat: "ਸ਼ਨਿੱਚਰ",
  Sun: "ਐਤ",
};
