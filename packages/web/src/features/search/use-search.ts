import { search } from "@flightaides/core/matching/contract";
import { opposite, type ShownLeg, type Type } from "@flightaides/core/trip/contract";
import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "react-router-dom";
import { request } from "../../lib/api";
import { paths } from "../../lib/paths";
import { writeSession } from "../../lib/session";
import type { PostingDetails } from "../itinerary/posting-draft";

export type Search = {
  itinerary: ShownLeg[];
  /** The searcher's own. */
  role: Type;
  /** Given to post the trip as well. */
  posting?: PostingDetails | undefined;
};

/** Searches, keeps the search and its matches in the tab, and opens the result page, which posts the trip. */
export function useSearch({
  onDone,
  onError,
}: {
  onDone?: (() => void) | undefined;
  onError: (error: Error) => void;
}) {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: ({ itinerary, role }: Search) =>
      request(search, { searchType: "PROXIMAL", type: opposite(role), itinerary }),
    onSuccess: ({ output: found, truncated }, { itinerary, role, posting }) => {
      writeSession("role", role);
      writeSession("searchResponse", found);
      writeSession("searched", {
        itinerary,
        role,
        addInfo: "",
        phoneNumber: "",
        ...(posting && { ...posting, register: true }),
        ...(truncated && { truncated }),
      });
      onDone?.();
      void navigate(paths.searchResult);
    },
    onError,
  });
}
