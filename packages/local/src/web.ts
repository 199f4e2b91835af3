/**
 * CloudFront on a laptop: the web app, `/api` to the gateway with its prefix stripped, and `/config.json`. While
 * developing Vite serves the sources; `built` serves the built site, as it is deployed.
 */
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import type { ServerResponse } from "node:http";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { env } from "node:process";
import type { WebConfig } from "@flightaides/core/web-config/contract";
import { build } from "@flightaides/web/build";
import {
  type Directives,
  type Neighbours,
  pageHeaders,
  paypalOrigins,
  scriptHashes,
} from "@flightaides/web/headers";
import { createServer, type InlineConfig, type Plugin, preview } from "vite";
import { pagesOf, readSite, respond, type Site } from "./built-site";

export async function start(options: {
  port: number;
  gateway: string;
  config: WebConfig;
  built: boolean;
}): Promise<{ url: string; stop(): Promise<void> }> {
  const { port, gateway, config, built } = options;
  const server = {
    host: "127.0.0.1",
    port,
    strictPort: true,
    proxy: {
      "/api": { target: gateway, rewrite: (path: string) => path.replace(/^\/api/, "") || "/" },
    },
  };
  const root = dirname(createRequire(import.meta.url).resolve("@flightaides/web/package.json"));
  const url = `http://localhost:${port}`;
  const shared: InlineConfig = { root, logLevel: "warn" };
  if (built) {
    const site = await builtSite(url);
    const headers = pageHeaders(scriptHashes(pagesOf(site)), neighboursOf(config));
    const running = await preview({
      ...shared,
      plugins: [serveConfig(config), serveSite(site, headers)],
      preview: server,
    });
    return { url, stop: () => running.close() };
  }
  const headers = pageHeaders([], neighboursOf(config), whileDeveloping(config));
  const running = await createServer({
    ...shared,
    plugins: [serveConfig(config)],
    // As the deployment sets it: packages/web/vite.config.ts
    define: { "import.meta.env.VITE_WEB_ORIGIN": JSON.stringify(url) },
    server: { ...server, headers },
  });
  await running.listen();
  return { url, stop: () => running.close() };
}

function neighboursOf({ cognito, paypal }: WebConfig): Neighbours {
  const origins = (...urls: (string | undefined)[]) =>
    urls.flatMap((url) => (url ? [new URL(url).origin] : []));
  return {
    cognito: [...new Set(origins(cognito.endpoint, cognito.domain))],
    paypal: paypal?.sdkBaseUrl ? origins(paypal.sdkBaseUrl) : paypalOrigins,
  };
}

/** Vite writes scripts into the page and tells it of changes through a socket. */
function whileDeveloping(config: WebConfig): Directives {
  const { cognito, paypal } = neighboursOf(config);
  return {
    "script-src": ["'self'", "'unsafe-inline'", ...paypal],
    "connect-src": ["'self'", "ws:", ...cognito, ...paypal],
  };
}

/** Held in memory. `SITE_DIR` keeps the built files as well, for another product that is started with the same folder. */
async function builtSite(origin: string): Promise<Site> {
  const { SITE_DIR: kept } = env;
  if (kept && existsSync(kept)) return readSite(kept);
  const folder = kept ?? (await mkdtemp(join(tmpdir(), "flightaides-site-")));
  try {
    await build({ outDir: folder, origin });
    return await readSite(folder);
  } finally {
    if (!kept) await rm(folder, { recursive: true });
  }
}

/** Responds to all but calls of the API, which the preview server forwards. */
function serveSite(site: Site, headers: Readonly<Record<string, string>>): Plugin {
  return {
    name: "flightaides-site",
    configurePreviewServer: ({ middlewares }) =>
      void middlewares.use((request, response, next) => {
        if (request.url?.startsWith("/api/")) next();
        else respond(site, headers, request, response).catch(next);
      }),
  };
}

function serveConfig(config: WebConfig): Plugin {
  const respond = (_request: unknown, response: ServerResponse) => {
    response.setHeader("content-type", "application/json");
    response.setHeader("cache-control", "no-store");
    response.end(JSON.stringify(config));
  };
  return {
    name: "flightaides-config",
    configureServer: ({ middlewares }) => void middlewares.use("/config.json", respond),
    configurePreviewServer: ({ middlewares }) => void middlewares.use("/config.json", respond),
  };
}
