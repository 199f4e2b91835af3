/**
 * State of this tab, in session storage. It survives a reload and a sign-in. Values are validated when read, because an
 * older version of the app may have written them.
 */
import { MatchedItinerary, PublicCard } from "@flightaides/core/matching/contract.ts";
import { PostingDetails, ShownLeg, Type } from "@flightaides/core/trip/contract.ts";
import { useSyncExternalStore } from "react";
import * as z from "zod/mini";
import { readText, removeTexts, subscribe, writeText } from "./session-storage";

/** The input of a posting besides its legs. */
export const PostingInput = z.object({
  ...PostingDetails().shape,
  /** E.164. Empty until it is given, together with the consent to the terms. */
  phoneNumber: z.string(),
  /** Consent to news and offers, saved to the profile when the trip is posted. */
  marketing: z.optional(z.boolean()),
  /** Posts it beside `posted`. */
  separate: z.optional(z.boolean()),
});
export type PostingInput = z.output<typeof PostingInput>;

const schemas = {
  /** The user's own type; lists show the opposite one. */
  role: Type,
  /** Path to open after sign-in. */
  navigate: z.string(),
  /** The server has ended the session of this tab. */
  ended: z.literal(true),
  /** Set when a visitor chose to connect before signing in. */
  permission: z.literal(true),
  /** The itinerary that the visitor chose to connect with. */
  connectWith: z.pick(PublicCard(), { id: true, type: true, itinerary: true, traveler: true }),
  /** Matches of the last search. */
  searchResponse: z.array(MatchedItinerary),
  /** The last search; `role` is the searcher's own type. */
  searched: z.extend(PostingInput, {
    itinerary: z.array(ShownLeg()).check(z.minLength(1)),
    role: Type,
    /** The user has asked to post it. */
    register: z.optional(z.boolean()),
    /** The itinerary it is registered as; `fresh` if this search did that. */
    saved: z.optional(z.object({ id: z.string(), fresh: z.boolean() })),
    /** There are more matches than `searchResponse` contains. */
    truncated: z.optional(z.boolean()),
  }),
  /** The itinerary that this tab has posted last. A corrected search in the same role replaces it. */
  posted: z.object({
    id: z.string(),
    role: Type,
    itinerary: z.array(ShownLeg()).check(z.minLength(1)),
  }),
};

type Schemas = typeof schemas;
export type SessionKey = keyof Schemas;
export type SessionValue<Key extends SessionKey> = z.output<Schemas[Key]>;

const cache = new Map<SessionKey, { text: string | null; value: unknown }>();

export function readSession<Key extends SessionKey>(key: Key): SessionValue<Key> | null {
  const text = readText(key);
  const cached = cache.get(key);
  // useSyncExternalStore needs a stable object for unchanged text.
  if (cached && cached.text === text) return cached.value as SessionValue<Key> | null;
  const parsed = text === null ? undefined : z.safeParse(schemas[key], decode(text));
  const value = parsed?.success ? parsed.data : null;
  cache.set(key, { text, value });
  return value as SessionValue<Key> | null;
}

export function writeSession<Key extends SessionKey>(key: Key, value: SessionValue<Key>): void {
  writeText(key, typeof value === "string" ? value : JSON.stringify(value));
}

export function removeSession(...keys: SessionKey[]): void {
  removeTexts(...keys);
}

export function useSession<Key extends SessionKey>(key: Key): SessionValue<Key> | null {
  return useSyncExternalStore(
    subscribe,
    () => readSession(key),
    () => null,
  );
}

/** Strings are stored unquoted, other values as JSON. */
function decode(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
