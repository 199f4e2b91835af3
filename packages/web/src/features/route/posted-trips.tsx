import type { City, CityPair } from "@flightaides/core/trip/city-pairs.ts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { QueryBoundary } from "../../components/query-boundary";
import { CardsSkeleton } from "../../components/skeleton";
import { i18n } from "../../lib/i18n";
import { cityName } from "../../lib/pair-names";
import { paths, withQuery } from "../../lib/paths";
import { ItineraryGrid } from "../itinerary/itinerary-grid";
import { type Trips, tripsOfPair } from "./queries";
import classes from "./route.module.css";

/** Trips that are shown for each direction; the list of all itineraries has the others. */
const shown = 4;

/**
 * How many trips are posted in each direction, the next ones, and where the others are. Both directions appear at once, so that none moves
 * the other.
 */
export function PostedTrips({ pair }: { pair: CityPair }) {
  const [one, other] = pair.cities;
  const query = useQuery(tripsOfPair(pair));
  return (
    <div aria-busy={query.isPending} className={classes.section}>
      <QueryBoundary
        query={query}
        problem={i18n.t("We couldn’t load the itineraries.")}
        loading={<CardsSkeleton count={shown} />}
      >
        {([out, back]) => (
          <>
            <Direction from={one} to={other} posted={out} />
            <Direction from={other} to={one} posted={back} />
          </>
        )}
      </QueryBoundary>
    </div>
  );
}

function Direction({ from, to, posted }: { from: City; to: City; posted: Trips }) {
  const id = `${from.slug}-${to.slug}`;
  return (
    <section className={classes.posted} aria-labelledby={id}>
      <h3 id={id}>{i18n.t("{from} to {to}", { from: cityName(from), to: cityName(to) })}</h3>
      <p>{countOf(posted)}</p>
      {posted.trips.length > 0 && <ItineraryGrid itineraries={posted.trips.slice(0, shown)} />}
      {(posted.isMore || posted.trips.length > shown) && <AllTrips from={from} to={to} />}
    </section>
  );
}

/** Links to the list, which filters by airports. */
function AllTrips({ from, to }: { from: City; to: City }) {
  return (
    <ul className={classes.links}>
      {from.airports.flatMap((origin) =>
        to.airports.map((destination) => (
          <li key={`${origin}${destination}`}>
            <Link to={withQuery(paths.allItineraries, { from: origin, to: destination })}>
              {i18n.t("All trips {from} – {to}", { from: origin, to: destination })}
            </Link>
          </li>
        )),
      )}
    </ul>
  );
}

function countOf({ trips, isMore }: Trips): string {
  const { length: count } = trips;
  if (isMore) return i18n.t("More than {count} trips are posted. The next ones:", { count });
  if (count === 0)
    return i18n.t(
      "No trip is posted at the moment. Post yours, and we write to you when one fits.",
    );
  return i18n.t("{count, plural, one {# trip is posted.} other {# trips are posted.}}", { count });
}
