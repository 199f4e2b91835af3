/** A note as strangers read it. Loaded on demand: it brings the phone numbers' rules of all countries. */
import { type CountryCode, findPhoneNumbersInText, isSupportedCountry } from "libphonenumber-js";
import { find } from "../airport";
import type { Leg } from "./contract";
import { maskName } from "./masked-name";

const email = /[^\s@<>()[\],;:"]+\s*(?:@|\(at\)|\[at\])\s*[^\s@<>()[\],;:"]+/giu;
/** Nine digits or more in a row, however they are set: no date, flight or year is so long, every phone number is. */
const digits = /\+?\d(?:[\s().\-/]{0,3}\d){8,}/gu;

/** Takes e-mail addresses, phone numbers and the owner's own name out of a note that strangers will read. */
export function masked(
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

/** Numbers without a country code are written for the countries of the trip. */
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
