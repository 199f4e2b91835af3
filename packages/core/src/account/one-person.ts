/**
 * One person, one account. Somebody who comes from Google for the first time joins the account of their address, or
 * gets one to join, so that a password can be set later by code; never does an unproven address join anything.
 */
import { findSignIn, linkSignIn, makeSignIn, removeSignIn } from "./directory";

export type Newcomer = {
  /** `Google`, as the user pool names it. */
  provider: string;
  /** Their id there. */
  subject: string;
  email: string;
  /** As the provider says. */
  emailVerified: boolean;
  name: string;
};

/** @throws Error with a sentence for people when the address is not proven, on their side or on ours */
export async function welcome(pool: string, newcomer: Newcomer): Promise<void> {
  const { provider, subject, email, emailVerified, name } = newcomer;
  if (!emailVerified) throw new Error(`Verify your e-mail address with ${provider} first.`);
  const own = await ownSignIn(pool, email, name);
  await linkSignIn(pool, own.username, provider, subject);
}

async function ownSignIn(pool: string, email: string, name: string) {
  const existing = await findSignIn(pool, email);
  if (existing?.confirmed && existing.emailVerified) return existing;
  // An account with a history whose present address nobody has proven: not this person's to join, nor ours to remove.
  if (existing?.confirmed) throw new Error("Sign in with your password and verify your address.");
  // Somebody began to sign up with this address and never proved it; its owner has come.
  await discardUnproven(pool, email);
  return makeSignIn(pool, email, name);
}

/** Removes a sign-in that nobody has confirmed; any other stays as it is. */
export async function discardUnproven(pool: string, email: string): Promise<void> {
  const existing = await findSignIn(pool, email);
  if (existing && !existing.confirmed) await removeSignIn(pool, existing.username);
}
