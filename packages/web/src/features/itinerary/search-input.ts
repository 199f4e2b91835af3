import type { InputOf } from "@flightaides/core/contract.ts";
import type { search } from "@flightaides/core/matching/contract.ts";
import {
  opposite,
  type PostingDetails,
  type ShownLeg,
  type Type,
} from "@flightaides/core/trip/contract.ts";
import { searchDetails } from "@flightaides/core/trip/details.ts";
import { airlinesOf } from "@flightaides/core/trip/flight.ts";

type Trip = { type: Type; itinerary: readonly ShownLeg[] } & PostingDetails;

/** What searches with a trip that has been searched or posted before, so that its airlines are confirmed. */
export function searchInput({ type, itinerary, ...details }: Trip): InputOf<typeof search> {
  return {
    searchType: "PROXIMAL",
    type: opposite(type),
    itinerary: [...itinerary],
    confirmedAirlines: airlinesOf(itinerary),
    ...searchDetails(details),
  };
}
