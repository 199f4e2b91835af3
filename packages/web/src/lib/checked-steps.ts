/**
 * Which steps of a trip's checklist are ticked on this device, in local storage: an object from the connection's id to the ids of
 * the steps. `lib/identity.ts` deletes it when the user signs out.
 */
import { useSyncExternalStore } from "react";
import * as z from "zod/mini";

const key = "checkedSteps";
/** More trips than anyone has ahead. */
const maxTrips = 20;

const Checked = z.record(z.string(), z.array(z.string()));
type Checked = z.output<typeof Checked>;

const none: readonly string[] = [];
let cached: { text: string | null; checked: Checked } = { text: null, checked: {} };
const listeners = new Set<() => void>();
// Where the browser forbids storage, it lasts until the page is left.
let fallback: string | null = null;

/** The ids of the ticked steps of one connection. */
export function useCheckedSteps(connection: string): readonly string[] {
  return useSyncExternalStore(subscribe, () => readChecked()[connection] ?? none);
}

export function checkStep(connection: string, step: string, isChecked: boolean): void {
  const { [connection]: before = [], ...others } = readChecked();
  const steps = before.filter((one) => one !== step);
  // The newest entries come last.
  const kept = Object.entries(others).slice(1 - maxTrips);
  write({ ...Object.fromEntries(kept), [connection]: isChecked ? [...steps, step] : steps });
}

function readChecked(): Checked {
  const text = read();
  // useSyncExternalStore needs a stable object for unchanged text.
  if (text !== cached.text) cached = { text, checked: parse(text) };
  return cached.checked;
}

function parse(text: string | null): Checked {
  try {
    return z.safeParse(Checked, JSON.parse(text ?? "{}")).data ?? {};
  } catch {
    return {};
  }
}

function read(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return fallback;
  }
}

function write(checked: Checked): void {
  const text = JSON.stringify(checked);
  try {
    localStorage.setItem(key, text);
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
