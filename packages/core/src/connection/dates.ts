/** When something about a connection is possible, ends, or is due. */
import { startOfDay, today } from "../airport";
import { nearbyDays } from "../matching/contract";
import { addDays } from "../trip/calendar";
import type { Leg } from "../trip/contract";
import { isBooked } from "../trip/window";
import { payableDays } from "./contract";
import type { ConnectionItem, Side } from "./entity";

const hour = 3_600_000;
const day = 24 * hour;

/** Hours in which a request is answered, and the shorter time when the flight is that near. */
const answerHours = 72;
const shortAnswerHours = 24;
const shortAnswerDays = 7;
/** Hours of the day after the trip at which both are asked for a review, and days for which they can write it. */
const inviteHour = 12;
const reviewDays = 14;

type Dated = Pick<ConnectionItem, "leg" | "lastLeg">;

/** The instant at which the earlier travel date begins at its origin. */
export function startOf({ leg }: Pick<Dated, "leg">): Date {
  return startOfDay(leg.from, leg.travelDate);
}

/** The instant at which the later travel date has passed at its origin. */
export function endOf({ leg, lastLeg = leg }: Dated): Date {
  return startOfDay(lastLeg.from, addDays(lastLeg.travelDate, 1));
}

/**
 * The earlier and, on another day, the later of the legs that match. While one of them is not booked, the dates are those of the
 * other: the traveler is to book that day.
 */
export function datedBy(one: Leg, other: Leg = one): { leg: Leg; lastLeg?: Leg } {
  if (!isBooked(one)) return { leg: other };
  if (!isBooked(other)) return { leg: one };
  const [leg, lastLeg] = one.travelDate <= other.travelDate ? [one, other] : [other, one];
  return leg.travelDate === lastLeg.travelDate ? { leg: one } : { leg, lastLeg };
}

type Shared = Dated & Pick<ConnectionItem, "match" | "travelerSide" | "flightaidSide">;

/** The last flight that the two share. `lastLeg` is of the pair of flights that matches best, which may be an earlier one. */
export function lastSharedLeg(item: Shared): Leg {
  const { leg, lastLeg = leg, match, travelerSide, flightaidSide } = item;
  const sides = [travelerSide, flightaidSide].flatMap((side) => side ?? []);
  const shared = (match?.legs ?? []).flatMap(({ mine, theirs }) => [
    ...legsOf(travelerSide, mine),
    ...legsOf(flightaidSide, theirs),
  ]);
  // Once the trip is over its owner can edit it to any day.
  const posted = sides.flatMap(({ card }) => card?.itinerary ?? []);
  const nearby = addDays(latest(lastLeg, posted).travelDate, nearbyDays);
  const edited = sides.flatMap(({ now }) => now?.leg ?? []);
  return latest(lastLeg, [...shared, ...edited.filter(({ travelDate }) => travelDate <= nearby)]);
}

function legsOf(side: Side | undefined, sequence: number): Leg[] {
  return (side?.card?.itinerary ?? []).filter((leg) => leg.sequence === sequence);
}

function latest(first: Leg, others: readonly Leg[]): Leg {
  return others
    .filter(isBooked)
    .reduce((last, leg) => (leg.travelDate > last.travelDate ? leg : last), first);
}

/** When a request that is made now expires. */
export function answerByOf(dated: Dated, now: Date): Date {
  const start = startOf(dated).getTime();
  const isShort = start - now.getTime() < shortAnswerDays * day;
  const hours = isShort ? shortAnswerHours : answerHours;
  return new Date(Math.min(now.getTime() + hours * hour, start));
}

/** Halfway to the end of a request. */
export function reminderAt(createdAt: string, answerBy: string): Date {
  return new Date((Date.parse(createdAt) + Date.parse(answerBy)) / 2);
}

/** The first calendar date on which the connection can be paid. */
export function payFromOf({ leg }: Pick<Dated, "leg">): string {
  return addDays(leg.travelDate, -payableDays);
}

export function payableAt({ leg }: Pick<Dated, "leg">): Date {
  return startOfDay(leg.from, payFromOf({ leg }));
}

export function isPayableYet({ leg }: Pick<Dated, "leg">, now: Date): boolean {
  return today(leg.from, now) >= payFromOf({ leg });
}

export function inviteAt(dated: Dated): Date {
  return new Date(endOf(dated).getTime() + inviteHour * hour);
}

export function publishAt(dated: Dated): Date {
  return new Date(endOf(dated).getTime() + reviewDays * day);
}
