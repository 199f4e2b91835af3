/**
 * The expected state of a pair's connection in the scenarios of pay-story.ts: a short second
 * implementation of the rules in docs/product.md ('Connecting', 'Money back'). Pure. Times are
 * milliseconds since 1970.
 */
import { startOfDay, today } from "../src/airport";
import type { State } from "../src/connection/table";
import { addDays } from "../src/trip/calendar";

export type Side = "traveler" | "flightaid";
export type Which = 0 | 1;
export type Card = "paid" | "declined" | "pending" | "blocked";
/** What PayPal does with a payment on its own site. */
export type Taken = "refund" | "reverse" | "dispute";

const hour = 3_600_000;
/** Time after which PayPal deletes an order without a capture. */
const orderLifetime = 3 * hour;
/** Days between two flights that still match. */
const nearDays = 3;

/** The two trips that both plan. The second one is a day later. */
export const trips = [
  { from: "YYZ", to: "DXB", carrier: "EK" },
  { from: "DXB", to: "BOM", carrier: "AI" },
] as const;

/** The current connection. */
type Life = {
  trip: Which;
  /**
   * The trips of the connection: the number of days by which each differs from the plan. A traveler
   * may have posted none.
   */
  off: Partial<Record<Side, number>>;
  answerBy: number;
  card?: Card;
  /** When PayPal last changed the order. */
  touched: number;
  /** The bank's decision, before a webhook has reported it. */
  decided?: "COMPLETED" | "DECLINED";
  /** PayPal's action, before a webhook has reported it. */
  taken?: Taken;
  /** One of them has withdrawn from a payment that is on its way. */
  isBroken: boolean;
  /** A refund is owed and not sent yet. */
  isOwed: boolean;
  confirmed: boolean;
  /** The trips have changed since the order that the bank is checking. */
  isOutdated: boolean;
  paidAt?: number;
  /** What a traveler who cancels is promised. */
  isKept: boolean;
  /** The flightaid flies on another day than the one that was paid for, and the traveler is asked. */
  isAsked: boolean;
  /** Claims that wait for the other side. */
  noAnswerUntil?: number;
  didNotMeetUntil?: number;
  didNotMeet: boolean;
  airline?: { by: Side; until?: number };
  /** Whether they flew together, as each side says. */
  words: Partial<Record<Side, "flown" | "not flown">>;
};

export type Model = {
  /** So far there was neither a fault nor two concurrent steps. */
  certain: boolean;
  /** The travel date of the first trip, as planned. */
  date: string;
  here: Record<Side, boolean>;
  /** The trips that each has posted: days off the plan. */
  posted: Record<Side, [number | undefined, number | undefined]>;
  /** Of the flightaid's trips: whether families ask first, their requests in a row without an answer, and whether one was declined. */
  asks: [boolean, boolean];
  unanswered: [number, number];
  declined: [boolean, boolean];
  isBlocked: boolean;
  /** When the connections of the two were opened. */
  openings: number[];
  /** The traveler has cancelled a connection of the two and got the fee back. */
  hasCancelled: boolean;
  state: "none" | "pending" | State;
  life?: Life;
};

export const newModel = (date: string): Model => ({
  certain: true,
  date,
  here: { traveler: true, flightaid: true },
  posted: { traveler: [0, 0], flightaid: [0, 0] },
  asks: [false, false],
  unanswered: [0, 0],
  declined: [false, false],
  isBlocked: false,
  openings: [],
  hasCancelled: false,
  state: "none",
});

export const sides = ["traveler", "flightaid"] as const;
export const otherOf = (side: Side): Side => (side === "traveler" ? "flightaid" : "traveler");

/** The travel date of a trip that is this many days off its plan. */
export function dateOf({ date }: Pick<Model, "date">, trip: Which, off: number): string {
  return addDays(date, trip + off);
}

function isBefore(model: Model, trip: Which, off: number, now: number, days: number): boolean {
  const ends = addDays(today(trips[trip].from, new Date(now)), days);
  return dateOf(model, trip, off) < ends;
}

/** Whether the travel date is today or later. */
function isUpcoming(model: Model, trip: Which, off: number, now: number): boolean {
  return !isBefore(model, trip, off, now, 0);
}

