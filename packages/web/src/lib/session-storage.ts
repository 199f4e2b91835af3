/**
 * Session storage, as text, and the values that the first script of a page needs. lib/session.ts
 * has the schemas of all values.
 */
import { type Type, types } from "@flightaides/core/trip/type.ts";
import { useSyncExternalStore } from "react";

const listeners = new Set<() => void>();

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The user's own type; lists show the opposite one. */
export function useRole(): Type | null {
  return useSyncExternalStore(subscribe, readRole, () => null);
}

export function readRole(): Type | null {
  return types.find((type) => type === readText("role")) ?? null;
}

export function writeRole(role: Type): void {
  writeText("role", role);
}

/** Makes the login, which says that the session has ended, redirect back to `path`. */
export function writeEnded(path: string | undefined): void {
  if (path !== undefined) writeText("navigate", path);
  writeText("ended", "true");
}

const fallback = new Map<string, string>();

/** Falls back to memory where the browser forbids storage. */
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
  notify();
}

export function removeTexts(...keys: string[]): void {
  for (const key of keys) {
    fallback.delete(key);
    try {
      sessionStorage.removeItem(key);
    } catch {
      // Without storage there is nothing to remove.
    }
  }
  notify();
}

export function clearTexts(): void {
  fallback.clear();
  try {
    sessionStorage.clear();
  } catch {
    // Without storage there is nothing to remove.
  }
  notify();
}

function notify(): void {
  for (const listener of listeners) listener();
}
