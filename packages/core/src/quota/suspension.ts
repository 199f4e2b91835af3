/**
 * Suspended users: what is stored of them, which outlives the account as all of this domain does. The domain `desk` suspends, and lifts a
 * suspension. `user` refuses what a suspended user writes.
 */
import { conditional } from "../db/conditional";
import { dueUnlessDone, type Job, pending } from "../db/pending";
import type { Write } from "../db/transact";
import { FormerAccount } from "../former-account";
import { suspensionEntity } from "./entity";
import type { SuspensionReason } from "./suspension-reasons";

/** `since`: ISO 8601 instant. `decisions`: how often it was decided again. */
export type Suspension = { since: string; reason: SuspensionReason; decisions?: number };

/**
 * Refused when the user is suspended already.
 * @param id of a former account, too: whoever comes back is suspended
 */
export function suspensionWrite(id: string, reason: SuspensionReason, now: Date): Write {
  const dueAt = dueUnlessDone(now);
  const suspension = suspensionEntity().create({
    id,
    since: now.toISOString(),
    reason,
    queue: "suspended",
    dueAt,
    ...(FormerAccount.isFormer(id) && {
      expiresAt: FormerAccount.keptUntil(now),
      expiresInUse: 0,
    }),
  });
  return { Put: suspension.params() };
}

/** Another decision that suspends a suspended user. Refused when they are not suspended. */
export function suspendAgainWrite(id: string): Write {
  const again = suspensionEntity()
    .patch({ id })
    .add({ decisions: 1 })
    .where(({ since }, { exists }) => exists(since));
  return { Update: again.params() };
}

/**
 * Refused when the user is not suspended.
 * @param read refused also when it was decided again since it was read
 */
export function liftSuspensionWrite(id: string, read?: Suspension): Write {
  const lifted = suspensionEntity()
    .delete({ id })
    .where(({ since }, { exists }) => exists(since));
  if (!read) return { Delete: lifted.params() };
  const unchanged = lifted.where(({ decisions }, { eq, notExists }) =>
    read.decisions === undefined ? notExists(decisions) : eq(decisions, read.decisions),
  );
  return { Delete: unchanged.params() };
}

export async function suspensionOf(id: string): Promise<Suspension | undefined> {
  const data = await of(id);
  if (!data) return undefined;
  const { since, reason, decisions } = data;
  return { since, reason, ...(decisions && { decisions }) };
}

/** Whether a posting of a suspended user may be in sight, or a connection live. */
export async function mustSeparate(id: string): Promise<boolean> {
  return (await of(id))?.queue === "suspended";
}

/** Suspended users with postings that may be in sight, or connections that may be live; `id` is the uid. Longest due first. */
export function pendingSuspensions(now: Date, limit: number): Promise<Job[]> {
  return pending(suspensionEntity().query.due({ queue: "suspended" }), now, limit);
}

/** Records that no posting of a suspended user is in sight, and no connection live. */
export async function completeSuspension(id: string): Promise<void> {
  await conditional(
    suspensionEntity()
      .patch({ id })
      .set({ queue: "none", dueAt: new Date(0).toISOString() })
      .where(({ queue }, { eq }) => eq(queue, "suspended"))
      .go(),
  );
}

export async function forgetSuspension(id: string): Promise<void> {
  await suspensionEntity().delete({ id }).go();
}

async function of(id: string) {
  const { data } = await suspensionEntity().get({ id }).go({ consistent: true });
  return data;
}
