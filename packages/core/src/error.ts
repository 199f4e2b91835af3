/** Every error that the API reports, as RFC 9457 problem details. Pure: the browser uses the same list. */

export const problems = {
  "invalid-input": { status: 400, title: "Something in the request is not right" },
  "malformed-json": { status: 400, title: "The request body is not valid JSON" },
  "bad-signature": { status: 400, title: "The signature is not right" },
  unauthenticated: { status: 401, title: "Please sign in" },
  "payment-declined": { status: 402, title: "The payment was declined" },
  forbidden: { status: 403, title: "This is not allowed" },
  "not-found": { status: 404, title: "Not found" },
  "method-not-allowed": { status: 405, title: "This method is not allowed here" },
  "itinerary-required": { status: 409, title: "An itinerary of your own is missing" },
  conflict: { status: 409, title: "This can no longer be done" },
  "payload-too-large": { status: 413, title: "The request is too large" },
  "too-many-requests": { status: 429, title: "Too many requests" },
  internal: { status: 500, title: "Something went wrong on our side" },
  unavailable: { status: 503, title: "The service is busy" },
} as const;

export type ProblemCode = keyof typeof problems;

/** An invalid field. `path` is dotted and starts at the root of the request: `itinerary.0.travelDate`. */
export type FieldError = { path: string; message: string };

/** The body of every error response, `application/problem+json`. */
export type Problem = {
  type: string;
  title: string;
  status: number;
  detail: string;
  code: ProblemCode;
  errors?: readonly FieldError[];
};

/** Thrown by verbs and mapped to a {@link Problem} in functions/http.ts. `detail` is shown to users. */
export class AppError extends Error {
  override readonly name = "AppError";
  readonly errors?: readonly FieldError[];
  /** Seconds until the same request can succeed, sent as `Retry-After`. */
  readonly retryAfter?: number;

  constructor(
    readonly code: ProblemCode,
    detail: string,
    options: { errors?: readonly FieldError[]; retryAfter?: number; cause?: unknown } = {},
  ) {
    const { errors, retryAfter, cause } = options;
    super(detail, { cause });
    if (errors) this.errors = errors;
    if (retryAfter !== undefined) this.retryAfter = retryAfter;
  }
}

export function toProblem(error: AppError): Problem {
  const { status, title } = problems[error.code];
  return {
    type: `urn:flightaides:problem:${error.code}`,
    title,
    status,
    detail: error.message,
    code: error.code,
    ...(error.errors && { errors: error.errors }),
  };
}
