/** The trip of an unsubmitted search. It is stored in the tab, so that it survives reloads and navigation. */
import { opposite, type Type, types } from "@flightaides/core/trip/type.ts";
import { hasTexts } from "../../lib/has-texts";
import { readRole, readText, writeText } from "../../lib/session-storage";
import { type DraftLeg, isDraftLeg, legAfter } from "../itinerary/leg-draft";

export type Draft = {
  /** At least one. */
  itinerary: DraftLeg[];
  /** The type to look for: the opposite of the searcher's own. */
  seeking: Type;
  /** Whether the trip is posted too. Missing until it is chosen. */
  posts?: boolean | undefined;
};

const key = "searchDraft";

/** The draft of the tab, otherwise an empty one for the user's role. */
export function readDraft(): Draft {
  const role = readRole();
  return readKept() ?? { ...emptyDraft(), ...(role && { seeking: opposite(role) }) };
}

export function emptyDraft(): Draft {
  return { itinerary: [legAfter()], seeking: "flightaid" };
}

function readKept(): Draft | undefined {
  try {
    const kept: unknown = JSON.parse(readText(key) ?? "null");
    return isDraft(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** An older version of the app may have stored a different format. */
function isDraft(value: unknown): value is Draft {
  return (
    hasTexts(value, "seeking") &&
    types.some((type) => type === value.seeking) &&
    "itinerary" in value &&
    Array.isArray(value.itinerary) &&
    value.itinerary.length > 0 &&
    value.itinerary.every(isDraftLeg) &&
    (!("posts" in value) || typeof value.posts === "boolean")
  );
}

export function writeDraft(draft: Draft): void {
  writeText(key, JSON.stringify(draft));
}
