/** The time, as an argument: tests and benchmarks pass a clock on which waiting takes no time. */
export type Clock = {
  now(): Date;
  /** Resolves after that many milliseconds. */
  sleep(milliseconds: number): Promise<void>;
};

export const systemClock: Clock = {
  now: () => new Date(),
  sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
};
