/** An itinerary in the numbers of the day on which it was posted. */
import { parsed, together } from "../db/backfill";
import type { Write } from "../db/transact";
import { Numbers } from "../numbers";
import { itineraryEntity } from "./entity";
import { isUnchanged, nextVersion } from "./store";
import type { ItineraryRecord } from "./view";

export function postedWrites({ legs, createdAt }: ItineraryRecord): Write[] {
  const event = { route: Numbers.routeOf(legs), counts: { posted: 1 } };
  return Numbers.countWrites([event], createdAt);
}

/** Counts itineraries of earlier versions. */
export const numbersBackfill = {
  entity: "itinerary",
  change(item: Record<string, unknown>): { go(): Promise<unknown> } | undefined {
    const record = parsed(itineraryEntity().parse({ Item: item }), item);
    if (record.numbered) return undefined;
    const mark = itineraryEntity()
      .patch({ id: record.id })
      .set({ numbered: true, version: nextVersion(record) })
      .where(isUnchanged(record));
    return together([{ Update: mark.params() }, ...postedWrites(record)]);
  },
};
