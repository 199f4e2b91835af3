import type { Type } from "@flightaides/core/trip/contract.ts";
import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { FlightPath } from "../../components/flight-path";
import { i18n } from "../../lib/i18n";
import { paths, withQuery } from "../../lib/paths";
import { legFrom } from "./connect-target";
import classes from "./connection.module.css";

type NextStepsProps = {
  /** Precedes the links. */
  first?: ReactNode;
  /** The type that the search form looks for. */
  seeking?: Type;
};

/** Links to other pages. */
export function NextSteps({ first, seeking }: NextStepsProps) {
  return (
    <div className={classes.row}>
      {first}
      <Button
        component={Link}
        to={withQuery(paths.search, { ...(seeking && { filter: seeking }) })}
        size="md"
        variant={first ? "default" : "filled"}
      >
        {i18n.t("Search itinerary")}
      </Button>
      <Button component={Link} to={paths.allItineraries} size="md" variant="default">
        {i18n.t("All itineraries")}
      </Button>
      <Button component={Link} to={paths.connections} size="md" variant="default">
        {i18n.t("My connections")}
      </Button>
    </div>
  );
}

type Props = {
  title: string;
  children: ReactNode;
  /** Precedes the links to other pages. */
  action?: ReactNode;
};

/** Replaces a connection that can't be shown: a message, and links to other pages. */
export function EmptyState({ title, children, action }: Props) {
  return (
    <div className={classes.empty} role="alert">
      <FlightPath />
      <h2>{title}</h2>
      <p>{children}</p>
      <NextSteps first={action} />
    </div>
  );
}

export function ItineraryGone() {
  return (
    <EmptyState title={i18n.t("This itinerary is no longer there")}>
      {i18n.t("Its owner has removed it, or the trip is over.")}
    </EmptyState>
  );
}

/** For the connect page without a target, or with a link that names only a route. */
export function NobodyChosen({ query }: { query: URLSearchParams }) {
  const leg = legFrom(query);
  return (
    <EmptyState
      title={i18n.t("Nobody chosen yet")}
      action={
        leg && (
          <Button
            component={Link}
            to={withQuery(paths.allItineraries, { from: leg.from, to: leg.to })}
            size="md"
          >
            {i18n.t("Who flies {from} to {to}?", { from: leg.from, to: leg.to })}
          </Button>
        )
      }
    >
      {leg
        ? i18n.t(
            "This link doesn’t say whom it is about. Choose “Connect” on one of the itineraries of its route.",
          )
        : i18n.t("Choose “Connect” on an itinerary, and this page takes you to its owner.")}
    </EmptyState>
  );
}
