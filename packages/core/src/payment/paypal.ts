/** PayPal's REST API (Orders v2, Payments v2), with its responses and errors unchanged. */
import type { CheckoutOrdersV2 } from "@paypal/paypal-js";
import { config } from "../config";
import type { Fee } from "../connection/contract";
import { secret } from "../secret";

type Schemas = CheckoutOrdersV2["components"]["schemas"];
export type Order = Schemas["order"];

/** PayPal refused a request. `issues` are its codes, such as `ORDER_ALREADY_CAPTURED` or `INSTRUMENT_DECLINED`. */
export class PayPalError extends Error {
  override readonly name = "PayPalError";

  constructor(
    readonly status: number,
    readonly issues: readonly string[],
    debugId: string | undefined,
  ) {
    super(`PayPal responded ${status} ${issues.join(", ")} (debug id ${debugId ?? "none"})`);
  }

  is(issue: string): boolean {
    return this.issues.includes(issue);
  }
}

/** Shorter than the function's timeout, so that the caller gets a response. */
const timeoutMilliseconds = 12_000;
/** How long before its expiry a token is renewed. */
const marginSeconds = 60;

let token: { value: string; until: number } | undefined;

/** Idempotent: the same request id and content return the same order. */
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

/** @returns undefined for an order that PayPal has deleted, as it does some hours after creation if nobody approves it */
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

/** Refunds the whole amount. */
export async function refundCapture(captureId: string, requestId: string): Promise<void> {
  const path = `/v2/payments/captures/${encodeURIComponent(captureId)}/refund`;
  await call("POST", path, requestId, {});
}

/** @throws PayPalError; TypeError or TimeoutError without a response, when the request may have taken effect */
async function call<Body>(
  method: "GET" | "POST",
  path: string,
  requestId?: string,
  body?: object,
): Promise<Body> {
  const send = async () =>
    fetch(config.paypalUrl + path, {
      method,
      headers: {
        authorization: `Bearer ${await accessToken()}`,
        "content-type": "application/json",
        // The minimal response lacks fields that have to be checked.
        prefer: "return=representation",
        ...(requestId && { "paypal-request-id": requestId }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeoutMilliseconds),
    });
  let response = await send();
  if (response.status === 401) {
    // The token was revoked, or the secret rotated.
    token = undefined;
    response = await send();
  }
  return bodyOf<Body>(response);
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
  const granted = await bodyOf<{ access_token: string; expires_in: number }>(response);
  token = {
    value: granted.access_token,
    until: Date.now() + (granted.expires_in - marginSeconds) * 1000,
  };
  return token.value;
}

async function bodyOf<Body>(response: Response): Promise<Body> {
  const text = await response.text();
  if (response.ok) return (text ? JSON.parse(text) : undefined) as Body;
  throw new PayPalError(
    response.status,
    issuesOf(text),
    response.headers.get("paypal-debug-id") ?? undefined,
  );
}

/** From either error format: that of the API, and that of OAuth. */
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
