import type { Connection } from "@flightaides/core/connection/contract";
import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { FlightPath } from "../../components/flight-path";
import { QueryBoundary } from "../../components/query-boundary";
import { paths, withQuery } from "../../lib/paths";
import grid from "../itinerary/itinerary-grid.module.css";
import classes from "./connection.module.css";
import { ConnectionPass } from "./connection-pass";
import { connections } from "./queries";
import { isPayable, labelOf } from "./status";

export function MyConnections({ uid }: { uid: string }) {
  return (
    <QueryBoundary
      query={useQuery(connections(uid))}
      problem="We couldn’t load your connections."
      empty={
        <div className={classes.none}>
          <FlightPath />
          <p className={classes.lead}>
            Nobody here yet. Choose “Connect” at somebody who flies the way you do, and you find
            them here from then on.
          </p>
          <div className={classes.row}>
            <Button component={Link} to={paths.search} size="lg">
              Search itinerary
            </Button>
            <Button component={Link} to={paths.allItineraries} size="lg" variant="default">
              All itineraries
            </Button>
          </div>
        </div>
      }
    >
      {(loaded) => (
        <ul className={grid.grid}>
          {loaded.map((connection) => (
            <li key={connection.id}>
              <ConnectionPass connection={connection} before={<Label connection={connection} />}>
                {(name) => (
                  <Button
                    component={Link}
                    to={withQuery(paths.connect, { connection: connection.id })}
                    size="md"
                    variant={isPayable(connection) ? "filled" : "default"}
                    aria-describedby={name}
                  >
                    {actionOf(connection)}
                  </Button>
                )}
              </ConnectionPass>
            </li>
          ))}
        </ul>
      )}
    </QueryBoundary>
  );
}

function Label({ connection }: { connection: Connection }) {
  return (
    <p className={classes.status} data-state={connection.state}>
      {labelOf(connection)}
    </p>
  );
}

function actionOf(connection: Connection): string {
  if (isPayable(connection)) return "Pay";
  return connection.state === "paid" ? "Contact" : "Details";
}
