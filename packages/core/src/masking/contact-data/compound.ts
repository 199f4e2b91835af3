/** Letters of the longest word: a name has 100 characters at most. */
const longest = 100;

/**
 * The words that a run of letters consists of, longest first: `onesixteen` is `one`, `sixteen`.
 * @returns undefined when it consists of anything else
 */
export function compound(letters: string, isWord: (word: string) => boolean): string[] | undefined {
  const words: string[] = [];
  for (let from = 0; from < letters.length; ) {
    let to = Math.min(letters.length, from + longest);
    while (to > from && !isWord(letters.slice(from, to))) to--;
    if (to === from) return undefined;
    words.push(letters.slice(from, to));
    from = to;
  }
  return words;
}
