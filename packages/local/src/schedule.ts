/** EventBridge's schedule. The interval starts when a run ends, so runs never overlap. */
import { setTimeout } from "node:timers/promises";

export function start(run: () => Promise<void>, intervalMilliseconds: number) {
  const stopping = new AbortController();
  async function loop(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        await setTimeout(intervalMilliseconds, undefined, { signal: stopping.signal });
        await run();
      } catch (error) {
        // The function has logged the failure, as in AWS. The next run continues.
        if (!stopping.signal.aborted) console.error("schedule:", String(error));
      }
    }
  }
  const ended = loop();
  return {
    /** Waits for the current run. */
    async stop(): Promise<void> {
      stopping.abort();
      await ended;
    },
  };
}
