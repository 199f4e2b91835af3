/** A clock without real time. */
import type { Clock } from "../src/clock";

/** A time long before the trips of these tests. */
export const start = new Date("2027-03-10T12:00:00Z");

/** A clock that advances only by `sleep`, which resolves immediately, and by `pass`. */
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
