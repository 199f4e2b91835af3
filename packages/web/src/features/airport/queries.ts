import { isLongEnough } from "@flightaides/core/airport/term.ts";
import { queryOptions } from "@tanstack/react-query";

/** Airports that match a typed term that is long enough. Cached while the page is open. */
export function suggestions(term: string) {
  const typed = term.trim();
  return queryOptions({
    queryKey: ["airport", "suggest", typed.toLowerCase()],
    queryFn: async ({ signal }) => {
      const { suggestAirports } = await loadSuggest();
      // The signal cancels a request that newer input made obsolete.
      return suggestAirports(typed, signal);
    },
    enabled: isLongEnough(typed),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** In a separate file from the fields, because the API client is large. */
export const loadSuggest = () => import("./suggest");
