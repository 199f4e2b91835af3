import { create, opposite, search } from "@flightaides/core/itinerary/contract";
import { update } from "@flightaides/core/user/contract";
import { Button } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useEffect, useRef } from "react";
import { Link } from "react-router-dom";
import { Loading } from "../../components/loading";
import { Problem } from "../../components/problem";
import { ApiError, call, request } from "../../lib/api";
import { paths } from "../../lib/paths";
import { retryOnce } from "../../lib/retry";
import { type SessionValue, writeSession } from "../../lib/session";
import classes from "./register-search.module.css";

// Lazy: only visitors who have signed in since their search are asked.
const ConnectQuestion = lazy(() => import("./connect-question"));

type Searched = SessionValue<"searched">;

type Props = { uid: string; searched: Searched; onRegistered: () => void };

/** Registers the search as an itinerary, once a flightaid has chosen how families may connect. */
export function RegisterSearch(props: Props) {
  const { role, connect } = props.searched;
  if (role === "flightaid" && !connect)
    return (
      <Suspense fallback={<Loading />}>
        <ConnectQuestion searched={props.searched} />
      </Suspense>
    );
  return <Registration {...props} />;
}

/** Registers the search when it mounts, and shows the progress. */
function Registration({ uid, searched, onRegistered }: Props) {
  const queryClient = useQueryClient();
  const { mutate, error, isPending } = useMutation({
    mutationFn: register,
    ...retryOnce,
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: ["mine", uid, "itineraries"] });
      void queryClient.invalidateQueries({ queryKey: ["itinerary"] });
    },
  });

  // Once per search: StrictMode runs effects twice. A reload during the request sends it again, which the server answers
  // with the same itinerary.
  const started = useRef<Searched>(undefined);
  useEffect(() => {
    if (started.current === searched) return;
    started.current = searched;
    start();
  });

  function start() {
    mutate(searched, {
      // Only while mounted: a later search must not be overwritten.
      onSuccess: ({ id, found, truncated }) => {
        writeSession("searchResponse", found);
        writeSession("searched", {
          ...searched,
          saved: { id, fresh: true },
          ...(truncated && { truncated }),
        });
        onRegistered();
      },
    });
  }

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
          <Button component={Link} to={paths.search} size="md">
            Change search
          </Button>
        </div>
      </div>
    );
  return (
    <Problem
      title="Your search isn’t registered yet."
      error={error}
      retrying={isPending}
      onRetry={start}
    />
  );
}

/** Idempotent: the server returns the same itinerary for the same owner, type and legs. */
async function register(searched: Searched) {
  const { itinerary, role, addInfo, phoneNumber, connect, marketing } = searched;
  const { id } = await call(create, {
    type: role,
    itinerary,
    addInfo: addInfo || undefined,
    traveler: { phoneNumber },
    connect,
  });
  if (marketing) await call(update, { marketing: true });
  // Searches again as the user: the matches found as a visitor may include the user's own itineraries.
  const { output: found, truncated } = await request(search, {
    searchType: "PROXIMAL",
    type: opposite(role),
    itinerary,
  });
  return { id, found, truncated };
}
