import type { Connection } from "@flightaides/core/connection/contract.ts";
import type { OwnItinerary } from "@flightaides/core/itinerary/contract.ts";
import { citiesOf } from "@flightaides/core/trip/places.ts";
import { useQueries, useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from "react";
import { Problem } from "../../components/problem";
import { CardsSkeleton } from "../../components/skeleton";
import { today } from "../../lib/calendar";
import { i18n } from "../../lib/i18n";
import { profile } from "../account/queries";
import { connections } from "../connection/queries";
import { needsAnswer, needsReview } from "../connection/status";
import { isOld } from "../itinerary/is-old";
import grid from "../itinerary/itinerary-grid.module.css";
import { OwnTrip } from "./own-trip";
import { matchesOf } from "./queries";
import { sortTrips } from "./sort-trips";
import classes from "./trip.module.css";
import type { Flight } from "./trip-calendar";

// Lazy: only wide screens have room for it.
const TripCalendar = lazy(() => import("./trip-calendar"));

/** The number of trips that are searched for at the same time. */
const maxSearches = 6;
/** Milliseconds after which the trips are shown without the states that are still missing. */
const patience = 2_500;

/**
 * The user's own trips: past ones about which the user is asked, those ahead, and the other past ones folded. They are shown together with their
 * states: a state that appeared later would move the buttons below it. States that take long have
 * space of a fixed height, and failures are shown below the trips.
 */
export function OwnTrips({ uid, itineraries }: { uid: string; itineraries: OwnItinerary[] }) {
  const query = useQuery(connections(uid));
  const account = useQuery(profile(uid));
  const { upcoming, past } = sortTrips(itineraries, new Date());
  const searched = upcoming
    .filter((trip) => !trip.paused && !isOld(trip, today()))
    .slice(0, maxSearches);
  const searches = useQueries({ queries: searched.map((trip) => matchesOf(uid, trip)) });
  const isKnown = [query, account, ...searches].every(({ isFetched }) => isFetched);
  const shown = useShown(isKnown);
  const isWide = useSyncExternalStore(subscribe, () => wide().matches);
  if (!shown) return <CardsSkeleton />;
  const isLate = shown === "late";
  const asked = isLate ? [] : past.filter((trip) => isAsked(trip, query.data ?? []));
  const rest = past.filter((trip) => !asked.includes(trip));
  // On by default, if the profile can't be read.
  const isMailed = account.data?.notifyMatches !== false;
  const cards = (trips: OwnItinerary[]) => (
    <ul className={`${grid.grid} ${classes.cards}`}>
      {trips.map((trip) => (
        <li key={trip.id} id={anchorOf(trip)} tabIndex={-1}>
          <OwnTrip
            trip={trip}
            connections={query.data ?? (query.isError ? null : undefined)}
            search={searches[searched.indexOf(trip)]}
            isMailed={isMailed}
            isPast={trips !== upcoming}
            isLate={isLate}
          />
        </li>
      ))}
    </ul>
  );
  const problem = !query.data && (
    <Problem
      title={i18n.t("We couldn’t load your connections.")}
      error={query.error}
      retrying={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  );
  const lists = (
    <>
      {!isLate && problem}
      {asked.length > 0 && (
        <section className={classes.asked} aria-labelledby="asked">
          <h2 id="asked">{i18n.t("How was your trip?")}</h2>
          {cards(asked)}
        </section>
      )}
      {upcoming.length > 0 ? cards(upcoming) : <p>{i18n.t("You have no upcoming trips.")}</p>}
      {rest.length > 0 && (
        <details className={classes.past}>
          <summary>
            <h2>{i18n.t("Past trips ({count})", { count: rest.length })}</h2>
          </summary>
          {cards(rest)}
        </details>
      )}
      {isLate && problem}
    </>
  );
  return (
    <div className={classes.page}>
      <div className={classes.trips}>{lists}</div>
      {isWide && (
        <div className={classes.aside}>
          <Suspense fallback={null}>
            <TripCalendar flights={flightsOf(upcoming)} />
          </Suspense>
        </div>
      )}
    </div>
  );
}

/** The id of the element around the card of a trip. */
function anchorOf({ id }: OwnItinerary): string {
  return `trip-${id}`;
}

/** The flights of all trips, the next one first. */
function flightsOf(trips: readonly OwnItinerary[]): Flight[] {
  return trips
    .flatMap((trip) =>
      trip.itinerary.map((leg) => ({
        key: `${trip.id} ${leg.sequence}`,
        hash: anchorOf(trip),
        date: leg.travelDate,
        until: leg.until,
        route: citiesOf(i18n, leg),
      })),
    )
    .sort((a, b) => a.date.localeCompare(b.date));
}

/** As in the style sheet. */
const wide = () => matchMedia("(min-width: 68.75em)");

function subscribe(listener: () => void): () => void {
  const query = wide();
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

/** Whether a connection of a past trip waits for the user: for the review, or for an answer to a claim. */
function isAsked(trip: OwnItinerary, all: readonly Connection[]): boolean {
  return all.some(
    (one) => one.mine?.itinerary === trip.id && (needsReview(one) || needsAnswer(one)),
  );
}

/** How the trips are shown: once all states are known, or `late`, after {@link patience}, without those that are missing. */
function useShown(isKnown: boolean): "known" | "late" | undefined {
  const [shown, setShown] = useState<"known" | "late" | undefined>(isKnown ? "known" : undefined);
  if (isKnown && !shown) setShown("known");
  useEffect(() => {
    const timer = setTimeout(() => setShown((before) => before ?? "late"), patience);
    return () => clearTimeout(timer);
  }, []);
  return shown;
}
