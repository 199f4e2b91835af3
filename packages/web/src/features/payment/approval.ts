/**
 * An order that the payer has approved and that is not settled yet. Kept in the tab, so that a reload in between goes on
 * with it instead of offering to pay once more.
 */
import * as z from "zod/mini";
import { readText, removeText, writeText } from "../../lib/session";

const Approval = z.object({ uid: z.string(), connection: z.string(), orderId: z.string() });
type Approval = z.output<typeof Approval>;

const key = "approved";

/** The order's id, if it is this user's for this connection. */
export function readApproval(uid: string, connection: string): string | undefined {
  const approval = read();
  return approval?.uid === uid && approval.connection === connection ? approval.orderId : undefined;
}

export function rememberApproval(approval: Approval): void {
  writeText(key, JSON.stringify(approval));
}

export function forgetApproval(connection: string): void {
  if (read()?.connection === connection) removeText(key);
}

function read(): Approval | undefined {
  try {
    return z.safeParse(Approval, JSON.parse(readText(key) ?? "null")).data;
  } catch {
    return undefined;
  }
}
