import { Connect, type ShownLeg } from "@flightaides/core/itinerary/contract";
import * as z from "zod/mini";
import { phoneOf } from "../../lib/phone";
import { type Errors, legsOf as toLegs, validateLegs } from "../itinerary/leg-draft";
import type { Draft } from "./draft";

/**
 * Validates a draft by the contract, then the date range, phone number and consents. Empty if it is valid.
 * @param registers whether the search is posted as an itinerary, for which a flightaid chooses how families may connect
 */
export function validate(draft: Draft, registers: boolean): Errors {
  const errors = validateLegs(draft.itinerary);
  if (!phoneOf(draft.phone)) errors.phoneNumber = "Invalid Phone No.";
  if (registers && draft.seeking === "traveler") {
    const issue = z.safeParse(Connect, draft.connect).error?.issues[0];
    if (issue) errors.connect = issue.message;
  }
  if (!draft.terms) errors.terms = "Please agree to the terms to go on.";
  return errors;
}

/** The legs of a valid draft. Throws for one that {@link validate} rejects. */
export function legsOf(draft: Draft): ShownLeg[] {
  return toLegs(draft.itinerary);
}
