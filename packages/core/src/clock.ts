/** The time, as an argument: tests and benchmarks pass a clock on which waiting takes no time. */
export type Clock = {
  now(): Date;
  /** Resolves after that many milliseconds. */
  sleep(milliseconds: number): Promise<void>;
};

/** What a scheduled run is given: the time, and the instant after which it begins nothing new. Default: it has no end. */
export type Run = { clock?: Clock; until?: Date };

/** The last instant that a `Date` can hold. */
export const endOfTime = new Date(8.64e15);

/** Seconds for which the longest due work had been due, an ISO 8601 instant; 0 when nothing was. */
export function lagOf(dueAt: string | undefined, now: Date): number {
  return dueAt ? Math.max(0, now.getTime() - Date.parse(dueAt)) / 1000 : 0;
}

export const systemClock: Clock = {
  now: () => new Date(),
  sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
};
