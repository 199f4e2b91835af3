/** One change of a connection, made to the item as it was read. */
import { createWriteTransaction } from "electrodb";
import { untilUnchanged } from "../contention";
import { transact, type Write } from "../db/transact";
import { AppError } from "../error";
import { Outbox } from "../outbox";
import { Push } from "../push";
import { consequencesOf } from "./consequences";
import { type ConnectionItem, connectionEntity } from "./entity";
import { uncounted } from "./numbers";
import { timing } from "./schedule";
import { assertTransition, type Cause, type State } from "./table";

export const busy = "connection-busy";

export type Attributes = Partial<Omit<ConnectionItem, "state">>;

type Removable =
  | "amount"
  | "answerBy"
  | "broken"
  | "currency"
  | "flightaidSide"
  | "lastLeg"
  | "match"
  | "movedAt"
  | "orderId"
  | "orderTrips"
  | "refundedAt"
  | "refundRefusedAt"
  | "stayedAt"
  | "travelerSide"
  | "triedAt";

/** Where the state leads, and what leads there: one of the transitions in table.ts. */
export type Transition = { cause: Cause; to: State };

/** What changes, and what is written with it in one transaction. */
export type Change = {
  transition?: Transition;
  set: Attributes;
  remove?: readonly Removable[];
  writes?: readonly Write[];
  mails?: readonly Outbox.Mail[];
  /** The traveler cancels and gets the fee back, which is possible once for each pair and twice in 30 days. */
  usesCancelRefund?: true;
};

export type Changed = { item: ConnectionItem; mails: Outbox.Ref[] };

export async function get(id: string): Promise<ConnectionItem | undefined> {
  if (!/^[0-9a-f]{32}$/.test(id)) return undefined;
  const { data } = await connectionEntity().get({ id }).go({ consistent: true });
  return data ?? undefined;
}

/**
 * Makes the change that `decide` returns for the connection as it is now. Decides anew when another call has changed it
 * meanwhile, or when one of the change's own writes was refused.
 * @param decide returns undefined when there is nothing to change; may throw
 * @throws AppError `not-found`, `unavailable`
 */
export async function change(
  id: string,
  decide: (item: ConnectionItem) => Promise<Change | undefined> | Change | undefined,
  now: Date,
): Promise<Changed> {
  return untilUnchanged(async () => {
    const item = await get(id);
    if (!item) throw notFound();
    const decided = await decide(item);
    return decided ? changeAsRead(item, decided, now) : { item, mails: [] };
  }, busy);
}

/**
 * Makes a change once.
 * @returns `changed` when another call has changed the connection since it was read, or one of the change's writes was refused
 * @throws AppError `unavailable`
 */
export async function changeAsRead(
  item: ConnectionItem,
  { writes = [], mails = [], usesCancelRefund, ...change }: Change,
  now: Date,
): Promise<Changed | "changed"> {
  const { write, counts, item: changed } = applied(item, change, now);
  const consequences = await consequencesOf(item, changed, usesCancelRefund ?? false, now);
  const owed = await Push.alongside(mails, now);
  const outcome = await transact<"changed">(
    [write, ...counts, ...writes, ...consequences, ...owed.map(Outbox.mailPut)],
    { refused: () => "changed", busy },
  );
  return outcome === "committed" ? { item: changed, mails: owed.map(Outbox.refOf) } : outcome;
}

/** A condition check that refuses a transaction when the connection has changed since it was read. */
export function unchangedChecks({ id, state, version }: ConnectionItem): Write[] {
  return createWriteTransaction({ connection: connectionEntity() }, ({ connection }) => [
    connection
      .check({ id })
      .where((current, { eq, notExists }) =>
        [
          eq(current.state, state),
          version === undefined ? notExists(current.version) : eq(current.version, version),
        ].join(" AND "),
      )
      .commit(),
  ]).params().TransactItems;
}

/**
 * The writes that set attributes without changing the state; a condition check if there are none. Refused when the connection is
 * no longer as it was read.
 */
export async function writesOf(item: ConnectionItem, set: Attributes, now: Date): Promise<Write[]> {
  if (Object.keys(set).length === 0) return unchangedChecks(item);
  const { write, counts, item: after } = applied(item, { set }, now);
  return [write, ...counts, ...(await consequencesOf(item, after, false, now))];
}

/**
 * The write of a change, refused when the connection is no longer as it was read; what it counts; and the item after it. Every
 * change of a state is made here.
 * @throws Error for a transition that is not in the table
 */
export function applied(
  item: ConnectionItem,
  { transition, set, remove = [] }: Pick<Change, "transition" | "set" | "remove">,
  now: Date,
): { write: Write; counts: Write[]; item: ConnectionItem } {
  const { id, state, version } = item;
  if (transition) assertTransition(transition.cause, state, transition.to);
  const changed = { ...set, ...(transition && { state: transition.to }) };
  const after: ConnectionItem = { ...item, ...changed };
  for (const name of remove) delete after[name];
  const steps = uncounted(after);
  const timed = {
    ...changed,
    ...(steps && { numbered: steps.numbered }),
    ...timing(after, now),
  };
  const update = connectionEntity()
    .patch({ id })
    .set(timed)
    .add({ version: 1 })
    .remove([...remove])
    .where((current, { eq, notExists }) =>
      [
        eq(current.state, state),
        version === undefined ? notExists(current.version) : eq(current.version, version),
      ].join(" AND "),
    );
  return {
    write: { Update: update.params() },
    counts: steps?.writes ?? [],
    item: { ...after, ...timed, version: (version ?? 0) + 1 },
  };
}

export function notFound(): AppError {
  return new AppError("connection-not-found");
}
