/**
 * Which matches this browser has shown to the owner of an itinerary, in local storage: an object from the itinerary's id to the
 * ids of the matches. It contains only public ids.
 */
import { useSyncExternalStore } from "react";

const key = "seenMatches";
/** More itineraries than an account can have at a time. */
const maxItineraries = 40;

type Seen = Record<string, string[]>;

let cached: { text: string | null; seen: Seen } = { text: null, seen: {} };
const listeners = new Set<() => void>();
// Where the browser forbids storage, it lasts until the page is left.
let fallback: string | null = null;

/** Records the current matches of an itinerary as shown. Those that it no longer has are removed. */
export function markMatchesSeen(itinerary: string, matches: readonly string[]): void {
  const { [itinerary]: before, ...others } = readSeen();
  if (before?.length === matches.length && matches.every((id) => before.includes(id))) return;
  // The newest entries come last.
  const kept = Object.entries(others).slice(1 - maxItineraries);
  write(JSON.stringify({ ...Object.fromEntries(kept), [itinerary]: matches }));
}

export function forgetSeenMatches(): void {
  write(null);
}

/** The ids that were shown, of one itinerary. */
export function useSeenMatches(itinerary: string): readonly string[] {
  return useSyncExternalStore(
    subscribe,
    () => readSeen()[itinerary] ?? none,
    () => none,
  );
}

const none: readonly string[] = [];

function readSeen(): Seen {
  const text = read();
  // useSyncExternalStore needs a stable object for unchanged text.
  if (text !== cached.text) cached = { text, seen: parse(text) };
  return cached.seen;
}

function parse(text: string | null): Seen {
  try {
    const stored: unknown = JSON.parse(text ?? "{}");
    // Written out: a schema would bring zod into the first script, because a logout removes this.
    return Object.fromEntries(Object.entries(stored ?? {}).filter(hasIds));
  } catch {
    return {};
  }
}

function hasIds(entry: [string, unknown]): entry is [string, string[]] {
  return Array.isArray(entry[1]) && entry[1].every((id) => typeof id === "string");
}

function read(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return fallback;
  }
}

function write(text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    fallback = text;
  }
  for (const listener of listeners) listener();
}

/** Calls back on each change in this tab or another one. Returns the unsubscribe function. */
function subscribe(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) listener();
  };
  listeners.add(listener);
  addEventListener("storage", onStorage);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", onStorage);
  };
}
