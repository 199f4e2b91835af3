/** PayPal's REST API: who may call what, what is asked, and how it is answered. */
import { notFound, PayPalError, refusal } from "./errors";
import type { Operation } from "./faults";
import type { Ledger } from "./ledger";
import { readMoney } from "./money";
import { readOrderRequest } from "./order-request";
import { idempotent, type Rules } from "./requests";
import type { State } from "./state";
import type { Tokens } from "./tokens";
import type { Views } from "./views";

/** A request of the API: its operation, what its path names, and its headers and body as they came. */
export type Call = {
  operation: Operation;
  id: string;
  path: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: string;
};

export type Answer = { status: number; body: object };

export type Rest = { state: State; ledger: Ledger; views: Views; tokens: Tokens; rules: Rules };

const routes: readonly [method: string, path: RegExp, operation: Operation][] = [
  ["POST", /^\/v1\/oauth2\/token()$/, "token"],
  ["POST", /^\/v2\/checkout\/orders()$/, "create-order"],
  ["GET", /^\/v2\/checkout\/orders\/([^/]+)$/, "read-order"],
  ["POST", /^\/v2\/checkout\/orders\/([^/]+)\/capture$/, "capture-order"],
  ["GET", /^\/v2\/payments\/captures\/([^/]+)$/, "read-capture"],
  ["POST", /^\/v2\/payments\/captures\/([^/]+)\/refund$/, "refund-capture"],
  ["GET", /^\/v2\/payments\/refunds\/([^/]+)$/, "read-refund"],
];

/** Which operation a request asks for; undefined where it is none of the API. */
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
/** How long PayPal keeps request ids of orders, and of refunds. */
const lifetimes = { orders: 6 * hour, payments: 45 * 24 * hour };

export function answer(rest: Rest, call: Call): Answer {
  const { ledger, tokens, views } = rest;
  const { headers, id, operation } = call;
  if (operation === "token") {
    const granted = tokens.grant(header(headers.authorization), new URLSearchParams(call.body));
    return { status: 200, body: granted };
  }
  tokens.check(header(headers.authorization));
  switch (operation) {
    case "read-order": {
      const order = ledger.order(id);
      return { status: 200, body: views.order(order, ledger.captureOf(id)) };
    }
    case "read-capture":
      return { status: 200, body: views.payment(ledger.capture(id)) };
    case "read-refund":
      return { status: 200, body: views.refund(ledger.refund(id)) };
    case "create-order":
      return createOrder(rest, call);
    case "capture-order":
      return captureOrder(rest, call);
    case "refund-capture":
      return refundCapture(rest, call);
  }
}

function createOrder({ ledger, rules, state, views }: Rest, call: Call): Answer {
  const body = readJson(call);
  const requestId = header(call.headers["paypal-request-id"]);
  const request = readOrderRequest(body, requestId);
  const asked = { ...call, body, requestId, lifetime: lifetimes.orders };
  forgetIfOver(asked, state, ledger);
  const { id, repeated } = idempotent(
    state.requests,
    asked,
    rules,
    () => ledger.create(request).id,
  );
  const view = views.order(ledger.order(id), ledger.captureOf(id), isMinimal(call));
  // With a payment source PayPal answers 200 from the beginning.
  return { status: repeated || request.withSource ? 200 : 201, body: view };
}

function captureOrder({ ledger, rules, state, views }: Rest, call: Call): Answer {
  const body = readJson(call);
  const requestId = header(call.headers["paypal-request-id"]);
  const asked = { ...call, body, requestId, lifetime: lifetimes.orders };
  const { repeated } = idempotent(
    state.requests,
    asked,
    rules,
    () => ledger.captureOrder(call.id).id,
  );
  const view = views.captured(ledger.order(call.id), ledger.captureOf(call.id), isMinimal(call));
  return { status: repeated ? 200 : 201, body: view };
}

function refundCapture({ ledger, rules, state, views }: Rest, call: Call): Answer {
  const body = readJson(call);
  const { amount, custom_id, invoice_id, note_to_payer } = (body ?? {}) as Record<string, unknown>;
  const requestId = header(call.headers["paypal-request-id"]);
  const asked = { ...call, body, requestId, lifetime: lifetimes.payments };
  const { id, repeated } = idempotent(
    state.requests,
    asked,
    rules,
    () =>
      ledger.refundCapture(call.id, {
        ...(amount !== undefined && { amount: readMoney(amount, "/amount") }),
        ...(typeof custom_id === "string" && { customId: custom_id }),
        ...(typeof invoice_id === "string" && { invoiceId: invoice_id }),
        ...(typeof note_to_payer === "string" && { note: note_to_payer }),
      }).id,
  );
  const view = views.refund(ledger.refund(id), isMinimal(call));
  return { status: repeated ? 200 : 201, body: view };
}

/** The id of an order that has expired makes a new one; nothing is known of what PayPal does. */
function forgetIfOver(
  { operation, requestId }: { operation: string; requestId: string | undefined },
  { requests }: State,
  ledger: Ledger,
): void {
  const key = `${operation} ${requestId}`;
  const outcome = Object.hasOwn(requests, key) ? requests[key]?.outcome : undefined;
  if (!outcome || !("id" in outcome)) return;
  try {
    ledger.order(outcome.id);
  } catch {
    delete requests[key];
  }
}

/** The body of a POST; PayPal insists on its type even where there is none. */
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

/** PayPal answers what it doesn't know like a resource that isn't there. */
export function unknownRoute(path: string): PayPalError {
  return notFound("path", path);
}
