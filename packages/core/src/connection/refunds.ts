/**
 * What becomes of the fee when a participant ends a connection. The verbs that end one, and the view, which says it before, both
 * ask here. Pure.
 */
import type { Type } from "../trip/contract";
import type { EndReason, FeeOutcome, Refund } from "./contract";
import { endOf } from "./dates";
import type { ConnectionItem } from "./entity";
import { isCharging } from "./status";
import { canHappen } from "./table";

/** Why the connection ends, and who ends it. */
type Ending = { reason: EndReason; by: Type };

type Rule = { applies: (ending: Ending, item: ConnectionItem) => boolean; fee: Refund };

/** The first that applies decides. Without one the fee is refunded. */
const rules: readonly Rule[] = [
  { applies: ({ by }) => by === "flightaid", fee: "refunded" },
  { applies: ({ reason }) => reason === "airline", fee: "refunded" },
  { applies: (_, { confirmedAt }) => confirmedAt !== undefined, fee: "kept" },
];

/** @param item a paid connection */
export function refundOf(item: ConnectionItem, ending: Ending): Refund {
  return rules.find(({ applies }) => applies(ending, item))?.fee ?? "refunded";
}

/** @returns undefined when there is nothing to end: the connection, or the trip that was paid for, is over */
export function feeAfter(item: ConnectionItem, ending: Ending, now: Date): FeeOutcome | undefined {
  if (isCharging(item)) return "returned";
  if (!canHappen("separate", item.state)) return undefined;
  if (item.state !== "paid") return "unpaid";
  return now < endOf(item) ? refundOf(item, ending) : undefined;
}
