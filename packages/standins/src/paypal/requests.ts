/** Idempotency by `PayPal-Request-Id`: a request that comes again is answered with what has become of the first. */
import { createHash } from "node:crypto";
import { PayPalError, refusal } from "./errors";

export type StoredRequest = {
  /** Of path and body: the same id with another one is a mistake of the caller. */
  fingerprint: string;
  /** Milliseconds since 1970. */
  expires: number;
  /** What the request has made, or the decline it has met. */
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

export type Rules = { now: () => number; remembersDeclines: boolean };

/**
 * Runs `perform` unless the same request has been served already; it answers the id of what it has made. Refusals are
 * not remembered, because the caller may put things right and ask again; a declined instrument is, where the rules say so.
 */
export function idempotent(
  requests: Record<string, StoredRequest>,
  { body, lifetime, operation, path, requestId }: Request,
  { now, remembersDeclines }: Rules,
  perform: () => string,
): { id: string; repeated: boolean } {
  if (requestId === undefined) return { id: perform(), repeated: false };
  for (const [key, { expires }] of Object.entries(requests)) {
    if (expires <= now()) delete requests[key];
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
    requests[key] = { fingerprint, expires: now() + lifetime, outcome };
  };
  try {
    const id = perform();
    remember({ id });
    return { id, repeated: false };
  } catch (error) {
    if (remembersDeclines && isDecline(error)) remember({ declined: error.details });
    throw error;
  }
}

function isDecline(error: unknown): error is PayPalError {
  if (!(error instanceof PayPalError)) return false;
  const [first] = error.details as readonly { issue?: string }[];
  return first?.issue === "INSTRUMENT_DECLINED";
}
