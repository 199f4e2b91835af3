/** How connections end: the state, who is told, whether the fee goes back, and who is not matched again. */

import { Block } from "../block";
import type { Write } from "../db/transact";
import { Trip } from "../trip";
import type { Type } from "../trip/contract";
import type { Change } from "./change";
import type { EndReason } from "./contract";
import { endOf } from "./dates";
import type { ConnectionItem } from "./entity";
import { endedMails } from "./mails";
import { isCharging } from "./status";

type EndState = "refunded" | "cancelled" | "declined" | "withdrawn" | "expired";
/** Two people whose connection ends so are not matched again for these trips. */
const separating: ReadonlySet<EndReason> = new Set([
  "declined",
  "cannot-fly",
  "airline",
  "other",
  "no-answer",
  "did-not-meet",
]);

type End = {
  state: EndState;
  reason: EndReason;
  /** Who ends it, unless nobody does. */
  by?: Type;
};

/**
 * Ends a connection. The fee of a paid one is owed back when `state` is `refunded`: reconciliation sends it, if the request
 * does not.
 */
export function end(
  item: ConnectionItem,
  { state, reason, by }: End,
  now: Date,
  set: Partial<ConnectionItem> = {},
): Change {
  const at = now.toISOString();
  const changes: Partial<ConnectionItem> = {
    ...set,
    state,
    endedAt: at,
    endReason: reason,
    ...(by && { endedBy: by }),
    pending: false,
    queue: "none",
    dueAt: at,
    ...(state === "refunded" && { refundedAt: at, queue: "order" as const, reconciles: 0 }),
  };
  return {
    set: changes,
    mails: endedMails({ ...item, ...changes }, state === "refunded", now),
    writes: separating.has(reason) ? separationWrites(item, now) : [],
  };
}

function separationWrites(
  { id, traveler, flightaid, travelerSide, flightaidSide }: ConnectionItem,
  now: Date,
): Write[] {
  const cards = [
    { uid: traveler, card: travelerSide?.card },
    { uid: flightaid, card: flightaidSide?.card },
  ];
  const trips = cards.flatMap(({ uid, card }) =>
    card ? [Trip.hashOf({ uid, type: card.type, legs: card.itinerary })] : [],
  );
  return trips.length > 0 ? Block.separationWrites([traveler, flightaid], trips, id, now) : [];
}

/**
 * Ends a connection because one participant cannot or does not want to go on: an unpaid one is withdrawn; the fee of a paid one
 * goes back, unless it is the traveler's doing and the flightaid has confirmed to be in touch. A payment that is on its way is
 * returned when it arrives.
 * @returns undefined when there is nothing to end
 */
export function part(
  item: ConnectionItem,
  { reason, by }: { reason: EndReason; by: Type },
  now: Date,
): Change | undefined {
  if (isCharging(item)) return item.broken ? undefined : { set: { broken: { reason, by } } };
  switch (item.state) {
    case "requested":
    case "accepted":
    case "ordered":
      return end(item, { state: "withdrawn", reason, by }, now);
    case "paid": {
      if (now >= endOf(item)) return undefined;
      const isKept = by === "traveler" && reason !== "airline" && item.confirmedAt !== undefined;
      return end(item, { state: isKept ? "cancelled" : "refunded", reason, by }, now);
    }
    default:
      return undefined;
  }
}
