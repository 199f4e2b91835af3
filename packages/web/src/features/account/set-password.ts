import type { SignInStep } from "../../lib/auth";
import { loadAuth } from "../../lib/load-auth";
import { endOtherTokens } from "./end-other-sessions";

/**
 * Sets the password of an account by a mailed code, ends all sessions and signs in. With `name`, after a sign-up, the account
 * takes this name.
 * @returns `sign-in` when the password is set but the sign-in failed
 * @throws Amplify's error when the password is not set
 */
export async function setPassword(
  email: string,
  code: string,
  password: string,
  name?: string,
): Promise<SignInStep | "sign-in"> {
  const auth = await loadAuth();
  await auth.confirmReset(email, code, password);
  try {
    // A person who knew the former password may be signed in.
    await auth.endSessions(email, password);
    const step = await auth.signIn(email, password, name);
    if (step === "done") await endOtherTokens();
    return step;
  } catch {
    // The login page shows any error of the sign-in.
    return "sign-in";
  }
}
