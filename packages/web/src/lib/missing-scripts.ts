/**
 * Recovers from a script that fails to load, because a deployment replaced it or the connection dropped. Browsers and
 * React cache the failure for the lifetime of the page, so only a reload helps. It happens once; a second failure is
 * shown to the user.
 */
import { i18n } from "./i18n";
import { setNotice } from "./notice";

const key = "reloadedAt";
/** Minimum time between two automatic reloads, so that a permanently missing script causes no loop. */
const pauseMs = 5 * 60_000;

const missing = new WeakSet<object>();

/** Records which errors are missing scripts, and shows a notice after an automatic reload. */
export function watchScripts(): void {
  // Vite also reports failed preloads that no code awaits, so this event alone does not trigger a reload.
  addEventListener("vite:preloadError", ({ payload }) => missing.add(payload));
  try {
    if (sessionStorage.getItem(key)?.endsWith(":unannounced")) {
      sessionStorage.setItem(key, String(Date.now()));
      setNotice(i18n.t("Part of the page hadn’t arrived, so we reloaded it."));
    }
  } catch {
    // Without session storage there is no automatic reload.
  }
}

export function isMissingScript(error: unknown): boolean {
  return typeof error === "object" && error !== null && missing.has(error);
}

/** Reloads the page unless it did so within {@link pauseMs} or is offline. Returns whether it reloads. */
export function reloadOnce(): boolean {
  if (!navigator.onLine) return false;
  try {
    if (Date.now() - Number.parseInt(sessionStorage.getItem(key) ?? "0", 10) < pauseMs)
      return false;
    sessionStorage.setItem(key, `${Date.now()}:unannounced`);
  } catch {
    // Without a record of this reload the next one would follow immediately.
    return false;
  }
  location.reload();
  return true;
}
