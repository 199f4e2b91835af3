/** What each reader sees of an itinerary. Masking happens here, on the server, before anything is stored in an index. */

import { Masking } from "../masking";
import { Matching } from "../matching";
import type { Connect, Owner, PublicCard } from "../matching/contract";
import type { Leg, Type } from "../trip/contract";
import type { OwnItinerary } from "./contract";

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
  /** The note as others read it, where that differs. Missing in earlier versions. */
  maskedNote?: string;
  notifyNearby: boolean;
  /** Of a flightaid only. Missing is `open`. */
  connect?: Connect;
  /** Out of sight of others. */
  paused?: boolean;
  /** Paused because its owner cannot fly it: shown again once the trip is another one. */
  cannotFly?: boolean;
  /** Requests in a row without an answer. */
  unanswered?: number;
  /** What the card says of the owner. Missing for an owner without a profile and in earlier versions. */
  owner?: Owner;
  /** Raised by each write. Missing in earlier versions. */
  version?: number;
  /** ISO 8601 instant. */
  createdAt: string;
};

/** What other users may see, as it is stored. `Matching.cardFor` makes the answer of it. */
export async function publicCard(record: ItineraryRecord): Promise<PublicCard> {
  const { id, type, legs, displayName, connect, owner, createdAt } = record;
  const note = await noteOf(record);
  return {
    id,
    type,
    itinerary: legs,
    traveler: { displayName: Masking.maskName(displayName) },
    ...(note && { addInfo: note }),
    ...(connect && { connect }),
    ...(owner && { owner }),
    createdAt,
  };
}

/** The note as others read it. */
async function noteOf({ addInfo, maskedNote, displayName }: ItineraryRecord) {
  return maskedNote ?? (addInfo && (await Masking.maskText(addInfo, [displayName])));
}

/** What the owner sees. */
export async function ownItinerary(record: ItineraryRecord): Promise<OwnItinerary> {
  const { id, type, legs, uid, email, displayName, phoneNumber, createdAt } = record;
  const { addInfo, connect, paused, cannotFly } = record;
  return {
    id,
    type,
    itinerary: legs.map(Matching.withCities),
    traveler: { uid, email, displayName, phoneNumber },
    ...(addInfo && { addInfo, maskedNote: await noteOf(record) }),
    ...(connect && { connect }),
    notify: { nearby: record.notifyNearby },
    ...(paused && { paused: true as const }),
    ...(cannotFly && { cannotFly: true as const }),
    createdAt,
    mine: true,
  };
}
