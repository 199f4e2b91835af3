import { useState } from "react";
import { i18n } from "../lib/i18n";

const texts = {
  email: {
    copied: i18n.t("Email address copied."),
    denied: i18n.t("Your browser doesn’t let us copy. Select the email address instead."),
  },
  link: {
    copied: i18n.t("Link copied."),
    denied: i18n.t("Your browser doesn’t let us copy. Select the link instead."),
  },
  phone: {
    copied: i18n.t("Phone number copied."),
    denied: i18n.t("Your browser doesn’t let us copy. Select the phone number instead."),
  },
};

/** Copies text to the clipboard. `copied` is a sentence about the last attempt, for a status. */
export function useCopy() {
  const [copied, setCopied] = useState<string>();

  async function copy(what: keyof typeof texts, text: string) {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(texts[what].copied);
    } catch {
      // The browser denies clipboard access.
      setCopied(texts[what].denied);
    }
  }

  return { copied, copy };
}
