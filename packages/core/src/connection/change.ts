/** One change of a connection, made to the item as it was read. */
import { untilUnchanged } from "../contention";
import { transact, type Write } from "../db/transact";
import { AppError } from "../error";
import { Outbox } from "../outbox";
import { type ConnectionItem, connectionEntity } from "./entity";
import { timing } from "./schedule";

export const busy = "connection-busy";

type Removable =
  | "amount"
  | "answerBy"
  | "broken"
  | "currency"
  | "flightaidSide"
  | "lastLeg"
  | "match"
  | "orderId"
  | "travelerSide"
  | "triedAt";

/** What changes, and what is written with it in one transaction. */
export type Change = {
  set: Partial<ConnectionItem>;
  remove?: readonly Removable[];
  writes?: readonly Write[];
  mails?: readonly Outbox.Mail[];
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
    if (!decided) return { item, mails: [] };
    const { write, item: changed } = applied(item, decided, now);
    const { writes = [], mails = [] } = decided;
    const outcome = await transact<"changed">([write, ...writes, ...mails.map(Outbox.mailPut)], {
      refused: () => "changed",
      busy,
    });
    return outcome === "committed" ? { item: changed, mails: mails.map(Outbox.refOf) } : outcome;
  }, busy);
}

/** The write of a change, refused when the connection is no longer as it was read, and the item after it. */
export function applied(
  item: ConnectionItem,
  { set, remove = [] }: Pick<Change, "set" | "remove">,
  now: Date,
): { write: Write; item: ConnectionItem } {
  const after: ConnectionItem = { ...item, ...set };
  for (const name of remove) delete after[name];
  const timed = { ...set, ...timing(after, now) };
  const { id, state, version } = item;
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
    item: { ...after, ...timed, version: (version ?? 0) + 1 },
  };
}

export function notFound(): AppError {
  return new AppError("connection-not-found");
}
