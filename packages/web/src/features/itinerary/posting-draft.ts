/** What a posting needs besides the trip, as it is typed. It is kept in the tab, so that reloads and detours lose nothing. */

import { maxNoteLength } from "@flightaides/core/itinerary/contract.ts";
import { Connect } from "@flightaides/core/matching/contract.ts";
import type { Type } from "@flightaides/core/trip/contract.ts";
import * as z from "zod/mini";
import { fieldText } from "../../lib/field-texts";
import { i18n } from "../../lib/i18n";
import { emptyPhone, PhoneDraft, phoneOf } from "../../lib/phone";
import { readText, writeText } from "../../lib/session-storage";
import type { Errors } from "./leg-draft";

const Kept = z.object({
  phone: PhoneDraft,
  addInfo: z.string().check(z.maxLength(maxNoteLength)),
  /** A flightaid's answer to how families may connect. */
  connect: z.optional(Connect),
  terms: z.boolean(),
  marketing: z.boolean(),
});

export type PostingDraft = z.output<typeof Kept> & {
  /** Keeps the itinerary that this tab has posted before. Each posting asks anew. */
  separate: boolean;
};

/** A complete draft, as the session keeps it with the trip. */
export type PostingDetails = {
  /** E.164. */
  phoneNumber: string;
  addInfo: string;
  /** Of a flightaid only. */
  connect?: Connect;
  /** Consent to news and offers. */
  marketing?: boolean;
  separate?: boolean;
};

const key = "postingDraft";

export function readPostingDraft(): PostingDraft {
  return { ...(readKept() ?? empty()), separate: false };
}

function readKept() {
  try {
    return z.safeParse(Kept, JSON.parse(readText(key) ?? "null")).data;
  } catch {
    return undefined;
  }
}

function empty(): z.output<typeof Kept> {
  return { phone: emptyPhone(), addInfo: "", terms: false, marketing: false };
}

export function writePostingDraft(draft: PostingDraft): void {
  writeText(key, JSON.stringify(draft));
}

/**
 * Messages by field. Empty if the draft is complete.
 * @param asksConnect whether a flightaid says how families may connect
 */
export function validatePosting(draft: PostingDraft, asksConnect: boolean): Errors {
  const errors: Errors = {};
  if (!phoneOf(draft.phone)) errors.phoneNumber = i18n.t("Invalid Phone No.");
  const issue = asksConnect && z.safeParse(Connect, draft.connect).error?.issues[0];
  if (issue) errors.connect = fieldText(issue);
  if (!draft.terms) errors.terms = i18n.t("Please agree to the terms to go on.");
  return errors;
}

/** @param role the owner's own */
export function detailsOf(draft: PostingDraft, role: Type): PostingDetails {
  const { phone, addInfo, connect, marketing, separate } = draft;
  return {
    phoneNumber: phoneOf(phone) ?? "",
    addInfo: addInfo.trim(),
    ...(role === "flightaid" && connect && { connect }),
    ...(marketing && { marketing }),
    ...(separate && { separate }),
  };
}
