/**
 * CloudFront on a laptop: the web app, `/api` to the gateway with its prefix stripped, and `/config.json`. While
 * developing Vite serves the sources; `built` serves what `vite build` made, as it is deployed.
 */
import { readFile } from "node:fs/promises";
import type { ServerResponse } from "node:http";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { WebConfig } from "@flightaides/core/web-config/contract";
import {
  type Directives,
  type Neighbours,
  pageHeaders,
  paypalOrigins,
} from "@flightaides/web/headers";
import { build, createServer, type InlineConfig, type Plugin, preview } from "vite";

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
  // As the deployment sets it: packages/web/vite.config.ts
  const define = { "import.meta.env.VITE_WEB_ORIGIN": JSON.stringify(url) };
  const shared: InlineConfig = {
    root,
    logLevel: "warn",
    plugins: [serveConfig(config)],
    define,
  };
  if (built) {
    await build({ root, logLevel: "warn", define });
    const html = await readFile(join(root, "dist/index.html"), "utf8");
    const headers = pageHeaders(html, neighboursOf(config));
    const running = await preview({ ...shared, preview: { ...server, headers } });
    return { url, stop: () => running.close() };
  }
  const headers = pageHeaders("", neighboursOf(config), whileDeveloping(config));
  const running = await createServer({ ...shared, server: { ...server, headers } });
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
