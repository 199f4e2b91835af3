/** The items that a record is stored as. */
import type { CreateEntityItem } from "electrodb";
import { endOfDay, monthOf } from "../trip/calendar";
import type { Leg } from "../trip/contract";
import { cellsOf } from "./cells";
import type { itineraryEntity, legEntity, matchJobEntity, postingEntity } from "./entity";
import { type ItineraryRecord, publicCard } from "./view";

/**
 * Seconds between a posting and the search for its matches. Indexes are eventually consistent: of two itineraries posted at
 * the same moment, each search must find the other.
 */
const settleSeconds = 5;

/** Days after its last travel date on which an itinerary is deleted. */
const daysKept = 30;

export async function toItems(record: ItineraryRecord): Promise<{
  itinerary: CreateEntityItem<ReturnType<typeof itineraryEntity>>;
  posting: CreateEntityItem<ReturnType<typeof postingEntity>>;
  /** None while the itinerary is paused. */
  legs: CreateEntityItem<ReturnType<typeof legEntity>>[];
}> {
  const { id, type, legs, uid, notifyNearby, paused, createdAt } = record;
  const expiresAt = keptUntil(legs);
  const card = await publicCard(record);
  return {
    itinerary: { ...record, expiresAt },
    posting: { uid, id, expiresAt },
    legs: (paused ? [] : legs.filter(isFirst)).map(
      ({ sequence, from, to, travelDate, flight }) => ({
        id,
        sequence,
        uid,
        type,
        from,
        to,
        travelDate,
        ...(flight && { designator: flight }),
        ...cellsOf({ from, to }),
        travelMonth: monthOf(travelDate),
        postMonth: monthOf(createdAt),
        createdAt,
        expiresAt,
        card,
        ...(notifyNearby && { notifyNearby }),
      }),
    ),
  };
}

/** @param now when the legs are written */
export function matchJobOf(
  { id, legs }: ItineraryRecord,
  now: Date,
): CreateEntityItem<ReturnType<typeof matchJobEntity>> {
  const dueAt = new Date(now.getTime() + settleSeconds * 1000).toISOString();
  return { id, dueAt, expiresAt: keptUntil(legs) };
}

/** Whether no earlier leg is equal. The search would find the same card several times. */
function isFirst(leg: Leg, index: number, legs: readonly Leg[]): boolean {
  return !legs
    .slice(0, index)
    .some(
      ({ from, to, travelDate, flight }) =>
        from === leg.from &&
        to === leg.to &&
        travelDate === leg.travelDate &&
        flight === leg.flight,
    );
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
  return legs.reduce((last, leg) => (leg.travelDate > last ? leg.travelDate : last), "");
}
