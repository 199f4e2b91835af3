/**
 * What is expected of a pair's connection in the stories of pay-story.ts: the rules of docs/product.md ('Connecting',
 * 'Money back') once more, in few words. Pure. Times are milliseconds since 1970.
 */
import { startOfDay, today } from "../src/airport";
import type { State } from "../src/connection/table";
import { addDays } from "../src/trip/calendar";

export type Side = "traveler" | "flightaid";
export type Which = 0 | 1;
export type Card = "paid" | "declined" | "pending" | "blocked";
/** What PayPal does with a payment on its own site. */
export type Taken = "refund" | "reverse" | "dispute";
export type Word = "flown" | "not-flown";
export type Again = "yes" | "no" | "no-trip";
/** Days by which a flight is off its plan, and whether it is another plane. */
export type Flight = { off: number; plane: Which };

/**
 * Rules that other parts of the product bring.
 *
 * - `outlives`: signing up again with the same address finds blocks, and what was used of the limits
 */
export const rules = { outlives: true };

const hour = 3_600_000;
const day = 24 * hour;
/** After which PayPal deletes an order that was not captured. */
const orderLifetime = 3 * hour;
/** Days between two flights that still match. */
const nearDays = 3;
/** Fees that an account gets back by cancelling, in so many days. */
export const cancelRefunds = 2;
export const cancelRefundDays = 30;
/** Connections of a pair, in so many days. */
const openingsOfPair = 2;
const openingDays = 30;

/** The two trips that both plan. The second one is a day later. */
export const trips = [
  { from: "YYZ", to: "DXB", carriers: ["EK", "QR"] },
  { from: "DXB", to: "BOM", carriers: ["AI", "UK"] },
] as const;

type Claim = { until: number; contradicted: boolean };

/** The current connection. */
type Life = {
  trip: Which;
  /** The accounts that it connects, counted for each side. */
  accounts: Record<Side, number>;
  /** The flights that it is about, as paid from then on. A traveler may have posted none. */
  flights: Partial<Record<Side, Flight>>;
  /** Changes of the flights shown, and how many there had been when the order was made. */
  changes: number;
  orderedFor: number;
  answerBy: number;
  card?: Card;
  /** A capture of the order has failed. The order stays approved, and nothing is on its way. */
  wasRefused?: true;
  /** When PayPal last changed the order. */
  touched: number;
  /** The decision of the bank, before its webhook. */
  decided?: "COMPLETED" | "DECLINED";
  /** What PayPal has done, before its webhook. */
  taken?: Taken;
  /** PayPal has taken the money back. */
  reversed: boolean;
  /** One of them has withdrawn from a payment that is on its way. */
  isBroken: boolean;
  /** A refund is owed and not sent yet. */
  isOwed: boolean;
  /** What was said before paying about cancelling before the flightaid is in touch. */
  cancelRefund?: "refunded" | "kept";
  paidAt?: number;
  confirmed: boolean;
  noAnswerUntil?: number;
  /** From when it can be said again that there is no answer. */
  noAnswerAgain?: number;
  didNotMeet?: Claim;
  /** `flown`: contradicted once the travel date was over. */
  airline?: Claim & { by: Side; flown: boolean };
  reviews: Partial<Record<Side, Again>>;
  published: boolean;
  /** The flightaid's plane has changed, and the traveler is asked. */
  isMoved: boolean;
};

/** The page of the payer, as it was when they last looked. */
type Page = { life: Life; changes: number; cancelRefund: "refunded" | "kept" };

export type Model = {
  /** Neither a fault nor two steps at the same moment so far. */
  certain: boolean;
  /** The travel date of the first trip, as planned. */
  date: string;
  here: Record<Side, boolean>;
  /** How often each has signed up again. */
  accounts: Record<Side, number>;
  /** The flights that each has posted. */
  posted: Record<Side, [Flight | undefined, Flight | undefined]>;
  /** Of the flightaid's trips: whether families ask first, their requests in a row without an answer, and whether one was declined. */
  asks: [boolean, boolean];
  unanswered: [number, number];
  declined: [boolean, boolean];
  /** Of the flightaid's trips: out of sight, because the flightaid can't fly them. */
  cannotFly: [boolean, boolean];
  isBlocked: boolean;
  /** The flights, {@link nameOf}, for which a connection of the two has ended: they are not connected for them again. */
  apart: Set<string>;
  /** Whether the pair has used the refund of a cancelled connection, and until when those of the account count. */
  pairUsed: boolean;
  used: number[];
  /** When the connections of the pair were opened. */
  openings: number[];
  /** Paid connections that the flightaid has ended. */
  strikes: number;
  page?: Page;
  state: "none" | "pending" | State;
  life?: Life;
};

