/** The writes that file a posting where searches and lists find it. */
import type { Write } from "../db/transact";
import { monthOf } from "../trip/calendar";
import type { Leg, Type } from "../trip/contract";
import { cellsOf } from "./cells";
import type { PublicCard } from "./contract";
import { legEntity } from "./entity";

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
  return filed(legs).map(({ sequence, from, to, travelDate, flight }) => {
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
      travelMonth: monthOf(travelDate),
      postMonth: monthOf(createdAt),
      ...(notifyNearby && { notifyNearby }),
    });
    return { Put: leg.params() };
  });
}

/** Files a posting whose legs were `before`. */
export function refileWrites(before: readonly Leg[], posting: Posting): Write[] {
  const after = filed(posting.legs);
  const gone = before.filter((leg) => !after.some(({ sequence }) => sequence === leg.sequence));
  return [...fileWrites(posting), ...unfileWrites(posting.id, gone)];
}

/** Takes legs of a posting out of sight. */
export function unfileWrites(id: string, legs: readonly Leg[]): Write[] {
  return legs.map(({ sequence }) => ({ Delete: legEntity().delete({ id, sequence }).params() }));
}

/** The legs that no earlier one equals. Of equal ones a search would find the same card several times. */
function filed(legs: readonly Leg[]): Leg[] {
  return legs.filter(
    (leg, index) =>
      !legs
        .slice(0, index)
        .some(
          ({ from, to, travelDate, flight }) =>
            from === leg.from &&
            to === leg.to &&
            travelDate === leg.travelDate &&
            flight === leg.flight,
        ),
  );
}
