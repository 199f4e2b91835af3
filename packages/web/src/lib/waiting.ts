/**
 * The queue of actions that a user took without a connection, oldest first, in local storage: it
 * survives a reload and the end of the session, and all tabs agree. `lib/identity.ts` deletes it when the user logs out or
 * another one signs in.
 */
import {
  answer,
  confirm,
  contradict,
  didNotMeet,
  noAnswer,
  review,
  withdraw,
} from "@flightaides/core/connection/contract.ts";
import type { InputOf, OutputOf } from "@flightaides/core/contract.ts";
import { revokeTap, tap } from "@flightaides/core/journey/contract.ts";
import { write } from "@flightaides/core/message/contract.ts";
import { useSyncExternalStore } from "react";
import * as z from "zod/mini";
import { call } from "./api";
import { ApiError, isTransient } from "./api-error";
import { i18n } from "./i18n";
import { readUser } from "./identity";

/**
 * Actions that can be queued: they are idempotent, and mean the same later or are rejected.
 * Payments and the end of a paid connection are not among them, because the time of arrival
 * determines what happens to the money.
 */
const sendable = {
  message: write,
  answer,
  withdraw,
  confirm,
  "no-answer": noAnswer,
  "did-not-meet": didNotMeet,
  contradict,
  review,
  tap,
  "revoke-tap": revokeTap,
} as const;
type Sendable = typeof sendable;
export type SendableName = keyof Sendable;

/** Whether it is about a step of the flight. */
export function isTap(name: SendableName): boolean {
  return name === "tap" || name === "revoke-tap";
}

/** More than anyone does on a flight. */
const maxWaiting = 20;

const names = Object.keys(sendable) as SendableName[];
const Action = z.object({
  /** The key of this entry in the list. */
  key: z.string(),
  uid: z.string(),
  name: z.enum(names),
  /** With the id of the connection. */
  input: z.looseObject({ id: z.string() }),
  /** It is being sent for the first time, so that the page does not show it as waiting. */
  fresh: z.optional(z.literal(true)),
  /** Why the server has rejected it. A rejected action stays until the user decides. */
  refused: z.optional(z.string()),
});
export type WaitingAction = z.output<typeof Action>;

const Actions = z.array(Action);

const waitingKey = "waiting";
const none: readonly WaitingAction[] = [];
let cached: { text: string | null; uid: string | undefined; actions: readonly WaitingAction[] } = {
  text: null,
  uid: undefined,
  actions: none,
};
let sending: string | undefined;
const listeners = new Set<() => void>();

/**
 * Calls the API. Without a connection, the action is queued instead, after those already queued; it
 * replaces one of the same kind for the same connection, except messages and taps.
 * @throws ApiError as `call`; `network` if the app cannot be opened offline, so that nothing can be queued
 */
export async function sendOrWait<Name extends SendableName>(
  name: Name,
  input: InputOf<Sendable[Name]>,
): Promise<OutputOf<Sendable[Name]> | "waits"> {
  const isFirst = readWaiting().every(({ refused }) => refused !== undefined);
  // Taps, which wait in any case, must not keep back what can't wait.
  if (isFirst || !canWait()) {
    try {
      return await call(sendable[name], input);
    } catch (error) {
      if (!isTransient(error) || !canWait()) throw error;
    }
  }
  enqueue(name, input);
  return "waits";
}

/**
 * Queues an action, and sends what is queued: it is not lost if the page is closed meanwhile. Ends when it is sent, rejected or
 * waits. Without storage it calls the API only.
 * @throws ApiError `network` if too much is queued; as `call` without storage
 */
export async function queueAndSend<Name extends SendableName>(
  name: Name,
  input: InputOf<Sendable[Name]>,
  show: ShowAnswer,
): Promise<void> {
  try {
    enqueue(name, input, true);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    show(name, input, await call(sendable[name], input));
    return;
  }
  // Another run may have looked for the last time before it was queued.
  await sendWaiting(show, { ifAvailable: false });
}

function enqueue(name: SendableName, input: object, fresh?: true): void {
  const key = crypto.randomUUID();
  const added = z.parse(Action, { key, uid: readUser()?.uid, name, input, fresh });
  const others = readWaiting().filter(
    (one) =>
      name === "message" || isTap(name) || one.name !== name || one.input.id !== added.input.id,
  );
  if (others.length >= maxWaiting)
    throw new ApiError(
      "network",
      i18n.t("Too much is waiting to be sent already. Try again when you are online."),
    );
  writeWaiting([...others, added]);
}

