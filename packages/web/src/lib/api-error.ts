/** What a call of the API can end with. Apart from lib/api.ts, which needs the schemas of the contracts. */
import type { FieldError, ProblemCode } from "@flightaides/core/error";

/** The server's error codes, plus those of the client: no connection, no answer in time, an unexpected answer. */
export type ApiErrorCode = ProblemCode | "network" | "timeout" | "unexpected";

/** `message` is a sentence to show to the user; `errors` are per input field. */
export class ApiError extends Error {
  override readonly name = "ApiError";

  constructor(
    readonly code: ApiErrorCode,
    detail: string,
    readonly errors: readonly FieldError[] = [],
  ) {
    super(detail);
  }
}

/** Whether the same request may succeed a moment later. */
export function isTransient(error: unknown): boolean {
  return error instanceof ApiError && ["network", "timeout", "unavailable"].includes(error.code);
}
