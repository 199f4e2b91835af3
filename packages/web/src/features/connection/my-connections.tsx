import type { Connection } from "@flightaides/core/connection/contract.ts";
import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { FlightPath } from "../../components/flight-path";
import { namedBy } from "../../components/named-by";
import { QueryBoundary } from "../../components/query-boundary";
import { i18n } from "../../lib/i18n";
import { paths, withQuery } from "../../lib/paths";
import grid from "../itinerary/itinerary-grid.module.css";
import classes from "./connection.module.css";
import { connections } from "./queries";
import { isPayable, labelOf, needsAnswer, needsReview, sortByNeed } from "./status";
import { TripPair } from "./trip-pair";

export function MyConnections({ uid }: { uid: string }) {
  return (
    <QueryBoundary
      query={useQuery(connections(uid))}
      problem={i18n.t("We couldn’t load your connections.")}
      empty={
        <div className={classes.none}>
          <FlightPath />
          <p className={classes.lead}>
            {i18n.t(
              "No connections yet. Choose “Connect” on the card of someone on your route, and the connection appears here.",
            )}
          </p>
          <div className={classes.row}>
            <Button component={Link} to={paths.search} size="lg">
              {i18n.t("Search itinerary")}
            </Button>
            <Button component={Link} to={paths.allItineraries} size="lg" variant="default">
              {i18n.t("All itineraries")}
            </Button>
          </div>
        </div>
      }
    >
      {(loaded) => (
        <ul className={grid.grid}>
          {sortByNeed(loaded).map((connection) => (
            <li key={connection.id}>
              <TripPair connection={connection} before={<Label connection={connection} />}>
                {(heading) => (
                  <Button
                    component={Link}
                    to={withQuery(paths.connect, { connection: connection.id })}
                    size="md"
                    variant={waits(connection) ? "filled" : "default"}
                    {...namedBy(heading, "open")}
                  >
                    {actionOf(connection)}
                  </Button>
                )}
              </TripPair>
            </li>
          ))}
        </ul>
      )}
    </QueryBoundary>
  );
}

function Label({ connection }: { connection: Connection }) {
  return (
    <p
      className={classes.status}
      data-state={connection.state}
      data-waits={waits(connection) || undefined}
    >
      {labelOf(connection)}
    </p>
  );
}

/** Whether something waits for the reader. */
function waits(connection: Connection): boolean {
  return needsAnswer(connection) || isPayable(connection) || needsReview(connection);
}

function actionOf(connection: Connection): string {
  if (needsAnswer(connection)) return i18n.t("Answer");
  if (isPayable(connection)) return i18n.t("Pay");
  if (needsReview(connection)) return i18n.t("Review");
  return connection.state === "paid" ? i18n.t("Contact") : i18n.t("Details");
}
