/** Masks contact data in notes. Loaded on demand because it contains the phone number rules of all countries. */
import { type CountryCode, findPhoneNumbersInText, isSupportedCountry } from "libphonenumber-js";
import { find } from "../airport";
import type { Leg } from "./contract";
import { maskName } from "./masked-name";

const email = /[^\s@<>()[\],;:"]+\s*(?:@|\(at\)|\[at\])\s*[^\s@<>()[\],;:"]+/giu;
/** Nine or more digits with any separators. No date, flight or year is that long, and every phone number is. */
const digits = /\+?\d(?:[\s().\-/]{0,3}\d){8,}/gu;

/** Replaces e-mail addresses, phone numbers and the owner's name in a note that everybody can read. */
export function maskNote(
  note: string,
  { legs, displayName }: { legs: Leg[]; displayName: string },
): string {
  const text = regionsOf(legs).reduce<string>(maskPhones, note.replace(email, asterisks));
  return displayName.trim().length < 2
    ? text.replace(digits, asterisks)
    : text.replace(digits, asterisks).replaceAll(displayName.trim(), maskName(displayName));
}

function asterisks(found: string): string {
  return "*".repeat([...found].length);
}

/** Countries of the trip: a number without a country code is read as a number of each of them. */
function regionsOf(legs: Leg[]): CountryCode[] {
  const codes = legs
    .flatMap(({ from, to }) => [find(from), find(to)])
    .map((at) => at?.country.code);
  return [...new Set(codes)].filter(
    (code): code is CountryCode => code !== undefined && isSupportedCountry(code),
  );
}

function maskPhones(text: string, region: CountryCode): string {
  return findPhoneNumbersInText(text, region).reduceRight(
    (rest, { startsAt, endsAt }) =>
      rest.slice(0, startsAt) + asterisks(rest.slice(startsAt, endsAt)) + rest.slice(endsAt),
    text,
  );
}
