/** An order that can no longer be paid, or must not: another one can be made. */
import type { Change } from "./change";
import { end } from "./ending";
import type { ConnectionItem } from "./entity";

/**
 * Removes the current order, which is kept among the former ones. A connection that could not go on meanwhile ends.
 * @param item an ordered connection
 */
export function releaseOf(item: ConnectionItem, now: Date): Change {
  const { orderId = "", amount = "", currency = "", orderTrips, formerOrders = [], broken } = item;
  const former = {
    orderId,
    amount,
    currency,
    ...(orderTrips !== undefined && { trips: orderTrips }),
  };
  const set = { pending: false, formerOrders: [...formerOrders, former] };
  const released: Change = broken
    ? end(item, { cause: "separate", state: "withdrawn", ...broken }, now, set)
    : { transition: { cause: "release", to: "accepted" }, set };
  return {
    ...released,
    remove: ["orderId", "amount", "currency", "orderTrips", "triedAt", "broken"],
  };
}
