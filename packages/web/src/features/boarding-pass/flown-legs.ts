import type { Connection } from "@flightaides/core/connection/contract.ts";
import type { ShownLeg } from "@flightaides/core/trip/contract.ts";

/**
 * The flights of the reader, or of the counterpart, on the shared legs, in the order of these: as edited since the payment, else as
 * paid. Pure.
 */
export function flownLegs(
  { role, journey, match, now, ...trips }: Connection,
  whose: "mine" | "theirs",
): ShownLeg[] {
  const trip = now?.[whose] ?? trips[whose];
  const flights = trip ? (trip.all ?? [trip.leg]) : [];
  // The shared legs have the numbers of the traveler's itinerary.
  const isTravelers = (role === "traveler") === (whose === "mine");
  const other = whose === "mine" ? "theirs" : "mine";
  return (journey?.legs ?? []).map((shared, index) => {
    const number = isTravelers
      ? shared.sequence
      : match?.legs.find((pair) => pair[other] === shared.sequence)?.[whose];
    const own = flights.find(({ sequence }) => sequence === number);
    return own ?? (index === 0 && trip ? trip.leg : shared);
  });
}
