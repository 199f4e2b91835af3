/** What becomes of the connections of a user whom an operator suspends. */
import type { Type } from "../trip/contract";
import { type Change, change } from "./change";
import { end } from "./ending";
import type { ConnectionItem } from "./entity";
import type { Parted } from "./follow";
import { idsOf } from "./participants";
import { feeAfterSuspension } from "./refunds";
import { roleOf } from "./side";
import { owesRefund } from "./status";

/** The counterpart is told that our team has ended the connection, and not why. */
const reason = "operator";

/** Ends the live connections of a suspended user. Idempotent. */
export async function endSuspended(uid: string, now: Date): Promise<Parted> {
  const parted: Parted = { mails: [], owing: [] };
  for (const id of await idsOf(uid)) {
    const { item, mails } = await change(
      id,
      (item) => suspended(item, roleOf(item, uid), now),
      now,
    );
    parted.mails.push(...mails);
    if (owesRefund(item)) parted.owing.push(id);
  }
  return parted;
}

/** @param by the suspended participant */
export function suspended(item: ConnectionItem, by: Type, now: Date): Change | undefined {
  const ending = { cause: "suspend", reason, by } as const;
  switch (feeAfterSuspension(item, by, now)) {
    case undefined:
      return undefined;
    case "returned":
      return item.broken ? undefined : { set: { broken: { reason, by } } };
    case "unpaid":
      return end(item, { ...ending, state: "withdrawn" }, now);
    case "refunded": {
      const refunded = end(item, { ...ending, state: "refunded" }, now);
      return by === "traveler" ? { ...refunded, usesCancelRefund: true } : refunded;
    }
    case "kept":
      return end(item, { ...ending, state: "cancelled" }, now);
  }
}
