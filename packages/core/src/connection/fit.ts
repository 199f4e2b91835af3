/** Whether a pair can still be connected for a trip, and changes on that condition. */
import { createWriteTransaction } from "electrodb";
import { Block } from "../block";
import { transact, type Write } from "../db/transact";
import { AppError } from "../error";
import { Itinerary } from "../itinerary";
import type { PublicCard } from "../matching/contract";
import { Outbox } from "../outbox";
import { Push } from "../push";
import { User } from "../user";
import { applied, busy, type Change, type Changed } from "./change";
import { endOf } from "./dates";
import { type ConnectionItem, pairEntity } from "./entity";
import { followChange } from "./follow";

/**
 * - `unfit`: the pair cannot be connected for this trip any more. One of them has left or is leaving, one of the two
 *   itineraries was deleted, the trip is over, or the pair has another live connection.
 * - `moved`: one of the two itineraries has other legs than the connection shows, or the flightaid cannot fly it: the connection has
 *   not followed the change yet.
 * - `changed`: another call has changed the connection since it was read.
 */
export type Refusal = "unfit" | "moved" | "changed";

/** Why a payment for this connection cannot be delivered. @returns undefined when it can */
export async function unfitnessOf(
  item: ConnectionItem,
  now: Date,
): Promise<"unfit" | "moved" | undefined> {
  if (!isIntact(item, now)) return "unfit";
  const checks = fitChecks(item);
  const outcome = await transact<"unfit" | "moved">(checks, {
    refused: (conditions) => reasonOf(item, conditions),
    busy,
  });
  return outcome === "committed" ? undefined : outcome;
}

/** Follows what has changed about the two itineraries, in place of the request that has changed them. */
export async function followTrips(item: ConnectionItem, now: Date): Promise<void> {
  for (const { id } of cardsOf(item)) await followChange(id, now);
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
  { writes = [], mails = [], usesCancelRefund: _, ...change }: Change,
  now: Date,
): Promise<Changed | Refusal> {
  if (!isIntact(item, now)) return "unfit";
  const checks = fitChecks(item);
  const { write, counts, item: changed } = applied(item, change, now);
  const owed = await Push.alongside(mails, now);
  const outcome = await transact<Refusal>(
    [write, ...checks, ...counts, ...writes, ...owed.map(Outbox.mailPut)],
    {
      refused: ([isChanged, ...conditions]) => {
        const unmet = conditions.slice(0, checks.length);
        return isChanged || !unmet.includes(true) ? "changed" : reasonOf(item, unmet);
      },
      busy,
    },
  );
  return outcome === "committed" ? { item: changed, mails: owed.map(Outbox.refOf) } : outcome;
}

/** What an item tells by itself; {@link fitChecks} are the rest. Sides are removed and never come back. */
function isIntact(item: ConnectionItem, now: Date): boolean {
  const { travelerSide, flightaidSide, broken } = item;
  return travelerSide !== undefined && flightaidSide !== undefined && !broken && now < endOf(item);
}

/** Refuse a transaction once the pair can no longer be connected by this connection. */
function fitChecks({ id, traveler, flightaid, ...sides }: ConnectionItem): Write[] {
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
    ...User.activeChecks(traveler, flightaid),
    ...Block.noneChecks(traveler, flightaid),
    // Last: see reasonOf.
    ...Itinerary.legsChecks(...cardsOf(sides)),
  ];
}

/** What it means that some of the {@link fitChecks} did not hold. */
async function reasonOf(
  item: ConnectionItem,
  unmet: readonly boolean[],
): Promise<"unfit" | "moved"> {
  const ids = cardsOf(item).map(({ id }) => id);
  if (unmet.slice(0, unmet.length - ids.length).includes(true)) return "unfit";
  return (await Itinerary.existingIds(ids)).size === ids.length ? "moved" : "unfit";
}

function cardsOf({
  travelerSide,
  flightaidSide,
}: Pick<ConnectionItem, "travelerSide" | "flightaidSide">): PublicCard[] {
  return [travelerSide, flightaidSide].flatMap((side) => side?.card ?? []);
}
