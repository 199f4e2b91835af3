/**
 * CloudFront on a laptop: the web app, `/config.json`, and `/api`, which goes to the gateway without its prefix. Vite
 * serves the sources, or with `built` the files of `vite build` with the headers that CloudFront sends.
 */
import { readFile } from "node:fs/promises";
import type { ServerResponse } from "node:http";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import {
  type Directives,
  type Neighbours,
  pageHeaders,
  paypalOrigins,
} from "@flightaides/web/headers";
import { build, createServer, type InlineConfig, type Plugin, preview } from "vite";

/** `/config.json`: the configuration that the app loads at run time, of the same shape in AWS. */
export type WebConfig = {
  stage: string;
  region: string;
  apiUrl: string;
  cognito: {
    userPoolId: string;
    userPoolClientId: string;
    /** Address of the user pool's API if it is not AWS's. */
    endpoint?: string;
    /** The hosted domain, for Google. Has a scheme unless that is https. */
    domain?: string;
  };
  /** `sdkBaseUrl`: address of the SDK's script if it is not PayPal's. */
  paypal: { clientId: string; sdkBaseUrl?: string };
  fee: { amount: string; currency: string };
  supportAddress: string;
};

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
  const shared: InlineConfig = { root, logLevel: "warn", plugins: [serveConfig(config)] };
  const url = `http://localhost:${port}`;
  if (built) {
    // The manifest lists the sources. It is for the budget and is not deployed.
    await build({ root, logLevel: "warn", build: { manifest: false } });
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
    paypal: paypal.sdkBaseUrl ? origins(paypal.sdkBaseUrl) : paypalOrigins,
  };
}

/** Vite adds scripts to the page and announces changes through a socket. */
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
