/** The language that the reader chose. Without one, a first page is shown in a language of the browser: index.html. */
import { type Language, languages } from "@flightaides/core/language/contract.ts";

const key = "language";
/** The id of a user to whose profile the choice has yet to be saved. */
const unsavedKey = "languageUnsavedOf";

/**
 * @param uid of the user who chose. The next page saves the choice to their profile: a change of the language leaves this one.
 * @returns false where the browser forbids storage
 */
export function chooseLanguage(language: Language, uid?: string): boolean {
  try {
    localStorage.setItem(key, language);
    if (uid) localStorage.setItem(unsavedKey, uid);
    else localStorage.removeItem(unsavedKey);
    return true;
  } catch {
    // A link still leads to the page in that language.
    return false;
  }
}

export function chosenLanguage(): Language | undefined {
  const chosen = read(key);
  return languages.find((language) => language === chosen);
}

/** The choice of this user, if it has yet to be saved. */
export function unsavedLanguage(uid: string): Language | undefined {
  return read(unsavedKey) === uid ? chosenLanguage() : undefined;
}

export function markLanguageSaved(): void {
  localStorage.removeItem(unsavedKey);
}

function read(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}