const planned = (): Flight => ({ off: 0, plane: 0 });

export const newModel = (date: string): Model => ({
  certain: true,
  date,
  here: { traveler: true, flightaid: true },
  accounts: { traveler: 0, flightaid: 0 },
  posted: { traveler: [planned(), planned()], flightaid: [planned(), planned()] },
  asks: [false, false],
  unanswered: [0, 0],
  declined: [false, false],
  cannotFly: [false, false],
  isBlocked: false,
  apart: new Set(),
  pairUsed: false,
  used: [],
  openings: [],
  strikes: 0,
  state: "none",
});

export const sides = ["traveler", "flightaid"] as const;
export const otherOf = (side: Side): Side => (side === "traveler" ? "flightaid" : "traveler");

/** The travel date of a trip that is this many days off its plan. */
export function dateOf({ date }: Pick<Model, "date">, trip: Which, off: number): string {
  return addDays(date, trip + off);
}

/** Whether both accounts of the connection are those that the two have now. */
export function isOwn({ life, accounts }: Model, side: Side): boolean {
  return life !== undefined && life.accounts[side] === accounts[side];
}

const nameOf = (side: Side, trip: Which, { off, plane }: Flight) =>
  `${side} ${trip} ${off} ${plane}`;

/** Of two who both still have their accounts. */
function part(model: Model): void {
  const { life, here, apart } = model;
  if (!life || !isOfPair(model) || !here.traveler || !here.flightaid) return;
  for (const side of sides) {
    const flight = life.flights[side];
    if (flight) apart.add(nameOf(side, life.trip, flight));
  }
}

const isOfPair = (model: Model) => sides.every((side) => isOwn(model, side));

function isBefore(model: Model, trip: Which, off: number, now: number, days: number): boolean {
  const ends = addDays(today(trips[trip].from, new Date(now)), days);
  return dateOf(model, trip, off) < ends;
}

/** Whether the travel date is today or later. */
function isUpcoming(model: Model, trip: Which, off: number, now: number): boolean {
  return !isBefore(model, trip, off, now, 0);
}

function dayOf(
  model: Model,
  { trip, flights }: Life,
  pick: (...of: number[]) => number,
  plus: number,
) {
  const off = pick(...sides.flatMap((side) => flights[side]?.off ?? []));
  return startOfDay(trips[trip].from, dateOf(model, trip, off + plus)).getTime();
}
/** When the earlier travel date begins, and when the later one has passed. */
const startOf = (model: Model, life: Life) => dayOf(model, life, Math.min, 0);
const endOf = (model: Model, life: Life) => dayOf(model, life, Math.max, 1);

/** Whether a payment that arrives now can be delivered. */
function isFit(model: Model, life: Life, now: number): boolean {
  const { here, posted, isBlocked } = model;
  const arePosted = sides.every(
    (side) => life.flights[side] === undefined || posted[side][life.trip] !== undefined,
  );
  const areFree = here.traveler && here.flightaid && !isBlocked && !life.isBroken;
  return isOfPair(model) && areFree && arePosted && now < endOf(model, life);
}

/** Time alone: what has expired. */
export function age(model: Model, now: number): void {
  const { life, state, unanswered, cannotFly } = model;
  if (!life) return;
  if (state === "requested" && now >= life.answerBy) {
    model.state = "expired";
    // The second one pauses the posting, at a time that depends on the schedule.
    if (++unanswered[life.trip] > 1 && !cannotFly[life.trip]) model.certain = false;
  }
  if ((state === "accepted" || state === "ordered") && now >= startOf(model, life))
    model.state = "expired";
}

