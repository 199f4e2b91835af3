/**
 * One account per person. A person who signs in with Google for the first time is linked to the account of their address. If
 * there is none, one is created and linked, so that a password can be set by code later. An unverified address is never
 * linked.
 */
import { createSignIn, findSignIn, linkSignIn, setRandomPassword } from "./directory";

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
  if (!existing) return createSignIn(pool, email, name);
  // It may belong to somebody else.
  if (!existing.emailVerified)
    throw new Error("Sign in with your password and verify your address.");
  // A sign-up that waits for its code. The provider has verified the address instead.
  if (!existing.confirmed) await setRandomPassword(pool, existing.username);
  return existing;
}
