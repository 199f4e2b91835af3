/** Registers the service worker, and offers a new version of the app. */
import { Workbox } from "workbox-window";
import { i18n } from "../../lib/i18n";
import { setNotice } from "../../lib/notice";

/** Milliseconds between two checks for a new version, while the app stays open. */
const checkInterval = 3_600_000;

let started = false;

export function startWorker(): void {
  if (started || !("serviceWorker" in navigator)) return;
  started = true;
  const worker = new Workbox(import.meta.env.VITE_WORKER_URL, {
    scope: import.meta.env.VITE_WORKER_SCOPE,
  });
  worker.addEventListener("waiting", () => void onWaiting(worker));
  let checkedAt = Date.now();
  addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "visible" || Date.now() - checkedAt < checkInterval) return;
    checkedAt = Date.now();
    // Offline there is nothing to find.
    worker.update().catch(() => {});
  });
  worker
    .register({ immediate: true })
    // The browser forbids it, as in some private windows: the app needs a connection then.
    .catch(() => {});
}

async function onWaiting(worker: Workbox): Promise<void> {
  if (await isCurrent()) {
    worker.messageSW({ type: "SKIP_WAITING_IF_ALONE" }).catch(() => {});
    return;
  }
  setNotice(i18n.t("There is a new version of FlightAides."), {
    label: i18n.t("Reload"),
    stays: true,
    run: () => {
      worker.addEventListener("controlling", () => location.reload());
      worker.messageSkipWaiting();
    },
  });
}

/**
 * Whether this page already has the version of the waiting worker: pages come from the network, so
 * a reload shows a new page before its worker is active.
 */
async function isCurrent(): Promise<boolean> {
  try {
    const response = await fetch(import.meta.env.VITE_WORKER_URL, { cache: "no-cache" });
    return (await response.text()).includes(new URL(import.meta.url).pathname);
  } catch {
    // The browser is offline. The next visit offers the new version.
    return true;
  }
}