export function open(model: Model, side: Side, trip: Which, now: number): void {
  const { here, posted, isBlocked, declined, state, life, cannotFly } = model;
  const isUnpaid = state === "requested" || state === "accepted" || state === "ordered";
  const isLive = life && isOfPair(model) && (isUnpaid || state === "pending" || state === "paid");
  if (isLive && now < endOf(model, life)) return;
  if (side === "traveler" && (declined[trip] || cannotFly[trip])) return;
  const other = otherOf(side);
  const theirs = posted[other][trip];
  if (!here[other] || theirs === undefined || isBlocked) return;
  const own = side === "flightaid" && cannotFly[trip] ? undefined : posted[side][trip];
  const isShared =
    own !== undefined &&
    Math.abs(own.off - theirs.off) <= nearDays &&
    isUpcoming(model, trip, own.off, now) &&
    isUpcoming(model, trip, theirs.off, now);
  if (!isShared && side === "flightaid") return;
  const flights: Life["flights"] = { [other]: theirs, ...(isShared && { [side]: own }) };
  const names = sides.flatMap((one) => {
    const flight = flights[one];
    return flight ? [nameOf(one, trip, flight)] : [];
  });
  if (names.some((name) => model.apart.has(name))) {
    const hasPaid = isOfPair(model) && life?.paidAt !== undefined;
    const changesMind = side === "flightaid" && declined[trip] && !hasPaid;
    // The request that was declined may have been for a posting that was deleted since.
    if (side === "flightaid" && !changesMind && !hasPaid) model.certain = false;
    if (!changesMind) return;
  }
  const offs = Object.values<Flight>(flights).map(({ off }) => off);
  if (isBefore(model, trip, Math.min(...offs), now, 1)) return;
  if (model.openings.filter((at) => at > now - openingDays * day).length >= openingsOfPair) return;
  model.openings.push(now);
  for (const name of names) model.apart.delete(name);
  const opened: Life = {
    trip,
    accounts: { ...model.accounts },
    flights,
    changes: 0,
    orderedFor: 0,
    answerBy: 0,
    touched: 0,
    reversed: false,
    isBroken: false,
    isOwed: false,
    ...(model.pairUsed && { cancelRefund: "kept" }),
    confirmed: false,
    reviews: {},
    published: false,
    isMoved: false,
  };
  const start = startOf(model, opened);
  const hours = start - now < 7 * day ? 24 : 72;
  if (side === "flightaid") model.declined = [false, false];
  model.life = { ...opened, answerBy: Math.min(now + hours * hour, start) };
  model.state = side === "traveler" && model.asks[trip] ? "requested" : "accepted";
}

export function answer(model: Model, accept: boolean): void {
  if (model.state !== "requested" || !model.life) return;
  model.state = accept ? "accepted" : "declined";
  model.unanswered[model.life.trip] = 0;
  model.declined[model.life.trip] = !accept;
  if (!accept) part(model);
}

const isDead = ({ touched }: Life, now: number) => now - touched >= orderLifetime;

/** What an order would say about cancelling. */
function cancelRefundOf({ used }: Model, { cancelRefund }: Life, now: number) {
  const isFree = used.filter((until) => until > now).length < cancelRefunds;
  return cancelRefund ?? (isFree ? "refunded" : "kept");
}

/** The payer opens the page. */
export function look(model: Model, now: number): void {
  const { life } = model;
  if (life)
    model.page = { life, changes: life.changes, cancelRefund: cancelRefundOf(model, life, now) };
}

export function order(model: Model, now: number): void {
  const { life, state, page } = model;
  if (!life || (state !== "accepted" && state !== "ordered") || !isFit(model, life, now)) return;
  const cancelRefund = cancelRefundOf(model, life, now);
  const isShown = page?.life === life && page.changes === life.changes;
  if (!isShown || (cancelRefund === "kept" && page.cancelRefund === "refunded")) return;
  if (state === "ordered" && !isDead(life, now)) return;
  model.state = "ordered";
  life.touched = now;
  life.orderedFor = life.changes;
  life.cancelRefund = cancelRefund;
  delete life.card;
  delete life.wasRefused;
}

export function approve(model: Model, card: Card, now: number): void {
  const { life, state } = model;
  if (!life || state !== "ordered" || isDead(life, now)) return;
  life.card = card;
  life.touched = now;
}

