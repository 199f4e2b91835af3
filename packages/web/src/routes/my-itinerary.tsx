import { Button } from "@mantine/core";
import { usePrefetchQuery, useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { FlightPath } from "../components/flight-path";
import { QueryBoundary } from "../components/query-boundary";
import { CardsSkeleton } from "../components/skeleton";
import { usePage } from "../components/use-page";
import { UserOnly } from "../features/account/guards";
import { profile } from "../features/account/queries";
import { connections } from "../features/connection/queries";
import { ownItineraries } from "../features/itinerary/queries";
import { OwnTrips } from "../features/trip/own-trips";
import { i18n } from "../lib/i18n";
import { useUser } from "../lib/identity";
import { paths } from "../lib/paths";
import classes from "./page.module.css";

export default function MyItinerary() {
  const heading = usePage(i18n.t("My itineraries"));
  const user = useUser();
  return (
    <UserOnly>
      <div className={classes.page}>
        <h1 ref={heading} tabIndex={-1} className={classes.title}>
          {i18n.t("MY ITINERARIES")}
        </h1>
        {user && <OwnItineraries uid={user.uid} />}
      </div>
    </UserOnly>
  );
}

function OwnItineraries({ uid }: { uid: string }) {
  // In parallel, because the trips are shown together with them.
  usePrefetchQuery(connections(uid));
  usePrefetchQuery(profile(uid));
  return (
    <QueryBoundary
      query={useQuery(ownItineraries(uid))}
      problem={i18n.t("We couldn’t load your itineraries.")}
      loading={<CardsSkeleton />}
      empty={
        <div className={classes.stack}>
          <FlightPath />
          <p className={classes.lead}>
            {i18n.t(
              "Nothing registered yet. Search for your flight and register the search: we tell you once we find a match.",
            )}
          </p>
          <div className={classes.actions}>
            <Button component={Link} to={paths.search} size="lg">
              {i18n.t("Search itinerary")}
            </Button>
          </div>
        </div>
      }
    >
      {(itineraries) => <OwnTrips uid={uid} itineraries={itineraries} />}
    </QueryBoundary>
  );
}
