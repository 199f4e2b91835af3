/** Masks contact data in notes. Loaded on demand because it contains lists of words and domains. */
import { handles } from "./contact-data/handles";
import { links } from "./contact-data/links";
import { ownName } from "./contact-data/own-name";
import { phoneNumbers } from "./contact-data/phone-numbers";
import { plainText } from "./contact-data/plain-text";
import { graphemes } from "./masked-name";

/**
 * Replaces e-mail addresses, phone numbers, links, handles and the author's name in a note that others can read: one asterisk
 * for each character that a reader sees. The rest stays as the author wrote it. Idempotent.
 */
export function maskNote(note: string, { displayName }: { displayName: string }): string {
  const masked = maskOnce(note, displayName);
  // What has been masked may have separated the parts of something else.
  return masked === note ? note : maskNote(masked, { displayName });
}

function maskOnce(note: string, displayName: string): string {
  const { text, original } = plainText(note);
  const hidden = new Set<number>();
  for (const range of [
    ...links(text),
    ...handles(text),
    ...phoneNumbers(text),
    ...ownName(text, displayName),
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
