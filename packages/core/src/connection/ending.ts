/** How connections end: the state, who is told, and whether the fee goes back. */
import type { Type } from "../itinerary/contract";
import type { Change } from "./change";
import type { EndReason } from "./contract";
import { endOf } from "./dates";
import type { ConnectionItem } from "./entity";
import { endedMails } from "./mails";
import { isCharging } from "./status";

type EndState = "refunded" | "cancelled" | "declined" | "withdrawn" | "expired";
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
  };
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
