/** Taps: a participant says that a step of the trip has happened. */
import type { AuthUser } from "../actor";
import { Connection } from "../connection";
import { untilUnchanged } from "../contention";
import type { ParsedOf } from "../contract";
import { transact, type Write } from "../db/transact";
import { AppError } from "../error";
import { Outbox } from "../outbox";
import { Quota } from "../quota";
import type * as contract from "./contract";
import { revocableSeconds, type Journey as View } from "./contract";
import { tapEntity, tapKeyEntity } from "./entity";
import { paidConnection, pairChecks } from "./paid";
import { hoursLate, legsOf, type Step, stepOf } from "./steps";
import { keyOf, tapOf } from "./stored";
import { toldOf } from "./tap-mails";
import { journeyOf } from "./view";

type Item = Connection.ConnectionItem;

/** Seconds after {@link revocableSeconds} in which a revocation is accepted, for the way from the phone. */
const revocationGrace = 15;
const busy = "journey-busy";

/**
 * Records that a step has happened. Each participant's first tap of a step is kept, and the one of them that arrived first is shown.
 * Idempotent by `key`; a tap of a step that the participant has tapped already changes nothing.
 * @throws AppError `not-found`, `conflict` unless the connection is paid and the press within the time of the step, or when the
 *   participant has said that the two did not fly together; `too-many-requests` beyond the taps of a day
 */
export async function tap(
  actor: AuthUser,
  { id, key, kind, leg, at }: ParsedOf<typeof contract.tap>,
  now: Date,
): Promise<{ journey: View; mails: Outbox.Ref[] }> {
  return untilUnchanged(async () => {
    const item = await paidConnection(actor, id, now);
    const role = Connection.roleOf(item, actor.uid);
    const step = stepOf(legsOf(item), { kind, leg });
    if (!step)
      throw new AppError("invalid-fields", { errors: [{ path: "leg", reason: "invalid" }] });
    const isRepeated = (await keyOf(id, role, key)) || (await tapOf(id, step, role));
    const mails = isRepeated ? [] : await tryTap(actor, item, { step, key, at }, now);
    if (mails === "changed") return mails;
    return { journey: await journeyOf(actor, item, now), mails };
  }, busy);
}

async function tryTap(
  actor: AuthUser,
  item: Item,
  { step, key, at }: { step: Step; key: string; at: string },
  now: Date,
): Promise<Outbox.Ref[] | "changed"> {
  const { id: connection, expiresAt } = item;
  const role = Connection.roleOf(item, actor.uid);
  const { kind, leg, timeZone } = step;
  const pressed = pressedAt(step, item, at, now);
  const { writes, mails } = await Connection.tapWrites(item, role, kind, now);
  const told = await toldOf(item, { step, key, at: pressed, by: role }, now);
  const own: Write[] = [
    {
      Put: tapEntity()
        .create({
          connection,
          leg,
          kind,
          role,
          key,
          at: pressed.toISOString(),
          arrivedAt: now.toISOString(),
          timeZone,
          expiresAt,
        })
        .params(),
    },
    { Put: tapKeyEntity().create({ connection, role, key, leg, kind, expiresAt }).params() },
    ...writes,
  ];
  const outcome = await transact<"changed">(
    [
      ...own,
      ...pairChecks(item),
      Quota.spend(actor.uid, "taps", now),
      Quota.spendOnConnection(actor.uid, "taps", connection, now),
      ...[...mails, ...told].map(Outbox.mailPut),
    ],
    {
      refused: (conditions) =>
        conditions.slice(0, own.length).includes(true) ? "changed" : "retry",
      busy,
    },
  );
  return outcome === "committed" ? mails.map(Outbox.refOf) : outcome;
}

/**
 * When a step counts as pressed: never after its arrival, never before the payment or the time of the step. A clock that is wrong shifts
 * it within these.
 * @throws AppError `conflict` outside of the time of the step
 */
function pressedAt({ from, until }: Step, { paidAt }: Item, at: string, now: Date): Date {
  const latest = until.getTime() + hoursLate * 3_600_000;
  const pressed = Math.min(Date.parse(at), now.getTime());
  if (now < from || pressed > until.getTime() || now.getTime() > latest)
    throw new AppError("tap-untimely");
  return new Date(Math.max(pressed, from.getTime(), paidAt ? Date.parse(paidAt) : 0));
}

/**
 * Revokes a tap, in the {@link revocableSeconds} after its arrival by our clock: a phone that was offline has them from when it is
 * online again. A key without a tap is revoked in advance, so that a tap whose request was lost cannot arrive later. Idempotent.
 * @throws AppError `not-found`, `conflict` when it is too late, or unless the connection is paid
 */
export async function revokeTap(
  actor: AuthUser,
  { id, key }: ParsedOf<typeof contract.revokeTap>,
  now: Date,
): Promise<View> {
  return untilUnchanged(async () => {
    const item = await paidConnection(actor, id, now);
    const role = Connection.roleOf(item, actor.uid);
    const known = await keyOf(id, role, key);
    const isRevoked = known !== undefined && known.kind === undefined;
    if (!isRevoked && (await tryRevoke(actor, item, { key, known }, now)) === "changed")
      return "changed";
    return journeyOf(actor, item, now);
  }, busy);
}

async function tryRevoke(
  actor: AuthUser,
  item: Item,
  { key, known }: { key: string; known: Awaited<ReturnType<typeof keyOf>> },
  now: Date,
): Promise<"committed" | "changed"> {
  const { id: connection, expiresAt } = item;
  const role = Connection.roleOf(item, actor.uid);
  const revoked = { connection, role, key, expiresAt };
  if (!known) {
    const own = [{ Put: tapKeyEntity().create(revoked).params() }];
    return transact<"changed">(
      [
        ...own,
        ...Connection.unchangedChecks(item),
        ...pairChecks(item),
        Quota.spend(actor.uid, "taps", now),
        Quota.spendOnConnection(actor.uid, "taps", connection, now),
      ],
      {
        refused: (conditions) => (conditions.slice(0, 2).includes(true) ? "changed" : "retry"),
        busy,
      },
    );
  }
  const { leg = 0, kind = "met" } = known;
  const tapped = await tapOf(connection, { leg, kind }, role);
  if (tapped?.key !== key) return "changed";
  const until = Date.parse(tapped.arrivedAt) + (revocableSeconds + revocationGrace) * 1000;
  if (now.getTime() > until) throw new AppError("revocation-untimely");
  const drop = tapEntity()
    .delete({ connection, leg, kind, role })
    .where((current, { eq }) => eq(current.key, key));
  const mark = tapKeyEntity()
    .put(revoked)
    .where((current, { exists }) => exists(current.kind));
  return transact<"changed">(
    [
      { Delete: drop.params() },
      { Put: mark.params() },
      ...(await Connection.revocationWrites(item, role, tapped, now)),
    ],
    { refused: () => "changed", busy },
  );
}
