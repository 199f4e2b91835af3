/** Keeps to SES's send rate: everybody who sends waits for their turn, and all wait when SES says it is too much. */
import type { Clock } from "../clock";

const pauseSeconds = 1;
const maxPauseSeconds = 30;
/** After so many pauses in a row the rest is for a later run, for the day's quota may be used up. */
const maxPauses = 8;
/** A refusal makes the way between two mails so much longer, a mail that is taken so much shorter, to where it began. */
const slower = 1.5;
const faster = 0.99;
const maxInterval = 1000;

export type Pacer = {
  /** Waits for it. False when there is none: no time is left, or SES has refused too often. */
  turn(): Promise<boolean>;
  /** What SES said to the last one. */
  heard(refused: boolean): void;
  /** No turn will come any more. */
  readonly exhausted: boolean;
};

/** `perSecond` is what SES says it takes; that may be too much, for others send too. */
export function pacer(perSecond: number, { clock, until }: { clock: Clock; until: Date }): Pacer {
  // Clocks count whole milliseconds: a fraction less would be one mail too many in some second.
  const shortest = Math.ceil(1000 / perSecond);
  let interval = shortest;
  /** Milliseconds of the clock. */
  let next = 0;
  let pausedUntil = 0;
  let pauses = 0;
  let over = false;
  const now = () => clock.now().getTime();
  return {
    async turn() {
      for (;;) {
        const at = Math.ceil(Math.max(now(), next, pausedUntil));
        over ||= pauses >= maxPauses || at >= until.getTime();
        if (over) return false;
        next = at + interval;
        if (at > now()) await clock.sleep(at - now());
        // A pause may have begun meanwhile.
        if (now() >= pausedUntil) return true;
      }
    },
    heard(refused) {
      if (!refused) {
        pauses = 0;
        interval = Math.max(interval * faster, shortest);
        return;
      }
      // What was under way when the pause began tells nothing new.
      if (now() < pausedUntil) return;
      pauses++;
      interval = Math.min(interval * slower, Math.max(maxInterval, shortest));
      pausedUntil = now() + Math.min(pauseSeconds * 2 ** (pauses - 1), maxPauseSeconds) * 1000;
    },
    get exhausted() {
      return over || pauses >= maxPauses;
    },
  };
}
