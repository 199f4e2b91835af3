import { search } from "@flightaides/core/matching/contract.ts";
import { opposite, type ShownLeg, type Type } from "@flightaides/core/trip/contract.ts";
import { searchDetails } from "@flightaides/core/trip/details.ts";
import { request } from "../../lib/api";
import { type PostingInput, writeSession } from "../../lib/session";

export type Search = {
  itinerary: ShownLeg[];
  /** The searcher's own. */
  role: Type;
  /** Given to post the trip as well. */
  posting?: PostingInput | undefined;
};

/** Searches, and keeps the search and its matches in the tab for the result page. */
export async function sendSearch({ itinerary, role, posting }: Search): Promise<void> {
  const { output: found, truncated } = await request(search, {
    searchType: "PROXIMAL",
    type: opposite(role),
    itinerary,
    ...searchDetails(posting ?? {}),
  });
  writeSession("role", role);
  writeSession("searchResponse", found);
  writeSession("searched", {
    itinerary,
    role,
    phoneNumber: "",
    ...(posting && { ...posting, register: true }),
    ...(truncated && { truncated }),
  });
}
