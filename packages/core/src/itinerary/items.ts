/** The items that a record is stored as. */
import type { CreateEntityItem } from "electrodb";
import type { Matching } from "../matching";
import { endOfDay } from "../trip/calendar";
import type { Leg } from "../trip/contract";
import { lastDayOf } from "../trip/window";
import type { itineraryEntity, postingEntity } from "./entity";
import { type ItineraryRecord, publicCard } from "./view";

/** Days after its last travel date on which an itinerary is deleted. */
const daysKept = 30;

export async function toItems(record: ItineraryRecord): Promise<{
  itinerary: CreateEntityItem<ReturnType<typeof itineraryEntity>>;
  posting: CreateEntityItem<ReturnType<typeof postingEntity>>;
  /** As others find it. */
  filed: Matching.Posting;
}> {
  const { id, type, legs, uid, notifyNearby, createdAt } = record;
  const expiresAt = keptUntil(legs);
  const card = await publicCard(record);
  return {
    itinerary: { ...record, expiresAt },
    posting: { uid, id, expiresAt },
    filed: { id, type, legs, uid, notifyNearby, createdAt, card, expiresAt },
  };
}

/** When a trip of these legs is deleted, in epoch seconds. */
export function keptUntil(legs: readonly Leg[]): number {
  return endOfDay(lastDate(legs), daysKept);
}

/** When a trip of these legs is over, in epoch seconds. */
export function activeUntil(legs: readonly Leg[]): number {
  return endOfDay(lastDate(legs), 0);
}

function lastDate(legs: readonly Leg[]): string {
  return legs.map(lastDayOf).reduce((last, day) => (day > last ? day : last), "");
}
