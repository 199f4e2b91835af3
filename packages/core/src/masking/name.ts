import { once } from "../once";

const segmenter = once(() => new Intl.Segmenter("en", { granularity: "grapheme" }));
/** Marks, spaces and characters that are not seen: format characters, controls, selectors and halves of characters. */
const unseen = /^[\p{M}\s]+|[\p{Cf}\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}]/gu;

/** Small Latin letters above another one: a whole address fits onto the first character. */
const lettersAbove = /[\u0363-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff]/gu;

/** Replaces every character of a name after the first by an asterisk. A character is what a reader sees as one. */
export function maskName(name: string): string {
  const seen = name.replace(unseen, "").replace(lettersAbove, "");
  const [first, ...rest] = graphemes(seen.trim());
  return (first?.segment ?? "") + "*".repeat(rest.length);
}

/** The characters that a reader sees. */
export function graphemes(text: string): Intl.SegmentData[] {
  return [...segmenter().segment(text)];
}