function dayOf(model: Model, { trip, off }: Life, pick: (...of: number[]) => number, plus: number) {
  const day = pick(...sides.flatMap((side) => off[side] ?? []));
  return startOfDay(trips[trip].from, dateOf(model, trip, day + plus)).getTime();
}
/** When the earlier travel date begins, and when the later one has passed. */
const startOf = (model: Model, life: Life) => dayOf(model, life, Math.min, 0);
const endOf = (model: Model, life: Life) => dayOf(model, life, Math.max, 1);

/** Whether a payment that arrives now can be delivered. */
function isFit(model: Model, life: Life, now: number): boolean {
  const { here, posted, isBlocked } = model;
  const arePosted = sides.every(
    (side) => life.off[side] === undefined || posted[side][life.trip] !== undefined,
  );
  const areFree = here.traveler && here.flightaid && !isBlocked && !life.isBroken;
  return areFree && arePosted && now < endOf(model, life);
}

/** Expiry, which depends only on the time. */
export function age(model: Model, now: number): void {
  const { life, state, unanswered } = model;
  if (!life) return;
  if (state === "requested" && now >= life.answerBy) {
    model.state = "expired";
    // The second one pauses the posting, at a time that depends on the schedule.
    if (++unanswered[life.trip] > 1) model.certain = false;
  }
  if ((state === "accepted" || state === "ordered") && now >= startOf(model, life))
    model.state = "expired";
}

export function open(model: Model, side: Side, trip: Which, now: number): void {
  const { here, posted, isBlocked, declined, state, life } = model;
  const isUnpaid = state === "requested" || state === "accepted" || state === "ordered";
  const isLive = life && (isUnpaid || state === "pending" || state === "paid");
  if (isLive && now < endOf(model, life)) return;
  if (side === "traveler" && declined[trip]) return;
  const other = otherOf(side);
  const theirs = posted[other][trip];
  if (!here[other] || theirs === undefined || isBlocked) return;
  const own = posted[side][trip];
  const isShared =
    own !== undefined &&
    Math.abs(own - theirs) <= nearDays &&
    isUpcoming(model, trip, own, now) &&
    isUpcoming(model, trip, theirs, now);
  if (!isShared && side === "flightaid") return;
  const off = { [other]: theirs, ...(isShared && { [side]: own }) };
  if (isBefore(model, trip, Math.min(...Object.values(off)), now, 1)) return;
  if (model.openings.filter((at) => at > now - 30 * 24 * hour).length >= 2) return;
  model.openings.push(now);
  const opened: Life = {
    trip,
    off,
    answerBy: 0,
    touched: 0,
    isBroken: false,
    isOwed: false,
    isOutdated: false,
    isKept: model.hasCancelled,
    isAsked: false,
    confirmed: false,
    didNotMeet: false,
    words: {},
  };
  const start = startOf(model, opened);
  const hours = start - now < 7 * 24 * hour ? 24 : 72;
  if (side === "flightaid") model.declined = [false, false];
  model.life = { ...opened, answerBy: Math.min(now + hours * hour, start) };
  model.state = side === "traveler" && model.asks[trip] ? "requested" : "accepted";
}

export function answer(model: Model, accept: boolean): void {
  if (model.state !== "requested" || !model.life) return;
  model.state = accept ? "accepted" : "declined";
  model.unanswered[model.life.trip] = 0;
  model.declined[model.life.trip] = !accept;
}

const isDead = ({ touched }: Life, now: number) => now - touched >= orderLifetime;

export function order(model: Model, now: number): void {
  const { life, state } = model;
  if (!life || (state !== "accepted" && state !== "ordered") || !isFit(model, life, now)) return;
  if (state === "ordered" && !isDead(life, now)) return;
  model.state = "ordered";
  life.touched = now;
  delete life.card;
}

export function approve(model: Model, card: Card, now: number): void {
  const { life, state } = model;
  if (!life || state !== "ordered" || isDead(life, now)) return;
  life.card = card;
  life.touched = now;
}

/** The effect of a capture, regardless of the caller. */
export function capture(model: Model, now: number): void {
  const { life, state } = model;
  if (!life || state !== "ordered") return;
  if (isDead(life, now)) {
    model.state = "accepted";
    delete life.card;
  } else if (isFit(model, life, now)) {
    if (life.card === "paid") pay(model, life, now);
    if (life.card === "pending") model.state = "pending";
  }
}

function pay(model: Model, life: Life, now: number): void {
  model.state = "paid";
  life.paidAt = now;
}

