/** Masks contact data in notes. Loaded on demand because it contains lists of words and domains. */
import { handles } from "./contact-data/handles";
import { links } from "./contact-data/links";
import { ownNames } from "./contact-data/own-name";
import { phoneNumbers } from "./contact-data/phone-numbers";
import { plainText } from "./contact-data/plain-text";
import { graphemes } from "./name";

/**
 * Replaces e-mail addresses, phone numbers, links, handles and these names in a note that others can read: one asterisk for each
 * character that a reader sees. The rest stays as the author wrote it. Idempotent.
 */
export function maskNote(note: string, names: readonly string[]): string {
  const masked = maskOnce(note, names);
  // The masked text may have separated other contact data.
  return masked === note ? note : maskNote(masked, names);
}

function maskOnce(note: string, names: readonly string[]): string {
  const { text, original } = plainText(note);
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
  if (hidden.size === 0) return note;
  return graphemes(note)
    .map(({ segment, index }) => (touches(hidden, index, segment.length) ? "*" : segment))
    .join("");
}

function touches(hidden: ReadonlySet<number>, start: number, length: number): boolean {
  for (let at = start; at < start + length; at++) if (hidden.has(at)) return true;
  return false;
}
