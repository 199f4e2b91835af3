/**
 * What makes an itinerary unique: its owner, type and legs. A key item holds it, because legs can change and the id stays. The
 * first posting of a trip has the trip's hash as its id; itineraries of earlier versions have that id and no key item.
 */
import type { Write } from "../db/transact";
import { Trip } from "../trip";
import { tripKeyEntity } from "./entity";
import { keptUntil } from "./items";
import { get } from "./records";
import type { ItineraryRecord } from "./view";

/** The itinerary that is posted for a trip. */
export async function postedAs(trip: Trip.OwnTrip): Promise<ItineraryRecord | undefined> {
  const key = { uid: trip.uid, trip: Trip.hashOf(trip) };
  const { data } = await tripKeyEntity().get(key).go({ consistent: true });
  // No item without a key is added any more, so that a read decides.
  const found = await get(data?.id ?? key.trip);
  return found && Trip.isSameTrip(found, trip) ? found : undefined;
}

/** Refused when the trip is posted as another itinerary. */
export function keyCreate({ id, ...trip }: Trip.OwnTrip & Pick<ItineraryRecord, "id">): Write {
  const key = tripKeyEntity().create({
    uid: trip.uid,
    trip: Trip.hashOf(trip),
    id,
    expiresAt: keptUntil(trip.legs),
  });
  return { Put: key.params() };
}

export function keyDelete(trip: Trip.OwnTrip): Write {
  return {
    Delete: tripKeyEntity()
      .delete({ uid: trip.uid, trip: Trip.hashOf(trip) })
      .params(),
  };
}
