/** What a participant can do now: the table, and the dates. */
import type { Type } from "../trip/contract";
import { endOf, isMeetingReportable, isPayableYet, startOf } from "./dates";
import type { ConnectionItem } from "./entity";
import { isUnconfirmed, isUncontradicted } from "./schedule";
import { isCharging, stateOf } from "./status";
import { type Action, actionNames, allows } from "./table";

/** Beyond the table: when an action makes sense. */
const conditions: Partial<Record<Action, (item: ConnectionItem, now: Date) => boolean>> = {
  withdraw: (item) => !isCharging(item),
  order: (item, now) => !item.pending && isPayableYet(item, now),
  capture: (item) => !item.pending,
  confirm: (item, now) =>
    isUnconfirmed(item)
      ? now < new Date(item.noAnswerUntil ?? item.dueAt)
      : !item.confirmedAt && now < endOf(item),
  "no-answer": (item, now) => now < startOf(item) && !isUnconfirmed(item),
  "did-not-meet": (item, now) =>
    isMeetingReportable(item, now) && !item.didNotMeetAt && item.reviews?.traveler?.again !== "yes",
  contradict: (item, now) =>
    isUncontradicted(item) && now < new Date(item.didNotMeetUntil ?? item.dueAt),
  cancel: (item, now) => now < endOf(item),
  review: (item, now) => now >= endOf(item) && !item.publishedAt,
};

export function allowed(item: ConnectionItem, role: Type, now: Date): Action[] {
  return actionNames.filter((action) => isAllowed(item, action, role, now));
}

export function isAllowed(item: ConnectionItem, action: Action, role: Type, now: Date): boolean {
  if (!allows(action, role, stateOf(item, now))) return false;
  return conditions[action]?.(item, now) ?? true;
}
