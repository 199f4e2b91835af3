/** The kind of language that a text is in, as far as the lists of words tell. */
import { isListed } from "./words";

/**
 * `english`, whose words are listed most completely; `listed`: French, Spanish or Portuguese; `romanised`: a language of South Asia
 * in Latin letters, of which few words are; `script`: in another script.
 */
export type NoteLanguage = "english" | "listed" | "romanised" | "script";

/** The share of listed words from which a text counts as written in a listed language. */
const share = 0.72;
/** Shorter texts have too few words to tell. */
const fewest = 5;

const englishWords = new Set(
  "the and she he her his is my to of with for we you on it if are was will have has there this that they not i'm".split(
    " ",
  ),
);
/** Without those that are also words of South Asia in Latin letters, such as `la` and `se`. */
const otherWords = new Set(
  `les et est elle des une pour dans que qui je mon vous sur il pas nous avec du
  el los las es con por una del lo os um uma com minha meu ela ele dos ao`.split(/\s+/),
);

export function languageOf(text: string): NoteLanguage {
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (latin * 2 < letters) return "script";
  const words =
    text.toLowerCase().match(/(?<![\p{L}\p{M}\p{N}*._])[a-z]+(?![\p{L}\p{N}*_])/gu) ?? [];
  // Names begin with a capital.
  const long = text.match(/(?<![\p{L}\p{M}\p{N}*._])[a-z]{2,}(?![\p{L}\p{N}*_])/gu) ?? [];
  const known = long.filter(isListed).length;
  const english = words.filter((word) => englishWords.has(word)).length;
  const other = words.filter((word) => otherWords.has(word)).length;
  if (english > 1 && english > other && english * 4 >= long.length) return "english";
  if (other > 1 && other > english && other * 5 >= long.length) return "listed";
  if (long.length >= fewest && known < long.length * share) return "romanised";
  return english >= other ? "english" : "listed";
}
