/** The words of people's names, in plain text. */
import { compound } from "./compound";
import { fold } from "./fold";
import type { Range } from "./plain-text";

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

export function ownNames(text: string, names: readonly string[]): Range[] {
  const words = wordsOf(names.join(" "));
  const lower = text.toLowerCase();
  const tokens = [...text.matchAll(/[\p{L}\p{M}]+/gu)].map(({ 0: token, index }) => ({
    range: [index, index + token.length] as const,
    isName: compound(token.toLowerCase(), (word) => words.has(word)) !== undefined,
    isCommon: common.has(token),
  }));
  const isOwn = (index: number) => tokens[index]?.isName && !tokens[index]?.isCommon;
  return [
    ...tokens
      .filter(
        ({ isName }, index) => isName && (isOwn(index) || isOwn(index - 1) || isOwn(index + 1)),
      )
      .map(({ range }) => range),
    ...[...words].filter((word) => unspaced.test(word)).flatMap((word) => everywhere(lower, word)),
  ];
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
