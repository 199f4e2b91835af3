import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { unsavedLanguage } from "../lib/chosen-language";
import { useUser } from "../lib/identity";

/** Saves the language that the user has chosen. The choice has loaded this page. */
export function LanguageWatch() {
  const uid = useUser()?.uid;
  const queryClient = useQueryClient();

  useEffect(() => {
    const language = uid && unsavedLanguage(uid);
    if (!language) return;
    import("../features/account/save-language")
      .then(({ saveLanguage }) => saveLanguage(uid, language, queryClient))
      // The next page tries again.
      .catch(() => {});
  }, [uid, queryClient]);

  return null;
}
