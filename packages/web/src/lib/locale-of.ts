import type { Language } from "@flightaides/core/language/contract.ts";

/**
 * The BCP 47 tag for dates, numbers and names on the pages in a language. Chromium has no data for Punjabi and would write
 * `2026 M11 24`, so Punjabi pages use India's English. date-format.ts translates its names of months and weekdays.
 */
export function localeOf(language: Language): string {
  return language === "pa" ? "en-IN" : language;
}
