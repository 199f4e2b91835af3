import type { PublicCard } from "@flightaides/core/itinerary/contract";
import type { Reason } from "@flightaides/core/itinerary/reason";
import { Button } from "@mantine/core";
import { lazy, Suspense, useId } from "react";
import { DisabledButton } from "../../components/disabled-button";
import { CheckIcon } from "../../components/icons";
import { today } from "../../lib/calendar";
import { BoardingPass } from "./boarding-pass";
import { isOld } from "./is-old";
import classes from "./itinerary-card.module.css";
import { useConnect } from "./use-connect";

// Lazy: visitors never need it, and it would add to the weight of home.
const OwnerActions = lazy(() => import("./owner-actions"));

type Props = {
  itinerary: PublicCard;
  /** Why it matches; on the result page only. */
  reason?: Reason;
};

/** An itinerary as a boarding pass, with the actions of its owner or of others. */
export function ItineraryCard({ itinerary, reason }: Props) {
  const id = useId();
  const connect = useConnect();
  return (
    <BoardingPass
      id={id}
      type={itinerary.type}
      legs={itinerary.itinerary}
      displayName={itinerary.traveler.displayName}
      nameLabel="Posted by"
      note={itinerary.addInfo}
      before={reason && <MatchReason reason={reason} />}
    >
      {itinerary.mine ? (
        <Suspense fallback={<span className={classes.owner} />}>
          <OwnerActions itinerary={itinerary} labelledBy={id} />
        </Suspense>
      ) : isOld(itinerary, today()) ? (
        <DisabledButton reason="Old Itinerary">Connect</DisabledButton>
      ) : (
        <Button size="md" aria-describedby={id} onClick={() => connect(itinerary)}>
          Connect
        </Button>
      )}
    </BoardingPass>
  );
}

function MatchReason({ reason }: { reason: Reason }) {
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
