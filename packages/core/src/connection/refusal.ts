/** Why a participant cannot do something. */
import { AppError } from "../error";
import type { Reason } from "../error-reasons";
import { opposite, type Type } from "../trip/contract";
import { isPayableYet, payFromOf } from "./dates";
import type { ConnectionItem } from "./entity";
import { isCharging, isOver, stateOf } from "./status";
import { type Deed, deeds, type State } from "./table";
import { wordOf } from "./words";

/** Those after a payment, whatever became of it. */
const paidStates: ReadonlySet<State> = new Set(["paid", "cancelled", "refunded"]);

const untimely: Partial<Record<Deed, Extract<Reason, `${string}-untimely`>>> = {
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

/** What nobody says who has said that the two flew together. */
const sayings: ReadonlySet<Deed> = new Set(["did-not-meet", "airline-cancelled", "agree"]);

/** `forbidden` for the other side's action, `conflict` where state or date allow none of it. */
export function refusal(item: ConnectionItem, deed: Deed, role: Type, now: Date): AppError {
  const rule = deeds[deed];
  if (!rule.by.includes(role)) return new AppError(`${opposite(role)}-only`);
  const isPaying = deed === "order" || deed === "capture";
  const state = stateOf(item, now);
  if (!isOver(state)) {
    if (isCharging(item)) return new AppError(isPaying ? "payment-pending" : "payment-under-way");
    if (rule.from[state]) {
      if (isPaying && !isPayableYet(item, now))
        return new AppError("payment-not-open", { params: { day: payFromOf(item) } });
      if (sayings.has(deed) && wordOf(item, role) === "flown")
        return new AppError("said-otherwise");
      return new AppError(untimely[deed] ?? "not-now");
    }
  }
  const isUncharged = isPaying && !paidStates.has(state);
  return new AppError(`connection-${state}`, isUncharged ? { params: { charged: false } } : {});
}
