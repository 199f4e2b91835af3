/** The browser's offer to install the app, kept until the user asks for it in the menu. Chrome, Edge and Samsung Internet make one. */
import { useSyncExternalStore } from "react";

/** https://developer.mozilla.org/docs/Web/API/BeforeInstallPromptEvent; TypeScript has no type for it. */
type InstallPrompt = Event & { prompt: () => Promise<unknown> };

let offer: InstallPrompt | undefined;
const listeners = new Set<() => void>();

/** Starts before React: the browser makes its offer once. */
export function watchInstallOffer(): void {
  addEventListener("beforeinstallprompt", (event) => {
    // Without it the browser shows its own bar over the page.
    event.preventDefault();
    setOffer(event as InstallPrompt);
  });
  addEventListener("appinstalled", () => setOffer(undefined));
}

/** Opens the browser's question, once for each offer. Undefined if the app is installed or cannot be. */
export function useInstall(): (() => void) | undefined {
  const current = useSyncExternalStore(
    subscribe,
    () => offer,
    () => undefined,
  );
  return (
    current &&
    (() => {
      setOffer(undefined);
      void current.prompt();
    })
  );
}

function setOffer(event: InstallPrompt | undefined): void {
  offer = event;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
