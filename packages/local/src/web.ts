/**
 * CloudFront on a laptop: the web app, the paths of the gateway, and `/config.json`. While
 * developing Vite serves the sources; `built` serves the built site, as it is deployed.
 */
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { env } from "node:process";
import type { WebConfig } from "@flightaides/core/web-config/contract.ts";
import { openApiDocument } from "@flightaides/openapi/document";
import { outliveClients } from "@flightaides/standins/http";
import { build } from "@flightaides/web/build";
import {
  type EdgeRequest,
  type EdgeResponse,
  gatewayOrigin,
  gatewayPath,
  gatewayPaths,
  handlerOf,
  pageOfApp,
  readsPicturesAt,
  serveJson,
} from "@flightaides/web/edge";
import { openApiFile, served } from "@flightaides/web/files";
import {
  type Directives,
  everywhere,
  type Neighbours,
  pageHeaders,
  paypalOrigins,
  pictureHeaders,
  scriptHashes,
} from "@flightaides/web/headers";
import { openApiPath } from "@flightaides/web/pages";
import { createServer, type HttpServer, type InlineConfig, type Plugin, preview } from "vite";
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
    proxy: Object.fromEntries(
      gatewayPaths.map((path) => [
        `^${path.slice(0, -1)}`,
        { target: gateway, rewrite: pathAtGateway },
      ]),
    ),
  };
  const root = dirname(createRequire(import.meta.url).resolve("@flightaides/web/package.json"));
  const url = `http://localhost:${port}`;
  const shared: InlineConfig = { root, logLevel: "warn" };
  if (built) {
    const site = await builtSite(url);
    const headers = headersOf(scriptHashes(pagesOf(site)), config);
    const running = await preview({
      ...shared,
      plugins: [serveConfig(config), serveSite(site, headers)],
      preview: server,
    });
    outlive(running.httpServer);
    return { url, stop: () => running.close() };
  }
  const headers = headersOf([], config, whileDeveloping(config));
  const running = await createServer({
    ...shared,
    plugins: [setHeaders(headers), redirectAtEdge(), serveConfig(config), serveOpenApi()],
    // As the deployment sets it: packages/web/vite.config.ts
    define: { "import.meta.env.VITE_WEB_ORIGIN": JSON.stringify(url) },
    server,
  });
  await running.listen();
  outlive(running.httpServer);
  return { url, stop: () => running.close() };
}

type HeadersOf = (path: string) => Record<string, string>;

/** The headers of each path, as the edge sets them. */
function headersOf(
  inline: readonly string[],
  config: WebConfig,
  exceptions: Directives = {},
): HeadersOf {
  const neighbours = neighboursOf(config);
  const usual = pageHeaders(inline, neighbours, exceptions);
  const ofPictures = { ...usual, ...pictureHeaders(inline, neighbours, exceptions) };
  return (path) => (new RegExp(readsPicturesAt).test(path) ? ofPictures : usual);
}

/** On every response of the development server. */
function setHeaders(headers: HeadersOf): Plugin {
  return {
    name: "flightaides-headers",
    configureServer: ({ middlewares }) =>
      void middlewares.use(({ url = "/" }, response, next) => {
        response.setHeaders(new Map(Object.entries(headers(url.replace(/\?.*$/s, "")))));
        next();
      }),
  };
}

function neighboursOf({ cognito, paypal }: WebConfig): Neighbours {
  const origins = (...urls: (string | undefined)[]) =>
    urls.flatMap((url) => (url ? [new URL(url).origin] : []));
  return {
    cognito: [...new Set(origins(cognito.endpoint, cognito.domain))],
    paypal: paypal?.sdkBaseUrl ? origins(paypal.sdkBaseUrl) : paypalOrigins,
  };
}

/** Vite adds scripts to the page and notifies it of changes through a socket. */
function whileDeveloping(config: WebConfig): Directives {
  const { cognito, paypal } = neighboursOf(config);
  return {
    "script-src": ["'self'", "'unsafe-inline'", ...paypal],
    "connect-src": ["'self'", "ws:", ...cognito, ...paypal],
  };
}

