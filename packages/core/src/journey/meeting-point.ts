/** The meeting point: one text for both. */
import type { AuthUser } from "../actor";
import { Connection } from "../connection";
import type {
  Connection as ConnectionView,
  setMeetingPoint as setContract,
} from "../connection/contract";
import { untilUnchanged } from "../contention";
import type { ParsedOf } from "../contract";
import { transact } from "../db/transact";
import { AppError } from "../error";
import { Quota } from "../quota";
import { meetingPointEntity } from "./entity";
import { paidConnection, pairChecks } from "./paid";
import { endOf, legsOf } from "./steps";
import { meetingPointOf } from "./stored";
import { connection } from "./view";

const busy = "journey-busy";

/**
 * Sets the meeting point, or removes it with an empty text. The last one stands. Idempotent.
 * @throws AppError `not-found`, `conflict` unless the connection is paid and the trip not over, `too-many-requests` beyond the
 *   changes of a day
 */
export async function setMeetingPoint(
  actor: AuthUser,
  { id, text }: ParsedOf<typeof setContract>,
  now: Date,
): Promise<ConnectionView> {
  await untilUnchanged(async () => {
    const item = await paidConnection(actor, id, now);
    if (now >= endOf(legsOf(item))) throw new AppError("trip-over");
    const { expiresAt } = item;
    const role = Connection.roleOf(item, actor.uid);
    const stored = await meetingPointOf(id);
    if ((stored?.text ?? "") === text) return "set";
    const point = meetingPointEntity();
    const write = text
      ? {
          Put: point.put({ connection: id, text, at: now.toISOString(), role, expiresAt }).params(),
        }
      : { Delete: point.delete({ connection: id }).params() };
    const checks = Connection.unchangedChecks(item);
    return transact<"changed">(
      [
        ...checks,
        write,
        ...pairChecks(item),
        Quota.spend(actor.uid, "meetingPoints", now),
        Quota.spendOnConnection(actor.uid, "meetingPoints", id, now),
      ],
      {
        refused: (conditions) =>
          conditions.slice(0, checks.length).includes(true) ? "changed" : "retry",
        busy,
      },
    );
  }, busy);
  return connection(actor, id, now);
}
