/** Legs as they are typed into a form. leg-input.ts validates them. */
import type { ShownLeg } from "@flightaides/core/trip/contract.ts";
import { maxDaysAhead, type Type } from "@flightaides/core/trip/type.ts";
import { addDays, today } from "../../lib/calendar";
import { hasTexts } from "../../lib/has-texts";
import { emptyPlace, isPlace, type Place, placeFromCode } from "../airport/place";

export type DraftLeg = {
  from: Place;
  to: Place;
  flight: string;
  travelDate: string;
  /** False: not booked yet. */
  booked?: boolean;
  /** The last day of the window of a flight that is not booked. */
  until?: string;
};

/** Messages by field path, such as `itinerary.0.travelDate`: the paths that the server uses in its errors. */
export type Errors = Record<string, string>;

/** A new leg, from where the previous one ends. */
export function legAfter(previous?: DraftLeg): DraftLeg {
  return { from: previous?.to ?? emptyPlace, to: emptyPlace, flight: "", travelDate: "" };
}

export function draftOf({ from, fromCity, to, toCity, ...leg }: ShownLeg): DraftLeg {
  const { flight, travelDate, booked, until } = leg;
  return {
    from: placeFromCode(from, fromCity),
    to: placeFromCode(to, toCity),
    flight: flight ?? "",
    travelDate,
    ...(booked === false && { booked, until: until ?? travelDate }),
  };
}

/** The legs as they are sent: only a traveler's may be not booked. */
export function legsFor(role: Type, legs: readonly DraftLeg[]): DraftLeg[] {
  return role === "traveler" ? [...legs] : legs.map((leg) => ({ ...leg, booked: true }));
}

/** The allowed travel dates of a leg, both inclusive: from today at its origin airport. */
export function travelDates(leg: DraftLeg): { first: string; last: string } {
  const first = today(leg.from.airport?.timeZone);
  return { first, last: addDays(first, maxDaysAhead) };
}

export function isDraftLeg(value: unknown): value is DraftLeg {
  return (
    hasTexts(value, "flight", "travelDate") &&
    (!("booked" in value) || typeof value.booked === "boolean") &&
    (!("until" in value) || typeof value.until === "string") &&
    "from" in value &&
    isPlace(value.from) &&
    "to" in value &&
    isPlace(value.to)
  );
}
