/** The language that the reader chose. Without one, a first page is shown in a language of the browser: index.html. */
import type { Language } from "@flightaides/core/language/contract";

const key = "language";

export function chooseLanguage(language: Language): void {
  try {
    localStorage.setItem(key, language);
  } catch {
    // Without storage the link still leads to the page in that language.
  }
}
