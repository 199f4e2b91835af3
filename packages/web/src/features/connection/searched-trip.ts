import type { OwnItinerary } from "@flightaides/core/itinerary/contract.ts";
import type { Leg, PostingDetails, Type } from "@flightaides/core/trip/contract.ts";
import { detailsOf } from "@flightaides/core/trip/details.ts";
import { lastDayOf } from "@flightaides/core/trip/window.ts";
import type { SessionValue } from "../../lib/session";

/** What the server posts as the caller's own itinerary when they have none that matches. */
export type OwnTrip = PostingDetails & {
  itinerary: readonly Leg[];
  /** E.164. Missing until it is given. */
  phoneNumber?: string;
  /** Consent to news and offers. */
  marketing?: boolean;
};

type Choice = {
  /** The chosen itinerary of the other side. */
  itineraryId: string;
  /** The user's own. */
  role: Type;
};

/**
 * What the user has just searched with, if it is a trip of this role, has not passed, and found the chosen itinerary. A
 * flightaid's trip is given in any case: without a match the server refuses it.
 * @param today `YYYY-MM-DD`
 */
export function searchedTrip(
  { itineraryId, role }: Choice,
  searched: SessionValue<"searched"> | null,
  found: SessionValue<"searchResponse"> | null,
  today: string,
): OwnTrip | undefined {
  if (searched?.role !== role) return undefined;
  const { itinerary, phoneNumber, marketing } = searched;
  // Who says yes to one family has not said yes to all of them.
  const { connect: _, ...details } = detailsOf(searched, role);
  if (itinerary.some((leg) => lastDayOf(leg) < today)) return undefined;
  if (role === "traveler" && !found?.some(({ id }) => id === itineraryId)) return undefined;
  return {
    itinerary,
    ...(phoneNumber && { phoneNumber }),
    ...details,
    ...(marketing && { marketing }),
  };
}

/** Whether one of the user's itineraries has all legs of the trip. */
export function isPosted(
  { itinerary: legs }: OwnTrip,
  role: Type,
  posted: readonly OwnItinerary[],
): boolean {
  return posted.some(
    ({ type, itinerary }) =>
      type === role && legs.every((leg) => itinerary.some((one) => isSameLeg(one, leg))),
  );
}

export function isSameLeg(one: Leg, other: Leg): boolean {
  return (
    one.from === other.from &&
    one.to === other.to &&
    one.travelDate === other.travelDate &&
    one.until === other.until &&
    one.flight === other.flight
  );
}
