import { isSupportedCountry, parsePhoneNumberFromString } from "libphonenumber-js/min";

/** Parses a typed phone number to E.164; undefined if it is invalid. `country` (ISO 3166-1) applies to numbers without a +. */
export function toE164(typed: string, country: string | undefined): string | undefined {
  const region = country && isSupportedCountry(country) ? country : undefined;
  const phone = parsePhoneNumberFromString(typed, region);
  return phone?.isValid() ? phone.number : undefined;
}

/** Formats an E.164 number internationally, in groups. */
export function formatPhone(e164: string): string {
  return parsePhoneNumberFromString(e164)?.formatInternational() ?? e164;
}
