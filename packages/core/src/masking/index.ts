/** What a user writes as strangers read it: text in, text out. Knows no other domain. */
export * as Masking from ".";
export { initial } from "./initial";
export { maskName } from "./name";

/**
 * Text of a user as strangers read it: without links, addresses, numbers, handles and these names.
 * @param names all that the text must not tell: `User.namesOf` of its author, and of the people that it is about
 */
export async function maskText(text: string, names: readonly string[]): Promise<string> {
  // Loaded on demand: only such a text needs the lists of words and domains.
  const { maskNote } = await import("./note");
  return maskNote(text, names);
}

/** A name as others read it once they are connected: whole, but without links, addresses, numbers and handles. */
export function plainName(name: string): Promise<string> {
  return maskText(name, []);
}
