/** Boarding passes: what a participant shares of a pass that was read on their phone. The code of the pass never leaves the phone. */
import type { AuthUser } from "../actor";
import { Airport } from "../airport";
import * as contract from "../boarding-pass/contract";
import { Connection } from "../connection";
import type { Connection as ConnectionView } from "../connection/contract";
import { untilUnchanged } from "../contention";
import type { ParsedOf } from "../contract";
import { transact, type Write } from "../db/transact";
import { AppError } from "../error";
import { Quota } from "../quota";
import type { Leg, Type } from "../trip/contract";
import { boardingPassEntity } from "./entity";
import { paidConnection, pairChecks } from "./paid";
import { endOf, legsOf, ownLegsOf } from "./steps";
import { boardingPassOf } from "./stored";
import { connection } from "./view";

type Item = Connection.ConnectionItem;
type Shared = Omit<ParsedOf<typeof contract.shareBoardingPass>, "id" | "leg">;

const busy = "journey-busy";
const day = 86_400_000;

/**
 * Shares what a boarding pass says. Each participant has one for each shared leg, and the last one stands. Idempotent.
 * @throws AppError `not-found`, `invalid-input` for a leg that is not shared, `conflict` unless the connection is paid and the
 *   flight is near, and for a pass of another day; `too-many-requests` beyond the changes of a day
 */
export async function shareBoardingPass(
  actor: AuthUser,
  { id, leg, ...shared }: ParsedOf<typeof contract.shareBoardingPass>,
  now: Date,
): Promise<ConnectionView> {
  await untilUnchanged(async () => {
    const item = await paidConnection(actor, id, now);
    const role = Connection.roleOf(item, actor.uid);
    const flown = ownLegOf(item, role, leg);
    assertTimely(item, flown, shared, now);
    const { travelDate } = flown;
    const stored = await boardingPassOf(id, leg, role);
    if (stored && isSame(stored, shared) && stored.travelDate === travelDate) return "shared";
    const { expiresAt } = item;
    const at = now.toISOString();
    const pass = { connection: id, leg, role, ...shared, travelDate, at, expiresAt };
    const put = boardingPassEntity().put(pass);
    return change(actor, item, { Put: put.params() }, now);
  }, busy);
  return connection(actor, id, now);
}

/**
 * Removes what the caller has shared of a pass. Idempotent.
 * @throws AppError `not-found`, `invalid-input` for a leg that is not shared, `conflict` unless the connection is paid;
 *   `too-many-requests` beyond the changes of a day
 */
export async function removeBoardingPass(
  actor: AuthUser,
  { id, leg }: ParsedOf<typeof contract.removeBoardingPass>,
  now: Date,
): Promise<ConnectionView> {
  await untilUnchanged(async () => {
    const item = await paidConnection(actor, id, now);
    const role = Connection.roleOf(item, actor.uid);
    ownLegOf(item, role, leg);
    if (!(await boardingPassOf(id, leg, role))) return "removed";
    const drop = boardingPassEntity().delete({ connection: id, leg, role });
    return change(actor, item, { Delete: drop.params() }, now);
  }, busy);
  return connection(actor, id, now);
}

function change(
  { uid }: AuthUser,
  item: Item,
  write: Write,
  now: Date,
): Promise<"committed" | "changed"> {
  const checks = Connection.unchangedChecks(item);
  return transact<"changed">(
    [
      ...checks,
      write,
      ...pairChecks(item),
      Quota.spend(uid, "boardingPasses", now),
      Quota.spendOnConnection(uid, "boardingPasses", item.id, now),
    ],
    {
      refused: (conditions) =>
        conditions.slice(0, checks.length).includes(true) ? "changed" : "retry",
      busy,
    },
  );
}

/** @param position from 1 */
function ownLegOf(item: Item, role: Type, position: number): Leg {
  const leg = ownLegsOf(item, role)[position - 1];
  if (!leg) throw new AppError("invalid-fields", { errors: [{ path: "leg", reason: "invalid" }] });
  return leg;
}

function assertTimely(item: Item, { from, travelDate }: Leg, { date }: Shared, now: Date): void {
  if (now >= endOf(legsOf(item))) throw new AppError("trip-over");
  const start = Airport.startOfDay(from, travelDate).getTime();
  if (now.getTime() < start - contract.boardingPassDays * day)
    throw new AppError("boarding-pass-early");
  if (date !== undefined && date !== travelDate) throw new AppError("boarding-pass-other-day");
}

function isSame(stored: Partial<Shared>, shared: Shared): boolean {
  const { flight, date, seat, surnameFits } = shared;
  return (
    stored.flight === flight &&
    stored.date === date &&
    stored.seat === seat &&
    stored.surnameFits === surnameFits
  );
}
