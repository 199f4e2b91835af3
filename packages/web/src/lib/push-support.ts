/** Whether this device supports notifications. Kept out of `push.ts`, which is loaded on demand. */

/**
 * - `ready`: the user can turn them on
 * - `blocked`: the user has said no, and only the browser's settings change that
 * - `to-install`: iOS and iPadOS know them in the installed app only
 * - `unknown`: the browser does not know them
 */
export type Support = "ready" | "blocked" | "to-install" | "unknown";

export function supportOf(): Support {
  const isKnown =
    "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
  if (isKnown) return Notification.permission === "denied" ? "blocked" : "ready";
  return isApple() ? "to-install" : "unknown";
}

/** iPadOS says that it is a Mac. */
function isApple(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}
