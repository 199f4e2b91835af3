import type { Type } from "@flightaides/core/trip/contract.ts";
import type { ReactNode } from "react";
import { i18n } from "../../lib/i18n";
import classes from "./person-head.module.css";

type Props = {
  /** The type of the person's itinerary. */
  type: Type;
  /** Masked or whole. Only its first letter is shown. */
  displayName: string;
  /** What the person says of themselves, most important first. */
  offers: readonly string[];
  /** What else speaks for the person. */
  children?: ReactNode;
};

/** The person of a card: an initial in a round, the role, and what they offer or need in large type. */
export function PersonHead({ type, displayName, offers, children }: Props) {
  const [first, ...others] = offers;
  return (
    <div className={classes.head} data-type={type}>
      <span className={classes.avatar} aria-hidden="true">
        {letterOf(displayName)}
      </span>
      <div className={classes.words}>
        <p className={classes.role}>
          {type === "flightaid"
            ? i18n.t("Serving as a FLIGHTAIDE")
            : i18n.t("Looking for a FLIGHTAIDE")}
        </p>
        {first && <p className={classes.first}>{first}</p>}
        {others.map((one) => (
          <p key={one}>{one}</p>
        ))}
        {children}
      </div>
    </div>
  );
}

/** What is left of a masked name, which may be several code points that are seen as one; otherwise the first letter. */
function letterOf(name: string): string {
  const [first = ""] = name.includes("*") ? name.split("*") : [...name];
  return first.toUpperCase();
}
