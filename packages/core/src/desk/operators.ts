/** Who may work at the desk, besides being in the user pool's group. */
import type { AuthUser } from "../actor";
import { config } from "../config";
import { AppError } from "../error";

/**
 * Asks the user pool on each call, because a token does not say how its owner signed in. A sign-in with Google skips Cognito's second
 * factor, so an account that is linked to one is refused.
 * @throws AppError `second-factor-required`
 */
export async function assertSecondFactor({ username }: AuthUser): Promise<void> {
  // Loaded on demand: with Cognito's SDK, which slows the start.
  const { Account } = await import("../account");
  const signIn = await Account.findSignIn(config.userPoolId, username);
  if (!signIn?.hasSecondFactor || signIn.externalIds.length > 0)
    throw new AppError("second-factor-required");
}
