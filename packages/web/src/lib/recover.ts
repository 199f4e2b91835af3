/**
 * A script that a deploy has replaced, or a dead connection has swallowed, is missing for as long as the page lives:
 * browsers and React remember the failure. One reload brings the new version; a second failure is for a person to see.
 */
import { setNotice } from "./notice";

const key = "reloadedAt";
/** Within this time after a reload of ours there is no other, so that a script that stays away makes no loop. */
const pauseMs = 5 * 60_000;

const missing = new WeakSet<object>();

/** Notes which errors are missing scripts, and tells of the reload that brought this page. */
export function watchScripts(): void {
  // Vite's own word for it; a preload that nobody sees ends here as well, so this alone is no reason to reload.
  addEventListener("vite:preloadError", ({ payload }) => missing.add(payload));
  try {
    if (sessionStorage.getItem(key)?.endsWith(":untold")) {
      sessionStorage.setItem(key, String(Date.now()));
      setNotice("Part of the page hadn’t arrived, so we loaded it anew.");
    }
  } catch {
    // A browser that forbids storage is never reloaded.
  }
}

export function isMissingScript(error: unknown): boolean {
  return typeof error === "object" && error !== null && missing.has(error);
}

/** Reloads the page, unless it has just done so or there is no network to load it from. */
export function reloadOnce(): boolean {
  if (!navigator.onLine) return false;
  try {
    if (Date.now() - Number.parseInt(sessionStorage.getItem(key) ?? "0", 10) < pauseMs)
      return false;
    sessionStorage.setItem(key, `${Date.now()}:untold`);
  } catch {
    // Nothing would stop the next one.
    return false;
  }
  location.reload();
  return true;
}
