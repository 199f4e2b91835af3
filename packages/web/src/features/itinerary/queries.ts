import type { InputOf } from "@flightaides/core/contract.ts";
import { fromId, OwnItinerary, ofOwner } from "@flightaides/core/itinerary/contract.ts";
import { list } from "@flightaides/core/matching/contract.ts";
import type { Type } from "@flightaides/core/trip/contract.ts";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import * as z from "zod/mini";
import { call, request } from "../../lib/api";
import { latestKey, rowLength } from "./latest-key";

export type Filters = Pick<
  InputOf<typeof list>,
  "from" | "to" | "flight" | "travelDate" | "language" | "help"
>;

const pageLength = 20;

/** The newest itineraries, of one type or of both. */
export function latestItineraries(type?: Type) {
  return queryOptions({
    queryKey: latestKey(type),
    queryFn: ({ signal }) => call(list, { type, flight: undefined, limit: rowLength }, { signal }),
  });
}

/** All itineraries that match the filters, page by page. */
export function itineraryPages(filters: Filters) {
  return infiniteQueryOptions({
    queryKey: ["itinerary", "pages", filters],
    queryFn: ({ signal, pageParam }) =>
      request(list, { ...filters, limit: pageLength, cursor: pageParam }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
  });
}

/** One itinerary, by its public id. */
export function itineraryById(id: string) {
  return queryOptions({
    queryKey: ["itinerary", "one", id],
    queryFn: ({ signal }) => call(fromId, { id }, { signal }),
  });
}

/** The user's own itineraries, newest first. */
export function ownItineraries(uid: string) {
  return queryOptions({
    queryKey: ["mine", uid, "itineraries"],
    queryFn: async ({ signal }) => (await call(ofOwner, {}, { signal }))[0] ?? [],
    meta: { keptAs: z.array(OwnItinerary) },
  });
}

/** One of the user's own itineraries, for a form: never from the cache, and not refetched while the form is open. */
export function ownItinerary(uid: string, id: string) {
  return queryOptions({
    queryKey: ["mine", uid, "itinerary", id],
    queryFn: ({ signal }) => call(fromId, { id }, { signal }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
