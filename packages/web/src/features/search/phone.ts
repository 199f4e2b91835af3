import { isSupportedCountry, parsePhoneNumberFromString } from "libphonenumber-js/min";

/** E.164 of a phone number as typed, or nothing. `country` (ISO 3166-1) says where a number without a + belongs. */
export function toE164(typed: string, country: string | undefined): string | undefined {
  const region = country && isSupportedCountry(country) ? country : undefined;
  const phone = parsePhoneNumberFromString(typed, region);
  return phone?.isValid() ? phone.number : undefined;
}

/** An E.164 number in the groups that people read. */
export function formatPhone(e164: string): string {
  return parsePhoneNumberFromString(e164)?.formatInternational() ?? e164;
}
