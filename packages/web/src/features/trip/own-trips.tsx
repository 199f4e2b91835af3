import type { OwnItinerary } from "@flightaides/core/itinerary/contract";
import { useQuery } from "@tanstack/react-query";
import { Problem } from "../../components/problem";
import { today } from "../../lib/calendar";
import { i18n } from "../../lib/i18n";
import { profile } from "../account/queries";
import { connections } from "../connection/queries";
import { isOld } from "../itinerary/is-old";
import grid from "../itinerary/itinerary-grid.module.css";
import { OwnTrip } from "./own-trip";
import { sortTrips } from "./sort-trips";
import classes from "./trip.module.css";

/** The number of trips searched for at once. */
const maxSearches = 6;

/** The user's own trips: those ahead, and the past ones folded. */
export function OwnTrips({ uid, itineraries }: { uid: string; itineraries: OwnItinerary[] }) {
  const query = useQuery(connections(uid));
  // Until the profile loads the default is assumed, on.
  const isMailed = useQuery(profile(uid)).data?.notifyMatches !== false;
  const { upcoming, past } = sortTrips(itineraries, new Date());
  const searched = upcoming
    .filter((trip) => !trip.paused && !isOld(trip, today()))
    .slice(0, maxSearches);
  const cards = (trips: OwnItinerary[]) => (
    <ul className={grid.grid}>
      {trips.map((trip) => (
        <li key={trip.id}>
          <OwnTrip
            uid={uid}
            trip={trip}
            connections={query.data ?? (query.isError ? null : undefined)}
            isSearched={searched.includes(trip)}
            isMailed={isMailed}
            isPast={trips === past}
          />
        </li>
      ))}
    </ul>
  );
  return (
    <>
      {!query.data && (
        <Problem
          title={i18n.t("We couldn’t load your connections.")}
          error={query.error}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {upcoming.length > 0 ? cards(upcoming) : <p>{i18n.t("No trip is ahead of you.")}</p>}
      {past.length > 0 && (
        <details className={classes.past}>
          <summary>
            <h2>{i18n.t("Past trips ({count})", { count: past.length })}</h2>
          </summary>
          {cards(past)}
        </details>
      )}
    </>
  );
}
