import type { InputOf } from "@flightaides/core/contract";
import { list, ofOwner, type Type } from "@flightaides/core/itinerary/contract";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { call, request } from "../../lib/api";

export type Filters = Pick<InputOf<typeof list>, "from" | "to" | "flight" | "travelDate">;

/** How many cards a row on home shows. */
export const rowLength = 6;
const pageLength = 20;

/** The newest itineraries, of one type or of both. */
export function latest(type?: Type) {
  return queryOptions({
    queryKey: ["itinerary", "latest", type ?? "all"],
    queryFn: ({ signal }) => call(list, { type, flight: undefined, limit: rowLength }, { signal }),
  });
}

/** Every itinerary that passes the filters, a page at a time. */
export function everything(filters: Filters) {
  return infiniteQueryOptions({
    queryKey: ["itinerary", "everything", filters],
    queryFn: ({ signal, pageParam }) =>
      request(list, { ...filters, limit: pageLength, cursor: pageParam }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
  });
}

/** The user's own, newest first. */
export function mine(uid: string) {
  return queryOptions({
    queryKey: ["mine", uid, "itineraries"],
    queryFn: async ({ signal }) => (await call(ofOwner, {}, { signal }))[0] ?? [],
  });
}
