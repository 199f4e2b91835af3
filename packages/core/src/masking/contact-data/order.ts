/** What is said between the parts of an address or a number that is told in parts. Data. */
import { fold } from "./fold";

const conjunctions = words("and|et|y|e|und|aur|te|ne|ane|और|ਤੇ|ਅਤੇ|અને|ને|மற்றும்|اور");
const sequence = words(
  `then|and then|next|plus|after that|afterwards|followed by|later|puis|et puis|ensuite|apres|luego|y luego|despues|depois|e depois|dann|und dann|danach|
  phir|fir|aur phir|uske baad|us ke baad|ke baad|baad|fer|pher|te fer|us ton baad|ton baad|pachi|pachhi|piragu|apram|appuram|apparam|aprom|aduthu|
  फिर|उसके बाद|के बाद|बाद|ਫਿਰ|ਫੇਰ|ਉਸ ਤੋਂ ਬਾਅਦ|ਤੋਂ ਬਾਅਦ|ਬਾਅਦ|પછી|ત્યાર પછી|பிறகு|அடுத்து|அப்புறம்|پھر|اس کے بعد|کے بعد|بعد`,
);

/** Alternatives of a pattern: words that tell what comes next. */
export const orderWords = alternatives(sequence);
/** These, and words for `and`. */
export const joiningWords = alternatives([...sequence, ...conjunctions]);

const single = new Set([...sequence, ...conjunctions].filter((phrase) => !phrase.includes(" ")));

/** Whether it is one of them by itself. */
export function isJoiningWord(word: string): boolean {
  return single.has(word);
}

function words(list: string): string[] {
  return fold(list)
    .split("|")
    .map((phrase) => phrase.trim());
}

/** The longest first. */
function alternatives(phrases: string[]): string {
  return [...phrases]
    .sort((one, other) => other.length - one.length)
    .join("|")
    .replace(/ /g, "\\s");
}
