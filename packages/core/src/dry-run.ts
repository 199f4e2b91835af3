/**
 * Dry runs: a call does everything up to its first write, and that write is sent to the table in a transaction that is
 * cancelled. The check of a new version uses them (functions/src/check-version.ts).
 */
import { AsyncLocalStorage } from "node:async_hooks";

export type DryRun = {
  /** The caller counts as an account that has called before, although it does not exist. */
  isKnown: boolean;
};

const dryRuns = new AsyncLocalStorage<DryRun>();

export function isDryRun(): boolean {
  return dryRuns.getStore() !== undefined;
}

/** Whether the caller of a dry run counts as known. False outside of one. */
export function countsAsKnown(): boolean {
  return dryRuns.getStore()?.isKnown === true;
}

/** @throws RolledBack at the first transaction of `run`, if there is one */
export function dryRun<Result>(
  run: () => Promise<Result>,
  options: DryRun = { isKnown: true },
): Promise<Result> {
  return dryRuns.run(options, run);
}

/** The table has accepted these writes and stored none of them. Ends a dry run. */
export class RolledBack extends Error {
  override readonly name = "RolledBack";

  constructor(readonly writes: number) {
    super(`Rolled back: ${writes} writes`);
  }
}
