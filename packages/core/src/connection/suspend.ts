/** What becomes of the connections of a user whom an operator suspends. */
import type { Type } from "../trip/contract";
import type { Change } from "./change";
import { endByFee } from "./ending";
import type { ConnectionItem } from "./entity";
import { changeEach, type Parted } from "./participants";
import { feeAfterSuspension } from "./refunds";
import { roleOf } from "./side";

/** The counterpart is told that our team has ended the connection, and not why. */
const reason = "operator";

/** Ends the live connections of a suspended user. Idempotent. */
export function endSuspended(uid: string, now: Date): Promise<Parted> {
  return changeEach(uid, (item) => suspended(item, roleOf(item, uid), now), now);
}

/** @param by the suspended participant */
export function suspended(item: ConnectionItem, by: Type, now: Date): Change | undefined {
  const fee = feeAfterSuspension(item, by, now);
  return endByFee(item, fee, { cause: "suspend", reason, by }, now);
}
