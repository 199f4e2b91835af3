/** Which steps of a trip's checklist are ticked on this device, by connection. `lib/identity.ts` deletes them when the user signs out. */
import { useSyncExternalStore } from "react";
import { readLocal } from "./local-storage";
import { storedIds, storeIds } from "./stored-ids";

const key = "checkedSteps";
/** More trips than anyone has ahead. */
const maxTrips = 20;

const listeners = new Set<() => void>();

/** The ids of the ticked steps of one connection. */
export function useCheckedSteps(connection: string): readonly string[] {
  useSyncExternalStore(subscribe, () => readLocal(key));
  return storedIds(key, connection);
}

export function checkStep(connection: string, step: string, isChecked: boolean): void {
  const others = storedIds(key, connection).filter((one) => one !== step);
  storeIds(key, connection, isChecked ? [...others, step] : others, maxTrips);
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
