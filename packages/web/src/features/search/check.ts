import { type Leg, LegInput, Legs, maxDaysAhead } from "@flightaides/core/itinerary/contract";
import * as z from "zod/mini";
import { addDays, today } from "../../lib/calendar";
import type { Draft, DraftLeg } from "./draft";
import { toE164 } from "./phone";

/** Messages by path, `itinerary.0.travelDate`, the same paths as in the server's answers. */
export type Errors = Record<string, string>;

/** The days on which a leg may start: from today at its origin airport. */
export function travelDates(leg: DraftLeg): { first: string; last: string } {
  const first = today(leg.from.airport?.timeZone);
  return { first, last: addDays(first, maxDaysAhead) };
}

/** What the contract says of each leg, then what only a calendar and a phone book can say. */
export function check(draft: Draft): Errors {
  const errors: Errors = {};
  draft.itinerary.forEach((leg, index) => {
    const input = toInput(leg);
    const { first, last } = travelDates(leg);
    // The contract compares the two ends only of a leg that is otherwise right; a person wants to know at once.
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

/** Only for a draft that {@link check} has nothing against. */
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
