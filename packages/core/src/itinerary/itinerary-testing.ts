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

/** Stores legs with which every search of the itinerary's matches fails. @returns a function that restores them */
export async function breakLegs(id: string): Promise<() => Promise<void>> {
  const { data } = await itineraryEntity().get({ id }).go({ consistent: true });
  if (!data) throw new Error(`There is no itinerary ${id}`);
  const store = async (legs: typeof data.legs) => {
    await itineraryEntity().patch({ id }).set({ legs }).go();
  };
  await store("broken" as never);
  return () => store(data.legs);
}
