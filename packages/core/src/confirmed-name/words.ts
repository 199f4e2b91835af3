/** The words of a name, to be compared across scripts and spellings. Pure. */

export type Word = {
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

/** An apostrophe is inside a word: O'Brien, OBrien. */
const apostrophes = /['`\u00b4\u02bc\u2018\u2019]/g;

/** Without titles. */
export async function wordsOf(name: string): Promise<Word[]> {
  const words = name
    .normalize("NFC")
    .toLowerCase()
    .replace(apostrophes, "")
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
  const written = [...word].map((letter) => digraphs[letter] ?? letter).join("");
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

export function isInitial({ spellings }: Word): boolean {
  return [...spellings].every((one) => one.length < 2);
}

export function isSameSpelling(a: Word, b: Word): boolean {
  return !isInitial(a) && [...a.spellings].some((one) => b.spellings.has(one));
}

/** Transliterated vowels are too unlike: ہرپریت, हरप्रीत and Harpreet. Two consonants are the least. */
export function isSameSound(a: Word, b: Word): boolean {
  return a.isLatin !== b.isLatin && a.sound.length > 1 && a.sound === b.sound;
}
