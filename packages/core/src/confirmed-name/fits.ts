/**
 * Compares the name of a profile with the name that PayPal has for the same person. Ignores order, case, accents, hyphens and script,
 * one additional middle name in the profile, and any additional middle names at PayPal. A given name and a surname must be equal as
 * whole words: a single name or an initial never fits.
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
  const left = pair(own, known);
  if (!left) return false;
  const isKnown = (words: readonly Word[]) => words.some((word) => left.whole.has(word));
  return (
    isKnown(givens) && isKnown(surnames) && (left.own === 0 || (left.own === 1 && left.known === 0))
  );
}

/**
 * Pairs each word of the profile with another one of PayPal's. An initial is paired last, and proves nothing.
 * @returns how many words of each are left, and which of PayPal's are the same as a whole
 */
function pair(own: readonly Word[], known: readonly Word[]) {
  const free = new Set(known);
  const whole = new Set<Word>();
  const take = (words: readonly Word[], isSame: (a: Word, b: Word) => boolean, isWhole: boolean) =>
    words.filter((word) => {
      const found = [...free].find((one) => isSame(word, one));
      if (!found) return true;
      free.delete(found);
      if (isWhole) whole.add(found);
      return false;
    });
  const unlike = take(own, isSameSpelling, true);
  const unheard = take(unlike, isSameSound, true);
  const rest = take(unheard, isInitialOf, false);
  return { own: rest.length, known: free.size, whole };
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
