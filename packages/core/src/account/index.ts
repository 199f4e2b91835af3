/** Accounts: taking one's data along, and leaving. */
import type { User as Person } from "../actor";
import { config } from "../config";
import { Connection } from "../connection";
import { Itinerary } from "../itinerary";
import { Outbox } from "../outbox";
import { User } from "../user";

export * as Account from ".";

export async function exportAll(user: Person, now: Date) {
  const [profile, itineraries, connections, mails] = await Promise.all([
    User.profile(user),
    Itinerary.ofOwner(user),
    Connection.list(user, now),
    Outbox.ofRecipient(user.uid),
  ]);
  return { exportedAt: now.toISOString(), profile, itineraries, connections, mails };
}

/**
 * Deletes everything of a user. Each step can be done again: were one to fail, the user is still let in and the next
 * try goes on; the mark of leaving goes first, so that nothing new appears behind it, and the profile last.
 */
export async function remove(user: Person, now: Date): Promise<void> {
  await User.leave(user, now);
  for (const { id } of await Itinerary.ofOwner(user)) await Itinerary.remove(id, user);
  await Connection.forget(user.uid);
  await Outbox.forget(user.uid);
  // Cognito's SDK is loaded by who leaves, not by who takes their data along.
  const { removeSignIn } = await import("./directory");
  await removeSignIn(config.userPoolId, user.username);
  await User.forget(user, now);
}

/** Makes way for the owner of an address: a sign-up with it that was never proven is gone. */
export async function discardSignUp(email: string): Promise<void> {
  const { discardUnproven } = await import("./one-person");
  await discardUnproven(config.userPoolId, email);
}
