/** The first call of an account, and the first one with another sign-in. */
import type { AuthUser } from "../actor";
import { FormerAccount } from "../former-account";
import type { Language } from "../language/contract";
import { User } from "../user";
import { held } from "./held";

/**
 * Gives the account what outlived former accounts of the same person, and then its profile, without which it can do nothing. After a
 * failure the next call continues. Idempotent.
 * @param language of the mails to a new user
 * @throws AppError `unauthenticated` when the account is deleted
 */
export async function admit(actor: AuthUser, language: Language, now: Date): Promise<void> {
  const { uid } = actor;
  // First: whatever follows can be found from the sign-in, also when this account goes before it is complete.
  const checks = User.stayingChecks(uid);
  await FormerAccount.hold({ to: uid, checks }, actor, now);
  const done = new Set<string>();
  for (;;) {
    // Another account of the same person may have got it in the meantime: then that one is found.
    const [from] = (await FormerAccount.accountsOf(actor, now)).filter((one) => !done.has(one));
    if (from === undefined) break;
    const keeps = !FormerAccount.isFormer(from);
    const handOver = { from, to: uid, keeps, checks };
    for (const data of held) if ("handOver" in data) await data.handOver(handOver, now);
    if (!keeps) await FormerAccount.restoreKeys(handOver, now);
    done.add(from);
  }
  await User.ensureProfile(actor, language, now, done.size > 0);
}
