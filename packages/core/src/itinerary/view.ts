/** What each reader sees of an itinerary. Masking happens here, on the server, before anything is stored in an index. */
import type { Leg, OwnItinerary, PublicCard, Type } from "./contract";
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

/** What everybody may see. */
export async function publicCard(record: ItineraryRecord): Promise<PublicCard> {
  const { id, type, legs, displayName, addInfo, createdAt } = record;
  // Loaded on demand: only a note needs the lists of words and domains.
  const note = addInfo && (await import("./masked-note")).maskNote(addInfo, record);
  return {
    id,
    type,
    itinerary: legs,
    traveler: { displayName: maskName(displayName) },
    ...(note && { addInfo: note }),
    createdAt,
  };
}

/** A name as others read it once they are connected: whole, but without links, addresses, numbers and handles. */
export async function plainName(name: string): Promise<string> {
  return maskText(name, { displayName: "" });
}

/** A text of a user as those read it who may not have contact data, masked like a note. */
export async function maskText(text: string, author: { displayName: string }): Promise<string> {
  const { maskNote } = await import("./masked-note");
  return maskNote(text, author);
}

/** What the owner sees. */
export function ownItinerary(record: ItineraryRecord): OwnItinerary {
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
