import { type Connection, open } from "@flightaides/core/connection/contract";
import type { Leg, Type } from "@flightaides/core/itinerary/contract";
import { Button } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { Link } from "react-router-dom";
import { Loading } from "../../components/loading";
import { Problem } from "../../components/problem";
import { ApiError, call } from "../../lib/api";
import { paths, withQuery } from "../../lib/paths";
import { retryOnce } from "../../lib/retry";
import { EmptyState, ItineraryGone } from "./empty-state";
import { PhoneForm } from "./phone-form";
import { connection, connections } from "./queries";

type Props = {
  uid: string;
  itineraryId: string;
  /** The user's own. */
  role: Type;
  leg: Leg | undefined;
  onOpened: (connection: Connection) => void;
};

/** Opens the connection when it mounts. Asks for a phone number if the server needs one. */
export function OpenConnection({ uid, itineraryId, role, leg, onOpened }: Props) {
  const queryClient = useQueryClient();
  const {
    mutate,
    variables: phoneNumber,
    error,
    isPending,
  } = useMutation({
    // Idempotent: the server returns the same connection for the same pair.
    mutationFn: (phoneNumber: string | undefined) => call(open, { itineraryId, role, phoneNumber }),
    ...retryOnce,
    onSuccess: (opened) => {
      queryClient.setQueryData(connection(uid, opened.id).queryKey, opened);
      void queryClient.invalidateQueries({ queryKey: connections(uid).queryKey });
    },
  });
  // Only while mounted: the user may have gone on to another connection.
  const start = (number?: string) => mutate(number, { onSuccess: onOpened });

  // Once: StrictMode runs effects twice.
  const started = useRef(false);
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    start();
  });

  const code = error instanceof ApiError ? error.code : undefined;
  const phoneError =
    error instanceof ApiError
      ? error.errors.find(({ path }) => path === "phoneNumber")?.message
      : undefined;
  if (phoneError !== undefined || (phoneNumber && !error))
    return (
      <PhoneForm
        leg={leg}
        // No error before a number was sent.
        phoneError={phoneNumber ? phoneError : undefined}
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
      onRetry={() => start(phoneNumber)}
    />
  );
}
