import type { Language } from "@flightaides/core/language/contract.ts";
import { update } from "@flightaides/core/user/contract.ts";
import type { QueryClient } from "@tanstack/react-query";
import { call } from "../../lib/api";
import { markLanguageSaved } from "../../lib/chosen-language";
import { profile } from "./queries";

/** Saves the language that a user has chosen to their profile: mails are written in it, and other browsers begin with it. */
export async function saveLanguage(
  uid: string,
  language: Language,
  queryClient: QueryClient,
): Promise<void> {
  await call(update, { language });
  markLanguageSaved();
  await queryClient.invalidateQueries({ queryKey: profile(uid).queryKey });
}
