/** Why a participant cannot do something. */
import { AppError } from "../error";
import type { Reason } from "../error-reasons";
import { opposite, type Type } from "../trip/contract";
import { isFlightBooked } from "./allowed";
import { isPayableYet, payFromOf } from "./dates";
import type { ConnectionItem } from "./entity";
import { isCharging, isOver, stateOf } from "./status";
import { type ParticipantAction, participantActions, type State } from "./table";
import { wordOf, wordOnFlight } from "./words";

/** Those after a payment, whatever became of it. */
const paidStates: ReadonlySet<State> = new Set(["paid", "cancelled", "refunded"]);

const untimely: Partial<Record<ParticipantAction, Extract<Reason, `${string}-untimely`>>> = {
  confirm: "confirm-untimely",
  "no-answer": "no-answer-untimely",
  "did-not-meet": "did-not-meet-untimely",
  contradict: "contradict-untimely",
  cancel: "cancel-untimely",
  review: "review-untimely",
  "airline-cancelled": "airline-untimely",
  agree: "agree-untimely",
  "contradict-airline": "contradict-untimely",
  stay: "moved-untimely",
  leave: "moved-untimely",
};

/** Statements that contradict an earlier one of the same participant. */
const sayings: Partial<Record<ParticipantAction, typeof wordOf>> = {
  "did-not-meet": wordOf,
  "airline-cancelled": wordOnFlight,
  agree: wordOnFlight,
};

/** `forbidden` for the other side's action, `conflict` where state or date allow none of it. */
export function refusal(
  item: ConnectionItem,
  action: ParticipantAction,
  role: Type,
  now: Date,
): AppError {
  const rule = participantActions[action];
  if (!rule.by.includes(role)) return new AppError(`${opposite(role)}-only`);
  const isPaying = action === "order" || action === "capture";
  const state = stateOf(item, now);
  if (!isOver(state)) {
    if (isCharging(item)) return new AppError(isPaying ? "payment-pending" : "payment-under-way");
    if (rule.from[state]) {
      if (isPaying && !isPayableYet(item, now))
        return new AppError("payment-not-open", { params: { day: payFromOf(item) } });
      if (action === "order" && !isFlightBooked(item)) return new AppError("flight-not-booked");
      if (sayings[action]?.(item, role) === "flown") return new AppError("said-otherwise");
      return new AppError(untimely[action] ?? "not-now");
    }
  }
  const isUncharged = isPaying && !paidStates.has(state);
  return new AppError(`connection-${state}`, isUncharged ? { params: { charged: false } } : {});
}
