/** Time as work that waits sees it; tests and benchmarks bring one that only looks as if it passed. */
export type Clock = {
  now(): Date;
  /** Waits so many milliseconds. */
  sleep(milliseconds: number): Promise<void>;
};

export const systemClock: Clock = {
  now: () => new Date(),
  sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
};
