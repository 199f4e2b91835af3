/** Reviews after the trip. Double-blind: each is shown when both are in, or when the time for them is over. */

import type { AuthUser } from "../actor";
import type { ParsedOf } from "../contract";
import { Masking } from "../masking";
import { Reputation } from "../reputation";
import { act, type Done } from "./actions";
import type { Change } from "./change";
import type * as contract from "./contract";
import type { ConnectionItem, Reviews } from "./entity";
import { namesIn } from "./participants";

/**
 * Writes the actor's review, or replaces it until the reviews are shown.
 * @throws AppError `not-found`, `conflict` before the trip is over and once the reviews are shown
 */
export function review(
  actor: AuthUser,
  { id, again, thanks }: ParsedOf<typeof contract.review>,
  now: Date,
): Promise<Done> {
  return act(actor, id, "review", now, async (item, role) => {
    const masked = thanks && (await Masking.maskText(thanks, await namesIn(item, now)));
    const mine = { again, ...(masked && { thanks: masked }) };
    const reviews: Reviews = { ...item.reviews, [role]: mine };
    if (!reviews.traveler || !reviews.flightaid) return { set: { reviews } };
    const shown = await published({ ...item, reviews }, now);
    return { ...shown, set: { ...shown.set, reviews } };
  });
}

/**
 * Shows the reviews and counts the trip for the flightaid. "We did not fly together", from either of them, counts as no trip.
 */
export async function published(item: ConnectionItem, now: Date): Promise<Change> {
  const { traveler, flightaid } = item.reviews ?? {};
  const set = { publishedAt: now.toISOString() };
  if (traveler?.again === "no-trip" || flightaid?.again === "no-trip") return { set };
  const trip = {
    rated: traveler !== undefined,
    again: traveler?.again === "yes",
    ...(traveler?.thanks && { thanks: traveler.thanks }),
  };
  const facts = await Reputation.of(item.flightaid);
  return { set, writes: [Reputation.addWrite(item.flightaid, facts, trip)] };
}
