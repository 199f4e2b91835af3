/** The form that edits an itinerary. */
import type { InputOf } from "@flightaides/core/contract.ts";
import type { OwnItinerary, update } from "@flightaides/core/itinerary/contract.ts";
import { TypedDetails } from "@flightaides/core/trip/contract.ts";
import {
  type CompleteDetails,
  changedDetails,
  completeDetails,
  detailsOf,
} from "@flightaides/core/trip/details.ts";
import * as z from "zod/mini";
import { i18n } from "../../lib/i18n";
import { type PhoneDraft, phoneDraftOf, phoneOf } from "../../lib/phone";
import { type DraftLeg, draftOf, type Errors } from "./leg-draft";
import { legsOf, validateLegs } from "./leg-input";
import { validateDetails } from "./posting-draft";

export type EditDraft = CompleteDetails & {
  itinerary: DraftLeg[];
  phone: PhoneDraft;
  nearby: boolean;
};

export function draftFrom(saved: OwnItinerary): EditDraft {
  return {
    itinerary: saved.itinerary.map(draftOf),
    phone: phoneDraftOf(saved.traveler.phoneNumber),
    ...completeDetails(saved),
    ...(saved.type === "flightaid" && { connect: saved.connect ?? "open" }),
    nearby: saved.notify.nearby,
  };
}

/** Validates only the changes to the saved itinerary, because its first legs may have been flown. Empty if it is valid. */
export function validateEdit(draft: EditDraft, saved: OwnItinerary): Errors {
  const posted = saved.itinerary.map((leg) => textOf(draftOf(leg)));
  return {
    ...(areLegsChanged(draft, saved) &&
      validateLegs(draft.itinerary, (leg) => posted.includes(textOf(leg)))),
    ...validateDetails(
      { ...detailsOf(draft, saved.type), ...changedDetails(draftFrom(saved), draft) },
      saved.type,
    ),
    ...(!phoneOf(draft.phone) && { "traveler.phoneNumber": i18n.t("Invalid Phone No.") }),
  };
}

/** The changes to the saved itinerary. Throws for a draft that {@link validateEdit} rejects. */
export function changesOf(
  draft: EditDraft,
  saved: OwnItinerary,
): Omit<InputOf<typeof update>, "id"> {
  const phoneNumber = phoneOf(draft.phone);
  return {
    ...(areLegsChanged(draft, saved) && { itinerary: legsOf(draft.itinerary) }),
    ...(phoneNumber && phoneNumber !== saved.traveler.phoneNumber && { traveler: { phoneNumber } }),
    ...changedDetails(draftFrom(saved), z.parse(TypedDetails(), draft)),
    ...(draft.nearby !== saved.notify.nearby && { notify: { nearby: draft.nearby } }),
  };
}

/** Airports are compared by code: looking them up does not count as a change. */
function areLegsChanged({ itinerary }: EditDraft, saved: OwnItinerary): boolean {
  return itinerary.map(textOf).join() !== saved.itinerary.map(draftOf).map(textOf).join();
}

function textOf({ from, to, flight, travelDate, booked, until }: DraftLeg): string {
  return JSON.stringify([
    from.iata || from.text,
    to.iata || to.text,
    ...(booked === false ? ["", travelDate, until] : [flight, travelDate]),
  ]);
}
