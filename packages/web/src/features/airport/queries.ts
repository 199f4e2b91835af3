import { suggest, suggestLimit } from "@flightaides/core/airport/contract";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../lib/api";

/** Airports that fit what somebody types. Airports hardly change: one answer serves the whole visit. */
export function suggestions(term: string) {
  const typed = term.trim();
  return queryOptions({
    queryKey: ["airport", "suggest", typed.toLowerCase()],
    // The signal takes back a request that the next letter has made stale.
    queryFn: ({ signal }) => call(suggest, { term: typed, limit: suggestLimit }, { signal }),
    enabled: typed.length > 2,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
