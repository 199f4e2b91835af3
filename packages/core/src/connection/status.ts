/** The state of a connection at an instant. */
import { startOf } from "./dates";
import type { ConnectionItem } from "./entity";
import { endStates, type State } from "./table";

/**
 * A request expires when it is not answered in time, and any unpaid connection on the day of the flight, unless the payer may
 * have been charged. The step that writes it comes a little later.
 */
export function stateOf(item: ConnectionItem, now: Date): State {
  const { state, pending, triedAt, answerBy } = item;
  if (state === "requested" && answerBy && now >= new Date(answerBy)) return "expired";
  const isUnpaid =
    state === "requested" || state === "accepted" || (state === "ordered" && !pending && !triedAt);
  return isUnpaid && now >= startOf(item) ? "expired" : state;
}

export function isOver(state: State): boolean {
  return endStates.has(state);
}

/** Whether the payer may have been charged, or is about to be. */
export function isCharging({ state, pending, triedAt }: ConnectionItem): boolean {
  return state === "ordered" && (pending || triedAt !== undefined);
}
