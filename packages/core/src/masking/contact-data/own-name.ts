/** The words of people's names, in plain text and in any script. */
import { compound } from "./compound";
import { fold } from "./fold";
import type { Range } from "./plain-text";
import { consonants, sound, spelling } from "./sound";
import { isListed } from "./words";

/** Words of names that are also ordinary words. They are not masked if they stand alone in lower case. */
const common = new Set(
  `abu al am an as at be ben bin by can da de del della den der di do dos du el en he her him his ibn il in is it la le
  les may me my no of on or san so st the to un une us van von was we will you hai ji ka ke ki ko se`.split(
    /\s+/,
  ),
);
/** Scripts without spaces between words. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;
/** Scripts that write short vowels, if at all, in another way than Latin letters do. */
const phonetic =
  /^[\p{Script=Devanagari}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Tamil}\p{Script=Bengali}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{M}]+$/u;
const arabic = /^[\p{Script=Arabic}\p{M}]+$/u;
const latin = /^[a-z]+$/;

/** Letters for which digits and signs stand in one word: `S@nd33p`. */
const disguise = /(?<![\p{L}\p{N}])(?=[\p{L}]*[\d@$!|])[\p{L}\d@$!|]{3,40}(?![\p{L}\p{N}])/gu;
const letterOf: Record<string, string> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "8": "b",
  "@": "a",
  $: "s",
  "!": "i",
  "|": "l",
};

type Token = { range: Range; isName: boolean; isCommon: boolean };

export function ownNames(text: string, names: readonly string[]): Range[] {
  const words = wordsOf(names.join(" "));
  if (words.size === 0) return [];
  const heard = soundsOf(names);
  const lower = text.toLowerCase();
  const tokens: Token[] = [...text.matchAll(/[\p{L}\p{M}]+/gu)].map(({ 0: token, index }) => {
    const small = token.toLowerCase();
    const isWritten = compound(small, (word) => words.has(word)) !== undefined;
    const certainty = heard(small);
    return {
      range: [index, index + token.length] as const,
      isName: isWritten || certainty !== "none",
      // A short word in another script or spelling may sound like a name by chance.
      isCommon: common.has(token) || (!isWritten && certainty === "perhaps"),
    };
  });
  // Jas leen
  for (const [index, token] of tokens.entries()) {
    const next = tokens[index + 1];
    if (!next || text.slice(token.range[1], next.range[0]) !== " ") continue;
    const both = text
      .slice(token.range[0], next.range[1])
      .toLowerCase()
      .replace(/[^\p{L}\p{M}]/gu, "");
    if (both.length < 5 || !words.has(both)) continue;
    for (const one of [token, next]) {
      one.isName = true;
      one.isCommon = false;
    }
  }
  const isOwn = (index: number) => tokens[index]?.isName && !tokens[index]?.isCommon;
  const isBeside = (index: number) => tokens[index]?.isName ?? false;
  return [
    ...tokens
      .filter(
        ({ isName, isCommon, range: [start, end] }, index) =>
          isName &&
          (isOwn(index) ||
            isOwn(index - 1) ||
            isOwn(index + 1) ||
            (isCommon &&
              !common.has(text.slice(start, end)) &&
              (isBeside(index - 1) || isBeside(index + 1)))),
      )
      .map(({ range }) => range),
    ...[...text.matchAll(disguise)].flatMap(({ 0: found, index }): Range[] => {
      const written = found.toLowerCase().replace(/[\d@$!|]/g, (sign) => letterOf[sign] ?? sign);
      const isName = compound(written, (word) => word.length > 2 && words.has(word)) !== undefined;
      return isName ? [[index, index + found.length]] : [];
    }),
    // itsgurleenmann
    ...names
      .flatMap((name) =>
        joined(
          fold(name)
            .toLowerCase()
            .match(/[\p{L}\p{M}]{2,}/gu) ?? [],
        ).slice(-3),
      )
      .filter((name) => name.length > 8 && [...words].every((word) => word !== name))
      .flatMap((name) => everywhere(lower, name)),
    ...[...words].filter((word) => unspaced.test(word)).flatMap((word) => everywhere(lower, word)),
  ];
}

type Certainty = "certain" | "perhaps" | "none";

/** Whether a word in another script is one of a name, or all of it without spaces. */
function soundsOf(names: readonly string[]): (word: string) => Certainty {
  const lists = names.map(
    (name) =>
      fold(name)
        .toLowerCase()
        .match(/[\p{L}\p{M}]{2,}/gu) ?? [],
  );
  const inLatin = lists.map((list) => list.filter((word) => latin.test(word)));
  const inIndic = lists.flatMap((list) => list.filter((word) => phonetic.test(word)));
  const inArabic = lists.flatMap((list) => list.filter((word) => arabic.test(word)));
  const sounds = new Set(inLatin.flatMap((list) => joined(list).map(voiceless)));
  const bare = new Set(inLatin.flatMap((list) => joined(list).map(consonants)));
  const respelled = new Set(inLatin.flatMap((list) => joined(list).map(spelling)));
  const mirrored = new Set(
    inLatin
      .flat()
      .filter((word) => word.length > 3)
      .map((word) => [...word].reverse().join("")),
  );
  const spoken = new Set(inIndic.map(voiceless));
  const written = new Set(inArabic.map(consonants));
  return (word) => {
    if (phonetic.test(word)) return certainty(sounds, voiceless(word), 3);
    if (arabic.test(word)) return certainty(bare, consonants(word), 3);
    if (!latin.test(word)) return "none";
    if (respelled.has(spelling(word)) && !isListed(word))
      return word.length > 4 ? "certain" : "perhaps";
    if (mirrored.has(word) && !isListed(word)) return "certain";
    const one = certainty(spoken, voiceless(word), 4);
    return one === "none" ? certainty(written, consonants(word), 4) : one;
  };
}

function certainty(heard: ReadonlySet<string>, one: string, shortest: number): Certainty {
  if (one.length < 2 || !heard.has(one)) return "none";
  return one.length < shortest ? "perhaps" : "certain";
}

/** The words, and two or more of them without the space, in both orders. */
function joined(words: readonly string[]): string[] {
  return [
    ...words,
    ...words
      .slice(1)
      .flatMap((word, index) => [`${words[index]}${word}`, `${word}${words[index]}`]),
    words.join(""),
  ];
}

/** Tamil writes B, D, G and J as P, T, K and S. */
function voiceless(word: string): string {
  return sound(word)
    .replace(/[bdgj]/g, (letter) => ({ b: "p", d: "t", g: "k", j: "s" })[letter] ?? letter)
    .replace(/c/g, "s")
    .replace(/(.)\1+/g, "$1");
}

/** Words of two letters or more, in lower case; `O'Brien` also as one word. */
function wordsOf(names: string): Set<string> {
  const name = fold(names).toLowerCase();
  const words = `${name} ${name.replace(/(?<=\p{L})['.-](?=\p{L})/gu, "")}`.match(
    /[\p{L}\p{M}]{2,}/gu,
  );
  return new Set(words ?? []);
}

function everywhere(text: string, word: string): Range[] {
  const ranges: Range[] = [];
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length))
    ranges.push([at, at + word.length]);
  return ranges;
}
