/** The numbers of a text, in digits and in words, with what stands beside them. */
import { pastFiller } from "./disguised-digits";
import { meansTimes, multipleOf, numbersIn, weakNumber } from "./number-words";
import { type Form, formOf, isExplained, isFlight } from "./quantities";

export type NumberGroup = {
  start: number;
  end: number;
  digits: string;
  form: Form;
  isWords: boolean;
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
    const closed = words && groupOfWords(words);
    if (closed) groups.push(closed);
    words = undefined;
  };
  for (const { 0: found, index } of text.matchAll(parts)) {
    const end = index + found.length;
    if (/^\d/.test(found)) {
      // `triple 5`, `trois fois 5`
      const times =
        words && /^\s?(?:le\s|el\s)?$/.test(text.slice(words.end, index)) ? words.times : 0;
      if (times && found.length === 1) {
        words?.tokens.push({ digits: found.repeat(times), start: index });
        if (words) words.end = end;
        continue;
      }
      close();
      groups.push(groupOfDigits(text, found, index));
      continue;
    }
    const lower = found.toLowerCase();
    const gap: string = words ? text.slice(words.end, index) : "";
    if (words && !/^[\s-]{0,2}$/.test(gap)) close();
    const numbers = numbersIn(lower);
    const multiple = multipleOf(lower);
    const weak = words || startsNumber(text, lower, end) ? weakNumber(lower) : undefined;
    if (numbers.length === 0 && multiple === undefined && weak === undefined) {
      if (words && meansTimes(lower)) {
        words.times = Number(words.tokens.at(-1)?.digits ?? 0);
        words.tokens.pop();
        words.end = end;
      } else if (!(words?.times && /^(?:le|la|el|the|ko)$/.test(lower))) close();
      else words.end = end;
      continue;
    }
    words ??= { start: index, end, tokens: [], times: 0 };
    words.end = end;
    if (multiple !== undefined) words.times = multiple;
    for (const digits of weak === undefined ? numbers : [weak]) {
      words.tokens.push({
        digits: words.times > 1 && digits.length === 1 ? digits.repeat(words.times) : digits,
        start: index,
      });
      words.times = 0;
    }
  }
  close();
  return groups;
}

/** `Oh one four` */
function startsNumber(text: string, lower: string, end: number): boolean {
  const [, next = ""] = /^[\s-]([a-z]{2,8})/i.exec(text.slice(end, end + 10)) ?? [];
  return lower === "oh" && numbersIn(next.toLowerCase()).length > 0;
}

type Words = {
  start: number;
  end: number;
  tokens: { digits: string; start: number }[];
  /** How often the next number is said. */
  times: number;
};

/** Twenty and one are 21, four and hundred 400, quatre and vingt 80. */
function groupOfWords({ start, end, tokens }: Words): NumberGroup | undefined {
  const digits = tokens.reduce((before, { digits: next }) => {
    const last = before.slice(-2);
    if (next === "100") return before === "" ? "100" : before;
    if (/^[2-9]0$/.test(last) && next.length === 1 && before.length === 2 && next !== "0")
      return before.slice(0, -1) + next;
    return before + next;
  }, "");
  return digits
    ? { start, end, digits, form: "plain", isWords: true, isExplained: false, isFlight: false }
    : undefined;
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
    isExplained: form !== "plain" || flight || isExplained(before, after),
    isFlight: flight,
  };
}
