/**
 * The service worker of the pages in one language. It holds the files that the pages of a signed-in user load, so that they open
 * without a connection. It never handles a request to the API. docs/decisions/0026-offline.md
 */
import { clientsClaim } from "workbox-core";
import { PrecacheFallbackPlugin, precacheAndRoute } from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";
import { CacheFirst, NetworkFirst, NetworkOnly } from "workbox-strategies";
import { handlePushes } from "./push";

// plugin.ts writes these constants.
declare const precached: { url: string; revision: string | null }[];
declare const shell: string;
/** Pages with a policy of their own, which their responses carry. `address` is the source of a regular expression. */
declare const frames: { address: string; file: string }[];
/** Paths of files that are held once they are loaded. */
declare const onDemand: string[];
/** Prefixes of pages in other languages. */
declare const foreignPrefixes: string[];

/** What this file uses of ServiceWorkerGlobalScope. Its types exclude those of the pages. */
declare const self: {
  skipWaiting(): Promise<void>;
  clients: { matchAll(options: { includeUncontrolled: boolean }): Promise<readonly unknown[]> };
  addEventListener(
    type: "message",
    listener: (event: { data: unknown; waitUntil(promise: Promise<unknown>): void }) => void,
  ): void;
  addEventListener(
    type: "activate",
    listener: (event: { waitUntil(promise: Promise<unknown>): void }) => void,
  ): void;
};

/** Seconds after which a page or the configuration that does not arrive comes from the cache. */
const networkTimeoutSeconds = 4;

clientsClaim();
handlePushes();
// Exact addresses only: without `directoryIndex` and `cleanURLs`, a page is not taken for a file.
precacheAndRoute(precached, { directoryIndex: "", cleanURLs: false });

const pageOrFile = (fallbackURL: string) =>
  new NetworkOnly({
    networkTimeoutSeconds,
    plugins: [new PrecacheFallbackPlugin({ fallbackURL })],
  });

for (const { address, file } of frames)
  registerRoute(
    new NavigationRoute(pageOrFile(file), {
      // With the query.
      allowlist: [new RegExp(address.replace(/\$$/, "(\\?|$)"))],
    }),
  );

registerRoute(
  new NavigationRoute(pageOrFile(shell), {
    denylist: [
      ...foreignPrefixes.map((prefix) => new RegExp(`^${prefix}(/|\\?|$)`)),
      /^\/(api|follow)\//,
      // A file.
      /^[^?]*\.[^/?]*(\?|$)/,
    ],
  }),
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === "/config.json",
  new NetworkFirst({ cacheName: "config", networkTimeoutSeconds }),
);

/** Each language has its own. */
const onDemandCache = `on-demand ${shell}`;

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && onDemand.includes(url.pathname),
  new CacheFirst({ cacheName: onDemandCache }),
);

// Those of earlier versions.
self.addEventListener("activate", (event) => event.waitUntil(forgetEarlier()));

async function forgetEarlier(): Promise<void> {
  const cache = await caches.open(onDemandCache);
  for (const { url } of await cache.keys())
    if (!onDemand.includes(new URL(url).pathname)) await cache.delete(url);
}

self.addEventListener("message", (event) => {
  const { data } = event;
  const type = typeof data === "object" && data !== null && "type" in data ? data.type : undefined;
  if (type === "SKIP_WAITING") event.waitUntil(self.skipWaiting());
  // From a page of this worker's own version. Other windows may show an older one.
  if (type === "SKIP_WAITING_IF_ALONE")
    event.waitUntil(
      self.clients.matchAll({ includeUncontrolled: true }).then(async (windows) => {
        if (windows.length === 1) await self.skipWaiting();
      }),
    );
});
