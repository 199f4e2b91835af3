/** When failed scheduled work is retried, and when it is parked for an operator. */

/** Failures after which work is parked for an operator: about 45 minutes after the first. */
export const maxAttempts = 8;

/** Delay before the second attempt; doubles with each further one. */
const firstSeconds = 30;
const maxSeconds = 960;

/**
 * ISO 8601 instant of the next attempt after `failures` of them: exponential backoff with jitter,
 * between half and all of the delay, so that work that failed together is not retried together.
 */
export function retryAt(now: Date, failures: number): string {
  const seconds = Math.min(firstSeconds * 2 ** (failures - 1), maxSeconds);
  return new Date(now.getTime() + seconds * (0.5 + Math.random() / 2) * 1000).toISOString();
}
