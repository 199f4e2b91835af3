import { languageNames } from "@flightaides/core/language/contract.ts";
import { useQuery } from "@tanstack/react-query";
import { LanguageChoice } from "../../components/language-choice";
import { QueryBoundary } from "../../components/query-boundary";
import { i18n } from "../../lib/i18n";
import classes from "./form.module.css";
import { mailLanguageOf } from "./mail-language";
import { profile } from "./queries";

/** The language of pages and mails. */
export function LanguagePreference({ uid }: { uid: string }) {
  return (
    <div className={classes.form}>
      <LanguageChoice />
      <QueryBoundary
        query={useQuery(profile(uid))}
        problem={i18n.t("We couldn’t load your preferences.")}
      >
        {(saved) => (
          <p>
            {i18n.t("We write to you in this language: {name}.", {
              name: languageNames[mailLanguageOf(saved)],
            })}
          </p>
        )}
      </QueryBoundary>
    </div>
  );
}
