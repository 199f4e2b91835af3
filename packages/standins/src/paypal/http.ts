/** The HTTP server: the REST API, the certificates, the SDK script, and the pages. */
import { randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { readBody, sendPage } from "../http";
import { type Approving, approvePage, decide, type Page, waitPage } from "./approve";
import type { Captures } from "./captures";
import type { Certificates } from "./certificates";
import { type Controlled, control, controlPage } from "./control";
import { OAuthError, PayPalError, refusal } from "./errors";
import { type Answer, answer, type Call, type Rest, route, unknownRoute } from "./rest";
import { compileSdk, sdkScript } from "./sdk";

export type Wire = {
  rest: Rest;
  pages: Approving & Controlled;
  certificates: Certificates;
  clientId: string;
  captures: Captures;
  /** Writes the changed state to disk. */
  save(): Promise<void>;
};

const maxBytes = 1024 * 1024;

export function createHttp(wire: Wire): Server {
  return createServer((request, response) => {
    handle(wire, request, response).catch((error: unknown) => {
      if (response.headersSent) return response.destroy();
      if (!isRefusal(error)) console.error("PayPal stand-in:", error);
      const { body, status } = failure(error);
      sendJson(response, status, body);
    });
  });
}

async function handle(wire: Wire, request: IncomingMessage, response: ServerResponse) {
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
  const method = request.method ?? "GET";
  const body = await readBody(request, maxBytes);
  if (body === undefined) throw new PayPalError(400);
  const called = route(method, pathname);
  if (called) {
    const { headers } = request;
    const call = { ...called, path: pathname, query: searchParams, headers, body };
    return api(wire, call, response);
  }
  if (method === "POST" && ["/checkoutnow", "/control", "/signin/authorize"].includes(pathname)) {
    if (!isOwnForm(request)) throw new PayPalError(403);
    const form = new URLSearchParams(body);
    const shown = decided(wire, pathname, form);
    await wire.save();
    return send(response, shown);
  }
  if (method !== "GET") throw unknownRoute(pathname);
  switch (pathname) {
    case "/":
      return send(response, controlPage(wire.pages));
    case "/checkoutnow":
      return send(response, approvePage(wire.pages, searchParams));
    case "/signin/authorize":
      return send(response, wire.rest.signIn.page(searchParams));
    case "/checkoutnow/wait":
      return send(response, waitPage());
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

function decided({ pages, rest }: Wire, pathname: string, form: URLSearchParams): Page {
  if (pathname === "/signin/authorize") return rest.signIn.decide(form);
  return pathname === "/control" ? control(pages, form) : decide(pages, form);
}

async function api(wire: Wire, call: Call, response: ServerResponse): Promise<void> {
  let done: Answer;
  try {
    done =
      call.operation === "capture-order"
        ? await wire.captures.alone(call.id, () => answer(wire.rest, call))
        : answer(wire.rest, call);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    done = failure(error);
  }
  // Rejections change the state too: declines are recorded.
  await wire.save();
  sendJson(response, done.status, done.body);
}

/** Whether a form was posted by one of the stand-in's own pages. */
function isOwnForm({ headers }: IncomingMessage): boolean {
  return headers.origin === undefined || headers.origin === `http://${headers.host}`;
}

function isRefusal(error: unknown): error is PayPalError | OAuthError {
  return error instanceof PayPalError || error instanceof OAuthError;
}

function failure(error: unknown): Answer {
  const known = isRefusal(error) ? error : refusal("INTERNAL_SERVICE_ERROR");
  return { status: known.status, body: known.body(createDebugId()) };
}

const createDebugId = () => randomBytes(7).toString("hex").slice(0, 13);

function sendJson(response: ServerResponse, status: number, body: object): void {
  const id = "debug_id" in body ? String(body.debug_id) : createDebugId();
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
      // The web app loads the script from another origin, with or without `crossorigin`.
      "access-control-allow-origin": "*",
      "cross-origin-resource-policy": "cross-origin",
    })
    .end(text);
}

function send(response: ServerResponse, page: Page): void {
  if ("redirect" in page) response.writeHead(303, { location: page.redirect }).end();
  else sendPage(response, page.status, page.html, page.policy);
}
