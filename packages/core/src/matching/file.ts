/** The writes that file a posting where searches and lists find it. */
import type { Write } from "../db/transact";
import { addDays, monthOf } from "../trip/calendar";
import type { Leg, Type } from "../trip/contract";
import { lastDayOf } from "../trip/window";
import { cellsOf } from "./cells";
import { nearbyDays, type PublicCard } from "./contract";
import { isLegEntry, type LegEntry, legEntity, windowSequence, windows } from "./entity";

/** A posting as others find it. */
export type Posting = {
  id: string;
  type: Type;
  legs: readonly Leg[];
  uid: string;
  /** The owner wants mail about nearby matches. */
  notifyNearby: boolean;
  /** ISO 8601 instant. */
  createdAt: string;
  card: PublicCard;
  /** Epoch seconds. */
  expiresAt: number;
};

export function fileWrites({ legs, notifyNearby, ...posting }: Posting): Write[] {
  const { type, createdAt, ...rest } = posting;
  return entriesOf(legs).map(({ sequence, from, to, travelDate, flight }) => {
    const leg = legEntity().put({
      ...rest,
      type,
      createdAt,
      sequence,
      from,
      to,
      travelDate,
      ...(flight && { designator: flight }),
      ...cellsOf({ from, to }),
      travelMonth: isLegEntry({ sequence }) ? monthOf(travelDate) : windows,
      postMonth: monthOf(createdAt),
      ...(notifyNearby && { notifyNearby }),
    });
    return { Put: leg.params() };
  });
}

/** Files a posting whose legs were `before`. */
export function refileWrites(before: readonly Leg[], posting: Posting): Write[] {
  const after = new Set(entriesOf(posting.legs).map(({ sequence }) => sequence));
  const gone = legsAndWindows(before).filter(({ sequence }) => !after.has(sequence));
  return [...fileWrites(posting), ...deletes(posting.id, gone)];
}

/** Takes legs of a posting out of sight. */
export function unfileWrites(id: string, legs: readonly Leg[]): Write[] {
  return deletes(id, legsAndWindows(legs));
}

function deletes(id: string, entries: readonly Leg[]): Write[] {
  return entries.map(({ sequence }) => ({ Delete: legEntity().delete({ id, sequence }).params() }));
}

function entriesOf(legs: readonly Leg[]): Leg[] {
  return legsAndWindows(filed(legs));
}

/** Days from one entry of a window to the next: a search for one of its days reads as many days after it. */
export const windowStep = nearbyDays + 1;

/**
 * Legs as they are filed. One that is not booked is filed under the first day of its window, and for searches and lists by date under
 * further days, so that each day is at most {@link nearbyDays} days before one of them: five for 21 days.
 */
function legsAndWindows(legs: readonly Leg[]): Leg[] {
  return legs.flatMap((leg) => {
    const further: Leg[] = [];
    for (let day = lastDayOf(leg); day > leg.travelDate; day = addDays(day, -windowStep))
      further.push({
        ...leg,
        sequence: windowSequence(leg.sequence, further.length),
        travelDate: day,
      });
    return [leg, ...further];
  });
}

/** The date under which an entry of the leg is filed. */
export function filedDateOf({ sequence }: Pick<LegEntry, "sequence">, leg: Leg): string {
  const entry = legsAndWindows([leg]).find((one) => one.sequence === sequence);
  return (entry ?? leg).travelDate;
}

/** The first of the further dates under which a window that has begun before a date is filed, from that date on. */
export function windowDateOf(leg: Leg, from: string): string | undefined {
  const [, ...further] = legsAndWindows([leg]);
  return further
    .map(({ travelDate }) => travelDate)
    .filter((travelDate) => leg.travelDate < from && travelDate >= from)
    .sort()[0];
}

/** The legs that no earlier one equals. Of equal ones a search would find the same card several times. */
function filed(legs: readonly Leg[]): Leg[] {
  return legs.filter(
    (leg, index) =>
      !legs
        .slice(0, index)
        .some(
          ({ from, to, travelDate, flight, until }) =>
            from === leg.from &&
            to === leg.to &&
            travelDate === leg.travelDate &&
            flight === leg.flight &&
            until === leg.until,
        ),
  );
}
