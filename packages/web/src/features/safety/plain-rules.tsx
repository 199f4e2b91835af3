import { familyRules, helperRules } from "@flightaides/core/safety/rules.ts";
import type { Type } from "@flightaides/core/trip/contract.ts";
import { i18n } from "../../lib/i18n";
import classes from "./safety.module.css";

/** The rules for readers of a type, collapsed. */
export function PlainRules({ reader }: { reader: Type }) {
  const isHelper = reader === "flightaid";
  return (
    <details className={classes.rules}>
      <summary>
        {isHelper
          ? i18n.t("What a Flightaide does, and does not")
          : i18n.t("What families should know")}
      </summary>
      <ul>
        {(isHelper ? helperRules : familyRules)(i18n).map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </details>
  );
}
