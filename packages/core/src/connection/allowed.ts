/** What a participant can do now: the table, and the dates. */
import { opposite, type Type } from "../trip/contract";
import { isBooked } from "../trip/window";
import { endOf, isPayableYet } from "./dates";
import type { ConnectionItem } from "./entity";
import { isMoved, isOpen } from "./refunds";
import { isUnconfirmed, isUncontradicted } from "./schedule";
import { isCharging, stateOf } from "./status";
import {
  type Action,
  actionNames,
  allows,
  type Choice,
  choiceNames,
  type ParticipantAction,
} from "./table";
import { isClaimOpen, wordOf, wordOnFlight } from "./words";

/** Beyond the table: when it makes sense. */
const conditions: Partial<
  Record<ParticipantAction, (item: ConnectionItem, now: Date, role: Type) => boolean>
> = {
  withdraw: (item) => !isCharging(item),
  order: (item, now) => !item.pending && isPayableYet(item, now) && isFlightBooked(item),
  capture: (item) => !item.pending,
  confirm: (item, now) =>
    isUnconfirmed(item)
      ? now < new Date(item.noAnswerUntil ?? item.dueAt)
      : !item.confirmedAt && now < endOf(item),
  "no-answer": (item, now) => isOpen("b", item, now) && !isUnconfirmed(item),
  "did-not-meet": (item, now) =>
    isOpen("c", item, now) && !item.didNotMeetAt && wordOf(item, "traveler") !== "flown",
  contradict: (item, now) =>
    isUncontradicted(item) && now < new Date(item.didNotMeetUntil ?? item.dueAt),
  cancel: (item, now, role) => isOpen(role === "flightaid" ? "a" : "e", item, now),
  review: (item, now) => now >= endOf(item) && !item.publishedAt,
  "airline-cancelled": (item, now, role) =>
    isOpen("d", item, now) && !item.airline && wordOnFlight(item, role) !== "flown",
  agree: (item, _, role) =>
    isClaimedBy(item, opposite(role)) && wordOnFlight(item, role) !== "flown",
  "contradict-airline": (item, now, role) =>
    isClaimedBy(item, opposite(role)) && now < new Date(item.airline?.until ?? item.dueAt),
  stay: (item, now) => isMoved(item) && isOpen("a2", item, now),
  leave: (item, now) => isMoved(item) && isOpen("a2", item, now),
};

/** A traveler pays only after booking. For a traveler without an itinerary this is not known. */
export function isFlightBooked({ travelerSide }: ConnectionItem): boolean {
  return !travelerSide?.leg || isBooked(travelerSide.leg);
}

export function allowed(item: ConnectionItem, role: Type, now: Date): Action[] {
  return actionNames.filter((action) => isAllowed(item, action, role, now));
}

export function choicesOf(item: ConnectionItem, role: Type, now: Date): Choice[] {
  return choiceNames.filter((choice) => isAllowed(item, choice, role, now));
}

export function isAllowed(
  item: ConnectionItem,
  action: ParticipantAction,
  role: Type,
  now: Date,
): boolean {
  if (!allows(action, role, stateOf(item, now))) return false;
  return conditions[action]?.(item, now, role) ?? true;
}

function isClaimedBy(item: ConnectionItem, role: Type): boolean {
  return isClaimOpen(item) && item.airline?.by === role;
}
