/** Flightaides who have cancelled too many paid connections. */
import { Quota } from "../quota";
import { assertNotConcerned } from "./concerned";
import { record } from "./record";

/**
 * Puts a Flightaide on offer again, and forgets what counted; recorded first.
 * @returns false when they are on offer
 * @throws AppError `own-case`
 */
export async function putOnOffer(
  uid: string,
  { operator, text }: { operator: string; text: string },
  now: Date,
): Promise<boolean> {
  assertNotConcerned(operator, uid);
  if (!(await Quota.isOffOffer(uid))) return false;
  await record({ operator, what: "put-on-offer", uid, why: { text, people: [uid] } }, now);
  return Quota.lift(uid);
}
