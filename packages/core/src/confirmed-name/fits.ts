/**
 * Compares the name of a profile with the name that PayPal has for the same person. Ignores order, case, accents, hyphens and script,
 * one additional middle name in the profile, which follows a given name, and any additional middle names at PayPal. A given name and
 * a surname must be equal as whole words: a single name or an initial never fits.
 */
import { isInitial, isSameSound, isSameSpelling, type Word, wordsOf } from "./words";

/** As PayPal returns it. */
export type PayPalPerson = { given: string; surname: string };

/** A text with more words than this is not a name. */
const mostWords = 12;

export async function fits(
  profileName: string,
  { given, surname }: PayPalPerson,
): Promise<boolean> {
  const [own, givens, surnames] = await Promise.all([profileName, given, surname].map(wordsOf));
  if (!own || !givens || !surnames || givens.length === 0 || surnames.length === 0) return false;
  const known = [...givens, ...surnames];
  if (Math.max(own.length, known.length) > mostWords) return false;
  if (isOneSpelling(own, givens, surnames)) return true;
  const { pairs, whole } = pair(own, known);
  const isKnown = (words: readonly Word[]) => words.some((word) => whole.has(word));
  if (!isKnown(givens) || !isKnown(surnames)) return false;
  const [extra, ...more] = own.filter((word) => !pairs.has(word));
  if (!extra) return true;
  const before = own[own.indexOf(extra) - 1];
  const isMiddle = before && givens.some((word) => word === pairs.get(before));
  return isMiddle === true && more.length === 0 && pairs.size === known.length;
}

/**
 * Pairs each word of the profile with another one of PayPal's. An initial is paired last, and proves nothing.
 * @returns PayPal's word of each word that has one, and which of PayPal's are the same as a whole
 */
function pair(own: readonly Word[], known: readonly Word[]) {
  const pairs = new Map<Word, Word>();
  const free = new Set(known);
  const whole = new Set<Word>();
  const take = (words: readonly Word[], isSame: (a: Word, b: Word) => boolean, isWhole: boolean) =>
    words.filter((word) => {
      const found = [...free].find((one) => isSame(word, one));
      if (!found) return true;
      free.delete(found);
      pairs.set(word, found);
      if (isWhole) whole.add(found);
      return false;
    });
  const unlike = take(own, isSameSpelling, true);
  const unheard = take(unlike, isSameSound, true);
  take(unheard, isInitialOf, false);
  return { pairs, whole };
}

/** The whole name is the same except for spaces: `WangWei` and `Wei Wang`, `De la Cruz` and `Delacruz`. */
function isOneSpelling(own: readonly Word[], givens: readonly Word[], surnames: readonly Word[]) {
  const [a, ...both] = [own, [...givens, ...surnames], [...surnames, ...givens]].map((words) =>
    words.map(({ spellings }) => [...spellings][0] ?? "").join(""),
  );
  return (
    both.some((one) => one === a) && [givens, surnames].every((words) => !words.every(isInitial))
  );
}

function isInitialOf(a: Word, b: Word): boolean {
  const initial = [a, b].find(isInitial);
  if (!initial) return false;
  const [first = ""] = initial.spellings;
  return [a, b].every(({ spellings }) => [...spellings].some((one) => one.startsWith(first)));
}
