import { languageNames, languages } from "@flightaides/core/language/contract.ts";
import { useLocation } from "react-router";
import { chooseLanguage } from "../lib/chosen-language";
import { i18n } from "../lib/i18n";
import { useUser } from "../lib/identity";
import { language } from "../lib/language";
import { addressIn, frame } from "../lib/pages";
import { paths } from "../lib/paths";
import classes from "./language-choice.module.css";

/** Links to this page in each language. Another language is another build, so they load the page. */
export function LanguageChoice() {
  const shown = useLocation();
  // The frame is served for any address, which it does not know before its scripts run.
  const location = shown.pathname === frame ? { ...shown, pathname: paths.home } : shown;
  const user = useUser();
  return (
    <nav aria-label={i18n.t("Language")} className={classes.languages}>
      {languages.map((each) => (
        <a
          key={each}
          href={addressIn(each, location)}
          lang={each}
          hrefLang={each}
          aria-current={each === language}
          className={classes.language}
          onClick={() => chooseLanguage(each, user?.uid)}
        >
          {languageNames[each]}
        </a>
      ))}
    </nav>
  );
}