function pay(model: Model, life: Life, now: number): void {
  model.state = "paid";
  life.paidAt = now;
}

/** What a capture does, regardless of the caller. */
export function capture(model: Model, now: number): void {
  const { life, state } = model;
  if (!life || state !== "ordered") return;
  if (isDead(life, now)) release(model, life);
  else if (isFit(model, life, now)) {
    if (life.card === "paid") pay(model, life, now);
    if (life.card === "pending") model.state = "pending";
    if (life.card === "declined" || life.card === "blocked") life.wasRefused = true;
  }
}

/** The order comes to nothing. */
function release(model: Model, life: Life): void {
  model.state = life.isBroken ? "withdrawn" : "accepted";
  delete life.card;
}

/** The webhooks arrive, or the schedule asks. */
export function hear(model: Model, now: number): void {
  const { life, state } = model;
  if (!life) return;
  if (state === "pending" && life.decided) {
    // A payment for flights that have changed since goes back.
    if (life.decided === "DECLINED" || life.orderedFor !== life.changes) release(model, life);
    else if (isFit(model, life, now)) pay(model, life, now);
    else refund(model);
    delete life.decided;
    delete life.card;
  }
}

/** The webhooks about what PayPal has done arrive. */
export function hearTaken(model: Model): void {
  const { life, state } = model;
  if (!life?.taken) return;
  const { taken } = life;
  delete life.taken;
  life.reversed = taken !== "refund";
  // An order shows refunds and reversals alike, and the webhook of the payment may arrive first.
  if (taken === "reverse" || (taken === "dispute" && life.isOwed)) model.certain = false;
  if (state === "paid") model.state = taken === "refund" ? "refunded" : "cancelled";
  if (state === "cancelled" && taken === "refund") model.state = "refunded";
}

function refund(model: Model): void {
  model.state = "refunded";
  if (model.life) model.life.isOwed = true;
}

/** The operator gives the fee back, also one that was kept. */
export function refundByOperator(model: Model): void {
  const isKept = model.state === "cancelled" && !model.life?.reversed;
  if (model.state === "paid" || isKept) model.state = "refunded";
}

/** One side cannot or does not want to go on: rows a and e. @param uses whether e counts against the limits */
export function separate(model: Model, by: Side, now: number): void {
  const { life, state } = model;
  if (!life || !isOwn(model, by)) return;
  if (state === "requested" || state === "accepted" || state === "ordered")
    model.state = "withdrawn";
  if (state === "pending") life.isBroken = true;
  if (state !== "paid" || now >= startOf(model, life)) return;
  part(model);
  if (by === "flightaid") {
    refund(model);
    // The third one takes the flightaid off offer.
    if (++model.strikes > 2) model.certain = false;
    return;
  }
  if (life.confirmed || life.cancelRefund === "kept") {
    model.state = "cancelled";
    return;
  }
  refund(model);
  model.pairUsed = true;
  model.used.push(now + cancelRefundDays * day);
}

/** Withdraws unless the payer has approved an order that PayPal still has. */
export function withdraw(model: Model, by: Side, now: number): void {
  const { life, state } = model;
  if (!life || state === "pending" || state === "paid") return;
  if (state === "ordered" && life.card && !life.wasRefused && !isDead(life, now)) return;
  separate(model, by, now);
}

export function cancel(model: Model, by: Side, cannotFly: boolean, now: number): void {
  const { life, posted } = model;
  if (model.state !== "paid" || !life || now >= startOf(model, life)) return;
  separate(model, by, now);
  if (by === "flightaid" && cannotFly && posted.flightaid[life.trip])
    model.cannotFly[life.trip] = true;
  // The request sends the refund.
  life.isOwed = false;
}

/** What a side has said of whether the two flew together. */
function wordOf({ airline, didNotMeet, reviews }: Life, side: Side): Word | undefined {
  if (airline?.by === side || (side === "traveler" && didNotMeet)) return "not-flown";
  if (airline?.flown || (side === "flightaid" && didNotMeet?.contradicted)) return "flown";
  const again = reviews[side];
  return again && (again === "no-trip" ? "not-flown" : "flown");
}

