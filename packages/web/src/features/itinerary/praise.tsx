import type { PublicCard } from "@flightaides/core/matching/contract.ts";
import { CheckIcon } from "../../components/icons";
import { i18n } from "../../lib/i18n";
import classes from "./itinerary-card.module.css";
import { flownWith } from "./owner-facts";

/** What families said of a flightaid: trips flown, and thank-yous. */
export function Praise({ itinerary }: { itinerary: PublicCard }) {
  const flown = flownWith(itinerary);
  const thanks = new Set(itinerary.owner?.thanks);
  return (
    <>
      {flown && (
        <p className={classes.flown}>
          <CheckIcon size={18} />
          {flown}
        </p>
      )}
      {thanks.size > 0 && (
        <details className={classes.thanks}>
          <summary>{i18n.t("Thank-yous")}</summary>
          {[...thanks].map((text) => (
            <p key={text} className={classes.note} dir="auto">
              {text}
            </p>
          ))}
        </details>
      )}
    </>
  );
}
