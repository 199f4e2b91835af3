/**
 * Limits of the HTTP API. `functions/http.ts` enforces the size of bodies. `stacks/api.ts` deploys the throttles; the local
 * gateway has none.
 */
import type { Rate } from "./contract";

/** Bytes of a request body. API Gateway allows 10 MB; no contract needs more than a fraction of that. */
export const maxBodyBytes = 64 * 1024;

export type Throttle = {
  /** Requests per second, of all callers of one route together. */
  rate: number;
  /** Requests that may arrive at once before the rate counts. */
  burst: number;
};

/**
 * Requests per second of a route by its contract's rate, unless the stage sets others. The account allows 10,000 requests per
 * second and 1,000 concurrent functions; a frequent route answers within 50 ms, so it uses at most 50 of them. Limits per address
 * are the firewall's (`stacks/constructs/firewall.ts`).
 */
export const requestRates: Readonly<Record<Rate, number>> = {
  frequent: 1000,
  usual: 200,
  costly: 20,
};

/** The throttle of a route with that many requests per second. */
export function throttleOf(rate: number): Throttle {
  return { rate, burst: 2 * rate };
}
