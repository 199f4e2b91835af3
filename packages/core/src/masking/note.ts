/** Masks contact data in notes. Loaded on demand because it contains lists of words and domains. */
import { handles } from "./contact-data/handles";
import { links } from "./contact-data/links";
import { numberGroups } from "./contact-data/number-groups";
import { ownNames } from "./contact-data/own-name";
import { phoneNumbers } from "./contact-data/phone-numbers";
import { plainText, type Range } from "./contact-data/plain-text";
import { completing, numberIn, type ToldFlight } from "./contact-data/told-flights";
import { graphemes } from "./name";

/** What a writer has told before: a text as the reader sees it, or a flight. */
export type Told = string | ToldFlight;

/**
 * Replaces e-mail addresses, phone numbers, links, handles and these names in a note that others can read: one asterisk for each
 * character that a reader sees. The rest stays as the author wrote it. Idempotent.
 * @param told oldest first: what completes contact data that begins there is replaced, too
 */
export function maskNote(
  note: string,
  names: readonly string[],
  told: readonly Told[] = [],
): string {
  // Alone first: an earlier text may make a number look harmless.
  const own = masked(charactersOf(note), names);
  const flights = told.filter((one) => typeof one !== "string");
  const texts = told.filter((one) => typeof one === "string");
  const numbers = texts.filter((text) => numberIn(plainText(text).text) !== undefined);
  // Texts without numbers, or with other words, may separate the parts of one.
  const earlier = [texts, texts.filter(hasNumber), numbers];
  const distinct = earlier.filter(
    (some, index) => some.length > 0 && some.length !== earlier[index - 1]?.length,
  );
  const rest = distinct.reduce((after, some) => maskedAfter(some, after, names), own);
  const digits = numbers.map((text) => numberIn(plainText(text).text) ?? "");
  return hidden(rest, (text) => completing(text, flights, digits)).join("");
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
  return hidden(characters, (text) => [
    ...links(text),
    ...handles(text),
    ...phoneNumbers(text),
    ...ownNames(text, names),
  ]);
}

/** With an asterisk for each character that a range of the plain text touches. */
function hidden(
  characters: readonly string[],
  rangesIn: (text: string) => readonly Range[],
): readonly string[] {
  const { text, original } = plainText(characters.join(""));
  const units = new Set<number>();
  for (const range of rangesIn(text)) {
    const [start, end] = original(range);
    for (let at = start; at < end; at++) units.add(at);
  }
  if (units.size === 0) return characters;
  let start = 0;
  return characters.map((character) => {
    const isHidden = touches(units, start, character.length);
    start += character.length;
    return isHidden ? "*" : character;
  });
}

function touches(hidden: ReadonlySet<number>, start: number, length: number): boolean {
  for (let at = start; at < start + length; at++) if (hidden.has(at)) return true;
  return false;
}
