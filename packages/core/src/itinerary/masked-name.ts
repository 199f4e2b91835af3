/** Replaces every character of a name after the first by an asterisk. */
export function maskName(name: string): string {
  const [first = "", ...rest] = name.trim();
  return first + "*".repeat(rest.length);
}
