import { search } from "@flightaides/core/matching/contract.ts";
import { opposite } from "@flightaides/core/trip/contract.ts";
import { searchDetails } from "@flightaides/core/trip/details.ts";
import { request } from "../../lib/api";
import { readSession, writeSession } from "../../lib/session";

/** Repeats the last search of this tab, because the users that can match have changed. */
export async function searchAgain(): Promise<void> {
  const searched = readSession("searched");
  if (!searched) return;
  const { itinerary, role } = searched;
  const { output: found, truncated } = await request(search, {
    searchType: "PROXIMAL",
    type: opposite(role),
    itinerary,
    ...searchDetails(searched),
  });
  // A later search must not be overwritten.
  if (readSession("searched") !== searched) return;
  writeSession("searchResponse", found);
  writeSession("searched", { ...searched, truncated: truncated || undefined });
}
