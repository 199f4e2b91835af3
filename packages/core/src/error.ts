/** The closed list of what can go wrong, as RFC 9457 problem details. Pure: the browser reads the same list. */

export const problems = {
  "invalid-input": { status: 400, title: "Something in the request is not right" },
  "malformed-json": { status: 400, title: "The request body is not valid JSON" },
  "bad-signature": { status: 400, title: "The signature is not right" },
  unauthenticated: { status: 401, title: "Please sign in" },
  "payment-declined": { status: 402, title: "The payment was declined" },
  forbidden: { status: 403, title: "This is not allowed" },
  "not-found": { status: 404, title: "Not found" },
  "method-not-allowed": { status: 405, title: "This method is not allowed here" },
  conflict: { status: 409, title: "This can no longer be done" },
  "payload-too-large": { status: 413, title: "The request is too large" },
  "too-many-requests": { status: 429, title: "Too many requests" },
  internal: { status: 500, title: "Something went wrong on our side" },
  unavailable: { status: 503, title: "The service is busy" },
} as const;

export type ProblemCode = keyof typeof problems;

/** One field that was refused. `path` is dotted from the request's root: `itinerary.0.travelDate`. */
export type FieldError = { path: string; message: string };

/** The body of every failed answer, `application/problem+json`. */
export type Problem = {
  type: string;
  title: string;
  status: number;
  detail: string;
  code: ProblemCode;
  errors?: FieldError[];
};

/** Thrown by verbs, mapped to a {@link Problem} once, in functions/http.ts. `detail` is shown to people. */
export class AppError extends Error {
  override readonly name = "AppError";

  constructor(
    readonly code: ProblemCode,
    detail: string,
    readonly errors?: FieldError[],
  ) {
    super(detail);
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
