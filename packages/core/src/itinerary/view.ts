/** What of a record is shown to whom. Masking happens here, on the server, before anything is stored in an index. */
import { type CountryCode, findPhoneNumbersInText, isSupportedCountry } from "libphonenumber-js";
import { find } from "../airport";
import type { Leg, OwnItinerary, PublicItinerary, Type } from "./contract";

export type ItineraryRecord = {
  id: string;
  type: Type;
  legs: Leg[];
  uid: string;
  email: string;
  displayName: string;
  /** E.164. */
  phoneNumber: string;
  addInfo?: string;
  notifyNearby: boolean;
  /** ISO 8601 instant. */
  createdAt: string;
};

export function publicView(record: ItineraryRecord): PublicItinerary {
  const { id, type, legs, displayName, addInfo, createdAt } = record;
  return {
    id,
    type,
    itinerary: legs,
    traveler: { displayName: maskName(displayName) },
    ...(addInfo && { addInfo: maskNote(addInfo, record) }),
    createdAt,
  };
}

export function ownView(record: ItineraryRecord): OwnItinerary {
  const { id, type, legs, uid, email, displayName, phoneNumber, addInfo, createdAt } = record;
  return {
    id,
    type,
    itinerary: legs,
    traveler: { uid, email, displayName, phoneNumber },
    ...(addInfo && { addInfo }),
    notify: { nearby: record.notifyNearby },
    createdAt,
    mine: true,
  };
}

/** Every character after the first becomes an asterisk. */
export function maskName(name: string): string {
  const [first = "", ...rest] = name.trim();
  return first + "*".repeat(rest.length);
}

const email = /[^\s@<>()[\],;:"]+\s*(?:@|\(at\)|\[at\])\s*[^\s@<>()[\],;:"]+/giu;
/** Nine digits or more in a row, however they are set: no date, flight or year is so long, every phone number is. */
const digits = /\+?\d(?:[\s().\-/]{0,3}\d){8,}/gu;

/** Takes e-mail addresses, phone numbers and the owner's own name out of a note that strangers will read. */
function maskNote(note: string, { legs, displayName }: ItineraryRecord): string {
  const masked = regionsOf(legs).reduce<string>(maskPhones, note.replace(email, asterisks));
  return displayName.trim().length < 2
    ? masked.replace(digits, asterisks)
    : masked.replace(digits, asterisks).replaceAll(displayName.trim(), maskName(displayName));
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
