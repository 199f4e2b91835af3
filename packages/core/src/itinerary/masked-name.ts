/** A name as strangers read it: every character after the first becomes an asterisk. */
export function maskName(name: string): string {
  const [first = "", ...rest] = name.trim();
  return first + "*".repeat(rest.length);
}
