/** The rules of a leg that need airport data and the time (docs/product.md#validation). The contract checks its shape. */
import { find, today } from "../airport";
import { AppError } from "../error";
import type { FieldError } from "../field-reasons";
import { airlineOf } from "./airline";
import { addDays } from "./calendar";
import type { Leg, Type } from "./contract";
import { airlinesOf } from "./flight";
import { maxDaysAhead } from "./type";
import { isBooked, lastDayOf } from "./window";

type Given = {
  /** Of their owner. */
  type: Type;
  /** Designators that the caller has confirmed. Without it airlines are not checked. */
  confirmedAirlines?: readonly string[];
};

/** @throws AppError `invalid-input` with an entry for each invalid field, with paths below `itinerary` */
export function assertLegs(legs: Leg[], { type, confirmedAirlines }: Given, now: Date): void {
  const errors = legs.flatMap((leg, index) =>
    [
      ...legErrors(leg, type, now),
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
    const first = today(from, now);
    const last = addDays(first, maxDaysAhead);
    // A window may have begun.
    if (lastDayOf(leg) < first || travelDate > last)
      errors.push({ path: "travelDate", reason: "invalid-date" });
    else if (lastDayOf(leg) > last) errors.push({ path: "until", reason: "invalid-date" });
  }
  if (type === "flightaid" && !isBooked(leg))
    errors.push({ path: "booked", reason: "flightaid-not-booked" });
  return errors;
}

function airlineErrors(leg: Leg, confirmed: readonly string[]): FieldError[] {
  const unknown = airlineOf(leg.flight) ? [] : airlinesOf([leg]);
  return unknown
    .filter((airline) => !confirmed.includes(airline))
    .map((airline) => ({ path: "flight", reason: "unknown-airline", params: { airline } }));
}
