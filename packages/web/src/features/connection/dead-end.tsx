import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { FlightPath } from "../../components/flight-path";
import classes from "./connection.module.css";
import { legFrom } from "./wanted";

/** Where else there is something to do; `first` comes before it. */
export function Onward({ first }: { first?: ReactNode }) {
  return (
    <div className={classes.row}>
      {first}
      <Button component={Link} to="/search" size="md" variant={first ? "default" : "filled"}>
        Search itinerary
      </Button>
      <Button component={Link} to="/allitinerary" size="md" variant="default">
        All itineraries
      </Button>
      <Button component={Link} to="/connections" size="md" variant="default">
        My connections
      </Button>
    </div>
  );
}

export function Gone() {
  return (
    <Dead title="This itinerary is no longer there">
      Its owner has taken it back, or the trip is over.
    </Dead>
  );
}

/** The end of the way, and where to go from here. */
export function Dead({
  title,
  children,
  more,
}: {
  title: string;
  children: ReactNode;
  more?: ReactNode;
}) {
  return (
    <div className={classes.dead} role="alert">
      <FlightPath />
      <h2>{title}</h2>
      <p>{children}</p>
      <Onward first={more} />
    </div>
  );
}

/** `/connect` by itself, or by a link that doesn't say with whom. */
export function NobodyChosen({ query }: { query: URLSearchParams }) {
  const leg = legFrom(query);
  const route = leg && new URLSearchParams({ from: leg.from, to: leg.to });
  return (
    <Dead
      title="Nobody chosen yet"
      more={
        route && (
          <Button component={Link} to={`/allitinerary?${route}`} size="md">
            Who flies {leg.from} to {leg.to}?
          </Button>
        )
      }
    >
      {route
        ? "This link doesn’t say whom it is about. Choose “Connect” at one of the itineraries of its route."
        : "Choose “Connect” at an itinerary, and this page takes you to its owner."}
    </Dead>
  );
}
