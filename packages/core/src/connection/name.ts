/** Brings connections up to date after the name of a participant, or what PayPal knows of it, has changed. */
import type { Run } from "../clock";
import { type WorkedOff, workOff } from "../db/pending";
import { Itinerary } from "../itinerary";
import { Masking } from "../masking";
import type { Outbox } from "../outbox";
import { User } from "../user";
import { change } from "./change";
import type { ConnectionItem } from "./entity";
import { followChange, isSettled, setSide } from "./follow";
import { ofUser } from "./participants";
import { roleOf, sideOf } from "./side";

/**
 * Brings the itineraries of a user up to date with the name, and the connections with both. Idempotent.
 * @returns the mails that this owes
 */
export async function followName(uid: string, now: Date): Promise<Outbox.Ref[]> {
  // First, because the schedule stops once the itineraries have followed.
  await renameUnposted(uid, now);
  const mails: Outbox.Ref[] = [];
  for (const id of await Itinerary.followName(uid, now))
    mails.push(...(await followChange(id, now)).mails);
  return mails;
}

/** Follows the names that no request has followed. */
export function followNames(run?: Run): Promise<WorkedOff> {
  return workOff(User.pendingNameChanges, followName, run);
}

/** Where the user has posted no trip there is no itinerary that the connection would follow. */
async function renameUnposted(uid: string, now: Date): Promise<void> {
  const profile = await User.recipient(uid);
  if (!profile) return;
  const displayName = await Masking.plainName(profile.displayName);
  const renamed = (item: ConnectionItem) => {
    const role = roleOf(item, uid);
    const side = sideOf(item, role);
    if (!side || side.card || isSettled(item)) return undefined;
    if (side.contact.displayName === displayName) return undefined;
    return { set: setSide(role, { ...side, contact: { ...side.contact, displayName } }) };
  };
  for (const { id } of (await ofUser(uid)).filter(renamed)) await change(id, renamed, now);
}
