import { type Connection, open } from "@flightaides/core/connection/contract";
import type { ShownLeg, Type } from "@flightaides/core/itinerary/contract";
import { Button } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { Link } from "react-router-dom";
import { Loading } from "../../components/loading";
import { Problem } from "../../components/problem";
import { ApiError, call } from "../../lib/api";
import { today } from "../../lib/calendar";
import { paths, withQuery } from "../../lib/paths";
import { retryOnce } from "../../lib/retry";
import { readSession } from "../../lib/session";
import { ownItineraries } from "../itinerary/queries";
import { EmptyState, ItineraryGone } from "./empty-state";
import { OwnFlightForm } from "./own-flight-form";
import { connection, connections } from "./queries";
import { type OwnTrip, searchedTrip } from "./searched-trip";

type Props = {
  uid: string;
  itineraryId: string;
  /** The user's own. */
  role: Type;
  /** The flights of the itinerary's owner. */
  legs: readonly ShownLeg[];
  onOpened: (connection: Connection) => void;
};

/**
 * Opens the connection when it mounts, with what the user has just searched with. Asks for a flight and a phone number if the
 * server needs them.
 */
export function OpenConnection({ uid, itineraryId, role, legs, onOpened }: Props) {
  const queryClient = useQueryClient();
  const [searched] = useState(() =>
    searchedTrip(
      { itineraryId, role },
      readSession("searched"),
      readSession("searchResponse"),
      today(),
    ),
  );
  const {
    mutate,
    variables: own,
    error,
    isPending,
  } = useMutation({
    // Idempotent: the server returns the same connection for the same pair.
    mutationFn: (own: OwnTrip | undefined) => call(open, { itineraryId, role, ...own }),
    ...retryOnce,
    onSuccess: (opened) => {
      queryClient.setQueryData(connection(uid, opened.id).queryKey, opened);
      // The server may have posted an itinerary as well.
      for (const { queryKey } of [connections(uid), ownItineraries(uid)])
        void queryClient.invalidateQueries({ queryKey });
    },
  });
  // Only while mounted: the user may have gone on to another connection.
  const start = (trip: OwnTrip | undefined) => mutate(trip, { onSuccess: onOpened });

  // Once: StrictMode runs effects twice.
  const started = useRef(false);
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    start(searched);
  });

  const code = error instanceof ApiError ? error.code : undefined;
  const phoneError =
    error instanceof ApiError
      ? error.errors.find(({ path }) => path === "phoneNumber")?.message
      : undefined;
  const isTyped = own !== undefined && own !== searched;
  if (phoneError !== undefined || (isTyped && !error))
    return (
      <OwnFlightForm
        legs={legs}
        // No error before a number was sent.
        phoneError={own ? phoneError : undefined}
        sending={isPending}
        onSubmit={start}
      />
    );
  if (!error) return <Loading text="Connecting..." />;
  if (code === "not-found") return <ItineraryGone />;
  if (code === "itinerary-required")
    return (
      <EmptyState
        title="Your itinerary comes first"
        action={
          <Button component={Link} to={withQuery(paths.search, { filter: "traveler" })} size="md">
            Post your itinerary
          </Button>
        }
      >
        {error.message}
      </EmptyState>
    );
  if (code === "conflict" || code === "invalid-input" || code === "forbidden")
    return (
      <EmptyState title="You can’t connect here">
        {(error instanceof ApiError && error.errors[0]?.message) || error.message}
      </EmptyState>
    );
  return (
    <Problem
      title="You’re not connected yet."
      error={error}
      retrying={isPending}
      onRetry={() => start(own)}
    />
  );
}
