import type { Language } from "@flightaides/core/language/contract.ts";
import type { QueryClient } from "@tanstack/react-query";
import { chooseLanguage, chosenLanguage } from "../../lib/chosen-language";
import { language } from "../../lib/language";
import { profile } from "./queries";

/**
 * In which language to go on: that of the profile, unless one was chosen in this browser. It is kept as the choice, so that this is
 * asked once.
 */
export async function languageAfterSignIn(
  uid: string,
  queryClient: Pick<QueryClient, "fetchQuery">,
): Promise<Language> {
  if (chosenLanguage()) return language;
  try {
    const saved = await queryClient.fetchQuery({ ...profile(uid), retry: false });
    // Without storage the next page would not know it, and might lead back.
    return chooseLanguage(saved.language) ? saved.language : language;
  } catch {
    // The next sign-in asks again.
    return language;
  }
}
