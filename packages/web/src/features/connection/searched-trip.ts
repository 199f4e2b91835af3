import type { Leg, Type } from "@flightaides/core/itinerary/contract";
import type { SessionValue } from "../../lib/session";

/** What the server posts as the caller's own itinerary when they have none that matches. */
export type OwnTrip = {
  itinerary: readonly Leg[];
  addInfo?: string;
  /** E.164. */
  phoneNumber?: string;
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
  const { itinerary, addInfo, phoneNumber } = searched;
  if (itinerary.some(({ travelDate }) => travelDate < today)) return undefined;
  if (role === "traveler" && !found?.some(({ id }) => id === itineraryId)) return undefined;
  return { itinerary, ...(phoneNumber && { phoneNumber }), ...(addInfo && { addInfo }) };
}
