/** The offline features for a signed-in user. Loaded after the page has shown its content. */
import type { QueryClient } from "@tanstack/react-query";
import { keepAnswers } from "./keep-answers";
import { followChanges, readAhead } from "./read-ahead";
import { keepSending } from "./send-waiting";
import { startWorker } from "./worker";

/**
 * Sends what waits, installs the service worker and stores the responses that the user reads. Without a worker the
 * app cannot be opened offline, so nothing is stored. Returns the function that stops it for this
 * user.
 */
export function start(queryClient: QueryClient, uid: string): () => void {
  let isOver = false;
  // Taps wait without a worker, too.
  const ends = [keepSending(queryClient, uid)];
  if (!import.meta.env.DEV) startWorker();
  // Never resolves without a worker.
  void navigator.serviceWorker?.ready.then(() => {
    if (isOver) return;
    ends.push(keepAnswers(queryClient, uid), followChanges(queryClient, uid));
    if ("Notification" in window && Notification.permission === "granted")
      // The next visit tries again.
      import("../../lib/push").then(({ follow }) => follow(uid)).catch(() => {});
    // No page depends on it, so a failure is not shown.
    if (navigator.onLine) readAhead(queryClient, uid).catch(() => {});
  });
  return () => {
    isOver = true;
    for (const end of ends) end();
  };
}
