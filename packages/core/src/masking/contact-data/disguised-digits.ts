/** Digits among which letters stand for others, and number words in which digits stand for letters. */
import { disguisedNumber } from "./number-words";

/** Letters that are read as digits. */
const digitOf: Record<string, string> = {
  O: "0",
  o: "0",
  Q: "0",
  D: "0",
  I: "1",
  l: "1",
  i: "1",
  L: "1",
  Z: "2",
  z: "2",
  E: "3",
  A: "4",
  S: "5",
  s: "5",
  G: "6",
  b: "6",
  T: "7",
  B: "8",
  g: "9",
  q: "9",
};
const chunk = /(?<![\p{L}\p{M}\p{N}])(?=[\p{L}]*\d)[\dA-Za-z]{1,12}(?![\p{L}\p{M}\p{N}])/gu;
const between = /^[\s.,()-]{1,3}$/;
/** Seats, gates and flights: `34B`, `E73`, `AI187`. */
const seat = /^\d{1,2}[A-Za-z]$|^[A-Za-z]\d{1,3}$|^[A-Z]{2}\d{1,4}$/;
/** Fills what a number word leaves, so that the length stays. */
const filler = "\u0000";

/** The text with digits for these letters and words. Of the same length. */
export function disguised(text: string): string {
  const spoken = text.replace(/(?<![\p{L}\p{N}])[a-z\d]{3,6}(?![\p{L}\p{N}])/giu, (word) => {
    const value = disguisedNumber(word.toLowerCase());
    return value === undefined ? word : value.padEnd(word.length, filler);
  });
  let result = "";
  let kept = 0;
  for (const sequence of sequencesOf(spoken)) {
    if (!isNumber(sequence.map(({ written }) => written))) continue;
    for (const { written, index } of sequence) {
      result += spoken.slice(kept, index) + digits(written);
      kept = index + written.length;
    }
  }
  return result + spoken.slice(kept);
}

/** The end of a number, with what fills its place. */
export function pastFiller(text: string, end: number): number {
  let past = end;
  while (text.charAt(past) === filler) past++;
  return past;
}

type Chunk = { written: string; index: number };

/** Digits and letters that look like them, side by side. */
function sequencesOf(text: string): Chunk[][] {
  const sequences: Chunk[][] = [];
  let end = -1;
  for (const { 0: written, index } of text.matchAll(chunk)) {
    if (!/^[\dOoQDIliLZzEASsGbTBgq]+$/.test(written)) continue;
    const last = sequences.at(-1);
    if (last && between.test(text.slice(end, index))) last.push({ written, index });
    else sequences.push([{ written, index }]);
    end = index + written.length;
  }
  return sequences;
}

/** Whether the chunks have the length of a phone number, and are no seats or gates alone. */
function isNumber(chunks: string[]): boolean {
  const all = chunks.join("");
  if (all.length < 7 || all.length > 14 || !/[A-Za-z]/.test(all)) return false;
  const letters = all.replace(/\d/g, "").length;
  if (letters * 3 > all.length * 2 || /\d[a-z]{2}\b/.test(all)) return false;
  const kinds = new Set(
    chunks.map((one) =>
      /^\d+$/.test(one) ? "digits" : seat.test(one) ? one.search(/\d/) : "mixed",
    ),
  );
  return kinds.has("mixed") ? all.length > 8 || chunks.length > 1 : kinds.size > 2;
}

function digits(written: string): string {
  return written.replace(/[A-Za-z]/g, (letter) => digitOf[letter] ?? letter);
}