/**
 * Kept in memory. `SITE_DIR` also stores the built files, for another server that is started with
 * the same folder.
 */
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

/** Responds to all requests except API calls, which the preview server forwards. */
function serveSite(site: Site, headers: HeadersOf): Plugin {
  return {
    name: "flightaides-site",
    configurePreviewServer: ({ middlewares }) =>
      void middlewares.use((request, response, next) => {
        if (isCall(request)) return next();
        const result = atEdge(request);
        if (!("uri" in result)) send(response, result);
        else if (isForGateway(result)) forward(request, result, next);
        else respond(site, result.uri, headers(result.uri), request, response).catch(next);
      }),
  };
}

/** Vite serves what the edge passes on, from its own files. */
function redirectAtEdge(): Plugin {
  return {
    name: "flightaides-redirects",
    configureServer: ({ middlewares }) =>
      void middlewares.use((request, response, next) => {
        const result = isCall(request) ? undefined : atEdge(request);
        if (!result) next();
        else if (!("uri" in result)) send(response, result);
        else if (isForGateway(result)) forward(request, result, next);
        else next();
      }),
  };
}

const isCall = ({ url = "" }: IncomingMessage) =>
  !isOpenApi(url) && gatewayPaths.some((path) => url.startsWith(path.slice(0, -1)));

const isOpenApi = (url: string) => url.replace(/\?.*$/s, "") === openApiPath;

/** Vite's type allows a server of HTTP/2, which has no such setting. */
function outlive(server: HttpServer | null): void {
  if (server && "keepAliveTimeout" in server) outliveClients(server);
}

/** The proxy's paths have their query, the edge's not. */
function pathAtGateway(url: string): string {
  const [, path = "", query = ""] = /^([^?]*)(.*)$/s.exec(url) ?? [];
  return gatewayPath(path) + query;
}

const handlePage = handlerOf(pageOfApp);

function atEdge({ method = "GET", url = "/", headers: sent }: IncomingMessage) {
  // Not `new URL`, which interprets the text after `//` as a host.
  const [, uri = "", query] = /^([^?]*)(?:\?(.*))?$/s.exec(url) ?? [];
  const rawQueryString = () => query;
  const querystring = Object.fromEntries(
    [...new URLSearchParams(query)].map(([name, value]) => [name, { value }]),
  );
  const headers = { "user-agent": { value: sent["user-agent"] ?? "" } };
  return handlePage({ request: { method, uri, querystring, headers, rawQueryString } });
}

function isForGateway({ originId }: EdgeRequest): boolean {
  return originId === gatewayOrigin;
}

/** Leaves a request to the proxy for the API. */
function forward(request: IncomingMessage, { uri }: EdgeRequest, next: () => void): void {
  request.url = `/api${uri}`;
  next();
}

function send(response: ServerResponse, { statusCode, headers, body }: EdgeResponse): void {
  for (const [name, { value }] of Object.entries(headers)) response.setHeader(name, value);
  response.writeHead(statusCode).end(body);
}

function serveConfig(config: WebConfig): Plugin {
  const handle = handlerOf<EdgeResponse>(serveJson(JSON.stringify(config), everywhere));
  const respond = (_request: unknown, response: ServerResponse) => send(response, handle({}));
  return {
    name: "flightaides-config",
    configureServer: ({ middlewares }) => void middlewares.use("/config.json", respond),
    configurePreviewServer: ({ middlewares }) => void middlewares.use("/config.json", respond),
  };
}

/** While developing. The built site has it as a file. */
function serveOpenApi(): Plugin {
  const { contentType, cacheControl } = served(openApiFile);
  return {
    name: "flightaides-openapi",
    configureServer: ({ middlewares }) =>
      void middlewares.use(openApiPath, (_request, response, next) => {
        openApiDocument().then((document) => {
          response.setHeader("content-type", contentType);
          response.setHeader("cache-control", cacheControl);
          response.end(JSON.stringify(document));
        }, next);
      }),
  };
}
