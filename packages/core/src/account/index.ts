/** Accounts: export of one's data, and deletion. */
import type { AuthUser } from "../actor";
import { config } from "../config";
import { Connection } from "../connection";
import { Itinerary } from "../itinerary";
import { Message } from "../message";
import { Outbox } from "../outbox";
import { Quota } from "../quota";
import { Reputation } from "../reputation";
import { Safety } from "../safety";
import { User } from "../user";

export * as Account from ".";

/** Everything that is stored about the caller. */
export async function exportAll(actor: AuthUser, now: Date) {
  const [profile, formerNames, itineraries, connections, mails, reports, blocks] =
    await Promise.all([
      User.profile(actor),
      User.formerNames(actor.uid, now),
      Itinerary.ofOwner(actor),
      Connection.list(actor, now),
      Outbox.ofRecipient(actor.uid),
      Safety.reports(actor),
      Safety.blocks(actor),
    ]);
  const messages = await Message.ofWriter(connections);
  const exportedAt = now.toISOString();
  return {
    exportedAt,
    profile,
    formerNames,
    itineraries,
    connections,
    messages,
    mails,
    reports,
    blocks,
  };
}

/**
 * Deletes everything of the caller. Each step is idempotent and the profile goes last: after a failure the user can still call,
 * and a retry continues. The profile is marked first, so that nothing new is written in the meantime.
 */
export async function remove(actor: AuthUser, now: Date): Promise<void> {
  await User.leave(actor, now);
  await Message.forget(actor, now);
  await Connection.forget(actor.uid, now);
  for (const { id } of await Itinerary.ofOwner(actor)) {
    await Itinerary.remove(actor, id, now);
    await Connection.followChange(id, now);
  }
  await Safety.forget(actor, now);
  await Outbox.forget(actor.uid);
  await Quota.forget(actor.uid);
  await Reputation.forget(actor.uid);
  // Loaded on demand: an export does not need Cognito's SDK.
  const { removeSignIn } = await import("./directory");
  await removeSignIn(config.userPoolId, actor.username);
  await User.forget(actor, now);
}
