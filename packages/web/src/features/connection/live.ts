import type { Connection } from "@flightaides/core/connection/contract.ts";

/** Whether it is live and not paid. */
export function isUnpaid({ state }: Pick<Connection, "state">): boolean {
  return state === "requested" || state === "accepted" || state === "ordered";
}

/** Whether it is over. */
export function isOver({ state }: Pick<Connection, "state">): boolean {
  return !isUnpaid({ state }) && state !== "paid";
}
