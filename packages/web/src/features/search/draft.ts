/** The trip of an unsubmitted search. It is kept in the tab, so that reloads and detours lose nothing. */
import { opposite, Type } from "@flightaides/core/trip/contract";
import * as z from "zod/mini";
import { readSession } from "../../lib/session";
import { readText, writeText } from "../../lib/session-storage";
import { DraftLeg, legAfter } from "../itinerary/leg-draft";

const Draft = z.object({
  itinerary: z.array(DraftLeg).check(z.minLength(1)),
  /** The type to look for: the opposite of the searcher's own. */
  seeking: Type,
  /** Whether the trip is posted too. Missing until it is chosen. */
  posts: z.optional(z.boolean()),
});
export type Draft = z.output<typeof Draft>;

const key = "searchDraft";

/** The draft of the tab, else an empty one for the user's role. */
export function readDraft(): Draft {
  const role = readSession("role");
  return readKept() ?? { ...emptyDraft(), ...(role && { seeking: opposite(role) }) };
}

export function emptyDraft(): Draft {
  return { itinerary: [legAfter()], seeking: "flightaid" };
}

function readKept(): Draft | undefined {
  try {
    return z.safeParse(Draft, JSON.parse(readText(key) ?? "null")).data;
  } catch {
    return undefined;
  }
}

export function writeDraft(draft: Draft): void {
  writeText(key, JSON.stringify(draft));
}