export function confirm(model: Model, now: number): void {
  const { life, state } = model;
  if (!life || state !== "paid") return;
  if (life.noAnswerUntil ? now >= life.noAnswerUntil : now >= endOf(model, life)) return;
  life.confirmed = true;
  delete life.noAnswerUntil;
}

/** A message of the flightaid says the same. */
export function write(model: Model, by: Side, now: number): void {
  if (by === "flightaid" && !model.isBlocked && model.here.traveler) confirm(model, now);
}

/** Row b. */
export function noAnswer(model: Model, now: number): void {
  const { life, state } = model;
  if (!life?.paidAt || state !== "paid" || life.noAnswerUntil) return;
  const opens = life.noAnswerAgain ?? life.paidAt + 12 * hour;
  if (now < opens || now >= startOf(model, life) - 24 * hour) return;
  life.noAnswerUntil = now + 24 * hour;
  life.noAnswerAgain = now + 7 * day;
}

/** Row c. */
export function didNotMeet(model: Model, now: number): void {
  const { life, state } = model;
  if (!life || state !== "paid" || life.didNotMeet || wordOf(life, "traveler") === "flown") return;
  const end = endOf(model, life);
  if (now < end || now >= end + 72 * hour) return;
  claim(model, life, "traveler", (contradicted) => {
    life.didNotMeet = { until: now + 72 * hour, contradicted };
  });
}

/** Row d: the claim, or the agreement with that of the other one. */
export function airlineCancelled(model: Model, by: Side, now: number): void {
  const { life, state } = model;
  if (!life || state !== "paid") return;
  if (life.airline) {
    agree(model, by);
    return;
  }
  if (now >= endOf(model, life) + 72 * hour || wordOf(life, by) === "flown") return;
  claim(model, life, by, (contradicted) => {
    life.airline = { by, until: now + 48 * hour, contradicted, flown: contradicted };
  });
}

/** The fee goes back because of what the two have said. */
function refundByWords(model: Model): void {
  part(model);
  refund(model);
}

/** Both say that they did not fly: the fee goes back at once. One of them has said that they did: operators decide. */
function claim(model: Model, life: Life, by: Side, say: (contradicted: boolean) => void): void {
  const said = wordOf(life, otherOf(by));
  say(said === "flown");
  if (said === "not-flown") refundByWords(model);
}

export function agree(model: Model, by: Side): void {
  const { life, state } = model;
  if (!life?.airline || state !== "paid" || life.airline.contradicted) return;
  if (life.airline.by !== by && wordOf(life, by) !== "flown") refundByWords(model);
}

export function contradict(model: Model, by: Side, now: number): void {
  const { life, state } = model;
  if (!life || state !== "paid") return;
  const isOpen = (one: Claim | undefined) => one && !one.contradicted && now < one.until;
  const isMet = by === "flightaid" && isOpen(life.didNotMeet);
  const isFlown = life.airline?.by === otherOf(by) && isOpen(life.airline);
  if (isMet || isFlown) object(life, by, now >= endOf(model, life));
}

function object(life: Life, by: Side, isOver: boolean): void {
  if (by === "flightaid" && life.didNotMeet) life.didNotMeet.contradicted = true;
  if (life.airline?.by !== otherOf(by) || life.airline.contradicted) return;
  life.airline.contradicted = true;
  life.airline.flown = isOver;
}

export function review(model: Model, by: Side, again: Again, now: number): void {
  const { life, state } = model;
  if (!life || state !== "paid" || now < endOf(model, life) || life.published) return;
  const word = again === "no-trip" ? "not-flown" : "flown";
  const said = wordOf(life, by);
  if (said && said !== word) return;
  if (word === "not-flown" && wordOf(life, otherOf(by)) === "not-flown") {
    refundByWords(model);
    return;
  }
  if (word === "flown") object(life, by, true);
  life.reviews[by] = again;
  life.published = life.reviews.traveler !== undefined && life.reviews.flightaid !== undefined;
}

/** Row a2. */
export function stay(model: Model, now: number): void {
  const { life, state } = model;
  if (life && state === "paid" && now < startOf(model, life)) life.isMoved = false;
}

export function leaveMoved(model: Model, now: number): void {
  const { life, state } = model;
  if (life?.isMoved && state === "paid" && now < startOf(model, life)) refundByWords(model);
}

