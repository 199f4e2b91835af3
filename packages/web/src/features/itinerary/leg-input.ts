/** Converts the legs of a form to the contract's input. */
import { LegInput, Legs, type ShownLeg } from "@flightaides/core/trip/contract.ts";
import * as z from "zod/mini";
import { fieldText } from "../../lib/field-texts";
import { i18n } from "../../lib/i18n";
import { type DraftLeg, type Errors, travelDates } from "./leg-draft";

/**
 * Validates legs by the contract, then the date range. Empty if they are valid.
 * @param isPosted legs whose day may be over
 */
export function validateLegs(
  legs: readonly DraftLeg[],
  isPosted: (leg: DraftLeg) => boolean = () => false,
): Errors {
  const errors: Errors = {};
  legs.forEach((leg, index) => {
    const { first, last } = travelDates(leg);
    for (const issue of z.safeParse(LegInput, toInput(leg)).error?.issues ?? [])
      errors[["itinerary", index, ...issue.path].join(".")] ??= fieldText(issue);
    for (const end of ["from", "to"] as const)
      if (leg[end].text.trim() && !leg[end].iata)
        errors[`itinerary.${index}.${end}`] = i18n.t("Choose an airport from the list.");
    if (isPosted(leg)) return;
    const isInvalid = (date = "") => date < first || date > last;
    // A window may have begun.
    const isBegun = leg.booked === false && leg.travelDate !== "" && leg.travelDate < first;
    if (isInvalid(leg.travelDate) && !isBegun)
      errors[`itinerary.${index}.travelDate`] ??= i18n.t("Invalid Date.");
    if (leg.booked === false && isInvalid(leg.until))
      errors[`itinerary.${index}.until`] ??= i18n.t("Invalid Date.");
  });
  return errors;
}

/** Valid legs, with the cities and positions of the chosen airports. Throws for those that {@link validateLegs} rejects. */
export function legsOf(legs: readonly DraftLeg[]): ShownLeg[] {
  return z.parse(Legs, legs.map(toInput)).map((leg, index) => {
    const from = legs[index]?.from.airport;
    const to = legs[index]?.to.airport;
    return {
      ...leg,
      ...(from?.city && { fromCity: from.city }),
      ...(to?.city && { toCity: to.city }),
      ...(from?.position && { fromPosition: from.position }),
      ...(to?.position && { toPosition: to.position }),
    };
  });
}

function toInput(leg: DraftLeg) {
  return {
    from: leg.from.iata,
    to: leg.to.iata,
    travelDate: leg.travelDate,
    ...(leg.booked === false ? { booked: false, until: leg.until } : { flight: leg.flight }),
  };
}
