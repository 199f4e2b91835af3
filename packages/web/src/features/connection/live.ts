import type { Connection } from "@flightaides/core/connection/contract.ts";

/** Whether a connection can still be paid or end without a payment. */
export function isUnpaid({ state }: Pick<Connection, "state">): boolean {
  return state === "requested" || state === "accepted" || state === "ordered";
}

/** Whether a connection has ended. */
export function isOver({ state }: Pick<Connection, "state">): boolean {
  return !isUnpaid({ state }) && state !== "paid";
}
