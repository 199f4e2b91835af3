import { suggest, suggestLimit } from "@flightaides/core/airport/contract";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../lib/api";

/** Airports that match a typed term of at least 3 characters. Cached while the page is open. */
export function suggestions(term: string) {
  const typed = term.trim();
  return queryOptions({
    queryKey: ["airport", "suggest", typed.toLowerCase()],
    // The signal cancels a request that newer input made obsolete.
    queryFn: ({ signal }) => call(suggest, { term: typed, limit: suggestLimit }, { signal }),
    enabled: typed.length > 2,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
