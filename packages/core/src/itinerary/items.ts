/** What a record becomes in the table: one item for its owner, one for each leg that strangers find. */
import type { CreateEntityItem } from "electrodb";
import { areaOf } from "./area";
import { endOfDay, monthOf } from "./calendar";
import type { Leg } from "./contract";
import type { itineraryEntity, legEntity, newsEntity } from "./entity";
import { type ItineraryRecord, publicView } from "./view";

/**
 * Seconds after a posting before its matches are looked for. Indexes lag behind writes: of two itineraries posted at
 * the same moment, each search must see the other.
 */
const settleSeconds = 5;

/** Days an itinerary is kept after its last travel date. */
const daysKept = 30;

export async function toItems(record: ItineraryRecord): Promise<{
  itinerary: CreateEntityItem<ReturnType<typeof itineraryEntity>>;
  legs: CreateEntityItem<ReturnType<typeof legEntity>>[];
  news: CreateEntityItem<ReturnType<typeof newsEntity>>;
}> {
  const { id, type, legs, uid, notifyNearby, createdAt } = record;
  const expiresAt = keptUntil(legs);
  const card = await publicView(record);
  return {
    itinerary: { ...record, expiresAt },
    legs: legs.map(({ sequence, from, to, travelDate, flight }) => ({
      id,
      sequence,
      uid,
      type,
      from,
      to,
      travelDate,
      ...(flight && { designator: flight }),
      ...areaOf({ from, to }),
      travelMonth: monthOf(travelDate),
      postMonth: monthOf(createdAt),
      createdAt,
      expiresAt,
      card,
      ...(notifyNearby && { notifyNearby }),
    })),
    news: { id, dueAt: settled(createdAt), expiresAt },
  };
}

/** Epoch seconds until which a trip of these legs is kept. */
export function keptUntil(legs: readonly Leg[]): number {
  const lastDate = legs.reduce((last, leg) => (leg.travelDate > last ? leg.travelDate : last), "");
  return endOfDay(lastDate, daysKept);
}

function settled(createdAt: string): string {
  return new Date(Date.parse(createdAt) + settleSeconds * 1000).toISOString();
}
