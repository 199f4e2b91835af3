/** Legs as they are typed into a form. leg-input.ts validates them. */
import type { ShownLeg } from "@flightaides/core/trip/contract.ts";
import { maxDaysAhead } from "@flightaides/core/trip/type.ts";
import { addDays, today } from "../../lib/calendar";
import { hasTexts } from "../../lib/has-texts";
import { emptyPlace, isPlace, type Place, placeFromCode } from "../airport/place";

export type DraftLeg = { from: Place; to: Place; flight: string; travelDate: string };

/** Messages by field path, such as `itinerary.0.travelDate`: the paths that the server uses in its errors. */
export type Errors = Record<string, string>;

/** A new leg, from where the previous one ends. */
export function legAfter(previous?: DraftLeg): DraftLeg {
  return { from: previous?.to ?? emptyPlace, to: emptyPlace, flight: "", travelDate: "" };
}

export function draftOf({ from, fromCity, to, toCity, flight, travelDate }: ShownLeg): DraftLeg {
  return {
    from: placeFromCode(from, fromCity),
    to: placeFromCode(to, toCity),
    flight: flight ?? "",
    travelDate,
  };
}

/** The allowed travel dates of a leg, both inclusive: from today at its origin airport. */
export function travelDates(leg: DraftLeg): { first: string; last: string } {
  const first = today(leg.from.airport?.timeZone);
  return { first, last: addDays(first, maxDaysAhead) };
}

export function isDraftLeg(value: unknown): value is DraftLeg {
  return (
    hasTexts(value, "flight", "travelDate") &&
    "from" in value &&
    isPlace(value.from) &&
    "to" in value &&
    isPlace(value.to)
  );
}
