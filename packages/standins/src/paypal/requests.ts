/** Idempotency by `PayPal-Request-Id`: a repeated request returns the result of the first. */
import { createHash } from "node:crypto";
import { PayPalError, refusal } from "./errors";

export type StoredRequest = {
  /** Hash of path and body. */
  fingerprint: string;
  /** Milliseconds since 1970. */
  expires: number;
  /** Id of the created resource, or the details of the decline. */
  outcome: { id: string } | { declined: readonly object[] };
};

export type Request = {
  operation: string;
  requestId: string | undefined;
  path: string;
  body: unknown;
  /** Milliseconds for which PayPal keeps the id. */
  lifetime: number;
};

/**
 * Calls `perform`, which returns the id of what it creates, unless the same request has succeeded before. Declined
 * instruments are remembered: PayPal does not document whether it does that too, and this is the harder case for its
 * callers. Other errors are not, because the caller may fix their cause and retry.
 */
export function idempotent(
  requests: Record<string, StoredRequest>,
  { body, lifetime, operation, path, requestId }: Request,
  now: number,
  perform: () => string,
): { id: string; repeated: boolean } {
  if (requestId === undefined) return { id: perform(), repeated: false };
  for (const [key, { expires }] of Object.entries(requests)) {
    if (expires <= now) delete requests[key];
  }

  const key = `${operation} ${requestId}`;
  const fingerprint = createHash("sha256")
    .update(`${path} ${JSON.stringify(body) ?? ""}`)
    .digest("base64url");
  const known = Object.hasOwn(requests, key) ? requests[key] : undefined;
  if (known && known.fingerprint !== fingerprint) {
    throw refusal("DUPLICATE_REQUEST_ID", {
      field: "PayPal-Request-Id",
      value: requestId,
      location: "header",
    });
  }
  if (known) {
    const { outcome } = known;
    if ("declined" in outcome) throw new PayPalError(422, outcome.declined);
    return { id: outcome.id, repeated: true };
  }

  const remember = (outcome: StoredRequest["outcome"]) => {
    requests[key] = { fingerprint, expires: now + lifetime, outcome };
  };
  try {
    const id = perform();
    remember({ id });
    return { id, repeated: false };
  } catch (error) {
    if (isDecline(error)) remember({ declined: error.details });
    throw error;
  }
}

function isDecline(error: unknown): error is PayPalError {
  if (!(error instanceof PayPalError)) return false;
  const [first] = error.details as readonly { issue?: string }[];
  return first?.issue === "INSTRUMENT_DECLINED";
}
