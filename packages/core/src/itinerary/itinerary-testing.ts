/** For tests and benchmarks. */
import { itineraryEntity, legEntity, matchJobEntity } from "./entity";
import { toItems } from "./items";
import type { ItineraryRecord } from "./view";

/** The itinerary and its legs as plain objects, with all key attributes; without a match job. */
export async function itemsOf(record: ItineraryRecord): Promise<object[]> {
  const { itinerary, legs } = await toItems(record);
  return [
    itineraryEntity().put(itinerary).params<{ Item: object }>().Item,
    ...legs.map((leg) => legEntity().put(leg).params<{ Item: object }>().Item),
  ];
}

/** Removes the match job of an itinerary, so that it causes no match mails. */
export async function dropMatchJob(id: string): Promise<void> {
  await matchJobEntity().delete({ id }).go();
}
