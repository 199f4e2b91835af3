/** Legs as they are typed into a form. */
import {
  type Leg,
  LegInput,
  Legs,
  maxDaysAhead,
  type ShownLeg,
} from "@flightaides/core/itinerary/contract";
import * as z from "zod/mini";
import { addDays, today } from "../../lib/calendar";
import { emptyPlace, Place, placeFromCode } from "../airport/place";

export const DraftLeg = z.object({
  from: Place,
  to: Place,
  flight: z.string(),
  travelDate: z.string(),
});
export type DraftLeg = z.output<typeof DraftLeg>;

/** Messages by field path, such as `itinerary.0.travelDate`: the paths that the server uses in its errors. */
export type Errors = Record<string, string>;

/** A new leg, from where the previous one ends. */
export function legAfter(previous?: DraftLeg): DraftLeg {
  return { from: previous?.to ?? emptyPlace, to: emptyPlace, flight: "", travelDate: "" };
}

export function draftOf({ from, to, flight, travelDate }: Leg): DraftLeg {
  return { from: placeFromCode(from), to: placeFromCode(to), flight: flight ?? "", travelDate };
}

/** The allowed travel dates of a leg, both inclusive: from today at its origin airport. */
export function travelDates(leg: DraftLeg): { first: string; last: string } {
  const first = today(leg.from.airport?.timeZone);
  return { first, last: addDays(first, maxDaysAhead) };
}

/** Validates legs by the contract, then the date range. Empty if they are valid. */
export function validateLegs(legs: readonly DraftLeg[]): Errors {
  const errors: Errors = {};
  legs.forEach((leg, index) => {
    const input = toInput(leg);
    const { first, last } = travelDates(leg);
    // The contract compares both airports only if the rest of the leg is valid. A second pass with a valid rest reports
    // that error together with the others.
    for (const each of [input, { ...input, flight: "", travelDate: first }])
      for (const issue of z.safeParse(LegInput, each).error?.issues ?? [])
        errors[["itinerary", index, ...issue.path].join(".")] ??= issue.message;
    if (leg.travelDate < first || leg.travelDate > last)
      errors[`itinerary.${index}.travelDate`] ??= "Invalid Date.";
  });
  return errors;
}

/** Valid legs, with the cities of the chosen airports. Throws for those that {@link validateLegs} rejects. */
export function legsOf(legs: readonly DraftLeg[]): ShownLeg[] {
  return z.parse(Legs, legs.map(toInput)).map((leg, index) => {
    const fromCity = legs[index]?.from.airport?.city;
    const toCity = legs[index]?.to.airport?.city;
    return { ...leg, ...(fromCity && { fromCity }), ...(toCity && { toCity }) };
  });
}

function toInput(leg: DraftLeg) {
  return {
    from: leg.from.iata || leg.from.text,
    to: leg.to.iata || leg.to.text,
    travelDate: leg.travelDate,
    flight: leg.flight,
  };
}
