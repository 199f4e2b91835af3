/** Why a participant cannot do something, in words that say what to do. */
import { AppError } from "../error";
import type { Type } from "../itinerary/contract";
import { isPayableYet, payFromOf } from "./dates";
import type { ConnectionItem } from "./entity";
import { isCharging, isOver, stateOf } from "./status";
import { type Action, actions, type Rule, type State } from "./table";

const endings: Partial<Record<State, string>> = {
  refunded: "The payment was refunded, and the connection has ended.",
  cancelled: "The connection was cancelled.",
  declined: "The request was declined.",
  withdrawn: "The connection was withdrawn.",
  expired:
    "Old Itinerary: people are connected before the day of the flight, and requests are answered in time.",
};

const early: Partial<Record<State, string>> = {
  requested: "The Flightaide has not answered yet.",
  accepted: "The connection is not paid yet.",
  ordered: "The connection is not paid yet.",
  paid: "This connection is paid already.",
};

const untimely: Partial<Record<Action, string>> = {
  confirm: "You have confirmed that already, or the time for it is over.",
  "no-answer":
    "This is for the time before the day of the flight. If you did not meet, say so after the flight.",
  "did-not-meet": "This is for the day of the flight and the three days after it.",
  contradict: "There is nothing to contradict, or the time for it is over.",
  cancel: "The trip is over. If you did not meet, the traveler can say so for three days.",
  review:
    "Reviews are written in the two weeks after the trip, and stay as they are once both are in.",
};

/** `forbidden` for the other side's action, `conflict` where state or date allow none of it. */
export function refusal(item: ConnectionItem, action: Action, role: Type, now: Date): AppError {
  const rule: Rule = actions[action];
  const state = stateOf(item, now);
  if (!rule.by.includes(role))
    return new AppError("forbidden", `Only the ${rule.by.join(" or the ")} can do this.`);
  return new AppError("conflict", reasonOf(item, action, state, now));
}

function reasonOf(item: ConnectionItem, action: Action, state: State, now: Date): string {
  const isPaying = action === "order" || action === "capture";
  if (isOver(state))
    return `${endings[state]}${isPaying && state !== "refunded" ? " Nothing has been charged." : ""}`;
  if (isCharging(item)) {
    if (isPaying) return "Your payment is made, and your bank is still checking it.";
    return "A payment is on its way. Wait until it is through, then cancel if you have to.";
  }
  const rule: Rule = actions[action];
  if (rule.from[state]) {
    if (isPaying && !isPayableYet(item, now))
      return `Payment opens on ${payFromOf(item)}. Until then nothing is due, and nothing has been charged.`;
    return untimely[action] ?? "This cannot be done now.";
  }
  return `${early[state]}${isPaying && state !== "paid" ? " Nothing has been charged." : ""}`;
}
