/**
 * Writes that conflict with concurrent writes to the same items: they are retried until the time of
 * their request is over.
 */
import { AsyncLocalStorage } from "node:async_hooks";
import { setTimeout } from "node:timers/promises";
import { AppError } from "./error";
import type { ReasonOf } from "./error-reasons";

/** Milliseconds before the second attempt at most; doubles with each further one. */
const firstBackoff = 10;
const maxBackoff = 500;
/** Milliseconds during which attempts are made outside of a request. */
const defaultTime = 5000;

/** Milliseconds of `performance.now()` after which the calls of a request begin no further attempt. */
const deadlines = new AsyncLocalStorage<number>();

/** Runs a request, whose attempts end after that many milliseconds. */
export function withinTime<Result>(
  milliseconds: number,
  run: () => Promise<Result>,
): Promise<Result> {
  return deadlines.run(performance.now() + milliseconds, run);
}

/**
 * Makes attempts until one does not return `"changed"`, at least one, with exponential backoff and
 * full jitter in between. `"changed"` means that a concurrent request has changed what the attempt
 * read, or is changing what it writes. Each time, at least one of these requests has succeeded.
 * @throws AppError `unavailable` with the reason `busy` when the time of the request is over
 */
export async function untilUnchanged<Result>(
  attempt: () => Promise<Result | "changed">,
  busy: ReasonOf<"unavailable">,
): Promise<Result> {
  const deadline = deadlines.getStore() ?? performance.now() + defaultTime;
  for (let longest = firstBackoff; ; longest = Math.min(2 * longest, maxBackoff)) {
    const result = await attempt();
    if (result !== "changed") return result;
    const backoff = Math.random() * longest;
    if (performance.now() + backoff >= deadline) throw new AppError(busy);
    await setTimeout(backoff);
  }
}
