import { renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const reader = join(import.meta.dirname, "../../../e2e/support/clock.mjs");

export type Clock = ReturnType<typeof startClock>;

/** The clock of the product: how far it is ahead is in a file, which its processes read. */
export function startClock(folder: string) {
  const file = join(folder, "clock");
  let ahead = 0;
  const step = (seconds: number) => {
    ahead += seconds * 1000;
    // Atomic: nobody reads a partial value.
    writeFileSync(`${file}.next`, String(ahead));
    renameSync(`${file}.next`, file);
  };
  step(0);
  return {
    /** Environment of the processes. */
    settings: { CLOCK_FILE: file, NODE_OPTIONS: `--import ${pathToFileURL(reader)}` },
    now: () => Date.now() + ahead,
    step,
  };
}
