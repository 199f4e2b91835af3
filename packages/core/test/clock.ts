/** A clock without real time. */
import type { Clock } from "../src/clock";

/** Long before the trips of these tests. */
export const start = new Date("2027-03-10T12:00:00Z");

/** A clock on which time passes only by `sleep`, which resolves at once, and by `pass`. */
export function virtualClock(from = start): Clock & { pass(seconds: number): void } {
  let now = from.getTime();
  return {
    now: () => new Date(now),
    async sleep(milliseconds) {
      now += milliseconds;
    },
    pass(seconds) {
      now += seconds * 1000;
    },
  };
}
