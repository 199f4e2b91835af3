/** Masks the texts of a user for strangers: text in, text out. Depends on no other domain. */
export * as Masking from ".";

import type { Told } from "./note";

export { maskName } from "./name";
export type { Told };

/**
 * The text of a user as strangers see it: without links, addresses, numbers, handles and these names.
 * @param names the names that the text must not reveal: `User.namesOf` of its author, and of the
 * people that it is about
 * @param told what the author has told the same reader, as they see it, oldest first, and the flights of the author's itineraries: a
 * text that completes contact data of several pieces is masked, too
 */
export async function maskText(
  text: string,
  names: readonly string[],
  told: readonly Told[] = [],
): Promise<string> {
  // Loaded on demand: most calls do not need the lists of words and domains.
  const { maskNote } = await import("./note");
  return maskNote(text, names, told);
}

/** A name as others read it once they are connected: whole, but without links, addresses, numbers and handles. */
export function plainName(name: string): Promise<string> {
  return maskText(name, []);
}
