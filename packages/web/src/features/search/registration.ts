/**
 * Registering a search as an itinerary. It is a query, not a mutation: whatever mounts the result page again, in React's
 * strict mode or by a way back, finds the one registration of this search; and a reload in the middle meets the server,
 * for which the same owner, type and legs are the same itinerary.
 */
import { create, opposite, search } from "@flightaides/core/itinerary/contract";
import { update } from "@flightaides/core/user/contract";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../lib/api";
import type { SessionValue } from "../../lib/session";

type Searched = SessionValue<"searched">;

export function registration(uid: string, searched: Searched) {
  const { itinerary, role, addInfo, phoneNumber, marketing } = searched;
  return queryOptions({
    queryKey: ["mine", uid, "registration", { itinerary, role, addInfo, phoneNumber }],
    queryFn: async () => {
      // The record's type is what its owner is: the opposite of what was sought.
      const { id } = await call(create, {
        type: role,
        itinerary,
        addInfo: addInfo || undefined,
        traveler: { phoneNumber },
      });
      if (marketing) await call(update, { marketing: true });
      // Once more as oneself: what a stranger found may be one's own.
      const found = await call(search, {
        searchType: "PROXIMAL",
        type: opposite(role),
        itinerary,
      });
      return { id, found };
    },
    staleTime: Number.POSITIVE_INFINITY,
    // Forgotten once it is done and seen: the same search after a deletion is a new one.
    gcTime: 0,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  });
}