/** The schedule has run until nothing was due. */
export function runSchedule(model: Model, now: number): void {
  age(model, now);
  capture(model, now);
  age(model, now);
  hear(model, now);
  age(model, now);
  const { life } = model;
  if (!life) return;
  const isDue = (until: number | undefined) => until !== undefined && now >= until;
  const isUndecided =
    isDue(life.noAnswerUntil) ||
    [life.didNotMeet, life.airline].some((one) => one && !one.contradicted && isDue(one.until));
  if (model.state === "paid") {
    if (isUndecided) {
      part(model);
      model.state = "refunded";
    } else if (now >= endOf(model, life) + 14 * day) life.published = true;
  }
  life.isOwed = false;
}

export function remove(model: Model, side: Side, trip: Which, now: number): void {
  const { life, posted } = model;
  posted[side][trip] = undefined;
  if (life?.trip === trip && life.flights[side] !== undefined) separate(model, side, now);
}

/** Posts a trip again that was deleted. */
export function repost(model: Model, side: Side, trip: Which, now: number): void {
  if (!isUpcoming(model, trip, 0, now)) return;
  model.posted[side][trip] = planned();
  if (side === "flightaid") {
    model.asks[trip] = false;
    model.declined[trip] = false;
    model.cannotFly[trip] = false;
    model.unanswered[trip] = 0;
  }
}

const isSame = (one: Flight | undefined, other: Flight) =>
  one?.off === other.off && one.plane === other.plane;

/** Moves a trip to another day, or to another plane. */
export function move(model: Model, side: Side, trip: Which, flight: Flight, now: number): void {
  const { life, posted, state } = model;
  const before = posted[side][trip];
  if (before === undefined || isSame(before, flight)) return;
  if (!isUpcoming(model, trip, flight.off, now)) return;
  posted[side][trip] = flight;
  // The posting stays out of sight until its owner shows it again.
  if (side === "flightaid" && model.cannotFly[trip]) model.certain = false;
  if (life?.trip !== trip || life.flights[side] === undefined || !isOwn(model, side)) return;
  if (isEnded(model)) return;
  const own = life.flights[side];
  const theirs = life.flights[otherOf(side)] ?? own;
  const isMatch = Math.abs(flight.off - theirs.off) <= nearDays;
  if (state === "paid") {
    moveAfterPayment(model, life, side, { flight, before, isMatch }, now);
    return;
  }
  // A flight of the other one that has begun may match or not, by the hour.
  if (now >= startOf(model, life)) model.certain = false;
  if (!isMatch) {
    separate(model, side, now);
    return;
  }
  life.flights = { ...life.flights, [side]: flight };
  life.changes++;
  // What was ordered was another trip.
  if (state === "ordered") release(model, life);
}

/** The flights as paid stay. The traveler is asked about another plane of the flightaid that still matches. */
function moveAfterPayment(
  model: Model,
  life: Life,
  side: Side,
  { flight, before, isMatch }: { flight: Flight; before: Flight; isMatch: boolean },
  now: number,
): void {
  if (now >= startOf(model, life)) return;
  if (!isMatch) {
    separate(model, side, now);
    return;
  }
  if (side !== "flightaid") return;
  if (isSame(life.flights.flightaid, flight)) life.isMoved = false;
  else if (!isSame(before, flight)) life.isMoved = true;
}

function isEnded({ state }: Model): boolean {
  return !["requested", "accepted", "ordered", "pending", "paid"].includes(state);
}

export function leave(model: Model, side: Side, now: number): void {
  separate(model, side, now);
  model.here[side] = false;
  model.posted[side] = [undefined, undefined];
}

/** Signs up with the address of an account that was deleted. */
export function signUpAgain(model: Model, side: Side): void {
  model.here[side] = true;
  model.accounts[side]++;
  if (rules.outlives) return;
  model.isBlocked = false;
  model.pairUsed = false;
  model.openings = [];
  if (side === "traveler") model.used = [];
  model.declined = [false, false];
}

export function block(model: Model, side: Side, now: number): void {
  if (!model.life || !model.here[otherOf(side)] || !isOwn(model, otherOf(side))) return;
  separate(model, side, now);
  model.isBlocked = true;
}
