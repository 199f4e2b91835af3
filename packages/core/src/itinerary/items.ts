/** What a record becomes in the table: one item for its owner, one for each leg that strangers find. */
import type { CreateEntityItem } from "electrodb";
import { areaOf } from "./area";
import { endOfDay, monthOf } from "./calendar";
import type { ItineraryEntity, LegEntity } from "./entity";
import { type ItineraryRecord, publicView } from "./view";

/** Days an itinerary is kept after its last travel date. */
const daysKept = 30;

export function toItems(record: ItineraryRecord): {
  itinerary: CreateEntityItem<typeof ItineraryEntity>;
  legs: CreateEntityItem<typeof LegEntity>[];
} {
  const { id, type, legs, uid, createdAt } = record;
  const lastDate = legs.reduce((last, leg) => (leg.travelDate > last ? leg.travelDate : last), "");
  const expiresAt = endOfDay(lastDate, daysKept);
  const card = publicView(record);
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
    })),
  };
}
