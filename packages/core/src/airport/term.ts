/**
 * Whether enough of a name is typed to search for it: more than two characters. A Chinese character is a syllable and counts for
 * two, so that '北京' is enough and '京' is not.
 */
export function isLongEnough(typed: string): boolean {
  return [...typed.trim().replace(/\p{Script=Han}/gu, "$&$&")].length > 2;
}
