/** Keeps to SES's send rate: everybody who sends waits for their turn, and all wait when SES says it is too much. */
import type { Clock } from "../clock";

const pauseSeconds = 1;
const maxPauseSeconds = 30;
/** So often in a row SES may say no; then the rest is for a later run, for the day's quota may be used up. */
const maxRefusals = 8;

export function pacer(perSecond: number, clock: Clock) {
  const interval = 1000 / perSecond;
  let next = 0;
  let refusals = 0;
  return {
    async turn(): Promise<void> {
      const now = clock.now().getTime();
      const at = Math.max(now, next);
      next = at + interval;
      if (at > now) await clock.sleep(at - now);
    },
    /** What SES said to the last one. */
    heard(refused: boolean): void {
      refusals = refused ? refusals + 1 : 0;
      if (!refused) return;
      const pause = Math.min(pauseSeconds * 2 ** (refusals - 1), maxPauseSeconds) * 1000;
      next = Math.max(next, clock.now().getTime() + pause);
    },
    get exhausted(): boolean {
      return refusals >= maxRefusals;
    },
  };
}
