/** What of a record is shown to whom. It is masked here, on the server, before anything is stored in an index. */
import type { Leg, OwnItinerary, PublicItinerary, Type } from "./contract";
import { maskName } from "./masked-name";

export type ItineraryRecord = {
  id: string;
  type: Type;
  legs: Leg[];
  uid: string;
  email: string;
  displayName: string;
  /** E.164. */
  phoneNumber: string;
  addInfo?: string;
  notifyNearby: boolean;
  /** ISO 8601 instant. */
  createdAt: string;
};

export async function publicView(record: ItineraryRecord): Promise<PublicItinerary> {
  const { id, type, legs, displayName, addInfo, createdAt } = record;
  // Only a note needs the phone numbers' rules of all countries.
  const note = addInfo && (await import("./masked-note")).masked(addInfo, record);
  return {
    id,
    type,
    itinerary: legs,
    traveler: { displayName: maskName(displayName) },
    ...(note && { addInfo: note }),
    createdAt,
  };
}

export function ownView(record: ItineraryRecord): OwnItinerary {
  const { id, type, legs, uid, email, displayName, phoneNumber, addInfo, createdAt } = record;
  return {
    id,
    type,
    itinerary: legs,
    traveler: { uid, email, displayName, phoneNumber },
    ...(addInfo && { addInfo }),
    notify: { nearby: record.notifyNearby },
    createdAt,
    mine: true,
  };
}
