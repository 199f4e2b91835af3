import { search } from "@flightaides/core/matching/contract.ts";
import { opposite, type ShownLeg, type Type } from "@flightaides/core/trip/contract.ts";
import { searchDetails } from "@flightaides/core/trip/details.ts";
import { request } from "../../lib/api";
import { addDays } from "../../lib/calendar";
import { readUser } from "../../lib/identity";
import { paths } from "../../lib/paths";
import { type PostingInput, type SessionValue, writeSession } from "../../lib/session";
import { searchInput } from "../itinerary/search-input";

export type Search = {
  itinerary: ShownLeg[];
  /** The searcher's own. */
  role: Type;
  /** Given to post the trip as well. */
  posting?: PostingInput | undefined;
  /** Airlines that the server does not know, and that the user has been asked about. */
  confirmedAirlines?: string[];
};

/**
 * Searches, and keeps the search and its matches in the tab for the result page, which posts the trip of a user.
 * @returns the page to open: the login for a flightaid who has to sign in before the trip is posted
 */
export async function sendSearch({
  itinerary,
  role,
  posting,
  confirmedAirlines = [],
}: Search): Promise<string> {
  const { output: found, truncated } = await request(search, {
    searchType: "PROXIMAL",
    type: opposite(role),
    itinerary,
    confirmedAirlines,
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
  if (role === "traveler" || !posting || readUser()) return paths.searchResult;
  writeSession("navigate", paths.searchResult);
  return paths.login;
}

export function movedLegs(legs: readonly ShownLeg[], days: number): ShownLeg[] {
  return legs.map((leg) => ({
    ...leg,
    travelDate: addDays(leg.travelDate, days),
    ...(leg.until && { until: addDays(leg.until, days) }),
  }));
}

/** Searches with a trip moved by so many days, which is not posted, and keeps that search in the tab for the result page. */
export async function searchMoved(searched: SessionValue<"searched">, days: number): Promise<void> {
  const { saved: _, register: __, truncated: ___, ...kept } = searched;
  const itinerary = movedLegs(searched.itinerary, days);
  const { output: found, truncated } = await request(
    search,
    searchInput({ ...searched, itinerary, type: searched.role }),
  );
  writeSession("searchResponse", found);
  // Without the phone number, so that a registration asks whether it replaces the trip that is posted.
  writeSession("searched", {
    ...kept,
    phoneNumber: "",
    itinerary,
    ...(truncated && { truncated }),
  });
}
