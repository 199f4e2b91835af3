/**
 * Compares the name of a profile with the surname on a boarding pass. Airlines write it in capital Latin letters, without spaces,
 * accents and hyphens, and cut it off where the name has no room. Pure.
 */
import { type Word, wordsOf } from "./words";

/** Letters that a surname has at least: an initial proves nothing. */
const fewestLetters = 2;

/**
 * Whether the surname is a word of the name, or several in a row: `DELACRUZ` for Maria De la Cruz. A name in another script is compared
 * by its consonants.
 * @param isCut the surname may go on
 */
export async function hasSurname(
  profileName: string,
  surname: string,
  isCut: boolean,
): Promise<boolean> {
  const [words, printed] = await Promise.all([wordsOf(profileName), wordsOf(surname)]);
  const spelling = joined(printed, latin);
  const sound = joined(printed, ({ sound }) => sound);
  if (spelling.length < fewestLetters) return false;
  return runsOf(words).some((run) => {
    const isLatin = run.every((word) => word.isLatin);
    if (!isLatin) return sound.length > 1 && joined(run, (word) => word.sound) === sound;
    return spellingsOf(run).some((one) => (isCut ? one.startsWith(spelling) : one === spelling));
  });
}

const latin = ({ spellings }: Word) => [...spellings][0] ?? "";

function joined(words: readonly Word[], part: (word: Word) => string): string {
  return words.map(part).join("");
}

/** Words of a name that are next to each other. */
function runsOf(words: readonly Word[]): Word[][] {
  return words.flatMap((_, start) =>
    words.slice(start).map((__, length) => words.slice(start, start + length + 1)),
  );
}

/** Of all words together: `muller` and `mueller`. */
function spellingsOf(words: readonly Word[]): string[] {
  const most = Math.max(...words.map(({ spellings }) => spellings.size));
  return Array.from({ length: most }, (_, index) =>
    joined(words, ({ spellings }) => [...spellings][index] ?? [...spellings][0] ?? ""),
  );
}
