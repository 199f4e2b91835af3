import { fromSignUp } from "@flightaides/core/account/user-pool.ts";
import { errorName } from "../../lib/error-name";
import { loadAuth } from "../../lib/load-auth";

/** Mails a new code for a sign-up. Looks the same for an address without a pending sign-up. */
export async function resendCode(email: string): Promise<void> {
  const auth = await loadAuth();
  await auth.resendCode(email).catch(hide);
}

/** Mails a code that sets a new password. Looks the same for an address without an account. */
export async function requestReset(email: string): Promise<void> {
  const auth = await loadAuth();
  await auth.requestReset(email).catch(hide);
}

/**
 * Mails the code that continues a sign-up: one that confirms the address or, if it has an account,
 * one that sets a new password. Looks the same for both.
 */
export async function requestSignUpCode(email: string): Promise<void> {
  const auth = await loadAuth();
  await Promise.all([
    auth.resendCode(email).catch(hide),
    auth.requestReset(email, fromSignUp).catch(hide),
  ]);
}

function hide(refusal: unknown): void {
  if (!hiddenErrors.has(errorName(refusal))) throw refusal;
}

/**
 * Errors that depend on whether the address has an account, and on its state. Showing them would
 * reveal this.
 */
const hiddenErrors = new Set([
  "InvalidParameterException",
  "NotAuthorizedException",
  "UserNotFoundException",
]);
