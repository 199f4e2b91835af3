/**
 * The table of refunds: which participant can cause one, in which window, and how long the other participant has to answer. The
 * verbs, the view and the tests derive from it. All dates are those of the trips as paid. Pure.
 */
import type { Type } from "../trip/contract";
import { types } from "../trip/type";
import type { FeeOutcome, Refund } from "./contract";
import { endOf, startOf } from "./dates";
import type { ConnectionItem } from "./entity";
import { isCharging } from "./status";
import { canHappen } from "./table";
import { wordOf, wordOnFlight } from "./words";

const hour = 3_600_000;
const day = 24 * hour;

/** Hours after the payment, or after the travel date begins or has passed at its origin; negative before. */
type Moment = { of: "payment" | "start" | "end"; hours?: number };

type Row = {
  by: readonly Type[];
  /**
   * Open from this instant, until before that one. Without `from` it is open once the fee is paid, as the state says: the instant of
   * the payment is not compared, because the clock that told it may have been ahead.
   */
  from?: Moment;
  until: Moment;
  /** Days after a report that was answered for which there can be no other one. */
  againDays?: number;
  /** Hours in which the other one can answer. Without them the fee goes back at once. */
  answerHours?: number;
};

/**
 * - `a`: the flightaid cancels, deletes, or changes the trip so that the two no longer match
 * - `a2`: the flightaid's plane has changed, and the traveler leaves
 * - `b`: the traveler gets no answer
 * - `c`: the traveler says that the two did not meet
 * - `d`: one of them says that the airline has cancelled the flight
 * - `e`: the traveler cancels, deletes, or changes the trip so that the two no longer match
 * - `f`: the flightaid is suspended
 */
const rows = {
  a: { by: ["flightaid"], until: { of: "start" } },
  a2: { by: ["traveler"], until: { of: "start" } },
  b: {
    by: ["traveler"],
    from: { of: "payment", hours: 12 },
    until: { of: "start", hours: -24 },
    againDays: 7,
    answerHours: 24,
  },
  c: {
    by: ["traveler"],
    from: { of: "end" },
    until: { of: "end", hours: 72 },
    answerHours: 72,
  },
  d: {
    by: types,
    until: { of: "end", hours: 72 },
    answerHours: 48,
  },
  e: { by: ["traveler"], until: { of: "start" } },
  // As long as the traveler can say that the two did not meet.
  f: { by: ["flightaid"], until: { of: "end", hours: 72 } },
} as const satisfies Record<string, Row>;
type RowName = keyof typeof rows;

export function isOpen(name: RowName, item: ConnectionItem, now: Date): boolean {
  const from = opensAt(name, item);
  return (!from || now >= from) && now < instantOf(rows[name].until, item);
}

/** From when the traveler can report that they get no answer, for the first time or again. @returns undefined when that is too late */
export function noAnswerFrom(item: ConnectionItem): Date | undefined {
  const opens = opensAt("b", item);
  return opens && opens < instantOf(rows.b.until, item) ? opens : undefined;
}

/** Days after a report of "No answer" that was answered for which there can be no other one. */
export const noAnswerAgainDays = rows.b.againDays;

function opensAt(name: RowName, item: ConnectionItem): Date | undefined {
  const { from, againDays }: Row = rows[name];
  if (againDays && item.noAnswerAt) return new Date(Date.parse(item.noAnswerAt) + againDays * day);
  return from && instantOf(from, item);
}

/** Until when the other one can answer what is said now. */
export function answerUntil(name: "b" | "c" | "d", now: Date): Date {
  return new Date(now.getTime() + rows[name].answerHours * hour);
}

/** The deadline for a flightaid who is asked now whether they are in touch. */
export function noAnswerUntil(now: Date): Date {
  return answerUntil("b", now);
}

function instantOf({ of, hours = 0 }: Moment, item: ConnectionItem): Date {
  const base = {
    payment: () => new Date(item.paidAt ?? item.createdAt),
    start: () => startOf(item),
    end: () => endOf(item),
  }[of]();
  return new Date(base.getTime() + hours * hour);
}

/** The row by which a participant ends a connection. */
function endingRow(by: Type): "a" | "e" {
  return by === "flightaid" ? "a" : "e";
}

/** @param item a paid connection @param by who ends it */
export function refundOf({ cancelRefund, confirmedAt }: ConnectionItem, by: Type): Refund {
  if (endingRow(by) === "a") return "refunded";
  return cancelRefund === "kept" || confirmedAt !== undefined ? "kept" : "refunded";
}

/**
 * What becomes of the fee when a participant ends the connection.
 * @returns undefined when there is nothing to end: the connection is over, or the travel date of a paid one has begun
 */
export function feeAfter(item: ConnectionItem, by: Type, now: Date): FeeOutcome | undefined {
  if (isCharging(item)) return "returned";
  if (!canHappen("separate", item.state)) return undefined;
  if (item.state !== "paid") return "unpaid";
  return isOpen(endingRow(by), item, now) ? refundOf(item, by) : undefined;
}

/**
 * What becomes of the fee when a participant is suspended. A suspended traveler is one who cancels, also once the travel date has begun.
 * @returns undefined when there is nothing to end: the connection is over, or the two have flown
 */
export function feeAfterSuspension(
  item: ConnectionItem,
  by: Type,
  now: Date,
): FeeOutcome | undefined {
  if (isCharging(item)) return "returned";
  if (!canHappen("suspend", item.state)) return undefined;
  if (item.state !== "paid") return "unpaid";
  const isAhead = isOpen("e", item, now);
  // Before the travel date, "met" does not mean that the two flew.
  const word = isAhead ? wordOnFlight(item, "traveler") : wordOf(item, "traveler");
  if (word === "flown" || !isOpen("f", item, now)) return undefined;
  if (by === "flightaid") return "refunded";
  return isAhead ? refundOf(item, by) : "kept";
}

/** Whether the traveler is asked what to do about the flightaid's other plane. */
export function isMoved({ movedAt, stayedAt }: ConnectionItem): boolean {
  return movedAt !== undefined && stayedAt === undefined;
}
