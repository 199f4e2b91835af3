import type { Connection } from "@flightaides/core/connection/contract";
import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { FlightPath } from "../../components/flight-path";
import { Loading } from "../../components/loading";
import { Problem } from "../../components/problem";
import grid from "../itinerary/itinerary-grid.module.css";
import classes from "./connection.module.css";
import { ConnectionPass } from "./connection-pass";
import { isPayable, statusOf } from "./in-words";
import { connections } from "./queries";

export function MyConnections({ uid }: { uid: string }) {
  const { data, error, isPending, isFetching, refetch } = useQuery(connections(uid));
  if (isPending) return <Loading />;
  if (!data)
    return (
      <Problem
        what="We couldn’t load your connections."
        error={error}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (data.length === 0)
    return (
      <div className={classes.none}>
        <FlightPath />
        <p className={classes.lead}>
          Nobody here yet. Choose “Connect” at somebody who flies the way you do, and you find them
          here from then on.
        </p>
        <div className={classes.row}>
          <Button component={Link} to="/search" size="lg">
            Search itinerary
          </Button>
          <Button component={Link} to="/allitinerary" size="lg" variant="default">
            All itineraries
          </Button>
        </div>
      </div>
    );
  return (
    <ul className={grid.grid}>
      {data.map((connection) => (
        <li key={connection.id}>
          <ConnectionPass connection={connection} before={<Status connection={connection} />}>
            {(name) => (
              <Button
                component={Link}
                to={`/connect?${new URLSearchParams({ connection: connection.id })}`}
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
  );
}

function Status({ connection }: { connection: Connection }) {
  return (
    <p className={classes.status} data-state={connection.state}>
      {statusOf(connection)}
    </p>
  );
}

function actionOf(connection: Connection): string {
  if (isPayable(connection)) return "Pay";
  return connection.state === "paid" ? "Contact" : "Details";
}
