/**
 * Whether enough of a name is typed to search for it: more than two characters. A Chinese character is a syllable and counts for
 * two, so that '北京' is enough and '京' is not.
 */
export function isLongEnough(typed: string): boolean {
  const characters = [...typed.trim()];
  const chinese = characters.filter((character) => /\p{Script=Han}/u.test(character));
  return characters.length + chinese.length > 2;
}
