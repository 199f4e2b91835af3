/** For benchmarks. */
import type { AuthUser } from "../actor";
import { profileEntity } from "./entity";

/** The profile of a user who gets mail about matches, as a plain object with all key attributes. */
export function profileItemOf({ uid, email, displayName }: AuthUser, now: Date): object {
  const profile = { uid, email, displayName, createdAt: now.toISOString() };
  return profileEntity().put(profile).params<{ Item: object }>().Item;
}
