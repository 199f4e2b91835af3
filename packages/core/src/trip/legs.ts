/** The rules of a leg that need airport data and the time (docs/product.md#validation). The contract checks its shape. */
import { find, today } from "../airport";
import { AppError } from "../error";
import type { FieldError } from "../field-reasons";
import { airlineOf } from "./airline";
import { addDays } from "./calendar";
import type { Leg, Type } from "./contract";
import { airlinesOf, isFlown } from "./flight";
import { maxDaysAhead } from "./type";
import { isBooked, lastDayOf } from "./window";

const overError: FieldError = { path: "travelDate", reason: "invalid-date" };

type Given = {
  /** Of their owner. */
  type: Type;
  /** Designators that the caller has confirmed. Without it airlines are not checked. */
  confirmedAirlines?: readonly string[];
  /** Legs whose day may be over, as long as another leg is ahead: those of a trip that has begun. */
  posted?: readonly Leg[];
};

/** @throws AppError `invalid-input` with an entry for each invalid field, with paths below `itinerary` */
export function assertLegs(
  legs: Leg[],
  { type, confirmedAirlines, posted = [] }: Given,
  now: Date,
): void {
  const begun = legs.every((leg) => isOver(leg, now)) ? [] : posted;
  const errors = legs.flatMap((leg, index) =>
    [
      ...legErrors(leg, type, now),
      ...(isOver(leg, now) && !isFlown(leg, begun) ? [overError] : []),
      ...(confirmedAirlines ? airlineErrors(leg, confirmedAirlines) : []),
    ].map((error) => ({ ...error, path: `itinerary.${index}.${error.path}` })),
  );
  if (errors.length > 0) throw new AppError("invalid-fields", { errors });
}

function legErrors(leg: Leg, type: Type, now: Date): FieldError[] {
  const { from, to, travelDate } = leg;
  const errors: FieldError[] = [];
  if (!find(from)) errors.push({ path: "from", reason: "unknown-airport" });
  if (!find(to)) errors.push({ path: "to", reason: "unknown-airport" });
  if (find(from)) {
    const last = addDays(today(from, now), maxDaysAhead);
    if (travelDate > last) errors.push({ path: "travelDate", reason: "invalid-date" });
    else if (lastDayOf(leg) > last) errors.push({ path: "until", reason: "invalid-date" });
  }
  if (type === "flightaid" && !isBooked(leg))
    errors.push({ path: "booked", reason: "flightaid-not-booked" });
  return errors;
}

/** A window may have begun. */
function isOver(leg: Leg, now: Date): boolean {
  return find(leg.from) !== undefined && lastDayOf(leg) < today(leg.from, now);
}

function airlineErrors(leg: Leg, confirmed: readonly string[]): FieldError[] {
  const unknown = airlineOf(leg.flight) ? [] : airlinesOf([leg]);
  return unknown
    .filter((airline) => !confirmed.includes(airline))
    .map((airline) => ({ path: "flight", reason: "unknown-airline", params: { airline } }));
}
