/**
 * Names a button by its text and the heading of its card, because other cards have a button with the same text.
 * @param heading the id of the heading
 * @param action unique within the card
 */
export function namedBy(heading: string, action: string) {
  const id = `${heading}-${action}`;
  return { id, "aria-labelledby": `${id} ${heading}` };
}
