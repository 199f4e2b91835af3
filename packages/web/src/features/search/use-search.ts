import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { isMissingScript } from "../../lib/missing-scripts";
import { paths } from "../../lib/paths";
import { loadSearch } from "./load-search";
import type { Search } from "./send-search";

/** Searches, and opens the result page, which posts the trip. */
export function useSearch({
  onDone,
  onError,
}: {
  onDone?: (() => void) | undefined;
  onError: (error: Error) => void;
}) {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async (wanted: Search) => (await loadSearch()).sendSearch(wanted),
    // The page is reloaded. The draft is stored.
    throwOnError: isMissingScript,
    onSuccess: () => {
      onDone?.();
      void navigate(paths.searchResult);
    },
    onError,
  });
}
