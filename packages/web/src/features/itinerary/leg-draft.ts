/** Legs as they are typed into a form. */

import { LegInput, Legs, maxDaysAhead, type ShownLeg } from "@flightaides/core/trip/contract";
import * as z from "zod/mini";
import { addDays, today } from "../../lib/calendar";
import { fieldText } from "../../lib/field-texts";
import { i18n } from "../../lib/i18n";
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

/** Validates legs by the contract, then the date range. Empty if they are valid. */
export function validateLegs(legs: readonly DraftLeg[]): Errors {
  const errors: Errors = {};
  legs.forEach((leg, index) => {
    const { first, last } = travelDates(leg);
    for (const issue of z.safeParse(LegInput, toInput(leg)).error?.issues ?? [])
      errors[["itinerary", index, ...issue.path].join(".")] ??= fieldText(issue);
    for (const end of ["from", "to"] as const)
      if (leg[end].text.trim() && !leg[end].iata)
        errors[`itinerary.${index}.${end}`] = i18n.t("Choose an airport from the list.");
    if (leg.travelDate < first || leg.travelDate > last)
      errors[`itinerary.${index}.travelDate`] ??= i18n.t("Invalid Date.");
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
    from: leg.from.iata,
    to: leg.to.iata,
    travelDate: leg.travelDate,
    flight: leg.flight,
  };
}
