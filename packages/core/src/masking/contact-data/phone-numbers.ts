/** Phone numbers: seven digits or more without a word between them, unless they are dates, times or an amount. */
import { compound } from "./compound";
import { fold } from "./fold";
import { connectsNumbers, digitsIn } from "./number-words";
import type { Range } from "./plain-text";

/** The shortest phone number, a local one without an area code. */
const fewestDigits = 7;

const months = fold(
  [
    "jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:tember)?|oct(?:ober)?",
    "nov(?:ember)?|dec(?:ember)?|janv(?:ier)?|fevr?(?:ier)?|mars|avr(?:il)?|mai|juin|juil(?:let)?|aout|septembre",
    "octobre|novembre|decembre|जनवरी|फरवरी|फ़रवरी|मार्च|अप्रैल|मई|जून|जुलाई|अगस्त|सितंबर|सितम्बर|अक्टूबर|अक्तूबर|नवंबर",
    "नवम्बर|दिसंबर|दिसम्बर",
  ].join("|"),
);
const day = "(?:0?[1-9]|[12]\\d|3[01])";
const year = "(?:19|20)\\d\\d";
/** In French, `sept` is also seven. */
const month = `(?:${months}|sept(?=\\.?[\\s,-]{1,2}${year}))(?![\\p{L}\\p{M}])\\.?`;
const numericDate = ["-", "/", "\\."]
  .flatMap((dash) => [`${year}${dash}${day}${dash}${day}`, `${day}${dash}${day}${dash}${year}`])
  .join("|");
/** With its year, or with the name of its month. */
const date = new RegExp(
  [
    `(?<!\\d|\\d[-/.])(?:${numericDate})(?:\\s?[-–/]\\s?(?:${numericDate}))?(?!\\d|[-/.]\\d)`,
    `(?<!\\d)${day}(?:st|nd|rd|th|er)?[\\s.-]{0,2}(?:(?:of|de)\\s)?${month}(?:[\\s,-]{1,2}${year})?(?!\\d)`,
    `(?<!\\p{L})${month}[\\s.-]{0,2}${day}(?:st|nd|rd|th)?(?:[\\s,-]{1,2}${year})?(?!\\d)`,
  ].join("|"),
  "giu",
);

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

type Run = { start: number; end: number; digits: number };

export function phoneNumbers(text: string): Range[] {
  const undated = text.replace(date, (found) => " ".repeat(found.length));
  return runsOf(undated)
    .filter((run) => run.digits >= fewestDigits && !isHarmless(undated, run))
    .flatMap((run) => lines(undated, run));
}

/** Digits and number words that no other word separates. */
function runsOf(text: string): Run[] {
  const runs: Run[] = [];
  let run: Run | undefined;
  for (const { 0: found, index } of text.matchAll(/\d+|[\p{L}\p{M}]+/gu)) {
    const end = index + found.length;
    const digits = isCarrier(text, found, end) ? 0 : digitCount(found);
    if (digits > 0) {
      if (!run) {
        run = { start: index, end, digits: 0 };
        runs.push(run);
      }
      run.end = end;
      run.digits += digits;
    } else if (!isPart(text, found, index)) run = undefined;
  }
  return runs;
}

function digitCount(found: string): number {
  if (/^\d/.test(found)) return found.length;
  const words = compound(found.toLowerCase(), (word) => digitsIn(word) !== undefined);
  return (words ?? []).reduce((sum, word) => sum + (digitsIn(word) ?? 0), 0);
}

/** `EK 241` is a flight, though `ek` is a number. */
function isCarrier(text: string, letters: string, end: number): boolean {
  return /^[A-Z]{2}$/.test(letters) && /^[\s-]?\d{2,4}(?!\d)/.test(text.slice(end, end + 6));
}

/** Whether letters belong to a number: a word between digits, a letter that looks like a digit, or one letter between two. */
function isPart(text: string, letters: string, index: number): boolean {
  const before = /\d/.test(text.charAt(index - 1));
  const after = /\d/.test(text.charAt(index + letters.length));
  return (
    connectsNumbers(letters.toLowerCase()) ||
    (letters.length === 1 && before && after) ||
    (/^[oilsz]{1,3}$/i.test(letters) && (before || after))
  );
}

function isHarmless(text: string, { start, end }: Run): boolean {
  const run = text.slice(start, end);
  const before = text.slice(Math.max(0, start - 8), start);
  return (
    times.test(run) ||
    datedTimes.test(run) ||
    years.test(run) ||
    (carrier.test(before) && flightTimes.test(run)) ||
    (currency.test(before) && amount.test(run))
  );
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
