/**
 * - `gone`: the push service does not know the device any more
 * - `later`: it is overloaded, fails or does not respond
 * - `refused`: it will never take this push
 */
type Reason = "gone" | "later" | "refused";

/** Without personal data, for the log. */
export class PushError extends Error {
  override readonly name = "PushError";

  /** @param response `status`: 0 without a response. `retryAfter`: seconds */
  constructor(
    readonly reason: Reason,
    service: string,
    { status, retryAfter }: { status: number; retryAfter?: number | undefined },
    options?: ErrorOptions,
  ) {
    super(`${service} responds with ${status || "nothing"}`, options);
    this.retryAfter = retryAfter;
  }

  readonly retryAfter: number | undefined;
}