/** Shows the API's answer to an action, before the action leaves the queue. */
export type ShowAnswer = (
  name: SendableName,
  input: WaitingAction["input"],
  answer: unknown,
) => void;

type Outcome = {
  /** Those that had to wait. */
  sent: number;
  refused: number;
  /** Those that were sent when they were queued. */
  fresh: number;
};

/**
 * Sends queued actions sequentially, until one cannot be sent because there is no connection. `ifAvailable`: does nothing while
 * another run does the same.
 */
export async function sendWaiting(
  show: ShowAnswer = () => {},
  { ifAvailable = true } = {},
): Promise<Outcome> {
  const outcome = { sent: 0, refused: 0, fresh: 0 };
  // One tab at a time.
  await navigator.locks.request("waiting", { ifAvailable }, async (lock) => {
    for (let next = lock && firstWaiting(); next; next = firstWaiting()) {
      const error = await send(next, show);
      if (error === undefined) outcome[next.fresh ? "fresh" : "sent"]++;
      else if (isTransient(error) || error.code === "unauthenticated") {
        letWait();
        return;
      } else outcome.refused++;
      // Unless it was cancelled, or everything was deleted by a logout.
      const { key } = next;
      writeWaiting(
        readWaiting().flatMap((one) => {
          if (one.key !== key) return [one];
          return error === undefined ? [] : [{ ...one, refused: error.message }];
        }),
      );
    }
  });
  return outcome;
}

/** After a failed attempt, no action counts as sent for the first time. */
function letWait(): void {
  const actions = readWaiting();
  if (actions.some(({ fresh }) => fresh)) writeWaiting(actions.map(({ fresh: _, ...one }) => one));
}

async function send(
  { key, name, input }: WaitingAction,
  show: ShowAnswer,
): Promise<ApiError | undefined> {
  setSending(key);
  try {
    const contract = sendable[name];
    const parsed = z.safeParse(contract.input, input);
    // Written by an older version of the app.
    if (!parsed.success) return new ApiError("invalid-input", i18n.t("Please do it again."));
    show(name, input, await call<typeof contract>(contract, parsed.data));
    return undefined;
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  } finally {
    setSending(undefined);
  }
}

/** Queues a rejected action again. */
export function retryWaiting(key: string): void {
  writeWaiting(
    readWaiting().map(({ refused, ...one }) =>
      one.key === key || refused === undefined ? one : { ...one, refused },
    ),
  );
}

export function cancelWaiting(key: string): void {
  writeWaiting(readWaiting().filter((one) => one.key !== key));
}

/** Of the signed-in user. */
export function useWaiting(): readonly WaitingAction[] {
  return useSyncExternalStore(subscribeToWaiting, readWaiting);
}

/** The key of the action that is being sent in this tab. */
export function useSending(): string | undefined {
  return useSyncExternalStore(subscribeToWaiting, () => sending);
}

/** Calls back on each change in this tab or another one. Returns the unsubscribe function. */
export function subscribeToWaiting(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === waitingKey || event.key === null) listener();
  };
  listeners.add(listener);
  addEventListener("storage", onStorage);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", onStorage);
  };
}

/** Whether there is a queued action that has not been rejected. */
export function isWaiting(): boolean {
  return firstWaiting() !== undefined;
}

function firstWaiting(): WaitingAction | undefined {
  return readWaiting().find(({ refused }) => refused === undefined);
}

/** The service worker shows the page that the user comes back to. */
function canWait(): boolean {
  return Boolean(globalThis.navigator?.serviceWorker?.controller);
}

function readWaiting(): readonly WaitingAction[] {
  const text = readText();
  const uid = readUser()?.uid;
  // useSyncExternalStore needs a stable object for the same queue.
  if (text !== cached.text || uid !== cached.uid) cached = { text, uid, actions: parse(text, uid) };
  return cached.actions;
}

function parse(text: string | null, uid: string | undefined): readonly WaitingAction[] {
  if (text === null) return none;
  try {
    const stored = z.safeParse(Actions, JSON.parse(text));
    return stored.success ? stored.data.filter((one) => one.uid === uid) : none;
  } catch {
    return none;
  }
}

function readText(): string | null {
  try {
    return localStorage.getItem(waitingKey);
  } catch {
    return null;
  }
}

/** @throws DOMException if the browser forbids storage or has no space */
function writeWaiting(actions: readonly WaitingAction[]): void {
  if (actions.length > 0) localStorage.setItem(waitingKey, JSON.stringify(actions));
  else localStorage.removeItem(waitingKey);
  notify();
}

function setSending(key: string | undefined): void {
  sending = key;
  notify();
}

function notify(): void {
  for (const listener of listeners) listener();
}
