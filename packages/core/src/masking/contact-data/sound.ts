/** Words of other scripts in Latin letters, and words by their consonants, so that a name or number matches in any script. */

/** The scripts of India that Unicode lays out alike, 128 code points each from here. */
const firstIndic = 0x900;
const lastIndic = 0xd7f;
/** By the offset in the block of a script: vowels, consonants, then vowel signs. */
const indic: Record<number, string> = Object.fromEntries([
  ...pairs(0x05, "a a i i u u r l e e e e o o o o"),
  ...pairs(0x15, "k k g g n c c j j n t t d d n t t d d n n p p b b m y r r l l l v s s s h"),
  ...pairs(0x3e, "a i i u u r r e e e e o o o o"),
  ...pairs(0x58, "k k g j r r f y"),
]);
/** Vowel signs and letters whose two parts are both heard. */
const diphthongs: Record<number, string> = { 16: "ai", 20: "au", 72: "ai", 76: "au" };
const anusvaras = [0x01, 0x02, 0x70];

const arabic = new Map(
  Object.entries({
    ب: "b",
    پ: "p",
    ت: "t",
    ٹ: "t",
    ث: "s",
    ج: "j",
    چ: "c",
    ح: "h",
    خ: "k",
    د: "d",
    ڈ: "d",
    ذ: "j",
    ر: "r",
    ڑ: "r",
    ز: "j",
    ژ: "j",
    س: "s",
    ش: "s",
    ص: "s",
    ض: "j",
    ط: "t",
    ظ: "j",
    غ: "g",
    ف: "f",
    ق: "k",
    ک: "k",
    ك: "k",
    گ: "g",
    ل: "l",
    م: "m",
    ن: "n",
    ں: "",
    و: "v",
    ہ: "h",
    ه: "h",
    ھ: "h",
    ة: "h",
    ی: "y",
    ي: "y",
    ے: "e",
    ئ: "y",
    ا: "a",
    آ: "a",
    أ: "a",
    ع: "",
    ء: "",
  }),
);

function pairs(first: number, letters: string): [number, string][] {
  return letters.split(" ").map((letter, index) => [first + index, letter]);
}

/** Small Latin letters for a word of an Indic or the Arabic script, without the vowels that these do not write. */
export function romanised(word: string): string {
  let latin = "";
  const characters = [...word.toLowerCase()];
  for (const [index, character] of characters.entries()) {
    const code = character.codePointAt(0) ?? 0;
    if (code < firstIndic || code > lastIndic) latin += arabic.get(character) ?? character;
    else {
      const offset = code % 0x80;
      const isLast = index === characters.length - 1;
      if (anusvaras.includes(offset)) latin += isLast ? "" : "n";
      else latin += diphthongs[offset] ?? indic[offset] ?? "";
    }
  }
  return latin;
}

/** Spellings that differ in long vowels, doubled and breathed letters alone have one form: `pachchees` and `pachis`. */
export function spelling(latin: string): string {
  return latin
    .replace(/ph/g, "f")
    .replace(/(?<=[bcdgjkpstxz])h+/g, "")
    .replace(/ee|ii|(?<=[a-z])y/g, "i")
    .replace(/oo/g, "u")
    .replace(/w/g, "v")
    .replace(/z/g, "j")
    .replace(/q/g, "k")
    .replace(/x/g, "ks")
    .replace(/(.)\1+/g, "$1");
}

/** What is the same in the spelling of a word in Latin letters and in a script that writes no short A. */
export function sound(word: string): string {
  return spelling(romanised(word))
    .replace(/a/g, "")
    .replace(/(.)\1+/g, "$1");
}

/** The consonants alone, for scripts that write hardly any vowel. */
export function consonants(word: string): string {
  return spelling(romanised(word))
    .replace(/[aeiouyh]/g, "")
    .replace(/c/g, "k")
    .replace(/f/g, "p")
    .replace(/m(?=.)/g, "n")
    .replace(/(.)\1+/g, "$1");
}
