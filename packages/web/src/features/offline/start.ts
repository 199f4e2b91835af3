/** What makes the app useful offline to a signed-in user. Loaded once the page has shown what it is for. */
import type { QueryClient } from "@tanstack/react-query";
import { keepAnswers } from "./keep-answers";
import { followChanges, readAhead } from "./read-ahead";
import { keepSending } from "./send-waiting";
import { startWorker } from "./worker";

/**
 * Installs the service worker and keeps what the user reads. Without a worker, which alone opens the app offline, nothing is
 * kept. Returns what ends it for this user.
 */
export function start(queryClient: QueryClient, uid: string): () => void {
  let isOver = false;
  let end = () => {};
  startWorker();
  // Never resolves without a worker.
  void navigator.serviceWorker.ready.then(() => {
    if (isOver) return;
    const ends = [keepAnswers, followChanges, keepSending].map((each) => each(queryClient, uid));
    end = () => {
      for (const each of ends) each();
    };
    // No page waits for it: a failure is not shown.
    if (navigator.onLine) readAhead(queryClient, uid).catch(() => {});
  });
  return () => {
    isOver = true;
    end();
  };
}
