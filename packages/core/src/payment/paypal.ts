/** PayPal's REST API (Orders v2, Payments v2): what we ask, and its answers and errors as they come. */
import type { CheckoutOrdersV2 } from "@paypal/paypal-js";
import { config } from "../config";
import type { Fee } from "../connection/contract";
import { secret } from "../secret";

type Schemas = CheckoutOrdersV2["components"]["schemas"];
export type Order = Schemas["order"];

/** PayPal said no. `issues` are its codes: `ORDER_ALREADY_CAPTURED`, `INSTRUMENT_DECLINED`. */
export class PayPalError extends Error {
  override readonly name = "PayPalError";

  constructor(
    readonly status: number,
    readonly issues: readonly string[],
    debugId: string | undefined,
  ) {
    super(`PayPal answers ${status} ${issues.join(", ")} (debug id ${debugId ?? "none"})`);
  }

  is(issue: string): boolean {
    return this.issues.includes(issue);
  }
}

/** Before the function's own limit, so that the caller hears what to do. */
const timeoutMilliseconds = 12_000;
/** A token is renewed so long before PayPal says it ends. */
const marginSeconds = 60;

let token: { value: string; until: number } | undefined;

/** The same request id and content again give the same order. */
export function createOrder(
  connectionId: string,
  { amount, currency }: Fee,
  requestId: string,
): Promise<Order> {
  return call<Order>("POST", "/v2/checkout/orders", requestId, {
    intent: "CAPTURE",
    purchase_units: [
      {
        custom_id: connectionId,
        description: "FlightAides: connection with a fellow passenger",
        amount: { currency_code: currency, value: amount },
        payee: { merchant_id: config.paypalMerchantId },
      },
    ],
  });
}

/** Undefined when PayPal has forgotten it: an order that nobody approves lives some hours. */
export async function readOrder(orderId: string): Promise<Order | undefined> {
  try {
    return await call<Order>("GET", `/v2/checkout/orders/${encodeURIComponent(orderId)}`);
  } catch (error) {
    if (error instanceof PayPalError && error.status === 404) return undefined;
    throw error;
  }
}

export function captureOrder(orderId: string, requestId: string): Promise<Order> {
  const path = `/v2/checkout/orders/${encodeURIComponent(orderId)}/capture`;
  return call<Order>("POST", path, requestId, {});
}

/** Gives the whole amount back. */
export async function refundCapture(captureId: string, requestId: string): Promise<void> {
  const path = `/v2/payments/captures/${encodeURIComponent(captureId)}/refund`;
  await call("POST", path, requestId, {});
}

/** @throws PayPalError; TypeError or TimeoutError when nobody answers, and what was asked may have been done */
async function call<Answer>(
  method: "GET" | "POST",
  path: string,
  requestId?: string,
  body?: object,
): Promise<Answer> {
  const send = async () =>
    fetch(config.paypalUrl + path, {
      method,
      headers: {
        authorization: `Bearer ${await accessToken()}`,
        "content-type": "application/json",
        // The short form of an answer leaves out what has to be checked.
        prefer: "return=representation",
        ...(requestId && { "paypal-request-id": requestId }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeoutMilliseconds),
    });
  let response = await send();
  if (response.status === 401) {
    // It was revoked, or the secret was rotated.
    token = undefined;
    response = await send();
  }
  return answerOf<Answer>(response);
}

async function accessToken(): Promise<string> {
  if (token && token.until > Date.now()) return token.value;
  const [id, password] = await Promise.all([
    secret("PAYPAL_CLIENT_ID"),
    secret("PAYPAL_CLIENT_SECRET"),
  ]);
  const response = await fetch(`${config.paypalUrl}/v1/oauth2/token`, {
    method: "POST",
    headers: {
      authorization: `Basic ${Buffer.from(`${id}:${password}`).toString("base64")}`,
      "content-type": "application/x-www-form-urlencoded",
    },
    body: "grant_type=client_credentials",
    signal: AbortSignal.timeout(timeoutMilliseconds),
  });
  const answer = await answerOf<{ access_token: string; expires_in: number }>(response);
  token = {
    value: answer.access_token,
    until: Date.now() + (answer.expires_in - marginSeconds) * 1000,
  };
  return token.value;
}

async function answerOf<Answer>(response: Response): Promise<Answer> {
  const text = await response.text();
  if (response.ok) return (text ? JSON.parse(text) : undefined) as Answer;
  throw new PayPalError(
    response.status,
    issuesOf(text),
    response.headers.get("paypal-debug-id") ?? undefined,
  );
}

/** Of either of its two shapes: the API's, and that of OAuth. */
function issuesOf(text: string): string[] {
  try {
    const {
      details = [],
      name,
      error,
    } = JSON.parse(text) as {
      details?: { issue?: string }[];
      name?: string;
      error?: string;
    };
    const issues = details.flatMap(({ issue }) => issue ?? []);
    return issues.length > 0 ? issues : [name ?? error ?? "UNKNOWN"];
  } catch {
    return ["UNKNOWN"];
  }
}
