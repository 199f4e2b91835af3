/**
 * Folds what is spelt in several ways in the scripts of South Asia and in Arabic script. The result has no marks, and is for
 * comparison only.
 */

/**
 * Scripts of South Asia: all are written in Devanagari, whose order their Unicode blocks share. Vowel signs become vowels, long
 * vowels short, and `a` is written at the beginning of a word only. Nukta and virama go, nasals before a consonant are one,
 * double consonants single, retroflex consonants dental.
 */
const brahmic: readonly [RegExp, string | ((letters: string) => string)][] = [
  [/\u0a70/g, "\u0902"], // tippi: anusvara
  [/[\u0a71-\u0a73]/g, ""], // addak, which doubles, and the bearers of vowels
  [/\u09ce/g, "\u0924"], // khanda ta
  [/[\u0980-\u0d7f]/g, inDevanagari],
  [/\u093c/g, ""],
  [
    /[\u0919\u091e\u0923\u0928]\u094d(?=[\u0915-\u0939])|\u092e\u094d(?=[\u092a-\u092d]|$|\P{L})/gu,
    "\u0928",
  ],
  [/[\u0900-\u0902]/g, "\u0928"],
  [/([\u0915-\u0939])\u094d(?=\1)/g, ""],
  [/[\u090b\u0943\u0960\u0944]/g, "\u0930\u0907"],
  [/[\u0940\u093f\u0908]/g, "\u0907"],
  [/[\u0941\u0942\u090a]/g, "\u0909"],
  [/[\u0945-\u0948\u090d\u090e\u0910]/g, "\u090f"],
  [/[\u0949-\u094c\u0911\u0912\u0914]/g, "\u0913"],
  [/\p{M}/gu, ""],
  [/\u0906/g, "\u0905"],
  [/(?<=[\u0904-\u0939])\u0905+/g, ""],
  [/\u0907\u092f+/g, "\u0907"],
  [/\u091f/g, "\u0924"],
  [/\u0920/g, "\u0925"],
  [/\u0921/g, "\u0926"],
  [/\u0922/g, "\u0927"],
  [/[\u0923\u0929]/g, "\u0928"],
  [/[\u0933\u0934]/g, "\u0932"],
  [/\u0931/g, "\u0930"],
  [/[\u0936\u0937]/g, "\u0938"],
];

function inDevanagari(letter: string): string {
  return String.fromCharCode(0x900 + (letter.charCodeAt(0) & 0x7f)).normalize("NFD");
}

/** Arabic letters by what they are folded to: the letters of Persian and Urdu to what an Arabic keyboard has. */
const arabic: Readonly<Record<string, string>> = {
  "\u0671": "ا",
  "\u0629": "ه",
  "\u06c1": "ه",
  "\u06c3": "ه",
  "\u06be": "ه",
  "\u06d5": "ه",
  "\u0649": "ي",
  "\u06cc": "ي",
  "\u06d2": "ي",
  "\u06d0": "ي",
  "\u06a9": "ك",
  "\u06aa": "ك",
  "\u06af": "ك",
  "\u0679": "ت",
  "\u0688": "د",
  "\u0691": "ر",
  "\u067e": "ب",
  "\u0686": "ج",
  "\u0698": "ز",
  "\u06a4": "ف",
  "\u06ba": "ن",
  // Hamza and the stretching of a line.
  "\u0621": "",
  "\u0640": "",
};

const joiners = /[\u200b-\u200d\u2060\ufeff]/g;

/** @param text in lower case and Unicode's NFD, without apostrophes */
export function foldScript(text: string): string {
  let folded = text
    .replace(joiners, "")
    .replace(/[\ufb50-\ufdff\ufe70-\ufefc]/g, (form) => form.normalize("NFKD"))
    .replace(/[\u0621-\u06d5]/g, (letter) => arabic[letter] ?? letter);
  for (const [letters, by] of brahmic) {
    folded =
      typeof by === "string"
        ? folded.replace(letters, by)
        : folded.replace(letters, (one) => by(one));
  }
  return folded;
}
