import type { Connection } from "@flightaides/core/connection/contract.ts";
import type { OwnItinerary } from "@flightaides/core/itinerary/contract.ts";
import type { ShownLeg } from "@flightaides/core/trip/contract.ts";
import { citiesOf } from "@flightaides/core/trip/places.ts";
import { lastDayOf } from "@flightaides/core/trip/window.ts";
import { Trans } from "@lingui/react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { CheckIcon } from "../../components/icons";
import { today } from "../../lib/calendar";
import { i18n } from "../../lib/i18n";
import { paths, withQuery } from "../../lib/paths";
import AddFlightNumber from "../itinerary/add-flight-number";
import { daysOf } from "../itinerary/leg-days";
import { coverWords } from "./cover-words";
import { type Coverage, coverageOf, type FoundMatch } from "./coverage";
import classes from "./trip-line.module.css";

type Props = {
  trip: OwnItinerary;
  /** The id of the heading of its card. */
  labelledBy: string;
  /** All connections of the user. Missing while they are not known. */
  connections: readonly Connection[] | undefined | null;
  matches: readonly FoundMatch[];
  /** The id of the connection whose state is said above the line. */
  said: string | undefined;
  /** Shown at a leg that has matches and no companion. */
  seeMatches: (leg: ShownLeg, count: number) => ReactNode;
  /** Who covers the legs has a space of a fixed height, so that it moves nothing when it arrives. */
  isLate: boolean;
};

/** One of the user's own trips as a line from its start to its end: the stops, the flights between them, and who covers each. */
export function TripLine({
  trip,
  labelledBy,
  connections,
  matches,
  said,
  seeMatches,
  isLate,
}: Props) {
  const legs = trip.itinerary;
  const coverage = connections && coverageOf(trip, { connections, matches, today: today() });
  return (
    <ol className={classes.line} aria-labelledby={labelledBy}>
      {legs.map((leg, index) => {
        const next = legs[index + 1];
        const covered = coverage?.[index];
        return (
          <li key={leg.sequence} className={classes.part} data-cover={covered && stateOf(covered)}>
            <Stop city={leg.fromCity} code={leg.from} isEnd={index === 0} />
            <div className={classes.leg}>
              <Flight leg={leg} itinerary={trip.id} labelledBy={labelledBy} />
              <div className={classes.covers} data-late={isLate || undefined}>
                {covered && <Covers covered={covered} said={said} seeMatches={seeMatches} />}
              </div>
            </div>
            {next?.from !== leg.to && <Stop city={leg.toCity} code={leg.to} isEnd={!next} />}
          </li>
        );
      })}
    </ol>
  );
}

function stateOf({ connections, isMissing }: Coverage): "paid" | "waiting" | "nobody" | undefined {
  if (connections.some(({ state }) => state === "paid")) return "paid";
  if (connections.length > 0) return "waiting";
  return isMissing ? "nobody" : undefined;
}

type StopProps = {
  city: string | undefined;
  code: string;
  /** The first or the last one of the trip. */
  isEnd: boolean;
};

function Stop({ city, code, isEnd }: StopProps) {
  return (
    <p className={classes.stop} data-end={isEnd || undefined}>
      {city || code} {city && <span className={classes.code}>{code}</span>}
    </p>
  );
}

type FlightProps = { leg: ShownLeg; itinerary: string; labelledBy: string };

function Flight({ leg, itinerary, labelledBy }: FlightProps) {
  const { travelDate, flight, until } = leg;
  return (
    <div className={classes.flight}>
      <p>
        <time dateTime={travelDate}>{daysOf(leg)}</time>
        {flight && (
          <>
            <span className={classes.dot}> · </span>
            <span className={classes.number}>
              <span className="fa-hidden">{i18n.t("Flight")} </span>
              {flight}
            </span>
          </>
        )}
      </p>
      {until && <p>{i18n.t("Not booked yet")}</p>}
      {!flight &&
        (lastDayOf(leg) >= today() ? (
          <AddFlightNumber itinerary={itinerary} labelledBy={labelledBy} leg={leg} />
        ) : (
          <p>{i18n.t("Flight not given")}</p>
        ))}
    </div>
  );
}

type CoversProps = Pick<Props, "said" | "seeMatches"> & { covered: Coverage };

function Covers({ covered, said, seeMatches }: CoversProps) {
  const { leg, connections, matches, isMissing } = covered;
  if (connections.length > 0)
    return connections.map((connection) => (
      <Link
        key={connection.id}
        className={classes.cover}
        data-paid={connection.state === "paid" || undefined}
        to={withQuery(paths.connect, { connection: connection.id })}
      >
        {connection.state === "paid" && <CheckIcon size={18} />}
        {coverWords(connection, connection.id === said)}
      </Link>
    ));
  if (!isMissing) return null;
  return (
    <>
      <p className={classes.nobody}>
        <Trans
          id="<hidden>{route}: </hidden>nobody yet"
          values={{ route: citiesOf(i18n, leg) }}
          components={{ hidden: <span className="fa-hidden" /> }}
        />
      </p>
      {matches > 0 && seeMatches(leg, matches)}
    </>
  );
}
