/** A sentence that confirms an action. The shell shows it, because the action may have replaced its page. */
import { useSyncExternalStore } from "react";

/** `stays`: until the user presses it or removes the notice. */
type Action = { label: string; run: () => void; stays?: true };

export type Notice = {
  text: string;
  /** What the user can do about it, such as `Undo`. Pressing it removes the notice. */
  action?: Action;
};

let notice: Notice | null = null;
const listeners = new Set<() => void>();

export function setNotice(text: string | null, action?: Notice["action"]): void {
  notice = text === null ? null : { text, ...(action && { action }) };
  for (const listener of listeners) listener();
}

export function useNotice(): Notice | null {
  return useSyncExternalStore(
    subscribe,
    () => notice,
    () => null,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
