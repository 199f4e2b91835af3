import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { useAskedAirlines } from "../../lib/asked-airlines";
import { isMissingScript } from "../../lib/missing-scripts";
import { loadSearch } from "./load-search";
import type { Search } from "./send-search";

/** Searches, and opens the page that comes next. */
export function useSearch({
  onDone,
  onError,
}: {
  onDone?: (() => void) | undefined;
  onError: (error: Error) => void;
}) {
  const navigate = useNavigate();
  const airlines = useAskedAirlines();
  return useMutation({
    mutationFn: async (wanted: Omit<Search, "confirmedAirlines">) =>
      (await loadSearch()).sendSearch({ ...wanted, confirmedAirlines: airlines.confirmed() }),
    // The page is reloaded. The draft is stored.
    throwOnError: isMissingScript,
    onSuccess: (next) => {
      onDone?.();
      void navigate(next);
    },
    onError: (error: Error) => {
      airlines.note(error);
      onError(error);
    },
  });
}
