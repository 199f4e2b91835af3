import { Button } from "@mantine/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { Link } from "react-router-dom";
import { Loading } from "../../components/loading";
import { Problem } from "../../components/problem";
import { ApiError } from "../../lib/api";
import { type SessionValue, writeSession } from "../../lib/session";
import classes from "./registering.module.css";
import { registration } from "./registration";

type Props = { uid: string; searched: SessionValue<"searched">; onRegistered: () => void };

/** Registers the search by being on the page, and shows how far that is. */
export function Registering({ uid, searched, onRegistered }: Props) {
  const queryClient = useQueryClient();
  const { data, error, isFetching, refetch } = useQuery(registration(uid, searched));

  useEffect(() => {
    if (!data) return;
    writeSession("searchResponse", data.found);
    writeSession("searched", { ...searched, saved: { id: data.id, fresh: true } });
    void queryClient.invalidateQueries({ queryKey: ["mine", uid, "itineraries"] });
    void queryClient.invalidateQueries({ queryKey: ["itinerary"] });
    onRegistered();
  }, [data, uid, searched, queryClient, onRegistered]);

  if (!error) return <Loading text="Registering your search..." />;
  if (error instanceof ApiError && error.code === "invalid-input")
    return (
      <div role="alert" className={classes.refused}>
        <p>
          <strong>Your search isn’t registered yet.</strong> {error.message}
        </p>
        <ul>
          {[...new Set(error.errors.map(({ message }) => message))].map((message) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
        <div>
          <Button component={Link} to="/search" size="md">
            Change search
          </Button>
        </div>
      </div>
    );
  return (
    <Problem
      what="Your search isn’t registered yet."
      error={error}
      retrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}
