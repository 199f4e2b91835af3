import type { Language } from "@flightaides/core/language/contract.ts";
import type { QueryClient } from "@tanstack/react-query";
import { chooseLanguage, chosenLanguage } from "../../lib/chosen-language";
import { language } from "../../lib/language";
import { mailLanguageOf } from "./mail-language";
import { profile } from "./queries";

/**
 * The language after a sign-in: that of the profile, unless one was chosen in this browser. It is
 * stored as the choice, so the profile is read only once for this.
 */
export async function languageAfterSignIn(
  uid: string,
  queryClient: Pick<QueryClient, "fetchQuery">,
): Promise<Language> {
  if (chosenLanguage()) return language;
  try {
    const saved = mailLanguageOf(await queryClient.fetchQuery({ ...profile(uid), retry: false }));
    // Without storage the next page would not know it, and might redirect back.
    return chooseLanguage(saved) ? saved : language;
  } catch {
    // The next sign-in reads the profile again.
    return language;
  }
}
