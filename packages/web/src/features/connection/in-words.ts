import type { Connection } from "@flightaides/core/connection/contract";

type Seen = Pick<Connection, "role" | "state" | "pending">;

/** The heading of a connection's page. */
export function titleOf({ role, state, pending }: Seen): string {
  if (state === "paid") return "You are connected";
  if (state === "expired") return "This connection has expired";
  if (role === "flightaid")
    return state === "refunded" ? "This connection has ended" : "Your request was sent";
  if (state === "refunded") return "Your payment was refunded";
  return pending ? "Your bank is still checking" : "You are connecting to";
}

/** Where a connection stands, in a few words, for a list. */
export function statusOf({ role, state, pending }: Seen): string {
  switch (state) {
    case "paid":
      return "Connected";
    case "refunded":
      return "Refunded";
    case "expired":
      return "Expired";
    default:
      if (role === "flightaid") return "Waiting for the traveler";
      return pending ? "Your bank is still checking" : "Waiting for your payment";
  }
}

/** Whether the traveler can pay now. */
export function isPayable({ role, state, pending }: Seen): boolean {
  return role === "traveler" && isOpen({ state }) && !pending;
}

/** On its way to be paid. */
export function isOpen({ state }: Pick<Seen, "state">): boolean {
  return state === "requested" || state === "ordered";
}
