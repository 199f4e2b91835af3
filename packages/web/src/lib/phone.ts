/** Phone numbers: how they are typed, stored and shown. */

import {
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from "libphonenumber-js/min";
import * as z from "zod/mini";
import { locale } from "./language";

/** The value of a phone field. */
export const PhoneDraft = z.object({
  /** ISO 3166-1 alpha-2. Applies to a number without a +. */
  country: z.string(),
  /** As typed. */
  number: z.string(),
});
export type PhoneDraft = z.output<typeof PhoneDraft>;

/** An empty field, with the first country that the browser's languages name. */
export function emptyPhone(languages = readersLanguages()): PhoneDraft {
  const regions = languages.map((tag) => /-([A-Z]{2})\b/.exec(tag)?.[1] ?? "");
  return { country: regions.find((region) => isSupportedCountry(region)) ?? "CA", number: "" };
}

/** None while a page is prerendered. */
function readersLanguages(): readonly string[] {
  return typeof navigator === "undefined" ? [] : navigator.languages;
}

/** The field for a stored number, in E.164. */
export function phoneDraftOf(e164: string): PhoneDraft {
  const country = parse(e164)?.country ?? emptyPhone().country;
  return { country, number: formatPhone(e164) };
}

/** The calling code of the country: `+1`. */
export function callingCode({ country }: PhoneDraft): string {
  return isSupportedCountry(country) ? `+${getCountryCallingCode(country)}` : "";
}

/** A number that starts with + chooses its country as soon as it is known. */
export function withNumber({ country }: PhoneDraft, number: string): PhoneDraft {
  const named = number.trim().startsWith("+") ? parse(number)?.country : undefined;
  return { country: named ?? country, number };
}

/** The calling code of a number that starts with + gives way to the chosen country. */
export function withCountry({ number }: PhoneDraft, country: string): PhoneDraft {
  if (!number.trim().startsWith("+")) return { country, number };
  return { country, number: parse(number)?.formatNational() ?? "" };
}

/** The number in E.164; undefined if it is invalid. */
export function phoneOf({ country, number }: PhoneDraft): string | undefined {
  const phone = parse(number, country);
  return phone?.isValid() ? phone.number : undefined;
}

/** An E.164 number as it is dialled, in groups: `+1 416 555 0134`. */
export function formatPhone(e164: string): string {
  return parse(e164)?.formatInternational() ?? e164;
}

/** All countries with their calling codes, by their names in the language of the page. */
export function countryOptions(): { value: string; label: string }[] {
  const names = new Intl.DisplayNames(locale, { type: "region" });
  const { compare } = new Intl.Collator(locale);
  return getCountries()
    .map((value) => ({
      value,
      label: `${names.of(value) ?? value} (+${getCountryCallingCode(value)})`,
    }))
    .sort((a, b) => compare(a.label, b.label));
}

function parse(text: string, country?: string) {
  const known = country && isSupportedCountry(country) ? country : undefined;
  return parsePhoneNumberFromString(text, known);
}
