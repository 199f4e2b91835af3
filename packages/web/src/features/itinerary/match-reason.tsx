import type { Reason } from "@flightaides/core/matching/reason.ts";
import { CheckIcon } from "../../components/icons";
import classes from "./itinerary-card.module.css";

/** Why a card matches, as a badge. */
export function MatchReason({ reason }: { reason: Reason }) {
  return (
    <div className={classes.reason}>
      <p className={classes.why}>
        <CheckIcon size={18} />
        {reason.why}
      </p>
      {reason.which && <p className={classes.which}>{reason.which}</p>}
    </div>
  );
}
