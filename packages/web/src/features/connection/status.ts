import type { Connection } from "@flightaides/core/connection/contract";

type Status = Pick<Connection, "role" | "state" | "pending">;

/** The heading of the connection page. */
export function titleOf({ role, state, pending }: Status): string {
  if (state === "paid") return "You are connected";
  if (state === "expired") return "This connection has expired";
  if (role === "flightaid")
    return state === "refunded" ? "This connection has ended" : "Your request was sent";
  if (state === "refunded") return "Your payment was refunded";
  return pending ? "Your bank is still checking" : "You are connecting to";
}

/** A short label for lists. */
export function labelOf({ role, state, pending }: Status): string {
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
export function isPayable({ role, state, pending }: Status): boolean {
  return role === "traveler" && isOpen({ state }) && !pending;
}

/** Whether it waits for a payment. */
export function isOpen({ state }: Pick<Status, "state">): boolean {
  return state === "requested" || state === "ordered";
}
