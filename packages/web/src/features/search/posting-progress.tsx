import { withDetails } from "@flightaides/core/trip/details.ts";
import { Button } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { Because } from "../../components/because";
import { Loading } from "../../components/loading";
import { Problem } from "../../components/problem";
import { ApiError } from "../../lib/api-error";
import { isMissingScript } from "../../lib/missing-scripts";
import { retryOnce } from "../../lib/retry";
import { type PostingInput, type SessionValue, writeSession } from "../../lib/session";
import { profile } from "../account/queries";
import classes from "./posting-progress.module.css";
import { postingTexts } from "./posting-texts";

type Searched = SessionValue<"searched">;

type Props = { uid: string; searched: Searched; onRegistered: () => void };

/** Posts the trip when it mounts, and shows the progress. */
export function PostingProgress({ uid, searched, onRegistered }: Props) {
  const { waiting, failed, change } = postingTexts[searched.role];
  const queryClient = useQueryClient();
  // For the page that follows: what comes later would move its buttons.
  useQuery(profile(uid));
  const { mutate, error, isPending } = useMutation({
    // Loaded on demand: most results are only looked at.
    mutationFn: async (wanted: Searched) => (await import("./register")).register(wanted),
    ...retryOnce,
    throwOnError: isMissingScript,
    onSuccess: () => {
      for (const changed of ["itineraries", "profile"])
        void queryClient.invalidateQueries({ queryKey: ["mine", uid, changed] });
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

  if (!error) return <Loading text={waiting} />;
  if (error instanceof ApiError && error.code === "invalid-input")
    return (
      <div role="alert" className={classes.refused}>
        <p>
          <strong>{failed}</strong> {error.message}
        </p>
        <ul>
          {[...new Set(error.errors.map(({ message }) => message))].map((message) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
        <div>
          <Button component={Link} to={change.to} size="md">
            {change.label}
          </Button>
        </div>
      </div>
    );
  return (
    <Problem
      title={failed}
      error={error}
      detail={<Because error={error} />}
      retrying={isPending}
      onRetry={start}
    />
  );
}

/** Whether the trip can be posted without further input. */
export function isComplete({ role, phoneNumber, connect }: Searched): boolean {
  return phoneNumber !== "" && (role === "traveler" || connect !== undefined);
}

/** The search with the input for its posting. */
export function withInput(searched: Searched, given: PostingInput): Searched {
  const { marketing, separate, ...rest } = withDetails(searched, given, searched.role);
  return { ...rest, ...given, register: true };
}
