/** Keeps to SES's send rate: senders wait for their turn, and all of them pause when SES throttles. */
import type { Clock } from "../clock";

const firstPauseSeconds = 1;
const maxPauseSeconds = 30;
/** Consecutive pauses after which the rest is left to a later run: the daily quota may be used up. */
const maxPauses = 8;
/** Factor for the interval between two mails after a throttled request. */
const slowDown = 1.5;
/** Factor after an accepted one, down to the initial interval. */
const speedUp = 0.99;
/** Milliseconds. */
const maxInterval = 1000;

export type Pacer = {
  /** Waits for the next turn. Resolves to false when there is none: the time is over, or SES throttled too often. */
  turn(): Promise<boolean>;
  /** Reports SES's response to the last request. */
  report(response: { throttled: boolean }): void;
  /** No further turn will be given. */
  readonly exhausted: boolean;
};

/** @param perSecond SES's rate; it may be too high, because other senders share it */
export function pacer(perSecond: number, { clock, until }: { clock: Clock; until: Date }): Pacer {
  // Clocks count whole milliseconds: a shorter interval would exceed the rate by one mail in some seconds.
  const shortest = Math.ceil(1000 / perSecond);
  let interval = shortest;
  /** The clock's milliseconds before which there is no further turn, and of the end of the current pause. */
  let next = 0;
  let pausedUntil = 0;
  let pauses = 0;
  let over = false;
  /** The turn that was asked for last. Each one waits for the one before. */
  let last = Promise.resolve(true);
  const now = () => clock.now().getTime();

  async function wait(): Promise<boolean> {
    for (;;) {
      const at = Math.ceil(Math.max(now(), next, pausedUntil));
      over ||= pauses >= maxPauses || at >= until.getTime();
      if (over) return false;
      if (at > now()) {
        await clock.sleep(at - now());
        // A pause may have begun in the meantime.
        continue;
      }
      // Counted from the turn as it is: a process that was stopped for a while does not make up for it in a burst.
      next = now() + interval;
      return true;
    }
  }

  return {
    turn() {
      const mine = last.then(wait);
      last = mine;
      return mine;
    },
    report({ throttled }) {
      if (!throttled) {
        pauses = 0;
        interval = Math.max(interval * speedUp, shortest);
        return;
      }
      // The request was sent before the current pause began.
      if (now() < pausedUntil) return;
      pauses++;
      interval = Math.min(interval * slowDown, Math.max(maxInterval, shortest));
      const pause = Math.min(firstPauseSeconds * 2 ** (pauses - 1), maxPauseSeconds);
      pausedUntil = now() + pause * 1000;
    },
    get exhausted() {
      return over || pauses >= maxPauses;
    },
  };
}
