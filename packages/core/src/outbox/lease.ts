/** Seconds that a worker has for a mail: longer than sending can take, its timeout included. */
export const leaseSeconds = 60;

/** The ISO 8601 instant that many seconds later. */
export function later(now: Date, seconds: number): string {
  return new Date(now.getTime() + seconds * 1000).toISOString();
}
