/** The errors of API calls. Separate from lib/api.ts, which needs the schemas of the contracts. */
import type { ProblemCode } from "@flightaides/core/problem.ts";

/** The server's error codes, plus those of the client: no connection, no answer in time, an unexpected answer. */
export type ApiErrorCode = ProblemCode | "network" | "timeout" | "unexpected";

/** What is wrong with an input field, in the language of the page. `airline` is the designator that the server does not know. */
export type FieldMessage = { path: string; message: string; airline?: string };

/** The reason of the problem details, and the id of the itinerary that it is about. */
type About = { reason?: string | undefined; trip?: string | undefined };

/** `message` is a sentence to show to the user; `errors` are per input field. */
export class ApiError extends Error {
  override readonly name = "ApiError";

  constructor(
    readonly code: ApiErrorCode,
    detail: string,
    readonly errors: readonly FieldMessage[] = [],
    readonly about: About = {},
  ) {
    super(detail);
  }
}

/** Whether the same request may succeed a moment later. */
export function isTransient(error: unknown): boolean {
  return error instanceof ApiError && ["network", "timeout", "unavailable"].includes(error.code);
}
