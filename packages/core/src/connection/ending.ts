/** How connections end: the state, who is told, whether the fee goes back, and who is not matched again. */

import { Block } from "../block";
import type { Write } from "../db/transact";
import { Trip } from "../trip";
import type { Type } from "../trip/contract";
import type { Attributes, Change } from "./change";
import type { EndReason, FeeOutcome } from "./contract";
import type { ConnectionItem } from "./entity";
import { endedMails } from "./mails";
import { feeAfter } from "./refunds";
import type { Cause } from "./table";
import { isClaimOpen } from "./words";

type EndState = "refunded" | "cancelled" | "declined" | "withdrawn" | "expired";

/** Two people whose connection ends so are not matched again for these trips, whoever has ended it. */
const separating: ReadonlySet<EndReason> = new Set([
  "declined",
  "airline",
  "no-answer",
  "did-not-meet",
]);

type End = {
  cause: Cause;
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
  { cause, state, reason, by }: End,
  now: Date,
  set: Attributes = {},
): Change {
  const at = now.toISOString();
  const changes: Attributes = {
    ...set,
    endedAt: at,
    endReason: reason,
    ...(by && { endedBy: by }),
    pending: false,
    queue: "none",
    dueAt: at,
    ...(state === "refunded" && { refundedAt: at, queue: "order" as const, reconciles: 0 }),
  };
  return {
    transition: { cause, to: state },
    set: changes,
    mails: endedMails({ ...item, ...changes, state }, state === "refunded", now),
    writes: isSeparating(item, reason, by) ? separationWrites(item, now) : [],
  };
}

/** Whoever ends a paid connection cancels it: with a button, or by a deleted or changed trip, a deleted account or a block. */
function isSeparating({ state }: ConnectionItem, reason: EndReason, by: Type | undefined): boolean {
  return separating.has(reason) || (state === "paid" && by !== undefined);
}

/** Empty if a participant has deleted the account: no new item may hold that id, and the trip is over by then. */
function separationWrites(
  { id, traveler, flightaid, travelerSide, flightaidSide }: ConnectionItem,
  now: Date,
): Write[] {
  if (!travelerSide || !flightaidSide) return [];
  // As paid, and as edited since.
  const trips = [travelerSide, flightaidSide].flatMap(({ card, now: edited }) =>
    [card, edited?.card].flatMap((one) =>
      one ? [Trip.hashOfLegs({ type: one.type, legs: one.itinerary })] : [],
    ),
  );
  return trips.length > 0 ? Block.separationWrites([traveler, flightaid], trips, id, now) : [];
}

/** Ends a paid connection because both say that they did not fly together, or one of them says so and the other does not object. */
export function endByWords(
  item: ConnectionItem,
  cause: Cause,
  now: Date,
  set: Attributes = {},
): Change {
  const after = { ...item, ...set };
  const by = after.airline?.by;
  const why =
    by && isClaimOpen(after)
      ? { reason: "airline" as const, by }
      : { reason: "did-not-meet" as const };
  return end(after, { cause, state: "refunded", ...why }, now, set);
}

type Separation = {
  /** What the participant does, unless something else parts the two. */
  cause?: Extract<Cause, "withdraw" | "cancel" | "separate">;
  reason: EndReason;
  by: Type;
};

/**
 * Ends a connection because one participant cannot or does not want to go on: an unpaid one is withdrawn; refunds.ts says what
 * becomes of the fee of a paid one. A payment that is on its way is returned when it arrives.
 * @param at when it happened, if that was before `now`: it decides what becomes of the fee
 * @returns undefined when there is nothing to end
 */
export function separate(
  item: ConnectionItem,
  { cause = "separate", reason, by }: Separation,
  now: Date,
  at = now,
): Change | undefined {
  return endByFee(item, feeAfter(item, by, at), { cause, reason, by }, now);
}

/** Ends a connection with what becomes of its fee. @returns undefined when there is nothing to end */
export function endByFee(
  item: ConnectionItem,
  fee: FeeOutcome | undefined,
  { cause, reason, by }: { cause: Cause; reason: EndReason; by: Type },
  now: Date,
): Change | undefined {
  switch (fee) {
    case undefined:
      return undefined;
    case "returned":
      return item.broken ? undefined : { set: { broken: { reason, by } } };
    case "unpaid":
      return end(item, { cause, state: "withdrawn", reason, by }, now);
    case "refunded": {
      const ended = end(item, { cause, state: "refunded", reason, by }, now);
      return by === "traveler" ? { ...ended, usesCancelRefund: true } : ended;
    }
    case "kept":
      return end(item, { cause, state: "cancelled", reason, by }, now);
  }
}
