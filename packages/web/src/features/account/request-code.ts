import { errorName } from "../../lib/error-name";
import { loadAuth } from "../../lib/load-auth";

/**
 * Mails a code that sets the password of an address; with `name`, for a sign-up. Looks the same whether or not the address
 * has an account.
 */
export async function requestCode(email: string, name?: string): Promise<void> {
  const auth = await loadAuth();
  await auth.requestCode(email, name).catch((refusal: unknown) => {
    if (!hiddenErrors.has(errorName(refusal))) throw refusal;
  });
}

/** Thrown for accounts that can't set a password, and for unknown addresses. Showing them would reveal which it is. */
const hiddenErrors = new Set([
  "InvalidParameterException",
  "NotAuthorizedException",
  "UserNotFoundException",
]);
