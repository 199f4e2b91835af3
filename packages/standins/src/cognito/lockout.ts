/**
 * The wait after wrong passwords, as Cognito describes it: after five failures one second, doubled by each further
 * failure, at most about 15 minutes. Attempts during the wait are refused and don't count. It ends with a right
 * password, or after 15 minutes without an attempt.
 *
 * Kept by what was typed, whether or not it has an account, so that both behave alike. In memory: a restart forgets it.
 */
import { notAuthorized } from "./errors";

const freeFailures = 5;
const longest = 15 * 60 * 1000;

export class Lockout {
  private readonly failed = new Map<string, { failures: number; last: number }>();

  constructor(private readonly now: () => number) {}

  /** Throws while the wait lasts. */
  check(login: string): void {
    const record = this.failed.get(login);
    if (!record) return;
    const since = this.now() - record.last;
    if (since >= longest) this.failed.delete(login);
    else if (record.failures >= freeFailures && since < wait(record.failures)) {
      throw notAuthorized("Password attempts exceeded");
    }
  }

  failure(login: string): void {
    const failures = (this.failed.get(login)?.failures ?? 0) + 1;
    this.failed.set(login, { failures, last: this.now() });
    for (const [other, { last }] of this.failed) {
      if (this.now() - last >= longest) this.failed.delete(other);
    }
  }

  success(login: string): void {
    this.failed.delete(login);
  }
}

/** Milliseconds. */
function wait(failures: number): number {
  return Math.min(longest, 1000 * 2 ** (failures - freeFailures));
}
