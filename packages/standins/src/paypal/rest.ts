/** PayPal's REST API (Orders v2, Payments v2): routes, authorization, and answers. */
import { notFound, PayPalError, refusal } from "./errors";
import type { Ledger } from "./ledger";
import { readOrderRequest } from "./order-request";
import { idempotent } from "./requests";
import type { SignIn } from "./sign-in";
import type { State } from "./state";
import type { Tokens } from "./tokens";
import type { Views } from "./views";

type Operation =
  | "token"
  | "user-info"
  | "create-order"
  | "read-order"
  | "capture-order"
  | "read-capture"
  | "refund-capture";

/** A request to the API; `id` is that of its path. */
export type Call = {
  operation: Operation;
  id: string;
  path: string;
  query: URLSearchParams;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: string;
};

export type Answer = { status: number; body: object };

export type Rest = {
  state: State;
  ledger: Ledger;
  views: Views;
  tokens: Tokens;
  signIn: SignIn;
  now: () => number;
};

const routes: readonly [method: string, path: RegExp, operation: Operation][] = [
  ["POST", /^\/v1\/oauth2\/token()$/, "token"],
  ["GET", /^\/v1\/identity\/oauth2\/userinfo()$/, "user-info"],
  ["POST", /^\/v2\/checkout\/orders()$/, "create-order"],
  ["GET", /^\/v2\/checkout\/orders\/([^/]+)$/, "read-order"],
  ["POST", /^\/v2\/checkout\/orders\/([^/]+)\/capture$/, "capture-order"],
  ["GET", /^\/v2\/payments\/captures\/([^/]+)$/, "read-capture"],
  ["POST", /^\/v2\/payments\/captures\/([^/]+)\/refund$/, "refund-capture"],
];

/** Operation and id of a request; undefined if the API has no such route. */
export function route(
  method: string,
  path: string,
): { operation: Operation; id: string } | undefined {
  for (const [expected, pattern, operation] of routes) {
    const id = method === expected ? pattern.exec(path)?.[1] : undefined;
    if (id !== undefined) return { operation, id: decodeURIComponent(id) };
  }
  return undefined;
}

const hour = 60 * 60 * 1000;
/** Milliseconds for which PayPal keeps request ids of orders, and of refunds. */
const lifetimes = { orders: 6 * hour, payments: 45 * 24 * hour };

export function answer(rest: Rest, call: Call): Answer {
  const { ledger, signIn, tokens, views } = rest;
  const authorization = header(call.headers.authorization);
  if (call.operation === "token") {
    const form = new URLSearchParams(call.body);
    return { status: 200, body: tokens.grant(authorization, form, signIn) };
  }
  if (call.operation === "user-info")
    return { status: 200, body: signIn.userInfo(authorization, call.query) };
  tokens.check(authorization);
  switch (call.operation) {
    case "read-order":
      return { status: 200, body: views.order(ledger.order(call.id), ledger.captureOf(call.id)) };
    case "read-capture":
      return { status: 200, body: views.payment(ledger.capture(call.id)) };
    case "create-order":
      return createOrder(rest, call);
    case "capture-order":
      return captureOrder(rest, call);
    case "refund-capture":
      return refundCapture(rest, call);
  }
}

function createOrder(rest: Rest, call: Call): Answer {
  const { ledger, views } = rest;
  const body = readJson(call);
  const request = readOrderRequest(body);
  forgetIfExpired(rest, call);
  const { id, status } = once(rest, call, body, lifetimes.orders, () => ledger.create(request).id);
  return { status, body: views.order(ledger.order(id), ledger.captureOf(id), isMinimal(call)) };
}

function captureOrder(rest: Rest, call: Call): Answer {
  const { ledger, views } = rest;
  const capture = () => ledger.captureOrder(call.id).id;
  const { status } = once(rest, call, readJson(call), lifetimes.orders, capture);
  const order = ledger.order(call.id);
  return { status, body: views.captured(order, ledger.captureOf(call.id), isMinimal(call)) };
}

function refundCapture(rest: Rest, call: Call): Answer {
  const { ledger, state, views } = rest;
  const body = readJson(call);
  if (typeof body === "object" && body !== null && "amount" in body) {
    throw refusal("NOT_SUPPORTED", { field: "/amount" });
  }
  const refund = () => ledger.refundCapture(call.id).id;
  const { id, status } = once(rest, call, body, lifetimes.payments, refund);
  const made = state.refunds[id];
  if (!made) throw refusal("INTERNAL_SERVICE_ERROR");
  return { status, body: views.refund(made, isMinimal(call)) };
}

/**
 * Performs a request once per `PayPal-Request-Id`; the status distinguishes a retry from the first
 * request.
 */
function once(
  { now, state }: Rest,
  { headers, operation, path }: Call,
  body: unknown,
  lifetime: number,
  perform: () => string,
): { id: string; status: 200 | 201 } {
  const requestId = header(headers["paypal-request-id"]);
  const request = { operation, path, body, requestId, lifetime };
  const { id, repeated } = idempotent(state.requests, request, now(), perform);
  return { id, status: repeated ? 200 : 201 };
}

/** The request id of an expired order creates a new one. PayPal does not document what it does. */
function forgetIfExpired(
  { ledger, state: { requests } }: Rest,
  { headers, operation }: Call,
): void {
  const key = `${operation} ${header(headers["paypal-request-id"])}`;
  const outcome = Object.hasOwn(requests, key) ? requests[key]?.outcome : undefined;
  if (!outcome || !("id" in outcome)) return;
  try {
    ledger.order(outcome.id);
  } catch (error) {
    if (!(error instanceof PayPalError)) throw error;
    delete requests[key];
  }
}

/** The body of a POST. PayPal requires the JSON content type even without a body. */
function readJson({ body, headers }: Call): unknown {
  const type = header(headers["content-type"]) ?? "";
  if (!/^application\/json\b/i.test(type)) throw new PayPalError(415);
  if (body === "") return undefined;
  try {
    return JSON.parse(body);
  } catch {
    throw refusal("MALFORMED_REQUEST_JSON", { field: "/" });
  }
}

function isMinimal({ headers }: Call): boolean {
  return !/return=representation/i.test(header(headers.prefer) ?? "");
}

function header(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value[0] : value;
}

/** PayPal answers unknown routes like missing resources. */
export function unknownRoute(path: string): PayPalError {
  return notFound("path", path);
}
