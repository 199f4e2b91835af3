/**
 * Phone numbers: seven digits or more without a word between them, unless they are dates, times, an amount or a list of numbers; and
 * numbers with words between that together have the form of one, with other signs that they are.
 */
import { date, day, year } from "./dates";
import { disguised, pastFiller } from "./disguised-digits";
import { type NumberGroup, numberGroups } from "./number-groups";
import {
  connectsNumbers,
  meansTimes,
  numberOf,
  numbersIn,
  romanNumber,
  weakNumber,
} from "./number-words";
import { joiningWords } from "./order";
import { calling, joining, seating, sequence } from "./phone-words";
import type { Range } from "./plain-text";
import { labels } from "./quantities";

/** The shortest phone number, a local one without an area code. */
const fewestDigits = 7;

const time = "(?:[01]?\\d|2[0-4])[:.h][0-5]\\d";
/** From one time to another, perhaps of the next day: `21:55-19:30+1`. */
const span = `${time}\\s?[-–—/]\\s?${time}(?:\\s?\\+\\d)?`;
/** Times of a schedule are multiples of five minutes. */
const roundTime = "(?:[01]?\\d|2[0-4])[:.h][0-5][05]";
/** A date without a year, or with a year of two digits that is near. */
const shortDate = `${day}[/.-]${day}(?:[/.](?:2[4-9]|3\\d))?`;
const carrier = /(?:^|[^\p{L}\p{N}])(?:[A-Z]{2}|[A-Z]\d|\d[A-Z])[\s-]?$/u;
const currency = /(?:\p{Sc}|\b(?:CAD|USD|INR|AED|EUR|GBP|Rs\.?))\s?$/iu;
const times = new RegExp(
  [
    `^${time}(?:\\D{1,6}${time})?$`,
    `^${span}$`,
    `^${roundTime}(?:\\D{1,6}${roundTime}){0,9}$`,
    "^(?:[01]\\d|2[0-3])[0-5][05](?:\\s?[-–—]\\s?|\\s)(?:[01]\\d|2[0-3])[0-5][05]$",
  ].join("|"),
  "i",
);
const datedTimes = new RegExp(`^${shortDate}\\D{1,5}(?:${time}|${span}|${shortDate})$`, "i");
const flightTimes = new RegExp(`^\\d{1,4}\\D{1,24}(?:${time}|${span})$`, "i");
const years = new RegExp(`^${year}(?:\\D{1,6}${year}){0,9}$`);
const price = "\\d{1,3}(?:,\\d{2,3}){1,2}(?:\\.\\d\\d)?";
/** One price or two, of eight digits together. */
const amount = new RegExp(`^(?=(?:\\D*\\d){1,8}$)${price}(?:\\D{1,4}${price})?$`);
/** Three digits, and four or seven letters that stand for digits: `416-555-NANI`. */
const lettersForDigits =
  /(?<![\p{L}\d])(?:\+?1[\s.-]{1,2})?\(?\d{3}\)?[\s.-]{1,2}(?:\d{3}[\s.-]{1,2}\p{Lu}{4}|\p{Lu}{3}[\s.-]{0,2}\p{Lu}{4})(?![\p{L}\d])/gu;

type Run = { start: number; end: number; digits: number };

export function phoneNumbers(text: string): Range[] {
  const undated = disguised(text.replace(date, (found) => " ".repeat(found.length)));
  const groups = numberGroups(undated);
  const runs = runsOf(undated).filter(
    (run) => isLong(run, groups) && !isHarmless(undated, run, groups),
  );
  return [
    ...runs.flatMap((run) => lines(undated, run)),
    ...inParts(undated, groups, runs),
    ...[...text.matchAll(lettersForDigits)].map(
      ({ 0: found, index }): Range => [index, index + found.length],
    ),
  ];
}

/** Whether a run has the digits of a phone number, those that are said several times included: `triple five`. */
function isLong(run: Run, groups: readonly NumberGroup[]): boolean {
  const said = within(groups, run).reduce((sum, { digits }) => sum + digits.length, 0);
  return Math.max(run.digits, said) >= fewestDigits;
}

/** The groups of a run, which are in the order of the text. */
function within(groups: readonly NumberGroup[], { start, end }: Run): readonly NumberGroup[] {
  let low = 0;
  let high = groups.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((groups[middle]?.start ?? 0) < start) low = middle + 1;
    else high = middle;
  }
  let last = low;
  while (last < groups.length && (groups[last]?.end ?? 0) <= end + 1) last++;
  return groups.slice(low, last);
}

