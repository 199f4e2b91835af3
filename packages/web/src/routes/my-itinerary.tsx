import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { FlightPath } from "../components/flight-path";
import { Problem } from "../components/problem";
import { CardsSkeleton } from "../components/skeleton";
import { usePage } from "../components/use-page";
import { UserOnly } from "../features/account/guards";
import { ItineraryGrid } from "../features/itinerary/itinerary-grid";
import { mine } from "../features/itinerary/queries";
import { useUser } from "../lib/identity";
import classes from "./page.module.css";

export default function MyItinerary() {
  const heading = usePage(
    "My itineraries",
    "The trips you have registered, to search again or to delete.",
  );
  const user = useUser();
  return (
    <UserOnly>
      <div className={classes.page}>
        <h1 ref={heading} tabIndex={-1} className={classes.title}>
          MY ITINERARIES
        </h1>
        {user && <Mine uid={user.uid} />}
      </div>
    </UserOnly>
  );
}

function Mine({ uid }: { uid: string }) {
  const { data, error, isPending, isFetching, refetch } = useQuery(mine(uid));
  if (isPending) return <CardsSkeleton />;
  if (!data)
    return (
      <Problem
        what="We couldn’t load your itineraries."
        error={error}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (data.length === 0)
    return (
      <div className={classes.stack}>
        <FlightPath />
        <p className={classes.lead}>
          Nothing registered yet. Search for your flight: what you search for while you’re signed in
          is registered here, and we tell you once we find a match.
        </p>
        <div className={classes.actions}>
          <Button component={Link} to="/search" size="lg">
            Search itinerary
          </Button>
        </div>
      </div>
    );
  return <ItineraryGrid itineraries={data} />;
}
