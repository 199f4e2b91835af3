import { type Leg, LegInput, Legs, maxDaysAhead } from "@flightaides/core/itinerary/contract";
import * as z from "zod/mini";
import { addDays, today } from "../../lib/calendar";
import { toE164 } from "../../lib/phone";
import type { Draft, DraftLeg } from "./draft";

/** Messages by field path, such as `itinerary.0.travelDate`: the paths that the server uses in its errors. */
export type Errors = Record<string, string>;

/** The allowed travel dates of a leg, both inclusive: from today at its origin airport. */
export function travelDates(leg: DraftLeg): { first: string; last: string } {
  const first = today(leg.from.airport?.timeZone);
  return { first, last: addDays(first, maxDaysAhead) };
}

/** Validates a draft by the contract, then the date range, phone number and consent. Empty if it is valid. */
export function validate(draft: Draft): Errors {
  const errors: Errors = {};
  draft.itinerary.forEach((leg, index) => {
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
  if (!phoneOf(draft)) errors.phoneNumber = "Invalid Phone No.";
  if (!draft.terms) errors.terms = "Please agree to the terms to go on.";
  return errors;
}

/** The legs of a valid draft. Throws for one that {@link validate} rejects. */
export function legsOf(draft: Draft): Leg[] {
  return z.parse(Legs, draft.itinerary.map(toInput));
}

export function phoneOf(draft: Draft): string | undefined {
  return toE164(draft.phoneNumber, draft.itinerary[0]?.from.airport?.country.code);
}

function toInput(leg: DraftLeg) {
  return {
    from: leg.from.iata || leg.from.text,
    to: leg.to.iata || leg.to.text,
    travelDate: leg.travelDate,
    flight: leg.flight,
  };
}
