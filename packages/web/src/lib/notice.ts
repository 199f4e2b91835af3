/** A sentence that confirms an action, shown by the shell: the action may have replaced its page. */
import { useSyncExternalStore } from "react";

let notice: string | null = null;
const listeners = new Set<() => void>();

export function setNotice(text: string | null): void {
  notice = text;
  for (const listener of listeners) listener();
}

export function useNotice(): string | null {
  return useSyncExternalStore(subscribe, () => notice);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
