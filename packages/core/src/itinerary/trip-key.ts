/**
 * What makes an itinerary unique: its owner, type and legs. A key item holds it, because legs can change and the id stays. The
 * first posting of a trip has the trip's hash as its id; itineraries of earlier versions have that id and no key item.
 */
import { createHash } from "node:crypto";
import type { Write } from "../db/transact";
import { tripKeyEntity } from "./entity";
import { keptUntil } from "./items";
import { get } from "./records";
import type { ItineraryRecord } from "./view";

type Trip = Pick<ItineraryRecord, "uid" | "type" | "legs">;

/** Hashed because `uid` is not public. 32 hexadecimal digits. */
export function hashOf({ uid, type, legs }: Trip): string {
  const content = JSON.stringify([
    uid,
    type,
    legs.map(({ from, to, travelDate, flight }) => [from, to, travelDate, flight ?? null]),
  ]);
  return createHash("sha256").update(content).digest("hex").slice(0, 32);
}

export function isSameTrip(a: Trip, b: Trip): boolean {
  return hashOf(a) === hashOf(b);
}

/** The itinerary that is posted for a trip. */
export async function postedAs(trip: Trip): Promise<ItineraryRecord | undefined> {
  const key = { uid: trip.uid, trip: hashOf(trip) };
  const { data } = await tripKeyEntity().get(key).go({ consistent: true });
  // No item without a key is added any more, so that a read decides.
  const found = await get(data?.id ?? key.trip);
  return found && isSameTrip(found, trip) ? found : undefined;
}

/** Refused when the trip is posted as another itinerary. */
export function keyCreate({ id, ...trip }: Trip & Pick<ItineraryRecord, "id">): Write {
  const key = tripKeyEntity().create({
    uid: trip.uid,
    trip: hashOf(trip),
    id,
    expiresAt: keptUntil(trip.legs),
  });
  return { Put: key.params() };
}

export function keyDelete(trip: Trip): Write {
  return {
    Delete: tripKeyEntity()
      .delete({ uid: trip.uid, trip: hashOf(trip) })
      .params(),
  };
}
