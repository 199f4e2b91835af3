/**
 * One account per person and address.
 *
 * A person who signs in with Google for the first time is linked to the account of their address. If there is none, one is
 * created and linked, so that a password can be set by code later. An unverified address is never linked. An unconfirmed
 * sign-up is replaced: at once by a sign-in with Google that verifies the address, by another sign-up once its code has
 * expired.
 */
import { createSignIn, findSignIn, linkSignIn, removeSignIn, setRandomPassword } from "./directory";
import { userPool } from "./user-pool";

export type ExternalSignIn = {
  /** The provider's name in the user pool: `Google`. */
  provider: string;
  /** The person's id at the provider. */
  subject: string;
  email: string;
  /** According to the provider. */
  emailVerified: boolean;
  name: string;
};

/** @throws Error with a message for the person when their address is not verified, by the provider or by us */
export async function linkOrCreate(pool: string, external: ExternalSignIn): Promise<void> {
  const { provider, subject, email, emailVerified, name } = external;
  if (!emailVerified) throw new Error(`Verify your e-mail address with ${provider} first.`);
  const { username } = await findOrCreate(pool, email, name);
  await linkSignIn(pool, username, provider, subject);
}

async function findOrCreate(pool: string, email: string, name: string) {
  const existing = await findSignIn(pool, email);
  if (existing?.status === "UNCONFIRMED") {
    // An unconfirmed sign-up gives no claim to the address, and the provider has verified who owns it.
    await removeSignIn(pool, existing.username);
    return createSignIn(pool, email, name);
  }
  if (!existing) return createSignIn(pool, email, name);
  // The account changed its address and has not verified the new one: it may belong to someone else.
  if (!existing.emailVerified) {
    throw new Error("Sign in with your password and verify your address.");
  }
  // Its creation stopped halfway.
  if (existing.status === "FORCE_CHANGE_PASSWORD") await setRandomPassword(pool, existing.username);
  return existing;
}

/** Seconds: clocks differ, and Cognito creates a code shortly after the user. */
const tolerance = 300;

/**
 * Removes a sign-up of this address whose code can no longer confirm it. Does nothing for a confirmed account or for a
 * sign-up whose code may still be valid, so that nobody can cancel the sign-up of someone else.
 *
 * Cognito has no conditional deletion. The account is read immediately before it is deleted, and by then its code has
 * expired: only a code that is sent, read and entered between the two calls could confirm it. The deletion names the user
 * that was read, not the address, so that it never hits a sign-up that replaced it in the meantime.
 */
export async function discardExpired(pool: string, email: string, now: Date): Promise<void> {
  const existing = await findSignIn(pool, email);
  if (existing?.status !== "UNCONFIRMED") return;
  const age = (now.getTime() - existing.changedAt.getTime()) / 1000;
  if (age > userPool.signUpCodeSeconds + tolerance) await removeSignIn(pool, existing.username);
}
