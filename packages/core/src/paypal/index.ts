/**
 * PayPal's REST API (Orders v2, Payments v2, "Log in with PayPal"), with its responses and errors unchanged. The only caller of PayPal.
 */
import type { CheckoutOrdersV2 } from "@paypal/paypal-js";
import { config } from "../config";
import type { Fee } from "../connection/contract";
import { secret } from "../secret";

type Schemas = CheckoutOrdersV2["components"]["schemas"];
export type Order = Schemas["order"];
type Refund = Schemas["refund"];

/**
 * PayPal refused a request, or did not answer. `issues` are its codes, such as `ORDER_ALREADY_CAPTURED` or
 * `INSTRUMENT_DECLINED`; `status` is 0 when there was no answer, or one that does not say what it must, and the request may have
 * taken effect.
 */
export class PayPalError extends Error {
  override readonly name = "PayPalError";

  constructor(
    readonly status: number,
    readonly issues: readonly string[],
    { debugId, retryAfter, cause }: { debugId?: string; retryAfter?: number; cause?: unknown } = {},
  ) {
    super(
      status === 0
        ? "PayPal did not answer"
        : `PayPal responded ${status} ${issues.join(", ")} (debug id ${debugId ?? "none"})`,
      { cause },
    );
    if (retryAfter) this.retryAfter = retryAfter;
  }

  /** Seconds, if PayPal said so. */
  readonly retryAfter?: number;

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

/** @returns undefined for an order that PayPal does not know. It deletes an order some hours after creation if it is not approved. */
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

/**
 * Refunds the whole amount, once: PayPal refuses a second one. A refund that waits for the seller's bank counts as made.
 * @param refusals PayPal's refusals so far. Part of the idempotency key, whose repetition could return the refusal again
 */
export async function refundCapture(captureId: string, refusals: number): Promise<void> {
  const path = `/v2/payments/captures/${encodeURIComponent(captureId)}/refund`;
  const requestId = `refund-${captureId}${refusals > 0 ? `-${refusals}` : ""}`;
  try {
    const { status = "UNKNOWN" } = await call<Refund>("POST", path, requestId, {});
    const issues = [`REFUND_${status}`];
    if (status === "FAILED" || status === "CANCELLED") throw new PayPalError(422, issues);
    // An answer that does not say that the money goes back is none. A repetition does not refund twice.
    if (status !== "COMPLETED" && status !== "PENDING") throw new PayPalError(0, issues);
  } catch (error) {
    if (!(error instanceof PayPalError && error.is("CAPTURE_FULLY_REFUNDED"))) throw error;
  }
}

/** What "Log in with PayPal" may read: the name, and whether PayPal has verified the account. */
const signInScopes = "openid profile https://uri.paypal.com/services/paypalattributes";

/**
 * PayPal's page that asks its user for consent, and returns to `redirectUri` with `state` and either `code` or `error`.
 * Source: developer.paypal.com/log-in/build-button. PayPal documents no PKCE, and no nonce for an authorization code.
 */
export async function signInUrl(redirectUri: string, state: string): Promise<string> {
  const url = new URL("/signin/authorize", config.paypalSignInOrigin);
  url.search = new URLSearchParams({
    flowEntry: "static",
    client_id: await secret("PAYPAL_CLIENT_ID"),
    response_type: "code",
    scope: signInScopes,
    redirect_uri: redirectUri,
    state,
  }).toString();
  return url.href;
}

/** As far as it is used. Source: developer.paypal.com/docs/api/identity/v1, schema `paypalv1.1`. */
export type SignedIn = {
  name?: string;
  given_name?: string;
  family_name?: string;
  /** Documented as a boolean and shown as a text. */
  verified_account?: boolean | string;
};

/**
 * Exchanges the code of {@link signInUrl}'s return, once, and reads who has signed in. The token is not kept.
 * @throws PayPalError
 */
export async function signedInBy(code: string, redirectUri: string): Promise<SignedIn> {
  const answer = await requestToken({
    grant_type: "authorization_code",
    code,
    redirect_uri: redirectUri,
  });
  const { access_token } = bodyOf<{ access_token: string }>(answer);
  const url = `${config.paypalUrl}/v1/identity/oauth2/userinfo?schema=paypalv1.1`;
  const headers = { authorization: `Bearer ${access_token}`, accept: "application/json" };
  return bodyOf<SignedIn>(await request(url, { headers }));
}

/** @throws PayPalError */
async function call<Body>(
  method: "GET" | "POST",
  path: string,
  requestId?: string,
  body?: object,
): Promise<Body> {
  const send = async () =>
    request(config.paypalUrl + path, {
      method,
      headers: {
        authorization: `Bearer ${await accessToken()}`,
        "content-type": "application/json",
        // The minimal response lacks fields that have to be checked.
        prefer: "return=representation",
        ...(requestId && { "paypal-request-id": requestId }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
  let answer = await send();
  if (answer.response.status === 401) {
    // The token was revoked, or the secret rotated.
    token = undefined;
    answer = await send();
  }
  return bodyOf<Body>(answer);
}

async function accessToken(): Promise<string> {
  if (token && token.until > Date.now()) return token.value;
  const answer = await requestToken({ grant_type: "client_credentials" });
  const granted = bodyOf<{ access_token: string; expires_in: number }>(answer);
  token = {
    value: granted.access_token,
    until: Date.now() + (granted.expires_in - marginSeconds) * 1000,
  };
  return token.value;
}

async function requestToken(form: Record<string, string>) {
  const [id, password] = await Promise.all([
    secret("PAYPAL_CLIENT_ID"),
    secret("PAYPAL_CLIENT_SECRET"),
  ]);
  return request(`${config.paypalUrl}/v1/oauth2/token`, {
    method: "POST",
    headers: {
      authorization: `Basic ${Buffer.from(`${id}:${password}`).toString("base64")}`,
      "content-type": "application/x-www-form-urlencoded",
    },
    body: new URLSearchParams(form).toString(),
  });
}

/** @throws PayPalError without an answer */
async function request(
  url: string,
  init: RequestInit,
): Promise<{ response: Response; text: string }> {
  try {
    const signal = AbortSignal.timeout(timeoutMilliseconds);
    const response = await fetch(url, { ...init, signal });
    return { response, text: await response.text() };
  } catch (cause) {
    throw new PayPalError(0, [], { cause });
  }
}

/** @throws PayPalError */
function bodyOf<Body>({ response, text }: { response: Response; text: string }): Body {
  if (response.ok) {
    try {
      return JSON.parse(text) as Body;
    } catch (cause) {
      throw new PayPalError(response.status, ["UNREADABLE"], { cause });
    }
  }
  const retryAfter = Number(response.headers.get("retry-after"));
  const debugId = response.headers.get("paypal-debug-id");
  throw new PayPalError(response.status, issuesOf(text), {
    ...(debugId && { debugId }),
    ...(retryAfter > 0 && { retryAfter }),
  });
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
