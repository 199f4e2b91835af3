/** The time, as an argument: tests and benchmarks pass a clock on which waiting takes no time. */
export type Clock = {
  now(): Date;
  /** Resolves after that many milliseconds. */
  sleep(milliseconds: number): Promise<void>;
};

/**
 * Arguments of a scheduled run: the time, and the instant after which it starts no new work.
 * Default: no limit.
 */
export type Run = { clock?: Clock; until?: Date };

/** The latest instant that a `Date` can represent. */
export const endOfTime = new Date(8.64e15);

/** The ISO 8601 instant `seconds` after `from`. */
export function inSeconds(from: Date, seconds: number): string {
  return new Date(from.getTime() + seconds * 1000).toISOString();
}

/** Seconds since the oldest due work became due, an ISO 8601 instant; 0 if nothing was due. */
export function lagOf(dueAt: string | undefined, now: Date): number {
  return dueAt ? Math.max(0, now.getTime() - Date.parse(dueAt)) / 1000 : 0;
}

export const systemClock: Clock = {
  now: () => new Date(),
  sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
};
