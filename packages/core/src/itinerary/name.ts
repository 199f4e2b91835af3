/** The itineraries of a user whose name, or what PayPal knows of it, has changed follow the change. */
import { endOfTime, lagOf, type Run, systemClock } from "../clock";
import { User } from "../user";
import { refreshCards } from "./owner";

/** Users whose itineraries one run brings up to date. */
const batch = 100;

/**
 * Brings the itineraries up to date with the name. Idempotent.
 * @returns the ids of those whose connections follow the change
 */
export async function followName(uid: string, now: Date): Promise<string[]> {
  const change = await User.nameChangeOf(uid);
  const changed = await refreshCards(uid, now);
  if (change) await User.completeNameChange(change);
  return changed;
}

/** `lag`: seconds for which the longest due change had been due. */
export type Followed = { followed: number; failures: unknown[]; lag: number };

/** Follows the names that no request has followed, until `until`. Continues after a failure. The connections follow by the schedule. */
export async function followNames({
  clock = systemClock,
  until = endOfTime,
}: Run = {}): Promise<Followed> {
  const began = clock.now();
  const due = await User.pendingNameChanges(began, batch);
  const done: Followed = { followed: 0, failures: [], lag: lagOf(due[0]?.dueAt, began) };
  for (const { id } of due) {
    if (clock.now() >= until) break;
    try {
      await followName(id, clock.now());
      done.followed++;
    } catch (error) {
      done.failures.push(error);
    }
  }
  return done;
}
