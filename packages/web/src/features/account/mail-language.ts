import type { Language } from "@flightaides/core/language/contract.ts";
import type { Profile } from "@flightaides/core/user/contract.ts";

/** The language of a user's mails. */
export function mailLanguageOf({
  mailLanguage,
  language,
}: Pick<Profile, "mailLanguage" | "language">): Language {
  return mailLanguage ?? language;
}
