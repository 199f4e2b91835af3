/** Whether a pair can still be connected for a trip, and changes on that condition. */
import { createWriteTransaction } from "electrodb";
import { Block } from "../block";
import { transact, type Write } from "../db/transact";
import { AppError } from "../error";
import { Itinerary } from "../itinerary";
import { Outbox } from "../outbox";
import { User } from "../user";
import { applied, busy, type Change, type Changed } from "./change";
import { endOf } from "./dates";
import { type ConnectionItem, pairEntity } from "./entity";

/**
 * - `unfit`: the pair cannot be connected for this trip any more. One of them has left or is leaving, one of the two
 *   itineraries was deleted, the trip is over, or the pair has another live connection.
 * - `changed`: another call has changed the connection since it was read.
 */
export type Refusal = "unfit" | "changed";

/**
 * Throws unless a payment for this connection can be delivered.
 * @throws AppError `conflict`
 */
export async function assertFit(item: ConnectionItem, now: Date): Promise<void> {
  if (isIntact(item, now)) {
    const outcome = await transact(fitChecks(item), { refused: () => "unfit", busy });
    if (outcome === "committed") return;
  }
  throw unfitError();
}

export function unfitError(): AppError {
  return new AppError("trip-not-shared");
}

/**
 * Makes a change to the connection as it was read, on the condition that the pair can still be connected.
 * @throws AppError `unavailable`
 */
export async function changeIfFit(
  item: ConnectionItem,
  { writes = [], mails = [], ...change }: Change,
  now: Date,
): Promise<Changed | Refusal> {
  if (!isIntact(item, now)) return "unfit";
  const checks = fitChecks(item);
  const { write, item: changed } = applied(item, change, now);
  const outcome = await transact<Refusal>(
    [write, ...checks, ...writes, ...mails.map(Outbox.mailPut)],
    {
      refused: ([isChanged, ...conditions]) => {
        if (isChanged) return "changed";
        return conditions.slice(0, checks.length).includes(true) ? "unfit" : "changed";
      },
      busy,
    },
  );
  return outcome === "committed" ? { item: changed, mails: mails.map(Outbox.refOf) } : outcome;
}

/** What an item tells by itself; {@link fitChecks} are the rest. Sides are removed and never come back. */
function isIntact(item: ConnectionItem, now: Date): boolean {
  const { travelerSide, flightaidSide, broken } = item;
  return travelerSide !== undefined && flightaidSide !== undefined && !broken && now < endOf(item);
}

/** Refuse a transaction once the pair can no longer be connected by this connection. */
function fitChecks({
  id,
  traveler,
  flightaid,
  travelerSide,
  flightaidSide,
}: ConnectionItem): Write[] {
  const ids = [travelerSide, flightaidSide].flatMap((side) => side?.card?.id ?? []);
  return [
    ...createWriteTransaction({ pair: pairEntity() }, ({ pair }) => [
      pair
        .check({ traveler, flightaid })
        .where(
          ({ connection }, { eq, notExists }) =>
            `${notExists(connection)} OR ${eq(connection, id)}`,
        )
        .commit(),
    ]).params().TransactItems,
    ...User.notLeavingChecks(traveler, flightaid),
    ...Block.noneChecks(traveler, flightaid),
    ...Itinerary.existsChecks(...ids),
  ];
}