/** Digits and number words that no other word separates. */
function runsOf(text: string): Run[] {
  const runs: Run[] = [];
  let run: Run | undefined;
  let previous = "";
  for (const { 0: found, index } of text.matchAll(/\d+|[\p{L}\p{M}]+/gu)) {
    const end = index + found.length;
    const isWord = isCarrier(text, found, end) || isPronoun(text, found, end);
    const digits = isWord ? 0 : digitCount(found);
    if (digits > 0) {
      if (!run) {
        run = { start: index, end, digits: 0 };
        runs.push(run);
      }
      run.end = pastFiller(text, end);
      run.digits += digits;
    } else if (!isPart(text, found, index, previous)) run = undefined;
    previous = found.toLowerCase();
  }
  return runs;
}

function digitCount(found: string): number {
  if (/^\d/.test(found)) return found.length;
  return (romanNumber(found) || numbersIn(found.toLowerCase()).join("")).length;
}

/** `EK 241` is a flight, though `ek` is a number. */
function isCarrier(text: string, letters: string, end: number): boolean {
  return /^[A-Z]{2}$/.test(letters) && /^[\s-]?\d{2,4}(?!\d)/.test(text.slice(end, end + 6));
}

/** Whether `I` is the pronoun. As a Roman numeral it precedes another number. */
function isPronoun(text: string, letters: string, end: number): boolean {
  return letters === "I" && !/^[\s.,-]{1,3}(?:\d|[IVX]+(?!\p{L}))/u.test(text.slice(end, end + 12));
}

/** Whether letters belong to a number: a word between digits, a letter that looks like a digit, or one letter between two. */
function isPart(text: string, letters: string, index: number, previous: string): boolean {
  const lower = letters.toLowerCase();
  // `Two times the five`, where `the` is otherwise the end of a number.
  if (/^(?:the|le|la|el)$/.test(lower)) return meansTimes(previous);
  if (weakNumber(lower) && (numberOf(previous) || romanNumber(previous.toUpperCase()))) return true;
  // 6oh4
  if (weakNumber(lower) === "0" && /^\d+$/.test(previous)) return true;
  const before = /\d/.test(text.charAt(index - 1));
  const after = /\d/.test(text.charAt(index + letters.length));
  return (
    connectsNumbers(lower) ||
    (meansTimes(lower) && numberOf(previous) !== undefined) ||
    (letters.length === 1 && before && after) ||
    (/^[oilsz]{1,3}$/i.test(letters) && (before || after))
  );
}

function isHarmless(text: string, found: Run, groups: readonly NumberGroup[]): boolean {
  const { start, end } = found;
  const run = text.slice(start, end);
  const before = text.slice(Math.max(0, start - 8), start);
  return (
    times.test(run) ||
    datedTimes.test(run) ||
    years.test(run) ||
    (carrier.test(before) && flightTimes.test(run)) ||
    (currency.test(before) && amount.test(run)) ||
    isQuantities(text, start, within(groups, found))
  );
}

/** Between the numbers of a list. */
const listed = new RegExp(
  `^(?:\\s?[%°\\p{Sc}])?(?:\\s?[,;&+=]\\s|\\s?[,;]?\\s?(?:${joiningWords}|–|-|\\+|=)\\s)[\\p{Sc}$]?\\p{Lu}{0,3}$|^\\p{Lu}-?$`,
  "iu",
);

/** Whether the numbers of a run are quantities, or a list of numbers that does not have the form of a phone number. */
function isQuantities(text: string, start: number, groups: readonly NumberGroup[]): boolean {
  const digits = groups.map((group) => group.digits);
  const figures = groups.filter(({ isWords }) => !isWords);
  if (groups.length < 2 || figures.length === 0) return false;
  if (groups.some((group) => !group.isExplained && group.digits.length > 6)) return false;
  if (isPadded(text, groups, digits)) return false;
  const gaps = groups.slice(1).map((group, index) => text.slice(groups[index]?.end, group.start));
  if (isCounting(digits)) return true;
  if (gaps.some((gap) => /=/.test(gap)) && gaps.some((gap) => /\s[+x×*]\s/.test(gap))) return true;
  const isLabelled = labels.test(text.slice(Math.max(0, start - 24), start));
  const isList = gaps.every((gap) => listed.test(gap));
  if (!isList && !(isLabelled && isSorted(digits))) return false;
  const unexplained = groups
    .filter((group) => !group.isExplained)
    .reduce((sum, group) => sum + group.digits.length, 0);
  // She was twenty in 1964, eighty-two in 2026.
  if (figures.length < groups.length)
    return unexplained < 5 && figures.every(({ form }) => form === "year");
  if (unexplained < 5 || isLabelled || isRound(digits)) return true;
  if (isSorted(digits) && Number(digits.at(-1)) < 32 && Number(digits[0]) < Number(digits[1]))
    return true;
  // 62, 59, 57, 54 et 50 ans
  if (groups.at(-1)?.isExplained && digits.every((one) => one.length < 4)) return true;
  const lengths = new Set(digits.map((one) => one.length));
  const [length = 0, ...others] = lengths;
  return (
    others.length === 0 && length > 1 && length < 5 && (isSorted(digits) || formScore(digits) < 1)
  );
}

