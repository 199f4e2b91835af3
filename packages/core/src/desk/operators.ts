/** Who may work at the desk. */
import type { AuthUser } from "../actor";
import { config } from "../config";
import { operators } from "../contract";
import { AppError } from "../error";

/**
 * Asks the user pool on each call: a token does not say how its owner signed in, and names the groups of the sign-in. A sign-in with Google
 * skips Cognito's second factor, so an account that is linked to one is refused.
 * @throws AppError `operators-only`, `second-factor-required`
 */
export async function assertOperator({ username }: AuthUser): Promise<void> {
  // Loaded on demand: with Cognito's SDK, which slows the start.
  const { Account } = await import("../account");
  const [signIn, groups] = await Promise.all([
    Account.findSignIn(config.userPoolId, username),
    Account.groupsOf(config.userPoolId, username),
  ]);
  // A token outlives the disabling of its account.
  if (!groups.includes(operators) || !signIn?.isEnabled) throw new AppError("operators-only");
  if (!signIn.hasSecondFactor || signIn.externalIds.length > 0)
    throw new AppError("second-factor-required");
}
