/**
 * Who is signed in, in local storage under the keys the product names, so that every page knows it without loading
 * Amplify and every tab of the browser agrees. `lib/auth.ts` writes it; it follows Amplify's own session.
 */
import { useSyncExternalStore } from "react";
import * as z from "zod/mini";

const User = z.object({
  /** Cognito's `sub`. */
  uid: z.string(),
  email: z.string(),
  displayName: z.string(),
  photoURL: z.nullable(z.string()),
});
export type User = z.output<typeof User>;

const amplifyPrefix = "CognitoIdentityServiceProvider.";
const amplifySession = ".LastAuthUser";

let cached: { text: string | null; user: User | null } = { text: null, user: null };
let everSignedIn = false;
const listeners = new Set<() => void>();
const endings = new Set<() => void>();

export function readUser(): User | null {
  const text = read("user");
  // The same object for the same text, as useSyncExternalStore wants it.
  if (text !== cached.text) cached = { text, user: parse(text) };
  if (cached.user) everSignedIn = true;
  return cached.user;
}

export function useUser(): User | null {
  return useSyncExternalStore(subscribeToUser, readUser);
}

/** Whether somebody was signed in since this page was loaded. */
export function wasSignedIn(): boolean {
  return everSignedIn;
}

/** The Cognito ID token, which may have expired. */
export function readToken(): string | null {
  return read("token");
}

/** By our own keys or by Amplify's, one of which a browser may have lost. */
export function hasSession(): boolean {
  if (readUser() !== null || readToken() !== null) return true;
  return amplifyKeys().some((key) => key.endsWith(amplifySession));
}

export function writeIdentity(user: User, token: string): void {
  write("user", JSON.stringify(user));
  write("token", token);
  tell();
}

export function clearIdentity(): void {
  if (read("user") === null && read("token") === null) return;
  write("user", null);
  write("token", null);
  tell();
}

/** Forgets a session without Amplify's help, for when its code can't be loaded. */
export function dropSession(): void {
  for (const key of amplifyKeys()) write(key, null);
  clearIdentity();
}

/** Calls back on each change, be it of this tab or of another one. */
function subscribeToUser(listener: () => void): () => void {
  // `key` is null when the whole storage was cleared.
  const onStorage = ({ key }: StorageEvent) => {
    if (key === "user" || key === "token" || key === null) listener();
  };
  listeners.add(listener);
  addEventListener("storage", onStorage);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", onStorage);
  };
}

/** Calls back when the server no longer accepts the session. */
export function onSessionEnd(listener: () => void): () => void {
  endings.add(listener);
  return () => endings.delete(listener);
}

export function tellSessionEnd(): void {
  for (const listener of endings) listener();
}

function tell(): void {
  for (const listener of listeners) listener();
}

function parse(text: string | null): User | null {
  try {
    return z.safeParse(User, JSON.parse(text ?? "null")).data ?? null;
  } catch {
    return null;
  }
}

function amplifyKeys(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(amplifyPrefix));
  } catch {
    return [];
  }
}

// A browser that forbids storage keeps somebody signed in until the page is left.
const fallback = new Map<string, string>();

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return fallback.get(key) ?? null;
  }
}

function write(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    if (text === null) fallback.delete(key);
    else fallback.set(key, text);
  }
}
