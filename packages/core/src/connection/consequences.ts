/** What a change of a connection means for what is counted elsewhere. Written in the transaction of the change. */
import { expiresAfter } from "../db/common";
import type { Write } from "../db/transact";
import { Quota } from "../quota";
import { Reputation } from "../reputation";
import type { Refund } from "./contract";
import { startOf } from "./dates";
import { type ConnectionItem, pairEntity } from "./entity";
import { isOver } from "./status";

/** Days for which a pair is remembered at least. */
export const pairDaysKept = 180;

/** @param usesCancelRefund the traveler cancels and gets the fee back */
export async function consequencesOf(
  before: ConnectionItem,
  after: ConnectionItem,
  usesCancelRefund: boolean,
  now: Date,
): Promise<Write[]> {
  return [
    ...(await cancelRefundWrites(before, after, usesCancelRefund, now)),
    ...(await uncountWrites(before, after)),
  ];
}

/**
 * What becomes of the fee if the traveler orders now and cancels before the flightaid is in touch, and the writes with which an
 * order reserves that.
 */
export async function cancelRefundOf(
  item: ConnectionItem,
  now: Date,
): Promise<{ cancelRefund: Refund; writes: Write[] }> {
  const { cancelRefund, traveler, id } = item;
  if (cancelRefund) return { cancelRefund, writes: [] };
  const writes = await Quota.holdCancellation(
    traveler,
    { connection: id, until: startOf(item) },
    now,
  );
  return writes ? { cancelRefund: "refunded", writes } : { cancelRefund: "kept", writes: [] };
}

/** A reserved refund is used, moves with the travel date, or is free for other connections once it can't be used any more. */
async function cancelRefundWrites(
  before: ConnectionItem,
  after: ConnectionItem,
  uses: boolean,
  now: Date,
): Promise<Write[]> {
  const { traveler, flightaid, id: connection } = before;
  if (uses) {
    const expiresAt = Math.max(before.expiresAt, expiresAfter(pairDaysKept, now));
    const pair = pairEntity()
      .upsert({ traveler, flightaid, connection, expiresAt })
      .set({ cancelRefunded: now.toISOString() });
    return [{ Update: pair.params() }, ...(await Quota.useCancellation(traveler, connection, now))];
  }
  if (!isReserved(before)) return [];
  if (!isReserved(after)) return Quota.freeCancellation(traveler, connection, now);
  const until = startOf(after);
  return startOf(before).getTime() === until.getTime()
    ? []
    : Quota.moveCancellation(traveler, { connection, until }, now);
}

function isReserved({ cancelRefund, confirmedAt, state }: ConnectionItem): boolean {
  return cancelRefund === "refunded" && confirmedAt === undefined && !isOver(state);
}

/** A refunded trip does not count in any reputation. */
async function uncountWrites(before: ConnectionItem, after: ConnectionItem): Promise<Write[]> {
  const { counted, flightaid, reviews } = before;
  if (!counted || before.state === "refunded" || after.state !== "refunded") return [];
  // A flightaid without a side has deleted the account.
  if (!after.flightaidSide) return [];
  const thanks = counted.rated ? reviews?.traveler?.thanks : undefined;
  return [await Reputation.subtractWrite(flightaid, { ...counted, ...(thanks && { thanks }) })];
}
