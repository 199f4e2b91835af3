import type { Connection } from "@flightaides/core/connection/contract.ts";
import { daysBetween } from "@flightaides/core/trip/calendar.ts";
import { opposite } from "@flightaides/core/trip/contract.ts";
import { lazy, type ReactNode, Suspense, useId, useState } from "react";
import { Initial } from "../../components/initial";
import { formatDate, today } from "../../lib/calendar";
import { i18n } from "../../lib/i18n";
import { formatInstant } from "../../lib/instant";
import { isFlightMissing } from "../connection/missing-flight";
import { nameOf } from "../connection/status";
import AddFlightNumber from "../itinerary/add-flight-number";
import { Route } from "../itinerary/route";
import { PlaceIcon } from "./action-icons";
import { flightOf, type Main, type Phase } from "./phase";
import { QuickActions } from "./quick-actions";
import { saveCalendar } from "./save-calendar";
import classes from "./trip-head.module.css";

// Lazy: opened on demand.
const MeetingPointDialog = lazy(() => import("./meeting-point-dialog"));

type Props = {
  uid: string;
  connection: Connection;
  phase: Phase;
  main: Main;
  now: Date;
  /** The taps, near the flight. */
  children?: ReactNode;
};

/** The first screen on a phone: who, when, where, and what can be done now. */
export function TripHead({ uid, connection, phase, main, now, children }: Props) {
  const route = useId();
  const [isSetting, setSetting] = useState(false);
  const { role, contact, counterpart, actions, mine } = connection;
  const own = connection.now?.mine ?? mine;
  const leg = flightOf(connection, now);
  const name = counterpart.displayName ? nameOf(connection) : i18n.t("Has left FlightAides");
  return (
    <section className={classes.head} aria-labelledby="with">
      <div className={classes.who}>
        <Initial type={opposite(role)} name={name} />
        <h2 id="with" className={classes.name}>
          <span>{role === "traveler" ? i18n.t("Your Flightaide") : i18n.t("The traveler")}</span>
          <span className="fa-hidden">: </span>
          {name}
        </h2>
      </div>
      {leg && (
        <div className={classes.flight}>
          <p className={classes.when}>
            <time dateTime={leg.travelDate}>{formatDate(leg.travelDate)}</time>{" "}
            <span className={classes.count}>
              {untilWords(daysBetween(today(connection.timeZone, now), leg.travelDate))}
            </span>
          </p>
          <p id={route} className={classes.route}>
            <Route leg={leg} />
          </p>
          <p className={classes.designator}>
            {leg.flight
              ? i18n.t("Flight {flight}", { flight: leg.flight })
              : i18n.t("Flight not given")}
          </p>
          {own?.itinerary && leg === own.leg && isFlightMissing(own) && (
            <AddFlightNumber itinerary={own.itinerary} labelledBy={route} leg={own.leg} />
          )}
        </div>
      )}
      <MeetingPoint connection={connection} phase={phase} />
      <QuickActions
        phase={phase}
        main={main}
        name={name}
        contact={contact}
        canWrite={actions.includes("write")}
        canMeet={connection.journey !== undefined}
        onMeetingPoint={() => setSetting(true)}
        onCalendar={() => saveCalendar(connection)}
      />
      {children}
      {isSetting && (
        <Suspense fallback={null}>
          <MeetingPointDialog uid={uid} connection={connection} onClose={() => setSetting(false)} />
        </Suspense>
      )}
    </section>
  );
}

function untilWords(days: number): string {
  if (days < 0)
    return i18n.t("{count, plural, one {yesterday} other {# days ago}}", { count: -days });
  if (days === 0) return i18n.t("today");
  return i18n.t("{count, plural, one {tomorrow} other {in # days}}", { count: days });
}

function MeetingPoint({ connection, phase }: Pick<Props, "connection" | "phase">) {
  const point = connection.journey?.meetingPoint;
  if (!point || phase === "over") return null;
  const at = formatInstant(point.at);
  return (
    <p className={classes.place}>
      <PlaceIcon />
      <strong dir="auto">{point.text}</strong>
      <span>
        {point.by === "me"
          ? i18n.t("Set by you, {at}", { at })
          : i18n.t("Set by {name}, {at}", { name: nameOf(connection), at })}
      </span>
    </p>
  );
}
