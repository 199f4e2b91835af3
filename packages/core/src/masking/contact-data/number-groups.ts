/** The numbers of a text, in digits and in words, with what stands beside them. */
import { pastFiller } from "./disguised-digits";
import { meansTimes, multipleOf, numbersIn, pluralDigit, weakNumber } from "./number-words";
import { type Form, formOf, isExplained, isFlight } from "./quantities";

export type NumberGroup = {
  start: number;
  end: number;
  digits: string;
  form: Form;
  isWords: boolean;
  /** Whether digit after digit is said, which no quantity is: `nine eight one`. `Two three` may be a quantity. */
  isSpelled: boolean;
  /** Whether its form or what stands beside it tells that it is a quantity, a price, a time or a place. */
  isExplained: boolean;
  isFlight: boolean;
};

/** Digits with signs between, or letters. */
const parts =
  /\d{1,3}(?:[ \u00a0]\d{3}){1,2}(?=\s?(?:\p{Sc}|euros?|dollars?|pesos|reais|roupies)(?!\p{L}))|\d+(?:[.,:/–-]\d+|h\d\d(?!\d))*|[\p{L}\p{M}]+/giu;

export function numberGroups(text: string): NumberGroup[] {
  const groups: NumberGroup[] = [];
  let words: Words | undefined;
  const close = () => {
    if (words) groups.push(...groupsOf(words));
    words = undefined;
  };
  /** Takes back a number of one digit or two that what follows may belong to: `4 one 6`, `3 times 5`. */
  const reopened = (index: number): Words | undefined => {
    const last = groups.at(-1);
    if (!last || last.digits.length > 2 || last.isWords || last.isFlight || last.form !== "plain")
      return undefined;
    if (!isBeside(text, last.end, index)) return undefined;
    groups.pop();
    return { start: last.start, end: last.end, tokens: [last.digits], times: 0, figures: last };
  };
  for (const { 0: found, index } of text.matchAll(parts)) {
    const end = index + found.length;
    if (words && !isBeside(text, words.end, index)) close();
    if (/^\d/.test(found)) {
      const group = groupOfDigits(text, found, index);
      const isDigits = /^\d{1,2}$/.test(found) && !group.isExplained;
      if (words && isDigits) add(words, found, group.end);
      else {
        close();
        groups.push(group);
      }
      continue;
    }
    const lower = found.toLowerCase();
    const numbers = numbersIn(lower);
    const multiple = multipleOf(lower);
    const weak = words || startsNumber(text, lower, end) ? weakNumber(lower) : undefined;
    if (numbers.length > 0 || multiple !== undefined || weak !== undefined) {
      const plural = pluralDigit(lower);
      if (!words && !groups.at(-1)?.isExplained && multiple === undefined) words = reopened(index);
      words ??= { start: index, end, tokens: [], times: 0 };
      if (plural) repeat(words);
      // All fives
      if (
        plural &&
        words.tokens.length === 0 &&
        /\ball\s$/i.test(text.slice(Math.max(0, index - 4), index))
      )
        words.times = 3;
      if (multiple !== undefined) words.times = multiple;
      for (const digits of weak === undefined ? numbers : [weak]) add(words, digits, end);
      words.end = end;
    } else if (meansTimes(lower)) {
      words ??= reopened(index);
      if (words) {
        repeat(words);
        words.end = end;
      }
    } else if (words?.times && betweenTimes.test(lower)) words.end = end;
    else close();
  }
  close();
  return groups;
}

/** Between `times` and the number: `trois fois le chiffre cinq`. */
const betweenTimes =
  /^(?:the|le|la|el|o|a|die|das|ko|ka|ki|number|digit|figure|chiffre|numero|numeral|cifra|digito|ziffer|zahl|ank|anka|अंक|को|ਅੰਕ|ਨੂੰ|અંક|எண்)$/;

function isBeside(text: string, end: number, start: number): boolean {
  return /^[\s-]{0,2}$/.test(text.slice(end, start));
}

/** Makes the last number tell how often the next is said. */
function repeat(words: Words): void {
  const last = words.tokens.at(-1) ?? "";
  if (!/^[2-9]$/.test(last)) return;
  words.times = Number(last);
  words.tokens.pop();
}

function add(words: Words, digits: string, end: number): void {
  const isRepeated = words.times > 1 && digits.length < 3;
  words.tokens.push(isRepeated ? digits.repeat(words.times) : digits);
  words.times = 0;
  words.end = end;
}

/** `Oh one four`, `o-one` */
function startsNumber(text: string, lower: string, end: number): boolean {
  const [, next = ""] = /^[\s-]([a-z]{2,8})/i.exec(text.slice(end, end + 10)) ?? [];
  return /^oh?$/.test(lower) && numbersIn(next.toLowerCase()).length > 0;
}

type Words = {
  start: number;
  end: number;
  tokens: string[];
  /** How often the next number is said. */
  times: number;
  /** The number in digits that it begins with. */
  figures?: NumberGroup;
};

function groupsOf({ start, end, tokens, figures }: Words): NumberGroup[] {
  if (figures && tokens.length < 2 && tokens.join("").length < 3) return [figures];
  const digits = joined(tokens);
  if (!digits) return [];
  return [
    {
      start,
      end,
      digits,
      form: "plain",
      isWords: true,
      isSpelled: isSpelled(tokens),
      isExplained: false,
      isFlight: false,
    },
  ];
}

function isSpelled(tokens: readonly string[]): boolean {
  const isNext = (token: string, index: number) =>
    index === 0 || Number(token) === Number(tokens[index - 1]) + 1;
  return (
    (tokens.length > 1 || /^(\d)\1\1/.test(tokens[0] ?? "")) &&
    tokens.every((token) => /^(\d)\1*$/.test(token)) &&
    (tokens.length > 3 || !tokens.every(isNext))
  );
}

/** Twenty and one are 21, four and hundred 400, then sixteen 416. */
function joined(tokens: readonly string[]): string {
  let digits = "";
  /** How many zeros at the end the next number may replace. */
  let open = 0;
  for (const token of tokens) {
    const isHundred = token === "100";
    if (isHundred) digits = digits === "" || open > 0 ? `${digits}100` : `${digits}00`;
    else if (token.length <= open && token !== "0") digits = digits.slice(0, -token.length) + token;
    else digits += token;
    open = isHundred ? 2 : /^[2-9]0$/.test(token) ? 1 : 0;
  }
  return digits;
}

function groupOfDigits(text: string, written: string, start: number): NumberGroup {
  const end = pastFiller(text, start + written.length);
  const before = text.slice(Math.max(0, start - 8), start);
  const after = text.slice(end, end + 16);
  const form = formOf(written);
  const flight = isFlight(before);
  return {
    start,
    end,
    digits: written.replace(/\D/g, ""),
    form,
    isWords: false,
    isSpelled: false,
    isExplained: form !== "plain" || flight || isExplained(before, after),
    isFlight: flight,
  };
}
