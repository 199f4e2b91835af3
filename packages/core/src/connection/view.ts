/** What each participant sees of a connection: the other's contact data only once it is paid. */
import { config } from "../config";
import { Itinerary } from "../itinerary";
import type { Type } from "../itinerary/contract";
import { opposite } from "../itinerary/contract";
import type { Connection, Fee, State } from "./contract";
import type { ConnectionItem, Side } from "./entity";

export function viewOf(item: ConnectionItem, uid: string, now: Date): Connection {
  const role = roleOf(item, uid);
  const other = sideOf(item, opposite(role));
  const state = stateOf(item, now);
  return {
    id: item.id,
    role,
    state,
    ...(item.pending && { pending: true }),
    leg: item.leg,
    counterpart: {
      displayName: other ? Itinerary.maskName(other.contact.displayName) : "",
      ...(other?.card && { itinerary: other.card }),
    },
    ...(state === "paid" && other && { contact: other.contact }),
    fee: feeOf(item),
    createdAt: item.createdAt,
    ...(item.paidAt && { paidAt: item.paidAt }),
  };
}

export function roleOf({ traveler }: ConnectionItem, uid: string): Type {
  return traveler === uid ? "traveler" : "flightaid";
}

/** @returns undefined when that participant has left */
export function sideOf(item: ConnectionItem, role: Type): Side | undefined {
  return role === "traveler" ? item.travelerSide : item.flightaidSide;
}

/** Unpaid connections expire the day before the flight, unless the payer may have been charged. */
export function stateOf({ state, pending, triedAt, leg }: ConnectionItem, now: Date): State {
  const unpaid = state === "requested" || (state === "ordered" && !pending && !triedAt);
  return unpaid && !Itinerary.isConnectable(leg, now) ? "expired" : state;
}

/** The price of the connection's current order, or of a former one. @returns undefined for an order of another connection */
export function priceOf(item: ConnectionItem, orderId: string): Fee | undefined {
  if (orderId === item.orderId) return feeOf(item);
  const former = item.formerOrders?.find((one) => one.orderId === orderId);
  return former && { amount: former.amount, currency: former.currency };
}

/** The price of the order if there is one, else the current fee: a price change affects new orders only. */
export function feeOf({ amount, currency }: Partial<ConnectionItem>): Fee {
  return amount && currency ? { amount, currency } : config.fee;
}
