/**
 * Numbers that complete a phone number whose first digits are the numbers of flights. The flight numbers of a genuine trip look like
 * parts of one too (`AC-4165`, `AC-5501` of a code-share), so that only two kinds of numbers count: a text that is nothing but a number
 * and makes the form of a phone number with them, and any number beside flights of airlines that nobody knows.
 */
import { type NumberGroup, numberGroups } from "./number-groups";
import type { Range } from "./plain-text";

/** The flight of an itinerary, by the digits of its number. */
export type ToldFlight = { flight: string; isKnownAirline: boolean };

/** Flights that are examined, the latest. */
const examined = 10;
const fewestDigits = 7;
const mostDigits = 13;
/** A reader can guess one digit. */
const fewestOwn = 2;

const dialled = [
  // North America.
  /^1?[2-9](?!00|11)[0-8]\d[2-9](?!11)\d{6}$/,
  // France, Pakistan, the United Kingdom.
  /^0[1-9]\d{8,9}$/,
  // India.
  /^(?:91)?[6-9]\d{9}$/,
];
/** A time of a schedule, or a year. */
const timeOrYear = /^(?:(?:[01]\d|2[0-3])[0-5][05]|(?:19|20)\d\d)$/;

/**
 * @param text plain
 * @param flights oldest first
 * @param numbers the digits of earlier texts that are nothing but a number, oldest first
 */
export function completing(
  text: string,
  flights: readonly ToldFlight[],
  numbers: readonly string[],
): Range[] {
  const told = flights.slice(-examined);
  const groups = numberGroups(text);
  if (told.length === 0 || groups.length === 0) return [];
  const unknown = told.filter(({ isKnownAirline }) => !isKnownAirline);
  const own = numberIn(text);
  const isDialled =
    own !== undefined &&
    own.length >= fewestOwn &&
    !timeOrYear.test(own) &&
    joinedTo(own, runsOf(told), numbers).some((digits) =>
      dialled.some((pattern) => pattern.test(digits)),
    );
  return groups
    .filter((group) => isDialled || completes(group, unknown, numbers))
    .map(({ start, end }) => [start, end]);
}

/** The digits of a text that is nothing but a number, in digits or words. */
export function numberIn(text: string): string | undefined {
  const groups = numberGroups(text);
  const rest = groups.reduceRight(
    (left, { start, end }) => left.slice(0, start) + left.slice(end),
    text,
  );
  const isNumber = groups.length > 0 && !/[\p{L}\p{N}*]/u.test(rest);
  return isNumber ? groups.map(({ digits }) => digits).join("") : undefined;
}

function completes(
  { digits, form, isExplained }: NumberGroup,
  unknown: readonly ToldFlight[],
  numbers: readonly string[],
): boolean {
  if (form !== "plain" || isExplained || digits.length < fewestOwn) return false;
  return joinedTo(digits, runsOf(unknown), numbers).some(
    ({ length }) => length >= fewestDigits && length <= mostDigits,
  );
}

/** The digits of flights that follow each other. */
function runsOf(flights: readonly ToldFlight[]): string[] {
  return flights.flatMap((_, first) =>
    flights
      .slice(first)
      .map((__, index) =>
        flights
          .slice(first, first + index + 1)
          .map(({ flight }) => flight)
          .join(""),
      )
      .filter(({ length }) => length < mostDigits),
  );
}

/** A number after flights and what was told since, and before flights. */
function joinedTo(own: string, runs: readonly string[], numbers: readonly string[]): string[] {
  const since = numbers.map((_, index) => numbers.slice(index).join(""));
  return runs.flatMap((run) => [
    own + run,
    ...["", ...since].map((between) => run + between + own),
  ]);
}
