/** When scheduled work that failed is tried again, and when it is left to an operator. */

/** Failures after which an operator has to look: about three quarters of an hour after the first. */
export const maxAttempts = 8;

/** Delay before the second attempt; doubles with each further one. */
const firstSeconds = 30;
const maxSeconds = 960;

/**
 * ISO 8601 instant of the next attempt after `failures` of them: exponential backoff, between half the delay and the whole, so
 * that work that failed together is not retried together.
 */
export function retryAt(now: Date, failures: number): string {
  const seconds = Math.min(firstSeconds * 2 ** (failures - 1), maxSeconds);
  return new Date(now.getTime() + seconds * (0.5 + Math.random() / 2) * 1000).toISOString();
}
