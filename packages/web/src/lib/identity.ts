/**
 * The signed-in user, in local storage, so that pages know it without loading Amplify and all tabs
 * agree. `lib/auth.ts` synchronises it with Amplify's session.
 */
import { useSyncExternalStore } from "react";
import { forgetKept } from "./kept";
import { readLocal, writeLocal } from "./local-storage";
import { claimTab, leaveTab } from "./tab-owner";

export type User = {
  /** Cognito's `sub`. */
  uid: string;
  email: string;
  displayName: string;
  photoURL: string | null;
};

const amplifyPrefix = "CognitoIdentityServiceProvider.";
const amplifySession = ".LastAuthUser";

/** `text` is undefined until it is read for the first time. */
let cached: { text?: string | null; user: User | null } = { user: null };
let everSignedIn = false;
const listeners = new Set<() => void>();
const refusalListeners = new Set<(why: Refusal) => void>();

export function readUser(): User | null {
  const text = readLocal("user");
  // useSyncExternalStore needs a stable object for unchanged text.
  if (text !== cached.text) {
    cached = { text, user: parse(text) };
    if (cached.user) claimTab(cached.user.uid);
    // A session may also have ended without a logout: then the same user may come back.
    else if (readLocal("loggedOut")) leaveTab();
  }
  if (cached.user) everSignedIn = true;
  return cached.user;
}

export function useUser(): User | null {
  return useSyncExternalStore(subscribeToUser, readUser, () => null);
}

/** Whether a user was signed in at any time since the page was loaded. */
export function wasSignedIn(): boolean {
  return everSignedIn;
}

/** The Cognito ID token, possibly expired. */
export function readToken(): string | null {
  return readLocal("token");
}

/** Checks our own keys and Amplify's: a browser may have lost either. */
export function hasSession(): boolean {
  if (readUser() !== null || readToken() !== null) return true;
  return amplifyKeys().some((key) => key.endsWith(amplifySession));
}

export function writeIdentity(user: User, token: string): void {
  // The stored data belongs to another user.
  if (readUser()?.uid !== user.uid) {
    forgetOffline();
    if (!hasWaitingOf(user.uid)) writeLocal("waiting", null);
    writeLocal("loggedOut", null);
  }
  claimTab(user.uid);
  writeLocal("user", JSON.stringify(user));
  writeLocal("token", token);
  notify();
}

export function clearIdentity(): void {
  if (readLocal("user") === null && readLocal("token") === null) return;
  writeLocal("user", null);
  writeLocal("token", null);
  forgetOffline();
  notify();
}

/**
 * Says until the next sign-in that a user has logged out, so that no tab keeps what they have typed, and deletes what this browser has
 * shown to them (`lib/seen-matches.ts`) and what waits to be sent.
 */
export function markLoggedOut(): void {
  writeLocal("loggedOut", "true");
  writeLocal("seenMatches", null);
  writeLocal("waiting", null);
}

/**
 * Whether there are queued actions that a logout would delete. `lib/waiting.ts` has it; it would
 * bring zod into the first script.
 */
export function hasWaiting(): boolean {
  return readLocal("waiting") !== null;
}

/** Each entry of the queue names its user. The texts in it are escaped, so that none can pass for such a name. */
function hasWaitingOf(uid: string): boolean {
  return readLocal("waiting")?.includes(`"uid":${JSON.stringify(uid)}`) ?? false;
}

/**
 * Deletes the user's data in this browser: data stored for offline use, and the ticks of checklists (`lib/checked-steps.ts`). The queued
 * actions (`lib/waiting.ts`) stay for the same user, because the server can end a session while a phone is offline.
 */
function forgetOffline(): void {
  writeLocal("checkedSteps", null);
  // It is refused where the browser forbids storage, and then nothing was kept.
  forgetKept().catch(() => {});
}

/** Clears the session without Amplify, for when its code can't be loaded. */
export function clearSession(): void {
  for (const key of amplifyKeys()) writeLocal(key, null);
  clearIdentity();
}

/** Calls back on each change in this tab or another one. Returns the unsubscribe function. */
function subscribeToUser(listener: () => void): () => void {
  // `key` is null when the whole storage was cleared.
  const onStorage = ({ key }: StorageEvent) => {
    if (key === "user" || key === "token" || key === null) listener();
  };
  listeners.add(listener);
  addEventListener("storage", onStorage);
  // A page in the back/forward cache gets no storage events.
  addEventListener("pageshow", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", onStorage);
    removeEventListener("pageshow", listener);
  };
}

/** Why the server rejects a user: the session has ended, or the account is suspended. */
type Refusal = "ended" | "suspended";

/** Calls back when the server rejects the user. Returns the unsubscribe function. */
export function onRefusal(listener: (why: Refusal) => void): () => void {
  refusalListeners.add(listener);
  return () => refusalListeners.delete(listener);
}

export function notifyRefusal(why: Refusal): void {
  for (const listener of refusalListeners) listener(why);
}

function notify(): void {
  for (const listener of listeners) listener();
}

function parse(text: string | null): User | null {
  try {
    const stored: unknown = JSON.parse(text ?? "null");
    return isUser(stored) ? stored : null;
  } catch {
    return null;
  }
}

/** Written out: a schema would bring zod into the first script. */
function isUser(stored: unknown): stored is User {
  if (typeof stored !== "object" || stored === null) return false;
  const { uid, email, displayName, photoURL }: Partial<Record<keyof User, unknown>> = stored;
  const texts = [uid, email, displayName, photoURL ?? ""];
  return texts.every((text) => typeof text === "string") && photoURL !== undefined;
}

function amplifyKeys(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(amplifyPrefix));
  } catch {
    return [];
  }
}
