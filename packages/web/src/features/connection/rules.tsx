import { familyRules, helperRules, notChecked } from "@flightaides/core/safety/rules.ts";
import type { Type } from "@flightaides/core/trip/contract.ts";
import { NewTabLink } from "../../components/new-tab-link";
import { i18n } from "../../lib/i18n";
import { paths } from "../../lib/paths";
import classes from "./connection.module.css";

/** What we have not checked of the counterpart. */
export function NotChecked() {
  return (
    <section className={classes.rules} aria-labelledby="not-checked">
      <h2 id="not-checked">{i18n.t("What we have not checked")}</h2>
      <ul>
        {notChecked(i18n).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p>
        <NewTabLink to={paths.safety}>{i18n.t("How to stay safe")}</NewTabLink>
      </p>
    </section>
  );
}

/** The plain rules for the reader's role. */
export function Rules({ role }: { role: Type }) {
  return (
    <section className={classes.rules} aria-labelledby="rules">
      <h2 id="rules">{role === "traveler" ? i18n.t("For families") : i18n.t("For Flightaides")}</h2>
      <ul>
        {(role === "traveler" ? familyRules : helperRules)(i18n).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
