/** The kind of language that a text is in, as far as the lists of words tell. */
import { isListed } from "./words";

/**
 * `english`, whose words are listed most completely; `listed`: French, Spanish, Portuguese or German; `romanised`: a language of South Asia
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
  el los las es con por una del lo os um uma com minha meu ela ele dos ao und der das ist ich mit nicht ein eine auf wir sich dem den im zu`.split(
    /\s+/,
  ),
);

/** Whether sentences often begin with the word. */
const beginnings = new Set(
  `please pls thanks thank call write ask tell also just but so very then when who what where can could would should let come we i a an in at by from as or be do no yes ok our your
  merci svp je tu ils elles gracias ella ellos por favor obrigado obrigada por favor danke bitte er es wenn
  bas aur lekin phir par woh wo unko unka kripya agar hum main mummy papa mum dad te asi ne ane ba e toh to nu naan avanga`.split(
    /\s+/,
  ),
);
export function beginsSentences(word: string): boolean {
  return beginnings.has(word) || englishWords.has(word) || otherWords.has(word);
}

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
  const isShort = long.length < fewest;
  if (isShort ? isForeign(long, known, english + other) : known < long.length * share)
    return "romanised";
  return english >= other ? "english" : "listed";
}

/** Whether few words are enough to tell: none is frequent in a listed language, and most are in no list. */
function isForeign(long: readonly string[], known: number, frequent: number): boolean {
  return long.length > 2 && frequent === 0 && known * 2 < long.length;
}
