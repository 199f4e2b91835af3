/** Users with profiles. */
import type { AuthUser } from "../src/actor";
import type { Language } from "../src/language/contract";
import { User } from "../src/user";
import { agreementVersion } from "../src/user/agreement-versions";
import { profileEntity } from "../src/user/entity";
import { start } from "./clock";

let people = 0;

/** A new user with a profile, who has accepted the co-traveler agreement. */
export async function person(
  displayName: string,
  now = start,
  language: Language = "en",
): Promise<AuthUser> {
  const uid = `uid-${++people}-${displayName.split(" ")[0]?.toLowerCase()}`;
  return signedUp({ uid, email: `${uid}@example.com`, displayName, username: uid }, language, now);
}

/** A new account with the name and address of one that was deleted, before its first call. */
export function accountAgain({ email, displayName }: AuthUser): AuthUser {
  const uid = `uid-${++people}-again`;
  return { uid, email, displayName, username: uid };
}

async function signedUp(user: AuthUser, language: Language, now: Date): Promise<AuthUser> {
  await User.ensureProfile(user, language, now);
  await acceptAgreement(user, now);
  return user;
}

export async function acceptAgreement(user: AuthUser, now: Date): Promise<void> {
  await User.update(user, { agreementVersion }, now);
}

/** For benchmarks: the profile of a user who gets mail about matches, as a plain object with all key attributes. */
export function profileItemOf({ uid, email, displayName }: AuthUser, now: Date): object {
  const profile = { uid, email, displayName, createdAt: now.toISOString() };
  return profileEntity().put(profile).params<{ Item: object }>().Item;
}
