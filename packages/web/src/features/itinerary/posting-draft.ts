/**
 * The input of a posting besides the trip. It is stored in the tab, so that it survives reloads and
 * navigation.
 */

import { fieldSentenceOf } from "@flightaides/core/field-reasons.ts";
import {
  Connect,
  PostingDetails,
  type Type,
  TypedDetails,
} from "@flightaides/core/trip/contract.ts";
import { detailsOf, isPassengerAsked } from "@flightaides/core/trip/details.ts";
import * as z from "zod/mini";
import { fieldText } from "../../lib/field-texts";
import { i18n } from "../../lib/i18n";
import { emptyPhone, PhoneDraft, phoneOf } from "../../lib/phone";
import type { PostingInput } from "../../lib/session";
import { readText, writeText } from "../../lib/session-storage";
import type { Errors } from "./leg-draft";

const Kept = z.object({
  ...PostingDetails().shape,
  phone: PhoneDraft,
  terms: z.boolean(),
  marketing: z.boolean(),
});

export type PostingDraft = z.output<typeof Kept> & {
  /** Whether to keep the itinerary that this tab has posted before. Each posting asks again. */
  separate: boolean;
};

const key = "postingDraft";

export function readPostingDraft(): PostingDraft {
  return { ...(readKept() ?? empty()), separate: false };
}

/** What a prerendered page shows: it knows neither the tab nor the languages of the browser. */
export function prerenderedPostingDraft(): PostingDraft {
  return { ...empty(), phone: emptyPhone([]), separate: false };
}

function readKept() {
  try {
    return z.safeParse(Kept, JSON.parse(readText(key) ?? "null")).data;
  } catch {
    return undefined;
  }
}

function empty(): z.output<typeof Kept> {
  return { phone: emptyPhone(), terms: false, marketing: false };
}

export function writePostingDraft(draft: PostingDraft): void {
  writeText(key, JSON.stringify(draft));
}

/**
 * Messages by field. Empty if the draft is complete.
 * @param role the owner's own
 * @param asksConnect whether a flightaid says how families may connect
 */
export function validatePosting(draft: PostingDraft, role: Type, asksConnect: boolean): Errors {
  const schema = asksConnect ? z.extend(TypedDetails(), { connect: Connect }) : TypedDetails();
  const errors = validateDetails(draft, role, schema);
  if (!phoneOf(draft.phone)) errors.phoneNumber = i18n.t("Invalid Phone No.");
  if (!draft.terms) errors.terms = i18n.t("Please agree to the terms to go on.");
  return errors;
}

/** Messages by field. Empty if the details are valid. */
export function validateDetails(
  details: PostingDetails,
  role: Type,
  schema: z.ZodMiniType = TypedDetails(),
): Errors {
  const { error } = z.safeParse(schema, details);
  return {
    ...Object.fromEntries(
      error?.issues.map((issue) => [issue.path.join("."), fieldText(issue)]) ?? [],
    ),
    ...(!isPassengerAsked(detailsOf(details, role)) && {
      passengerKnows: fieldSentenceOf(i18n, "passenger-must-know"),
    }),
  };
}

/**
 * A complete draft in the form in which the session stores it with the trip. Throws for one that
 * {@link validatePosting} rejects.
 * @param role the owner's own
 */
export function postingInputOf(
  draft: PostingDraft,
  role: Type,
  asksConnect: boolean,
): PostingInput {
  const { phone, marketing, separate } = draft;
  const { connect, ...details } = z.parse(TypedDetails(), draft);
  return {
    ...detailsOf({ ...details, ...(asksConnect && { connect }) }, role),
    phoneNumber: phoneOf(phone) ?? "",
    ...(marketing && { marketing }),
    ...(separate && { separate }),
  };
}
