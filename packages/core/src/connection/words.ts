/**
 * The word of each participant on whether the two flew together. A participant has at most one word and cannot take it back. Derived
 * from claims, reviews and taps. Pure.
 */

import type { Type } from "../trip/contract";
import type { Again, WordTap } from "./contract";
import { endOf } from "./dates";
import type { ConnectionItem } from "./entity";

type Word = "flown" | "not-flown";

export function wordOfReview(again: Again): Word {
  return again === "no-trip" ? "not-flown" : "flown";
}

/**
 * A contradiction of the airline's cancellation before the travel date is over says that the flight takes place, not that the two flew.
 * @returns undefined as long as that participant has said neither
 */
export function wordOf(item: ConnectionItem, role: Type): Word | undefined {
  return wordOnFlight(item, role) ?? (item.tapped?.[role]?.met ? "flown" : undefined);
}

/** As {@link wordOf}, for whether the airline has cancelled: it can do so after the two have met. */
export function wordOnFlight(item: ConnectionItem, role: Type): Word | undefined {
  const { airline, didNotMeetAt, contradictedAt, reviews, tapped } = item;
  if (airline?.by === role) return "not-flown";
  if (role === "traveler" && didNotMeetAt) return "not-flown";
  if (airline?.contradictedAt && new Date(airline.contradictedAt) >= endOf(item)) return "flown";
  if (role === "flightaid" && contradictedAt) return "flown";
  if (tapped?.[role]?.["handed-over"]) return "flown";
  const review = reviews?.[role];
  return review && wordOfReview(review.again);
}

/** Whether a tap would say the opposite of what the participant has said. Who says that the airline cancelled may have met. */
export function contradictsWord(item: ConnectionItem, role: Type, kind: WordTap): boolean {
  const { airline: _, ...withoutAirline } = item;
  return wordOf(kind === "met" ? withoutAirline : item, role) === "not-flown";
}

/** Whether the airline's cancellation waits for the other participant. */
export function isClaimOpen({ airline }: ConnectionItem): boolean {
  return airline !== undefined && airline.contradictedAt === undefined;
}
