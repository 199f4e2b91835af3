/**
 * What is left of a name in Latin letters when vowels and the letters that transliterations disagree about are gone: 'Jharsuguda'
 * and 'jharasuguda' are `jrskd`. A name that begins with a vowel begins with `a`: 'Agartala' is `akrtl`.
 *
 * @param latin folded
 */
export function skeletonOf(latin: string): string {
  const name = latin.replace(/^(?:al|el) (?=.)/, "").replace(/[^a-z]/g, "");
  const consonants = name
    .replace(/ph/g, "f")
    .replace(/sch|sh/g, "s")
    .replace(/ch/g, "j")
    .replace(/c(?=[eiy])/g, "s")
    .replace(/x/g, "ks")
    .replace(/[cgq]/g, "k")
    .replace(/z/g, "j")
    .replace(/p/g, "b")
    .replace(/m(?=b)/g, "n")
    .replace(/[aehiouvwy]/g, "")
    .replace(/(.)\1+/g, "$1");
  return /^[aeiou]/.test(name) ? `a${consonants}` : consonants;
}
