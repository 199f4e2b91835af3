import type { Type } from "@flightaides/core/trip/contract.ts";
import type { ReactNode } from "react";
import { Initial } from "../../components/initial";
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
    <div className={classes.head}>
      <Initial type={type} name={displayName} />
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