/** Whether a number begins with a zero as no quantity does. */
function isPadded(
  text: string,
  groups: readonly NumberGroup[],
  digits: readonly string[],
): boolean {
  const isPlainPadded = groups.some(
    (group) =>
      group.form !== "time" &&
      /^0\d/.test(group.digits) &&
      !/^0[.,]/.test(text.slice(group.start, group.start + 2)),
  );
  const isOddlyPadded =
    digits.some((one) => one.startsWith("0")) && digits.some((one) => one.length === 3);
  return isPlainPadded || (isOddlyPadded && formScore(digits) > 2);
}

/** The longest text between two parts of a phone number, and the most digits and parts. */
const longestGap = 32;
const mostDigits = 13;
const mostParts = 13;
/** From here on, parts are a phone number. */
const enough = 4;

/** Numbers with words between that are parts of a phone number. */
function inParts(text: string, groups: readonly NumberGroup[], runs: readonly Run[]): Range[] {
  const about = {
    joining: Math.min(2, [...text.matchAll(joining)].length) * 2,
    calling: Number(joined(text, calling)),
  };
  const long = groups.filter((group) => !group.isWords || group.digits.length > 1);
  return (long.length < groups.length ? [groups, long] : [groups]).flatMap((all) => {
    const parts = all.map((group, index) => partOf(text, group, all[index - 1]));
    const runOf = runIndexes(parts, runs);
    // What is in the middle of a run is found already.
    const isInside = (first: number) =>
      runOf[first] !== -1 && runOf[first] === runOf[Math.min(first + mostParts, parts.length) - 1];
    return parts.flatMap((_, first) =>
      isInside(first) ? [] : partsFrom(text, parts, first, about),
    );
  });
}

/** For each number the index of the run that it is in, or -1. Both are in the order of the text. */
function runIndexes(parts: readonly Part[], runs: readonly Run[]): number[] {
  let index = 0;
  return parts.map(({ start }) => {
    while (index < runs.length && (runs[index]?.end ?? 0) <= start) index++;
    return index < runs.length && (runs[index]?.start ?? 0) <= start ? index : -1;
  });
}

/** A number with what is between it and the one before. */
type Part = NumberGroup & { isOrdered: boolean; isBeside: boolean };

function partOf(text: string, group: NumberGroup, previous?: NumberGroup): Part {
  const gap =
    previous && group.start - previous.end <= longestGap
      ? text.slice(previous.end, group.start)
      : "";
  return { ...group, isOrdered: joined(gap, sequence), isBeside: /^[\s,.;-]{1,3}$/.test(gap) };
}

function joined(text: string, pattern: RegExp): boolean {
  pattern.lastIndex = 0;
  return pattern.test(text);
}

type About = { joining: number; calling: number };

function partsFrom(text: string, groups: readonly Part[], first: number, about: About): Range[] {
  let best: Part[] = [];
  const parts: Part[] = [];
  let length = 0;
  for (let at = first; at < Math.min(groups.length, first + mostParts); at++) {
    const group = groups[at];
    const previous = parts.at(-1);
    if (!group || (previous && group.start - previous.end > longestGap)) break;
    length += group.digits.length;
    if (length > mostDigits) break;
    parts.push(group);
    if (parts.length > 1 && length >= fewestDigits && score(text, parts, about) >= enough)
      best = [...parts];
  }
  return best.map(({ start, end }) => [start, end]);
}

