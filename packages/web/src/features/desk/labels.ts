/** Words of the API as operators read them: `asks-for-money` as `Asks for money`. */
export function label(word: string): string {
  const text = word.replaceAll("-", " ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** `2026-11-26 14:05`, UTC: short, sortable, and the same for every operator. */
export function utc(instant: string): string {
  return instant.slice(0, 16).replace("T", " ");
}
