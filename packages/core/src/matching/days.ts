/** How many people fly the route of a search on the days around it: bounded queries of one index, nearest days first. */
import type { Actor } from "../actor";
import { today } from "../airport";
import { Block } from "../block";
import type { OutputOf, ParsedOf } from "../contract";
import { Trip } from "../trip";
import { addDays, daysBetween } from "../trip/calendar";
import { type Leg, opposite, type Type } from "../trip/contract";
import { lastDayOf } from "../trip/window";
import { isApart } from "./apart";
import * as contract from "./contract";
import { type LegEntry, legEntity, legSequenceOf } from "./entity";
import { filedDateOf } from "./file";
import { isAnyDayShared } from "./match";
import { end, maxEntries } from "./search";

const around = contract.searchedDays;

/** The entries of a leg to one side of its date. */
type Side = {
  entries: LegEntry[];
  leg: Leg;
  /** Whether all entries of that day, or of the window that begins on it, are read, or are on the other side. */
  isRead(dayOffset: number): boolean;
};

/**
 * For each day that is not over, the people that a search finds on the route when the trip is moved to that day: those who fly on it,
 * or on a day of the window that begins on it. Without the actor and those that they must not see. Days of a crowded route that were
 * not read completely are left out.
 * @throws AppError `invalid-input` for legs that cannot be searched
 */
export async function searchDays(
  actor: Actor,
  { type, itinerary: legs }: ParsedOf<typeof contract.searchDays>,
  now: Date,
): Promise<OutputOf<typeof contract.searchDays>> {
  Trip.assertLegs(legs, { type: opposite(type) }, now);
  const limit = Math.floor(maxEntries / (2 * legs.length));
  const [unmatchable, ...sides] = await Promise.all([
    actor && Block.unmatchable(actor.uid),
    ...legs.flatMap((leg) => [after(type, leg, limit), before(type, leg, limit, now)]),
  ]);
  return Array.from({ length: 2 * around + 1 }, (_, index) => index - around)
    .filter((dayOffset) => !legs.some((leg) => isOver(moved(leg, dayOffset), now)))
    .filter((dayOffset) => sides.every((side) => side.isRead(dayOffset)))
    .map((dayOffset) => {
      const own = actor && {
        uid: actor.uid,
        type: opposite(type),
        legs: legs.map((leg) => moved(leg, dayOffset)),
      };
      const people = sides
        .flatMap(({ entries, leg }) =>
          entries.filter((entry) => isAnyDayShared(moved(leg, dayOffset), legOf(entry))),
        )
        .filter((entry) => entry.uid !== actor?.uid)
        .filter((entry) => !unmatchable || !isApart(unmatchable, entry, own));
      return { dayOffset, people: new Set(people.map(({ uid }) => uid)).size };
    });
}

async function after(type: Type, leg: Leg, limit: number): Promise<Side> {
  const { from, to, travelDate } = leg;
  // Only travelers have windows. A day of one is filed under one of the days after it; a search with one finds all of its days.
  const ahead = type === "traveler" ? contract.nearbyDays : daysBetween(travelDate, lastDayOf(leg));
  const { data, cursor } = await legEntity()
    .query.routeByDate({ type, from, to })
    .between({ travelDate }, { travelDate: addDays(travelDate, around + ahead) + end })
    .go({ limit });
  const last = cursor === null ? Number.POSITIVE_INFINITY : offsetOf(data.at(-1), leg);
  return { entries: data, leg, isRead: (dayOffset) => dayOffset + ahead < last };
}

async function before(type: Type, leg: Leg, limit: number, now: Date): Promise<Side> {
  const { from, to, travelDate } = leg;
  const first = [addDays(travelDate, -around), today(from, now)].sort().at(-1) ?? travelDate;
  if (first >= travelDate) return { entries: [], leg, isRead: () => true };
  const { data, cursor } = await legEntity()
    .query.routeByDate({ type, from, to })
    .between({ travelDate: first }, { travelDate: addDays(travelDate, -1) + end })
    .go({ limit, order: "desc" });
  const last = cursor === null ? -around - 1 : offsetOf(data.at(-1), leg);
  return { entries: data, leg, isRead: (dayOffset) => dayOffset > last };
}

function moved(leg: Leg, days: number): Leg {
  const { travelDate, until } = leg;
  return {
    ...leg,
    travelDate: addDays(travelDate, days),
    ...(until && { until: addDays(until, days) }),
  };
}

function isOver({ from, travelDate }: Leg, now: Date): boolean {
  return travelDate < today(from, now);
}

function legOf(entry: LegEntry): Leg {
  const sequence = legSequenceOf(entry);
  const found = entry.card.itinerary.find((leg) => leg.sequence === sequence);
  if (!found) throw new Error(`The card of ${entry.card.id} has no leg ${sequence}`);
  return found;
}

/** Days from the searched leg to the date under which the entry is filed. */
function offsetOf(entry: LegEntry | undefined, { travelDate }: Leg): number {
  return entry ? daysBetween(travelDate, filedDateOf(entry, legOf(entry))) : 0;
}
