/** EventBridge's schedule: runs again some time after the last run has ended, so that no two overlap. */
import { setTimeout } from "node:timers/promises";

export function start(run: () => Promise<void>, intervalMilliseconds: number) {
  const stopping = new AbortController();
  async function loop(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        await setTimeout(intervalMilliseconds, undefined, { signal: stopping.signal });
        await run();
      } catch (error) {
        // The function has logged its own failure, as in AWS; the next run goes on.
        if (!stopping.signal.aborted) console.error("schedule:", String(error));
      }
    }
  }
  const ended = loop();
  return {
    async stop(): Promise<void> {
      stopping.abort();
      await ended;
    },
  };
}
