/** Flightaides who have cancelled too many paid connections. */
import { AppError } from "../error";
import { Quota } from "../quota";
import { User } from "../user";
import { assertIndependent } from "./concerned";
import { recordWrites } from "./record";

/**
 * Puts a Flightaide on offer again, and forgets what counted; recorded in the same transaction.
 * @returns false when they are on offer
 * @throws AppError `not-found` without an account, `own-case`
 */
export async function putOnOffer(
  uid: string,
  { operator, text }: { operator: string; text: string },
  now: Date,
): Promise<boolean> {
  await assertIndependent(operator, uid);
  if (!(await User.recipient(uid))) throw new AppError("person-not-found");
  const entry = { operator, what: "put-on-offer", uid, why: { text, people: [uid] } } as const;
  return Quota.lift(uid, await recordWrites(entry, now));
}