/** The webhooks arrive, or the schedule asks. */
export function hear(model: Model, now: number): void {
  const { life, state } = model;
  if (!life) return;
  if (state === "pending" && life.decided) {
    // A payment for other trips goes back, and another one can be made.
    if (life.decided === "DECLINED" || life.isOutdated)
      model.state = life.isBroken ? "withdrawn" : "accepted";
    else if (isFit(model, life, now)) pay(model, life, now);
    else refund(model);
    life.isOutdated = false;
    delete life.decided;
    delete life.card;
  }
}

/** The webhooks about PayPal's actions arrive. */
export function hearTaken(model: Model): void {
  const { life, state } = model;
  if (!life?.taken) return;
  const { taken } = life;
  delete life.taken;
  // An order looks the same after a refund and a reversal, and the webhook of the payment may come first.
  if (taken === "reverse" || (taken === "dispute" && life.isOwed)) model.certain = false;
  if (state === "paid") model.state = taken === "refund" ? "refunded" : "cancelled";
}

function refund(model: Model): void {
  model.state = "refunded";
  if (model.life) model.life.isOwed = true;
}

/** One side cannot or does not want to go on. */
export function separate(model: Model, by: Side, now: number): void {
  const { life, state } = model;
  if (!life) return;
  if (state === "requested" || state === "accepted" || state === "ordered")
    model.state = "withdrawn";
  if (state === "pending") life.isBroken = true;
  if (state !== "paid" || now >= startOf(model, life)) return;
  if (by === "traveler" && (life.confirmed || life.isKept)) model.state = "cancelled";
  else {
    if (by === "traveler") model.hasCancelled = true;
    refund(model);
  }
}

/** Withdraws unless the payer has approved an order that PayPal still has. */
export function withdraw(model: Model, by: Side, now: number): void {
  const { life, state } = model;
  if (!life || state === "pending" || state === "paid") return;
  if (state === "ordered" && life.card && !isDead(life, now)) return;
  separate(model, by, now);
}

export function cancel(model: Model, by: Side, isAirline: boolean, now: number): void {
  if (model.state !== "paid" || !model.life) return;
  if (isAirline) airline(model, by, now);
  else separate(model, by, now);
  // The request sends the refund.
  model.life.isOwed = false;
}

/** One side says that the airline has cancelled the flight. */
function airline(model: Model, by: Side, now: number): void {
  const { life } = model;
  if (!life || life.words[by] === "flown") return;
  if (life.airline) agree(model, by);
  if (life.airline || now >= endOf(model, life) + 72 * hour) return;
  life.airline = { by };
  if (hasRefunded(model, by) || life.words[otherOf(by)]) return;
  life.airline.until = now + 48 * hour;
}

export function agree(model: Model, side: Side): void {
  const { life, state } = model;
  if (state !== "paid" || life?.airline?.by !== otherOf(side)) return;
  if (life.airline.until === undefined || life.words[side] === "flown") return;
  refund(model);
  life.isOwed = false;
}

/** One side says that they did not fly together. @returns whether the other one has said so before */
function hasRefunded(model: Model, by: Side): boolean {
  const { life } = model;
  if (!life) return false;
  life.words[by] = "not flown";
  const isRefunded = life.words[otherOf(by)] === "not flown";
  if (isRefunded) refund(model);
  return isRefunded;
}

/** One side says that they flew together. */
function object(life: Life, by: Side): void {
  life.words[by] = "flown";
  if (by === "flightaid") delete life.didNotMeetUntil;
  if (life.airline?.by === otherOf(by)) delete life.airline.until;
}

export function review(model: Model, by: Side, isFlown: boolean, now: number): void {
  const { life, state } = model;
  if (!life || state !== "paid") return;
  const end = endOf(model, life);
  if (now < end || now >= end + 14 * 24 * hour) return;
  const word = isFlown ? "flown" : "not flown";
  if ((life.words[by] ?? word) !== word) return;
  // Both reviews may be in, and shown.
  if (isFlown) object(life, by);
  else hasRefunded(model, by);
}

export function stay({ life }: Model): void {
  if (life) life.isAsked = false;
}

export function leaveMoved(model: Model, now: number): void {
  const { life, state } = model;
  if (!life || state !== "paid" || !life.isAsked || now >= startOf(model, life)) return;
  refund(model);
  life.isOwed = false;
}

