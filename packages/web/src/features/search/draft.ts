/** The unsubmitted search form. It is kept in the tab, so that reloads and detours lose nothing. */
import { maxNoteLength, Type } from "@flightaides/core/itinerary/contract";
import * as z from "zod/mini";
import { readText, writeText } from "../../lib/session";
import { emptyPlace, Place } from "../airport/place";

const DraftLeg = z.object({
  from: Place,
  to: Place,
  flight: z.string(),
  travelDate: z.string(),
});
export type DraftLeg = z.output<typeof DraftLeg>;

const Draft = z.object({
  itinerary: z.array(DraftLeg).check(z.minLength(1)),
  phoneNumber: z.string(),
  /** The type to look for: the opposite of the searcher's own. */
  seeking: Type,
  addInfo: z.string().check(z.maxLength(maxNoteLength)),
  terms: z.boolean(),
  marketing: z.boolean(),
});
export type Draft = z.output<typeof Draft>;

/** A new leg, from where the previous one ends. */
export function legAfter(previous?: DraftLeg): DraftLeg {
  return { from: previous?.to ?? emptyPlace, to: emptyPlace, flight: "", travelDate: "" };
}

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
    phoneNumber: "",
    seeking,
    addInfo: "",
    terms: false,
    marketing: false,
  };
}
