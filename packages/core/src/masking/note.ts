/** Masks contact data in notes. Loaded on demand because it contains lists of words and domains. */
import { handles } from "./contact-data/handles";
import { links } from "./contact-data/links";
import { numberGroups } from "./contact-data/number-groups";
import { ownNames } from "./contact-data/own-name";
import { phoneNumbers } from "./contact-data/phone-numbers";
import { plainText } from "./contact-data/plain-text";
import { graphemes } from "./name";

/**
 * Replaces e-mail addresses, phone numbers, links, handles and these names in a note that others can read: one asterisk for each
 * character that a reader sees. The rest stays as the author wrote it. Idempotent.
 * @param told earlier texts as the reader sees them, oldest first: what completes contact data that begins there is replaced, too
 */
export function maskNote(
  note: string,
  names: readonly string[],
  told: readonly string[] = [],
): string {
  // Alone first: an earlier text may make a number look harmless.
  const own = masked(charactersOf(note), names);
  // Texts without numbers, or with other words, may separate the parts of one.
  const earlier = [told, told.filter(hasNumber), told.filter(isNumber)];
  const distinct = earlier.filter(
    (texts, index) => texts.length > 0 && texts.length !== earlier[index - 1]?.length,
  );
  return distinct.reduce((after, texts) => maskedAfter(texts, after, names), own).join("");
}

function maskedAfter(
  told: readonly string[],
  own: readonly string[],
  names: readonly string[],
): readonly string[] {
  const before = charactersOf(told.map((text) => `${text}\n`).join(""));
  return masked([...before, ...own], names).slice(before.length);
}

function hasNumber(text: string): boolean {
  return numberGroups(plainText(text).text).length > 0;
}

/** Whether a text is nothing but a number, in digits or words. */
function isNumber(text: string): boolean {
  const { text: plain } = plainText(text);
  const rest = numberGroups(plain).reduceRight(
    (left, { start, end }) => left.slice(0, start) + left.slice(end),
    plain,
  );
  return hasNumber(text) && !/[\p{L}\p{N}*]/u.test(rest);
}

function charactersOf(text: string): string[] {
  return graphemes(text).map(({ segment }) => segment);
}

/** @param characters what a reader sees as one each */
function masked(characters: readonly string[], names: readonly string[]): readonly string[] {
  const result = maskOnce(characters, names);
  // What is masked may have separated other contact data.
  const isStable = result.every((character, index) => character === characters[index]);
  return isStable ? result : masked(result, names);
}

function maskOnce(characters: readonly string[], names: readonly string[]): readonly string[] {
  const { text, original } = plainText(characters.join(""));
  const hidden = new Set<number>();
  for (const range of [
    ...links(text),
    ...handles(text),
    ...phoneNumbers(text),
    ...ownNames(text, names),
  ]) {
    const [start, end] = original(range);
    for (let at = start; at < end; at++) hidden.add(at);
  }
  if (hidden.size === 0) return characters;
  let start = 0;
  return characters.map((character) => {
    const isHidden = touches(hidden, start, character.length);
    start += character.length;
    return isHidden ? "*" : character;
  });
}

function touches(hidden: ReadonlySet<number>, start: number, length: number): boolean {
  for (let at = start; at < start + length; at++) if (hidden.has(at)) return true;
  return false;
}