export function confirm(model: Model, now: number): void {
  const { life, state } = model;
  if (!life || state !== "paid" || now >= endOf(model, life)) return;
  life.confirmed = true;
  delete life.noAnswerUntil;
}

export function noAnswer(model: Model, now: number): void {
  const { life, state } = model;
  if (!life || state !== "paid" || life.noAnswerUntil) return;
  const isOpen = now >= (life.paidAt ?? now) + 12 * hour && now < startOf(model, life) - 24 * hour;
  if (isOpen) life.noAnswerUntil = now + 24 * hour;
}

export function didNotMeet(model: Model, now: number): void {
  const { life, state } = model;
  if (!life || state !== "paid" || life.didNotMeet || life.words.traveler === "flown") return;
  const end = endOf(model, life);
  if (now < end || now >= end + 72 * hour) return;
  life.didNotMeet = true;
  if (hasRefunded(model, "traveler") || life.words.flightaid) return;
  life.didNotMeetUntil = now + 72 * hour;
}

export function contradict(model: Model, by: Side, now: number): void {
  const { life, state } = model;
  if (!life || state !== "paid") return;
  const { airline: claim, didNotMeetUntil } = life;
  const isOpen = (until: number | undefined) => until !== undefined && now < until;
  const isMet = by === "flightaid" && isOpen(didNotMeetUntil);
  if (isMet || (claim?.by === otherOf(by) && isOpen(claim.until))) object(life, by);
}

/** The schedule has run until nothing was due. */
export function runSchedule(model: Model, now: number): void {
  age(model, now);
  capture(model, now);
  age(model, now);
  hear(model, now);
  const { life } = model;
  if (!life) return;
  const isDue = (until: number | undefined) => until !== undefined && now >= until;
  const isUndecided = [life.noAnswerUntil, life.didNotMeetUntil, life.airline?.until].some(isDue);
  if (model.state === "paid" && isUndecided) model.state = "refunded";
  life.isOwed = false;
}

export function remove(model: Model, side: Side, trip: Which, now: number): void {
  const { life, posted } = model;
  posted[side][trip] = undefined;
  if (life?.trip === trip && life.off[side] !== undefined) separate(model, side, now);
}

/** Posts a trip again that was deleted. */
export function repost(model: Model, side: Side, trip: Which, now: number): void {
  if (!isUpcoming(model, trip, 0, now)) return;
  model.posted[side][trip] = 0;
  if (side === "flightaid") {
    model.asks[trip] = false;
    model.declined[trip] = false;
  }
  model.unanswered[trip] = 0;
}

/** Moves a trip to another day. */
export function move(model: Model, side: Side, trip: Which, off: number, now: number): void {
  const { life, posted } = model;
  const before = posted[side][trip];
  if (before === undefined || before === off || !isUpcoming(model, trip, off, now)) return;
  posted[side][trip] = off;
  if (life?.trip !== trip || life.off[side] === undefined) return;
  if (isEnded(model)) return;
  const isBegun = now >= startOf(model, life);
  if (model.state === "paid") {
    if (!isBegun) movePaid(model, life, side, off, now);
    return;
  }
  // A flight of the other one that has begun may match or not, by the hour.
  if (isBegun) model.certain = false;
  const other = life.off[otherOf(side)];
  if (Math.abs(off - (other ?? before)) > nearDays) {
    separate(model, side, now);
    return;
  }
  life.off[side] = off;
  if (model.state === "pending") life.isOutdated = true;
  if (model.state !== "ordered") return;
  // The order was for other trips.
  model.state = "accepted";
  delete life.card;
}

/** What was paid for is kept: the trip is compared with that of the other one as paid. */
function movePaid(model: Model, life: Life, side: Side, off: number, now: number): void {
  const paid = life.off[otherOf(side)] ?? life.off[side] ?? off;
  if (Math.abs(off - paid) > nearDays) separate(model, side, now);
  else if (side === "flightaid") life.isAsked = off !== life.off.flightaid;
}

function isEnded({ state }: Model): boolean {
  return !["requested", "accepted", "ordered", "pending", "paid"].includes(state);
}

export function leave(model: Model, side: Side, now: number): void {
  separate(model, side, now);
  model.here[side] = false;
  model.posted[side] = [undefined, undefined];
}

export function block(model: Model, side: Side, now: number): void {
  if (!model.life || !model.here[otherOf(side)]) return;
  separate(model, side, now);
  model.isBlocked = true;
}
