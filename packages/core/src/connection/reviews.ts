/** Reviews after the trip. Double-blind: each is shown when both are in, or when the time for them is over. */

import type { AuthUser } from "../actor";
import type { ParsedOf } from "../contract";
import { AppError } from "../error";
import { Masking } from "../masking";
import { Reputation } from "../reputation";
import { opposite } from "../trip/contract";
import { types } from "../trip/type";
import { act, type Done } from "./actions";
import type { Change } from "./change";
import { contradicted } from "./claims";
import type * as contract from "./contract";
import { endByWords } from "./ending";
import type { ConnectionItem, Reviews } from "./entity";
import { namesIn } from "./participants";
import { wordOf, wordOfReview } from "./words";

/**
 * Writes the actor's review, or replaces it until the reviews are shown. When both say that they did not fly together the fee is
 * refunded; a review that says they did contradicts what the other participant has claimed.
 * @throws AppError `not-found`, `conflict` before the trip is over, once the reviews are shown, and for the opposite of what the
 *   actor has said before
 */
export function review(
  actor: AuthUser,
  { id, again, thanks }: ParsedOf<typeof contract.review>,
  now: Date,
): Promise<Done> {
  return act(actor, id, "review", now, async (item, role) => {
    const word = wordOfReview(again);
    const said = wordOf(item, role);
    if (said && said !== word) throw new AppError("said-otherwise");
    const masked = thanks && (await Masking.maskText(thanks, await namesIn(item, now)));
    const mine = { again, ...(masked && { thanks: masked }) };
    const reviews: Reviews = { ...item.reviews, [role]: mine };
    if (word === "not-flown" && wordOf(item, opposite(role)) === "not-flown")
      return endByWords(item, "review", now, { reviews });
    const objected: Change = word === "flown" ? contradicted(item, role, now) : { set: {} };
    const after = { ...item, ...objected.set, reviews };
    const shown: Change =
      reviews.traveler && reviews.flightaid ? await published(after, now) : { set: {} };
    const writes = [...(objected.writes ?? []), ...(shown.writes ?? [])];
    return { ...objected, ...shown, writes, set: { ...objected.set, ...shown.set, reviews } };
  });
}

/**
 * Shows the reviews, and counts the trip for the flightaid if one of the two says that they flew together. A flightaid without a side
 * has deleted the account: nothing is kept of them.
 */
export async function published(item: ConnectionItem, now: Date): Promise<Change> {
  const set = { publishedAt: now.toISOString() };
  const isFlown = types.some((role) => wordOf(item, role) === "flown");
  if (!isFlown || !item.flightaidSide) return { set };
  const { again, thanks } = item.reviews?.traveler ?? {};
  const isRated = again !== undefined && again !== "no-trip";
  const counted = { rated: isRated, again: again === "yes" };
  const trip = { ...counted, ...(isRated && thanks && { thanks }) };
  return {
    set: { ...set, counted },
    writes: [await Reputation.addWrite(item.flightaid, trip)],
  };
}