/** How many signs there are that the parts are a phone number. */
function score(text: string, parts: readonly Part[], about: About): number {
  const digits = parts.map((part) => part.digits);
  const length = digits.join("").length;
  const isPadded = parts.some(
    (part, index) => index > 0 && /^0\d\d/.test(part.digits) && part.form !== "time",
  );
  const spelled = parts.filter((part) => part.isSpelled);
  if (spelled.length === parts.length && length >= fewestDigits) return enough;
  const form = formScore(digits);
  if (length < 9 && !(isPadded && length === 7)) return 0;
  if (form === 0 && !isPadded) return 0;
  if (form < 3 && parts.every(({ isFlight }) => isFlight)) return 0;
  const before = text.slice(Math.max(0, (parts[0]?.start ?? 0) - 16), parts[0]?.start);
  const gaps = parts.slice(1);
  const ordered = gaps.filter(({ isOrdered }) => isOrdered).length;
  // `98 two oh three, then 50`: what nothing separates needs no word of order.
  const sequenced = ordered && ordered + gaps.filter(({ isBeside }) => isBeside).length;
  const order = sequenced === gaps.length ? 3 : sequenced * 2 >= gaps.length ? 2 : 0;
  const shortPadded = parts.filter((part) => /^0\d$/.test(part.digits)).length;
  const absurd = parts.filter(
    (part) =>
      part.digits.length > 2 &&
      part.form === "plain" &&
      seating.test(text.slice(Math.max(0, part.start - 16), part.start)),
  ).length;
  const explained = parts.filter((part) => part.isExplained && !/^0\d\d/.test(part.digits)).length;
  const flights = parts.filter((part) => part.isFlight).length;
  return (
    form +
    Number(form > 0 && parts.length > 9 && !isSorted(digits)) +
    (isPadded ? (flights > 0 ? 2 : 4) : 0) +
    Math.min(2, shortPadded) +
    order +
    Number(order > 0 && joined(before, sequence)) +
    about.joining +
    about.calling +
    absurd -
    explained * 1.1 -
    (isRound(digits) ? 3 : 0)
  );
}

/** Whether someone counts, up or down. */
function isCounting(digits: readonly string[]): boolean {
  const steps = digits.slice(1).map((group, index) => Number(group) - Number(digits[index]));
  return (
    steps.length > 3 && Math.abs(steps[0] ?? 0) === 1 && steps.every((step) => step === steps[0])
  );
}

/** Prices and other quantities are often multiples of five. */
function isRound(digits: readonly string[]): boolean {
  return digits.every((group) => /^[1-9]\d{0,2}[05]$/.test(group));
}

/** Whether each number is greater than the one before, or each less, as in lists of ages, rows and days. */
function isSorted(digits: readonly string[]): boolean {
  const steps = digits
    .slice(1)
    .map((group, index) => Math.sign(Number(group) - Number(digits[index])));
  return steps.length > 2 && steps[0] !== 0 && steps.every((step) => step === steps[0]);
}

/** How much groups of digits have the form of the phone numbers of a country. */
function formScore(groups: readonly string[]): number {
  const digits = groups.join("");
  const ends = new Set<number>();
  groups.reduce((sum, group) => {
    ends.add(sum + group.length);
    return sum + group.length;
  }, 0);
  const international = digits.startsWith("1") && digits.length === 11 ? 1 : 0;
  // North America: 416 555 0199.
  if (
    /^1?[2-9](?!00|11)[0-8]\d[2-9](?!11)\d{6}$/.test(digits) &&
    ends.has(international + 3) &&
    ends.has(international + 6) &&
    // Not 214, 318, 407 and another.
    (ends.has(international + 8) || !ends.has(international + 9))
  )
    return 3;
  // France: 06 12 34 56 78; Pakistan: 0300 1234567; the United Kingdom.
  if (/^0[1-9]\d{8}$/.test(digits) && (groups[0]?.length ?? 0) < 5) return 3;
  if (/^0[1-9]\d{9}$/.test(digits)) return 3;
  if (/^[67]\d{8}$/.test(digits) && [1, 3, 5, 7].every((end) => ends.has(end))) return 1.5;
  // Brazil: 11 98123 4096.
  if (/^\d\d9\d{8}$/.test(digits) && ends.has(2)) return 2;
  // India: 98200 12345.
  if (/^91[6-9]\d{9}$/.test(digits)) return 2;
  if (/^[6-9]\d{9}$/.test(digits))
    return groups.length < 5 && (ends.has(5) || (ends.has(3) && ends.has(6))) ? 2 : 1;
  // Mexico: 55 8123 0947.
  if (/^[2-9]\d{9}$/.test(digits) && ends.has(2) && ends.has(6)) return 1.5;
  return groups.length > 8 && groups.every((group) => group.length === 1) ? 3 : 0;
}

/** The run, with a plus sign or bracket before it, without its line breaks and the spaces after its commas. */
function lines(text: string, { start, end }: Run): Range[] {
  const [sign = ""] = /[+(]{0,2}$/.exec(text.slice(Math.max(0, start - 2), start)) ?? [];
  const from = start - sign.length;
  const gaps = [...text.slice(from, end).matchAll(/[,;]?[ \t]{0,3}[\r\n]+|[,;] /g)];
  const cuts = gaps.flatMap(({ 0: gap, index }) => [from + index, from + index + gap.length]);
  const points = [from, ...cuts, end];
  return points.flatMap((point, index) =>
    index % 2 === 0 ? [[point, points[index + 1] ?? end] as const] : [],
  );
}
