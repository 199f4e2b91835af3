import { once } from "./once";

const segmenter = once(() => new Intl.Segmenter());

/**
 * The beginning of a text, at most `length` UTF-16 code units, without splitting a user-perceived
 * character (grapheme). Halves of surrogate pairs, which the table cannot store, become U+FFFD.
 */
export function truncate(text: string, length: number): string {
  const whole = text.toWellFormed();
  // Most texts are short enough, and a segmenter takes milliseconds to create.
  if (whole.length <= length) return whole;
  return whole.slice(0, segmenter().segment(whole).containing(length)?.index);
}
