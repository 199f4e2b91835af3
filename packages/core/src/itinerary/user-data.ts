/** A user's itineraries, with their legs and match jobs, which are `matching`'s. */
import type { UserData } from "../user-data";
import { Itinerary } from ".";
import {
  itineraryEntity,
  planesEntity,
  postingEntity,
  tripChangeEntity,
  tripKeyEntity,
} from "./entity";

/** @param follow called after each deletion: what depends on an itinerary follows at once */
export function userData(follow: (id: string, now: Date) => Promise<unknown>) {
  return {
    entities: [itineraryEntity, postingEntity, tripKeyEntity, tripChangeEntity, planesEntity],
    export: async (actor) => ({ itineraries: await Itinerary.ofOwner(actor) }),
    async forget(actor, now) {
      for (const { id } of await Itinerary.ofOwner(actor)) {
        await Itinerary.remove(actor, id, now);
        await follow(id, now);
      }
      await planesEntity().delete({ uid: actor.uid }).go();
    },
  } satisfies UserData;
}
