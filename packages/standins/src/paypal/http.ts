/** The wire: the REST API with its faults, the certificates, the SDK script, and the pages. */
import { randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { type Approving, approvePage, decided, type Page, waitPage } from "./approve";
import type { Certificates } from "./certificates";
import { type Controlled, control, controlPage } from "./control";
import { OAuthError, PayPalError, refusal } from "./errors";
import type { Fault } from "./faults";
import { type Answer, answer, type Call, type Rest, route, unknownRoute } from "./rest";
import { compileSdk, sdkScript } from "./sdk";

export type Wire = {
  rest: Rest;
  pages: Approving & Controlled;
  certificates: Certificates;
  clientId: string;
  /** Writes to disk what has changed. */
  save(): Promise<void>;
  /** What has not begun to happen by then doesn't happen any more. */
  stopping: AbortSignal;
};

const maxBytes = 1024 * 1024;

export function createHttp(wire: Wire): Server {
  return createServer((request, response) => {
    handle(wire, request, response).catch((error: unknown) => {
      if (wire.stopping.aborted || response.headersSent) return response.destroy();
      if (!isRefusal(error)) console.error("PayPal stand-in:", error);
      const { body, status } = failure(error);
      sendJson(response, status, body);
    });
  });
}

async function handle(wire: Wire, request: IncomingMessage, response: ServerResponse) {
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
  const method = request.method ?? "GET";
  const body = await readBody(request);
  const asked = route(method, pathname);
  if (asked) {
    return api(wire, { ...asked, path: pathname, headers: request.headers, body }, response);
  }
  if (method === "POST" && ["/checkoutnow", "/control"].includes(pathname)) {
    if (!isOwnForm(request)) throw new PayPalError(403);
    const form = new URLSearchParams(body);
    const page = pathname === "/control" ? controlled(wire, form) : decided(wire.pages, form);
    await wire.save();
    return sendPage(response, page);
  }
  if (method !== "GET") throw unknownRoute(pathname);
  switch (pathname) {
    case "/":
      return sendPage(response, controlPage(wire.pages));
    case "/checkoutnow":
      return sendPage(response, approvePage(wire.pages, searchParams));
    case "/checkoutnow/wait":
      return sendPage(response, waitPage());
    case "/sdk/js": {
      const { code, status } = sdkScript(await compileSdk(), searchParams, wire.clientId);
      return sendText(response, status, "application/javascript; charset=utf-8", code);
    }
    case `/v1/notifications/certs/${wire.certificates.id}`:
      return sendText(response, 200, "application/x-pem-file", wire.certificates.chain);
    default:
      throw unknownRoute(pathname);
  }
}

/** One call of the REST API, together with what is to go wrong with it. */
async function api(wire: Wire, call: Call, response: ServerResponse): Promise<void> {
  const { faults } = wire.pages;
  const fault: Fault | undefined = faults.take(call.operation);
  const { delay = 0, refuse } = { delay: 0, refuse: undefined, ...asObject(fault) };
  if (delay + faults.latency > 0) {
    await sleep(delay + faults.latency, undefined, { signal: wire.stopping });
  }
  if (wire.stopping.aborted || fault === "cut-before") return void response.destroy();
  if (fault === "fail-before") throw refusal("INTERNAL_SERVICE_ERROR");
  if (refuse) throw refusal(refuse);

  let done: Answer;
  try {
    done = answer(wire.rest, call);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    done = failure(error);
  }
  await wire.save();
  if (fault === "cut-after") return void response.destroy();
  if (fault === "fail-after") throw refusal("INTERNAL_SERVICE_ERROR");
  sendJson(response, done.status, done.body);
}

function asObject(fault: Fault | undefined): Extract<Fault, object> | undefined {
  return typeof fault === "object" ? fault : undefined;
}

function controlled({ pages }: Wire, form: URLSearchParams): Page {
  control(pages, form);
  return { redirect: "/" };
}

/** A form of another site is none of ours. */
function isOwnForm({ headers }: IncomingMessage): boolean {
  return headers.origin === undefined || headers.origin === `http://${headers.host}`;
}

function isRefusal(error: unknown): error is PayPalError | OAuthError {
  return error instanceof PayPalError || error instanceof OAuthError;
}

function failure(error: unknown): Answer {
  const known = isRefusal(error) ? error : refusal("INTERNAL_SERVICE_ERROR");
  return { status: known.status, body: known.body(debugId()) };
}

const debugId = () => randomBytes(7).toString("hex").slice(0, 13);

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) throw new PayPalError(400);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  const id = "debug_id" in body ? String(body.debug_id) : debugId();
  response
    .writeHead(status, { "content-type": "application/json", "paypal-debug-id": id })
    .end(JSON.stringify(body));
}

function sendText(response: ServerResponse, status: number, type: string, text: string): void {
  response
    .writeHead(status, {
      "content-type": type,
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
      // The script is loaded from other origins, with `crossorigin` or without.
      "access-control-allow-origin": "*",
      "cross-origin-resource-policy": "cross-origin",
    })
    .end(text);
}

function sendPage(response: ServerResponse, page: Page): void {
  if ("redirect" in page) {
    response.writeHead(303, { location: page.redirect }).end();
    return;
  }
  response
    .writeHead(page.status, {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": page.policy,
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
      // Without any referrer browsers don't say either where a form comes from.
      "referrer-policy": "same-origin",
    })
    .end(page.html);
}
