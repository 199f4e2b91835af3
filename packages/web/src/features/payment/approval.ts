/**
 * An order that the payer approved and that is not captured yet. It is kept in the tab, so that a reload continues with
 * it instead of offering to pay again.
 */
import type { Connection } from "@flightaides/core/connection/contract.ts";
import { useEffect } from "react";
import * as z from "zod/mini";
import { readText, removeTexts, writeText } from "../../lib/session-storage";
import { isPayable } from "../connection/status";

const Approval = z.object({
  uid: z.string(),
  connection: z.string(),
  orderId: z.string(),
  /** The version of the trips for which the payer approved it. */
  trips: z.optional(z.int()),
});
export type Approval = z.output<typeof Approval>;

const key = "approved";

/** What this user approved for this connection. */
export function readApproval(uid: string, connection: string): Approval | undefined {
  const approval = read();
  return approval?.uid === uid && approval.connection === connection ? approval : undefined;
}

export function rememberApproval(approval: Approval): void {
  writeText(key, JSON.stringify(approval));
}

export function forgetApproval(connection: string): void {
  if (read()?.connection === connection) removeTexts(key);
}

/** Forgets the approval of a connection that can't be paid any more, or not at present. */
export function useApprovalCleanup(connection: Connection | undefined): void {
  const settledId = connection && !isPayable(connection) ? connection.id : undefined;
  useEffect(() => {
    if (settledId) forgetApproval(settledId);
  }, [settledId]);
}

function read(): Approval | undefined {
  try {
    return z.safeParse(Approval, JSON.parse(readText(key) ?? "null")).data;
  } catch {
    return undefined;
  }
}
