import { useState } from "react";

/** Copies text to the clipboard. `copied` is a sentence about the last attempt, for a status. */
export function useCopy() {
  const [copied, setCopied] = useState<string>();

  /** @param what names the text at the start of a sentence */
  async function copy(what: string, text: string) {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(`${what} copied.`);
    } catch {
      // The browser denies clipboard access.
      setCopied(`Your browser doesn’t let us copy. Select the ${what.toLowerCase()} instead.`);
    }
  }

  return { copied, copy };
}
