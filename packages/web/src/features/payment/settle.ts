/** Captures a payment and finds out its result, even if responses are lost. */
import { type Connection, fromId } from "@flightaides/core/connection/contract.ts";
import { capture } from "@flightaides/core/payment/contract.ts";
import { call } from "../../lib/api";
import { ApiError } from "../../lib/api-error";
import { isUnpaid } from "../connection/live";

/** Milliseconds between attempts. */
const pauses = [1_000, 2_000, 4_000, 8_000, 15_000];

/** Whether the payment's result is unknown after this error: the server may have charged, or may still do so. */
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
 * Captures an approved order. After a lost response it first checks whether the payment arrived otherwise, then repeats
 * the capture, which is idempotent.
 * @throws ApiError if the server refuses, or the last error if the result stays unknown
 */
export async function settle(
  { id, orderId, trips }: { id: string; orderId: string; trips?: number | undefined },
  onSlow: () => void,
  pause: (milliseconds: number) => Promise<void> = wait,
): Promise<Connection> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await call(capture, { id, orderId, trips });
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

function isSettled(connection: Connection): boolean {
  return Boolean(connection.pending) || !isUnpaid(connection);
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
