/** Itineraries as they are stored, by id and by owner. */
import { AppError } from "../error";
import { itineraryEntity, postingEntity } from "./entity";
import type { ItineraryRecord } from "./view";

export const busy = "itinerary-busy";

export function notFound(): AppError {
  return new AppError("itinerary-not-found");
}

/** @returns null when there is no such itinerary */
export async function get(id: string): Promise<ItineraryRecord | null> {
  if (!/^[0-9a-f]{32}$/.test(id)) return null;
  const { data } = await itineraryEntity().get({ id }).go({ consistent: true });
  return data;
}

/** Newest first. Consistent: includes what was posted a moment ago. */
export async function recordsOf(uid: string): Promise<ItineraryRecord[]> {
  const { data: postings } = await postingEntity()
    .query.byOwner({ uid })
    .go({ consistent: true, pages: "all" });
  if (postings.length === 0) return [];
  const { data, unprocessed } = await itineraryEntity()
    .get(postings.map(({ id }) => ({ id })))
    .go({ consistent: true });
  if (unprocessed.length > 0) throw new AppError(busy);
  return data.sort((a, b) => (orderOf(a) < orderOf(b) ? 1 : -1));
}

function orderOf({ createdAt, id }: ItineraryRecord): string {
  return `${createdAt}#${id}`;
}
