/**
 * What this tab remembers, in session storage under the keys the product names. Survives a reload and a sign-in,
 * is gone with the tab. Whatever is read is checked first: an older version of the app may have written it.
 */
import { Leg, MatchedItinerary, PublicCard, Type } from "@flightaides/core/itinerary/contract";
import { useSyncExternalStore } from "react";
import * as z from "zod/mini";

const schemas = {
  /** What the user *is*; the list shown is of the opposite type. */
  role: Type,
  /** Path to go on to after sign-in. */
  navigate: z.string(),
  /** Set when somebody asked to connect before signing in. */
  permission: z.literal(true),
  /** The itinerary they asked to connect with. */
  connectWith: PublicCard,
  /** Matches of the last search. */
  searchResponse: z.array(MatchedItinerary),
  /** The last search; `role` is the searcher's own. */
  searched: z.object({
    itinerary: z.array(Leg).check(z.minLength(1)),
    role: Type,
    addInfo: z.string(),
    /** E.164. */
    phoneNumber: z.string(),
    /** The searcher also wants news and offers: told to their profile when the search is registered. */
    marketing: z.optional(z.boolean()),
    /** The itinerary it is registered as; `fresh` when this very search made it. */
    saved: z.optional(z.object({ id: z.string(), fresh: z.boolean() })),
  }),
};

type Schemas = typeof schemas;
export type SessionKey = keyof Schemas;
export type SessionValue<Key extends SessionKey> = z.output<Schemas[Key]>;

const cache = new Map<SessionKey, { text: string | null; value: unknown }>();
const listeners = new Set<() => void>();

export function readSession<Key extends SessionKey>(key: Key): SessionValue<Key> | null {
  const text = readText(key);
  const cached = cache.get(key);
  // The same object for the same text, as useSyncExternalStore wants it.
  if (cached && cached.text === text) return cached.value as SessionValue<Key> | null;
  const parsed = text === null ? undefined : z.safeParse(schemas[key], decode(text));
  const value = parsed?.success ? parsed.data : null;
  cache.set(key, { text, value });
  return value as SessionValue<Key> | null;
}

export function writeSession<Key extends SessionKey>(key: Key, value: SessionValue<Key>): void {
  writeText(key, typeof value === "string" ? value : JSON.stringify(value));
  for (const listener of listeners) listener();
}

export function removeSession(...keys: SessionKey[]): void {
  for (const key of keys) removeText(key);
  for (const listener of listeners) listener();
}

export function useSession<Key extends SessionKey>(key: Key): SessionValue<Key> | null {
  return useSyncExternalStore(subscribe, () => readSession(key));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Strings are stored as they are, everything else as JSON. */
function decode(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const fallback = new Map<string, string>();

/** A browser that forbids storage still gets through one visit. */
export function readText(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return fallback.get(key) ?? null;
  }
}

export function writeText(key: string, text: string): void {
  try {
    sessionStorage.setItem(key, text);
  } catch {
    fallback.set(key, text);
  }
}

export function removeText(key: string): void {
  fallback.delete(key);
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Forbidden storage holds nothing.
  }
}
