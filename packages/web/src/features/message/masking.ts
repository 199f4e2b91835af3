import type { Connection } from "@flightaides/core/connection/contract.ts";

/** How the messages of a connection are masked: not at all while it is paid, and `again` when it ends after that. */
export type Masking = "masked" | "none" | "again";

export function maskingOf({ state }: Pick<Connection, "state">): Masking {
  if (state === "paid") return "none";
  return state === "cancelled" || state === "refunded" ? "again" : "masked";
}
