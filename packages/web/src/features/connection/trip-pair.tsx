import type { Connection, Trip } from "@flightaides/core/connection/contract.ts";
import { reasonOf } from "@flightaides/core/matching/reason.ts";
import { opposite, type ShownLeg } from "@flightaides/core/trip/contract.ts";
import { namedFlight } from "@flightaides/core/trip/flight.ts";
import { type ReactNode, useId } from "react";
import { CheckIcon } from "../../components/icons";
import { i18n } from "../../lib/i18n";
import AddFlightNumber from "../itinerary/add-flight-number";
import card from "../itinerary/itinerary-card.module.css";
import { daysOf } from "../itinerary/leg-days";
import { MatchReason } from "../itinerary/match-reason";
import { payPalNameOf, standingOf } from "../itinerary/owner-facts";
import { peopleFacts } from "../itinerary/people-facts";
import { PersonHead } from "../itinerary/person-head";
import { Praise } from "../itinerary/praise";
import { Route } from "../itinerary/route";
import { isOver } from "./live";
import { isFlightMissing } from "./missing-flight";
import { planeNotice } from "./plane-notice";
import { nameOf } from "./status";
import { changesOf, TripChanges } from "./trip-changes";
import classes from "./trip-pair.module.css";

type Props = {
  connection: Connection;
  /** In place of the person, where the page shows them above. */
  title?: string;
  /** Content above the name. */
  before?: ReactNode;
  /** Below the trips. */
  picture?: ReactNode;
  /** How long a flight takes, about. */
  flightTime?: (leg: ShownLeg) => string | undefined;
  /** Actions; receives the id of the heading. */
  children?: (id: string) => ReactNode;
};

/** The counterpart, both flights and the reason that they match, as one ticket. */
export function TripPair({ connection, title, before, picture, flightTime, children }: Props) {
  const id = useId();
  const { role, mine, theirs, match, counterpart, now } = connection;
  const reason = match && mine && theirs && reasonOf(i18n, match, mine, theirs);
  const name = counterpart.displayName ? nameOf(connection) : i18n.t("Has left FlightAides");
  const offers = counterpart.itinerary ? peopleFacts(counterpart.itinerary) : [];
  const owner = counterpart.itinerary?.owner;
  const notice = isOver(connection) ? undefined : planeNotice(connection);
  return (
    <article className={card.card} data-type={opposite(role)} aria-labelledby={id}>
      <div className={card.ticket}>
        {before}
        {title ? (
          <>
            <h2 id={id} className={classes.name}>
              {title}
            </h2>
            {offers.map((one) => (
              <p key={one}>{one}</p>
            ))}
          </>
        ) : (
          <>
            <PersonHead type={opposite(role)} displayName={counterpart.displayName} offers={offers}>
              {counterpart.itinerary && <Praise itinerary={counterpart.itinerary} />}
            </PersonHead>
            <h2 id={id} className={classes.name}>
              <span>
                {role === "traveler" ? i18n.t("Your Flightaide") : i18n.t("The traveler")}
              </span>
              <span className="fa-hidden">: </span>
              {name}
            </h2>
          </>
        )}
        {owner?.payPalNameSince && (
          <p className={classes.known}>
            <CheckIcon size={18} />
            {payPalNameOf(owner.payPalNameSince)}
          </p>
        )}
        {owner && !title && <p className={card.facts}>{standingOf(owner).join(" · ")}</p>}
        {reason && <MatchReason reason={reason} />}
        <div className={classes.trips}>
          {isOneFlight(connection) ? (
            <TripColumn
              title={i18n.t("Your flight and {name}’s", { name })}
              trip={mine}
              flightTime={flightTime}
            />
          ) : (
            <>
              <TripColumn
                title={i18n.t("Your trip")}
                trip={mine}
                now={now?.mine}
                flightTime={flightTime}
                labelledBy={isOver(connection) ? undefined : id}
                missing={i18n.t("You have not posted a flight.")}
              />
              <TripColumn
                title={
                  counterpart.displayName ? i18n.t("{name}’s trip", { name }) : i18n.t("Their trip")
                }
                trip={theirs}
                now={now?.theirs}
                flightTime={flightTime}
                missing={
                  counterpart.displayName
                    ? i18n.t("{name} has not posted a flight.", { name })
                    : i18n.t("No longer posted.")
                }
              />
            </>
          )}
        </div>
        {picture}
        {notice && <p className={classes.notice}>{notice}</p>}
        {counterpart.itinerary?.addInfo && (
          <p className={card.note} dir="auto">
            {counterpart.itinerary.addInfo}
          </p>
        )}
        {children && <div className={classes.actions}>{children(id)}</div>}
      </div>
    </article>
  );
}

/** Whether both columns would say the same. */
function isOneFlight({ mine, theirs, now, counterpart }: Connection): boolean {
  if (!mine?.leg.flight || !theirs || !counterpart.displayName) return false;
  return (
    (["flight", "travelDate", "from", "to"] as const).every(
      (field) => mine.leg[field] === theirs.leg[field],
    ) &&
    changesOf(mine, now?.mine).length === 0 &&
    changesOf(theirs, now?.theirs).length === 0
  );
}

type ColumnProps = {
  title: string;
  trip: Trip | undefined;
  /** As edited since the payment. */
  now?: Trip | undefined;
  /** Shown if there is no trip. */
  missing?: string;
  flightTime: Props["flightTime"];
  /** The id of the heading, for a trip that the user can change. */
  labelledBy?: string | undefined;
};

function TripColumn({ title, trip, now, missing, flightTime, labelledBy }: ColumnProps) {
  const hours = trip && flightTime?.(trip.leg);
  return (
    <div className={classes.trip}>
      <h3>{title}</h3>
      {trip ? (
        <>
          <p className={classes.route}>
            <Route leg={trip.leg} />
          </p>
          <p>
            <time dateTime={trip.leg.travelDate}>{daysOf(trip.leg)}</time>
          </p>
          <p>
            {trip.leg.flight
              ? i18n.t("Flight {flight}", {
                  flight: namedFlight(trip.leg.flight, trip.leg.airline),
                })
              : trip.leg.until
                ? i18n.t("Not booked yet")
                : i18n.t("Flight not given")}
          </p>
          {hours && <p className={classes.part}>{i18n.t("Flight time: {hours}", { hours })}</p>}
          {labelledBy && isFlightMissing(now ?? trip) && trip.itinerary && (
            <AddFlightNumber
              itinerary={trip.itinerary}
              labelledBy={labelledBy}
              leg={trip.leg}
              isNext={trip.leg.until !== undefined}
            />
          )}
          {trip.legs > 1 && (
            <p className={classes.part}>
              {i18n.t("Leg {number} of {count}", { number: trip.leg.sequence, count: trip.legs })}
            </p>
          )}
          {changesOf(trip, now).length > 0 && (
            <>
              <p className={classes.part}>{i18n.t("Changed since the payment:")}</p>
              <TripChanges before={trip} after={now} />
            </>
          )}
        </>
      ) : (
        <p className={classes.part}>{missing}</p>
      )}
    </div>
  );
}
