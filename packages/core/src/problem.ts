/**
 * The codes of problem details (RFC 9457) with their status and title. Of each status the most general code comes first: it stands for an
 * answer without a code. Pure: the browser uses the same list.
 */

export const problems = {
  "invalid-input": { status: 400, title: "Something in the request is not right" },
  "malformed-json": { status: 400, title: "The request body is not valid JSON" },
  "bad-signature": { status: 400, title: "The signature is not right" },
  unauthenticated: { status: 401, title: "Please sign in" },
  "payment-declined": { status: 402, title: "The payment was declined" },
  forbidden: { status: 403, title: "This is not allowed" },
  "sign-in-again": { status: 403, title: "Please sign in again" },
  "not-found": { status: 404, title: "Not found" },
  "method-not-allowed": { status: 405, title: "This method is not allowed here" },
  conflict: { status: 409, title: "This can no longer be done" },
  "itinerary-required": { status: 409, title: "An itinerary of your own is missing" },
  "payload-too-large": { status: 413, title: "The request is too large" },
  "too-many-requests": { status: 429, title: "Too many requests" },
  internal: { status: 500, title: "Something went wrong on our side" },
  unavailable: { status: 503, title: "The service is busy" },
} as const;

export type ProblemCode = keyof typeof problems;
