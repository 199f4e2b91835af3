import { Connection, fromId, list } from "@flightaides/core/connection/contract.ts";
import { queryOptions } from "@tanstack/react-query";
import * as z from "zod/mini";
import { call } from "../../lib/api";

/** Milliseconds between two polls of a pending payment: the first interval, and the longest one. */
const firstIntervalMs = 3_000;
const maxIntervalMs = 60_000;
/** Milliseconds between two polls while the other participant can change what the page shows. */
const openIntervalMs = 30_000;

/** One connection as the user sees it. It may change in another tab or by a payment's result, so it is refetched. */
export function connection(uid: string, id: string) {
  return queryOptions({
    queryKey: ["mine", uid, "connection", id],
    queryFn: ({ signal }) => call(fromId, { id }, { signal }),
    meta: { keptAs: Connection },
    refetchOnWindowFocus: "always",
    // TanStack Query pauses the interval while the page is hidden.
    refetchInterval: ({ state: { data, dataUpdateCount, errorUpdateCount } }) =>
      data !== undefined && intervalOf(data, dataUpdateCount + errorUpdateCount),
  });
}

/** Milliseconds until a connection is read again. @param polls so far @returns false when only the user changes it */
export function intervalOf(
  { pending, state, role, journey }: Connection,
  polls: number,
): number | false {
  if (pending) return pollInterval(polls);
  const isTripOpen =
    state === "paid" && journey !== undefined && Date.parse(journey.until) > Date.now();
  const awaitsPayment = role === "flightaid" && (state === "accepted" || state === "ordered");
  return (state === "requested" || awaitsPayment || isTripOpen) && openIntervalMs;
}

/** Milliseconds until the next poll; grows with the number of polls so far. */
export function pollInterval(polls: number): number {
  return Math.min(maxIntervalMs, firstIntervalMs * 1.4 ** polls);
}

/** The user's own connections, newest first. */
export function connections(uid: string) {
  return queryOptions({
    queryKey: ["mine", uid, "connections"],
    queryFn: ({ signal }) => call(list, {}, { signal }),
    meta: { keptAs: z.array(Connection) },
    refetchOnWindowFocus: "always",
  });
}
