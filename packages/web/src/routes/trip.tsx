import type { OwnItinerary } from "@flightaides/core/itinerary/contract.ts";
import type { PublicCard } from "@flightaides/core/matching/contract.ts";
import { durationOf } from "@flightaides/core/trip/duration.ts";
import { lastDayOf } from "@flightaides/core/trip/window.ts";
import { Trans } from "@lingui/react";
import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { Link, useParams } from "react-router";
import { FlightPath } from "../components/flight-path";
import { QueryBoundary } from "../components/query-boundary";
import { RouteMap } from "../components/route-map/route-map";
import { CardsSkeleton } from "../components/skeleton";
import { usePage } from "../components/use-page";
import { HowItWorks } from "../features/home/how-it-works";
import { isOld } from "../features/itinerary/is-old";
import { ItineraryCard } from "../features/itinerary/itinerary-card";
import { itineraryById } from "../features/itinerary/queries";
import { ApiError } from "../lib/api-error";
import { today } from "../lib/calendar";
import { i18n } from "../lib/i18n";
import { useUser } from "../lib/identity";
import { paths, tripPath, withQuery } from "../lib/paths";
import { writeSession } from "../lib/session";
import { titleOfTrip } from "../lib/trip-title";
import classes from "./page.module.css";

// Lazy: few see a trip of their own here.
const AddFlightNumber = lazy(() => import("../features/itinerary/add-flight-number"));
// Lazy: another user's trip is rarely shared.
const ShareDialog = lazy(() => import("../features/share/share-dialog"));

/** One posted trip, at a URL that can be shared. It shows no name, and is not indexed by search engines. */
export default function Trip() {
  const { id = "" } = useParams();
  const query = useQuery(itineraryById(id));
  const isGone = query.error instanceof ApiError && query.error.code === "not-found";
  const trip = isGone ? undefined : query.data;
  const title = trip
    ? titleOfTrip(trip.itinerary)
    : isGone
      ? i18n.t("This trip isn’t here")
      : i18n.t("A trip");
  const heading = usePage(
    title,
    i18n.t(
      "Someone on this trip is looking for company, or offers it. Connect with them on FlightAides.",
    ),
  );
  return (
    <div className={classes.narrow}>
      {isGone && <FlightPath />}
      <h1 id="trip" ref={heading} tabIndex={-1} className={classes.title}>
        {title}
      </h1>
      {isGone ? (
        <Gone />
      ) : (
        <QueryBoundary
          query={query}
          problem={i18n.t("We couldn’t load this trip.")}
          loading={<CardsSkeleton count={1} />}
        >
          {(loaded) => <Posted trip={loaded} />}
        </QueryBoundary>
      )}
    </div>
  );
}

function Posted({ trip }: { trip: PublicCard | OwnItinerary }) {
  const user = useUser();
  const [isSharing, setSharing] = useState(false);
  const { id, itinerary } = trip;
  const [leg] = itinerary;
  const isOver = isOld(trip, today());
  // The card then redirects to the login.
  const isNoteHidden = "hasNote" in trip && trip.hasNote;
  const unknown = trip.mine && itinerary.find((one) => !one.flight && lastDayOf(one) >= today());
  return (
    <>
      <p className={classes.lead}>{leadOf(trip, isOver)}</p>
      <RouteMap legs={itinerary} />
      <ItineraryCard itinerary={trip} heading="h2" flightTime={(leg) => durationOf(i18n, leg)} />
      {!user && !isOver && !isNoteHidden && (
        <p>
          <Trans
            id="Have an account? <login>Log in</login>, and you come back to this trip."
            components={{
              login: (
                <Link to={paths.login} onClick={() => writeSession("navigate", tripPath(id))} />
              ),
            }}
          />
        </p>
      )}
      <div className={classes.actions}>
        {isOver && (
          <Button component={Link} to={paths.search} size="md">
            {i18n.t("Search itinerary")}
          </Button>
        )}
        {leg && (
          <Button
            component={Link}
            to={withQuery(paths.allItineraries, { from: leg.from, to: leg.to })}
            variant="default"
            size="md"
          >
            {i18n.t("Others from {from} to {to}", {
              from: leg.fromCity ?? leg.from,
              to: leg.toCity ?? leg.to,
            })}
          </Button>
        )}
        {!isOver && !trip.mine && (
          <Button
            variant="default"
            size="md"
            aria-haspopup="dialog"
            onClick={() => setSharing(true)}
          >
            {i18n.t("Share")}
          </Button>
        )}
        {/* Last, so that it moves no button when it arrives. */}
        <Suspense fallback={null}>
          {unknown && <AddFlightNumber itinerary={id} labelledBy="trip" leg={unknown} />}
        </Suspense>
      </div>
      {!user && <HowItWorks />}
      {isSharing && (
        <Suspense fallback={null}>
          <ShareDialog id={id} legs={itinerary} onClose={() => setSharing(false)} />
        </Suspense>
      )}
    </>
  );
}

function leadOf(trip: PublicCard | OwnItinerary, isOver: boolean): string {
  const { type, mine } = trip;
  if ("paused" in trip && trip.paused) return i18n.t("This trip is paused: only you see it.");
  if (isOver)
    return i18n.t(
      "It is too late to connect on this trip. Others may fly this way on another day.",
    );
  if (mine)
    return i18n.t("This is your own trip. Search for those who fly the same way, or share it.");
  return type === "traveler"
    ? i18n.t("Someone is looking for company on this trip. Do you fly it too? Connect with them.")
    : i18n.t("Someone on this trip offers company to a passenger who should not fly alone.");
}

/** Deleted, hidden by its owner, or never created: the server does not distinguish these cases. */
function Gone() {
  return (
    <>
      <p className={classes.lead}>
        {i18n.t(
          "Its owner may have found somebody, or the link is not complete. Others may fly the same way:",
        )}
      </p>
      <div className={classes.actions}>
        <Button component={Link} to={paths.search} size="lg">
          {i18n.t("Search itinerary")}
        </Button>
        <Button component={Link} to={paths.allItineraries} variant="default" size="lg">
          {i18n.t("All itineraries")}
        </Button>
      </div>
    </>
  );
}
