/** Finding out what became of a payment, whatever is lost on the way. */
import { type Connection, fromId } from "@flightaides/core/connection/contract";
import { capture } from "@flightaides/core/payment/contract";
import { ApiError, call } from "../../lib/api";

/** Milliseconds between attempts. */
const pauses = [1_000, 2_000, 4_000, 8_000, 15_000];

/** The server may have charged, or may still: only an answer of its own says what is true. */
export function isUncertain(error: unknown): boolean {
  return !(error instanceof ApiError) || uncertain.has(error.code);
}

const uncertain = new Set<string>([
  "network",
  "timeout",
  "unavailable",
  "internal",
  "unexpected",
  "too-many-requests",
]);

/**
 * Captures an approved order. Where the answer is lost it looks first whether the payment has arrived by another way,
 * then asks for the same capture again, which charges nobody twice.
 * @throws ApiError what the server refuses, or the last of the failures that leave it open
 */
export async function settle(
  id: string,
  orderId: string,
  onSlow: () => void,
  pause: (milliseconds: number) => Promise<void> = wait,
): Promise<Connection> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await call(capture, { id, orderId });
    } catch (error) {
      const milliseconds = pauses[attempt];
      if (!isUncertain(error) || milliseconds === undefined) throw error;
      onSlow();
      await pause(milliseconds);
      const now = await call(fromId, { id }).catch(() => undefined);
      if (now && isSettled(now)) return now;
    }
  }
}

function isSettled({ state, pending }: Connection): boolean {
  return Boolean(pending) || (state !== "requested" && state !== "ordered");
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
