/** The state of a connection at an instant. */
import { endOf, lastSharedLeg, startOf } from "./dates";
import type { ConnectionItem } from "./entity";
import { canHappen, endStates, type State } from "./table";

/**
 * A request expires when it is not answered in time, and any unpaid connection on the day of the flight, unless the payer may
 * have been charged. The step that writes it comes a little later.
 */
export function stateOf(item: ConnectionItem, now: Date): State {
  const { state, answerBy } = item;
  if (!canHappen("expire", state) || isCharging(item)) return state;
  const isUnanswered = state === "requested" && answerBy && now >= new Date(answerBy);
  return isUnanswered || now >= startOf(item) ? "expired" : state;
}

/** Whether the travel date has not begun. */
export function isAhead(item: ConnectionItem, now: Date): boolean {
  return now < startOf(item);
}

export function isOver(state: State): boolean {
  return endStates.has(state);
}

/** Whether the payer may have been charged, or is about to be. */
export function isCharging({ state, pending, triedAt }: ConnectionItem): boolean {
  return state === "ordered" && (pending || triedAt !== undefined);
}

/** Whether the fee is to be sent back, and nobody has sent it yet. */
export function owesRefund({ state, queue }: ConnectionItem): boolean {
  return state === "refunded" && queue === "order";
}

/** Whether the connection still occupies its pair: it is not over, and its trip has not passed. A paid one is for all flights that they share. */
export function isLive(item: ConnectionItem, now: Date): boolean {
  const dated = item.state === "paid" ? { leg: lastSharedLeg(item) } : item;
  return !isOver(stateOf(item, now)) && now < endOf(dated);
}
