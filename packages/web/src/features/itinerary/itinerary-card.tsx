import type { Leg, PublicItinerary } from "@flightaides/core/itinerary/contract";
import type { Reason } from "@flightaides/core/itinerary/reason";
import { Button } from "@mantine/core";
import { lazy, type ReactNode, Suspense, useId } from "react";
import { DisabledButton } from "../../components/disabled-button";
import { CheckIcon, HelpIcon, PairIcon, PlaneIcon } from "../../components/icons";
import { formatDate, today } from "../../lib/calendar";
import { isOld, useConnect } from "./connect";
import classes from "./itinerary-card.module.css";

// For those who are signed in: not part of what home weighs for a stranger.
const OwnerActions = lazy(() => import("./owner-actions"));

type Props = {
  itinerary: PublicItinerary;
  /** Why it matches, on the result page. */
  reason?: Reason;
};

/** An itinerary as a boarding pass: who on the band, the legs on the ticket, what to do on the stub. */
export function ItineraryCard({ itinerary, reason }: Props) {
  const id = useId();
  const connect = useConnect();
  const { type, itinerary: legs, traveler, addInfo } = itinerary;
  const name = (
    <>
      <Codes leg={legs[0]} /> <span className="fa-hidden">, {traveler.displayName}</span>
    </>
  );
  return (
    <article className={classes.card} data-type={type} aria-labelledby={id}>
      <p className={classes.band}>
        {type === "flightaid" ? <HelpIcon size={20} /> : <PairIcon size={20} />}
        {type === "flightaid" ? "Serving as a FLIGHTAIDE" : "Looking for a FLIGHTAIDE"}
      </p>
      <div className={classes.pass}>
        <div className={classes.ticket}>
          {reason && <WhyItFits reason={reason} />}
          <h3 id={id} className={classes.route}>
            {name}
          </h3>
          <LegDetails leg={legs[0]} />
          {legs.slice(1).map((leg) => (
            <div key={leg.sequence} className={classes.further}>
              <p className={classes.small}>
                <Codes leg={leg} />
              </p>
              <LegDetails leg={leg} />
            </div>
          ))}
          {addInfo && <p className={classes.note}>{addInfo}</p>}
        </div>
        <div className={classes.stub}>
          <p className={classes.field}>
            <span>Posted by</span>
            {traveler.displayName}
          </p>
          {itinerary.mine ? (
            <Suspense fallback={<span className={classes.owner} />}>
              <OwnerActions itinerary={itinerary} labelledBy={id} />
            </Suspense>
          ) : isOld(itinerary, today()) ? (
            <DisabledButton why="Old Itinerary">Connect</DisabledButton>
          ) : (
            <Button size="md" aria-describedby={id} onClick={() => connect(itinerary)}>
              Connect
            </Button>
          )}
        </div>
      </div>
    </article>
  );
}

/** The trip somebody searched for: a ticket without a stub. */
export function SearchedCard({ legs, children }: { legs: readonly Leg[]; children?: ReactNode }) {
  return (
    <div className={classes.card} data-searched>
      <div className={classes.ticket}>
        <p className={classes.route}>
          <Codes leg={legs[0]} />
        </p>
        <LegDetails leg={legs[0]} />
        {children}
      </div>
    </div>
  );
}

function WhyItFits({ reason }: { reason: Reason }) {
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

function Codes({ leg }: { leg: Leg | undefined }) {
  if (!leg) return null;
  return (
    <span className={classes.codes}>
      <span>{leg.from}</span>
      <span className="fa-hidden"> to </span>
      <span className={classes.path} aria-hidden="true">
        <PlaneIcon size={20} />
      </span>
      <span>{leg.to}</span>
    </span>
  );
}

function LegDetails({ leg }: { leg: Leg | undefined }) {
  if (!leg) return null;
  return (
    <dl className={classes.details}>
      <div className={classes.field}>
        <dt>Travel date</dt>
        <dd>
          <time dateTime={leg.travelDate}>{formatDate(leg.travelDate)}</time>
        </dd>
      </div>
      <div className={classes.field}>
        <dt>Flight</dt>
        <dd>{leg.flight ?? "Not given"}</dd>
      </div>
    </dl>
  );
}
