import { type Connection, fromId, list, open } from "@flightaides/core/connection/contract";
import type { ParsedOf } from "@flightaides/core/contract";
import { fromId as itineraryFromId } from "@flightaides/core/itinerary/contract";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../lib/api";

/** Milliseconds between two looks at a payment the bank still thinks about: growing from the first to the second. */
const firstLook = 3_000;
const lastLook = 60_000;

/** One connection as the user sees it. It changes behind their back, in another tab or by the bank's word. */
export function connection(uid: string, id: string) {
  return queryOptions({
    queryKey: ["mine", uid, "connection", id],
    queryFn: ({ signal }) => call(fromId, { id }, { signal }),
    refetchOnWindowFocus: "always",
    // Rests while the page is hidden, as TanStack Query does by itself.
    refetchInterval: ({ state }) =>
      state.data?.pending ? nextLook(state.dataUpdateCount + state.errorUpdateCount) : false,
  });
}

export function nextLook(looks: number): number {
  return Math.min(lastLook, firstLook * 1.4 ** looks);
}

/** The user's own, newest first. */
export function connections(uid: string) {
  return queryOptions({
    queryKey: ["mine", uid, "connections"],
    queryFn: ({ signal }) => call(list, {}, { signal }),
    refetchOnWindowFocus: "always",
  });
}

/**
 * Opening a connection. A query, not a mutation, like registering a search: whatever mounts the page again finds the one
 * answer, and a reload in the middle meets the server, for which the same pair and trip are the same connection.
 */
export function opening(uid: string, wanted: ParsedOf<typeof open>) {
  return queryOptions({
    queryKey: ["mine", uid, "opening", wanted],
    queryFn: (): Promise<Connection> => call(open, wanted),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  });
}

/** The posting that a mail's link is about. */
export function posting(id: string) {
  return queryOptions({
    queryKey: ["itinerary", "one", id],
    queryFn: ({ signal }) => call(itineraryFromId, { id }, { signal }),
  });
}
