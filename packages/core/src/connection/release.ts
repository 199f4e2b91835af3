/** An order that can no longer be paid, or must not: another one can be made. */
import type { Change } from "./change";
import { end } from "./ending";
import type { ConnectionItem } from "./entity";
import { notPaidMails } from "./mails";

/**
 * Removes the current order, which is kept among the former ones. A connection that could not go on meanwhile ends. The traveler is told
 * what became of a payment that the bank was checking, and of one that arrived.
 * @param item an ordered connection
 * @param isReturned its payment arrived, and goes back
 */
export function releaseOf(item: ConnectionItem, now: Date, isReturned = false): Change {
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
  const { mails = [] } = released;
  // An end says that nothing was charged.
  const isDeclined = item.pending && !mails.some(({ uid }) => uid === item.traveler);
  const outcome = isReturned ? "returned" : isDeclined && "declined";
  return {
    ...released,
    remove: ["orderId", "amount", "currency", "orderTrips", "triedAt", "broken"],
    mails: [...mails, ...(outcome ? notPaidMails(item, outcome, now) : [])],
  };
}
