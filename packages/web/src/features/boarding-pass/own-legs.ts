import type { Connection } from "@flightaides/core/connection/contract.ts";
import type { ShownLeg } from "@flightaides/core/trip/contract.ts";

/** The reader's own flights on the shared legs, in the order of these: as edited since the payment, else as paid. Pure. */
export function ownLegsOf({ role, journey, match, mine, now }: Connection): ShownLeg[] {
  const trip = now?.mine ?? mine;
  const flights = trip ? (trip.all ?? [trip.leg]) : [];
  return (journey?.legs ?? []).map((shared, index) => {
    // The shared legs have the numbers of the traveler's itinerary.
    const number =
      role === "traveler"
        ? shared.sequence
        : match?.legs.find(({ theirs }) => theirs === shared.sequence)?.mine;
    const own = flights.find(({ sequence }) => sequence === number);
    return own ?? (index === 0 && trip ? trip.leg : shared);
  });
}
