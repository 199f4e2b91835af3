/**
 * The delay after wrong passwords, as Cognito documents it: one second after five failures, doubled by each further
 * failure, up to about 15 minutes. Attempts during the delay are refused and don't count. A right password ends it, and
 * so do 15 minutes without an attempt.
 *
 * Counted by the name that was given, with or without an account, so that both get the same answers. Kept in memory.
 */
import { notAuthorized } from "./errors";
import { ExpiringMap } from "./expiring-map";

const freeFailures = 5;
const longest = 15 * 60 * 1000;

export class Lockout {
  private readonly failed: ExpiringMap<{ failures: number; last: number }>;

  constructor(private readonly now: () => number) {
    this.failed = new ExpiringMap(now);
  }

  /** @throws CognitoError NotAuthorizedException during the delay */
  check(login: string): void {
    const record = this.failed.get(login);
    if (record && this.now() - record.last < delay(record.failures)) {
      throw notAuthorized("Password attempts exceeded");
    }
  }

  recordFailure(login: string): void {
    const failures = (this.failed.get(login)?.failures ?? 0) + 1;
    this.failed.set(login, { failures, last: this.now() }, longest);
  }

  reset(login: string): void {
    this.failed.delete(login);
  }
}

/** Milliseconds. */
function delay(failures: number): number {
  return failures < freeFailures ? 0 : Math.min(longest, 1000 * 2 ** (failures - freeFailures));
}
