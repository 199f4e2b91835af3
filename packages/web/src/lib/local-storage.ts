/** Local storage, as text. Falls back to memory where the browser forbids it. */

const fallback = new Map<string, string>();

export function readLocal(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return fallback.get(key) ?? null;
  }
}

/** `null` removes it. */
export function writeLocal(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    if (text === null) fallback.delete(key);
    else fallback.set(key, text);
  }
}
