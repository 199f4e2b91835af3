/** For tests and benchmarks. */
import { transact, type Write } from "../db/transact";
import { Matching } from "../matching";
import { itineraryEntity } from "./entity";
import { toItems } from "./items";
import type { ItineraryRecord } from "./view";

/** The itinerary and its legs as plain objects, with all key attributes; without a match job. */
export async function itemsOf(record: ItineraryRecord): Promise<object[]> {
  const { itinerary, filed } = await toItems(record);
  return [
    itineraryEntity().put(itinerary).params<{ Item: object }>().Item,
    ...Matching.fileWrites(filed).map(itemOf),
  ];
}

function itemOf(write: Write): object {
  if ("Put" in write && "Item" in write.Put && typeof write.Put.Item === "object" && write.Put.Item)
    return write.Put.Item;
  throw new Error("A leg is stored by a Put");
}

/** Removes the match job of an itinerary, so that it causes no match mails. */
export async function dropMatchJob(id: string): Promise<void> {
  await transact([Matching.jobDelete(id)], { refused: () => "retry", busy: "busy" });
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
