/** Brings itineraries up to date after the name of their owner, or what PayPal knows of it, has changed. */
import { User } from "../user";
import { refreshCards } from "./owner";

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
