/** The unsubmitted search form. It is kept in the tab, so that reloads and detours lose nothing. */
import { Connect, maxNoteLength, Type } from "@flightaides/core/itinerary/contract";
import * as z from "zod/mini";
import { emptyPhone, PhoneDraft } from "../../lib/phone";
import { readText, writeText } from "../../lib/session";
import { DraftLeg, legAfter } from "../itinerary/leg-draft";

const Draft = z.object({
  itinerary: z.array(DraftLeg).check(z.minLength(1)),
  phone: PhoneDraft,
  /** The type to look for: the opposite of the searcher's own. */
  seeking: Type,
  addInfo: z.string().check(z.maxLength(maxNoteLength)),
  /** A flightaid's answer to how families may connect. */
  connect: z.optional(Connect),
  terms: z.boolean(),
  marketing: z.boolean(),
});
export type Draft = z.output<typeof Draft>;

const key = "searchDraft";

export function readDraft(): Draft | null {
  try {
    const parsed = z.safeParse(Draft, JSON.parse(readText(key) ?? "null"));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

export function writeDraft(draft: Draft): void {
  writeText(key, JSON.stringify(draft));
}

export function emptyDraft(seeking: Type): Draft {
  return {
    itinerary: [legAfter()],
    phone: emptyPhone(),
    seeking,
    addInfo: "",
    terms: false,
    marketing: false,
  };
}
