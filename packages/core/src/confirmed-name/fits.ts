/**
 * Compares the name of a profile with the name that PayPal has for the same person. Ignores order, case, accents, hyphens and script,
 * one additional middle name in the profile, and any additional middle names at PayPal. A given name and a surname must be equal as
 * whole words: a single name or an initial never fits.
 */

/** As PayPal returns it. */
export type PayPalPerson = { given: string; surname: string };

type Word = {
  /** Spellings in small Latin letters: `muller` and `mueller`. */
  spellings: ReadonlySet<string>;
  /** Its consonants, if it was written in another script: `srm` for शर्मा and Sharma. */
  sound: string;
  isLatin: boolean;
};

const titles = new Set([
  "mr",
  "mrs",
  "ms",
  "miss",
  "mx",
  "dr",
  "prof",
  "sir",
  "shri",
  "smt",
  "jr",
  "sr",
]);
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

function isInitial({ spellings }: Word): boolean {
  return [...spellings].every((one) => one.length < 2);
}

function isSameSpelling(a: Word, b: Word): boolean {
  return !isInitial(a) && [...a.spellings].some((one) => b.spellings.has(one));
}

/** Transliterated vowels are too unlike: ہرپریت, हरप्रीत and Harpreet. Two consonants are the least. */
function isSameSound(a: Word, b: Word): boolean {
  return a.isLatin !== b.isLatin && a.sound.length > 1 && a.sound === b.sound;
}

function isInitialOf(a: Word, b: Word): boolean {
  const initial = [a, b].find(isInitial);
  if (!initial) return false;
  const [first = ""] = initial.spellings;
  return [a, b].every(({ spellings }) => [...spellings].some((one) => one.startsWith(first)));
}

async function wordsOf(name: string): Promise<Word[]> {
  const words = name
    .normalize("NFC")
    .toLowerCase()
    // An apostrophe is inside a word: O'Brien, OBrien.
    .replace(/['’‘ʼ`´]/gu, "")
    .split(/[^\p{L}\p{M}]+/u)
    .filter((word) => /\p{L}/u.test(word));
  const found = await Promise.all(words.map(wordOf));
  return found.filter(
    ({ spellings }) => ![...spellings].some((one) => titles.has(one) || one === ""),
  );
}

async function wordOf(word: string): Promise<Word> {
  const isLatin = /^[\p{Script=Latin}\p{M}]+$/u.test(word);
  const latin = await latinOf(word);
  const written = word.replace(/[äöüøå]/gu, (letter) => digraphs[letter] ?? letter);
  const spellings = new Set([latin, written === word ? latin : await latinOf(written)]);
  return { spellings, sound: soundOf(latin), isLatin };
}

const digraphs: Record<string, string> = { ä: "ae", ö: "oe", ü: "ue", ø: "oe", å: "aa" };

async function latinOf(word: string): Promise<string> {
  const plain = word.normalize("NFD").replace(/\p{M}/gu, "");
  if (/^[a-z]*$/.test(plain)) return plain;
  // Loaded on demand: half a megabyte of tables, which few names need.
  const { default: anyAscii } = await import("any-ascii");
  return anyAscii(word)
    .toLowerCase()
    .replace(/[^a-z]/g, "");
}

/** Consonants, without the differences that transliterations make: Singh and simh, Vikram and Wikrm. */
function soundOf(latin: string): string {
  return latin
    .replace(/ph/g, "f")
    .replace(/[aeiouyh]/g, "")
    .replace(/ng|m/g, "n")
    .replace(/w/g, "v")
    .replace(/[qc]/g, "k")
    .replace(/z/g, "j")
    .replace(/(.)\1+/g, "$1");
}
