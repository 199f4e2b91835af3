/** Facts about a pair that outlive its connections, and their hand-over when one of the two deletes the account. */
import type { EntityItem } from "electrodb";
import { untilUnchanged } from "../contention";
import { AppError } from "../error";
import { FormerAccount } from "../former-account";
import { opposite, type Type } from "../trip/contract";
import type { HandOver } from "../user-data";
import { pairEntity, pairOfUserEntity } from "./entity";
import { declinedOf, heldBy } from "./open";
import { ofUser } from "./participants";
import { roleOf } from "./side";

const busy = "connection-busy";

/** In place of the connection of a pair of which one is new. */
const noConnection = "none";

type Pair = { traveler: string; flightaid: string };
type Item = EntityItem<ReturnType<typeof pairEntity>>;
/** Of a user. */
type Role = { role: Type; other: string };

/** Leads both to what is known of them when no connection does any more. */
export async function keepPair(pair: Pair, now: Date): Promise<void> {
  const expiresAt = FormerAccount.keptUntil(now);
  const { unprocessed } = await pairOfUserEntity()
    .put(rolesOf(pair).map((one) => ({ ...one, expiresAt })))
    .go();
  if (unprocessed.length > 0) throw new AppError("overloaded");
}

/**
 * Files what is known of the pairs of a user under another id. When the other one is handed over at the same time, the condition on
 * each pair lets one of the two go first.
 */
export async function handOver(handOver: HandOver, now: Date): Promise<void> {
  const done = new Set<string>();
  await untilUnchanged(async () => {
    for (const one of await pairsOf(handOver.from)) {
      const name = `${one.role} ${one.other}`;
      if (done.has(name)) continue;
      if ((await handOverOne(one, handOver, now)) === "changed") return "changed";
      done.add(name);
    }
    return undefined;
  }, busy);
}

/** @returns `changed` when the pair has changed since it was read */
async function handOverOne(
  { role, other }: Role,
  { from, to, keeps, checks }: HandOver,
  now: Date,
): Promise<"committed" | "changed"> {
  const old = pairWith(from, role, other);
  const links = rolesOf(old).map((one) => ({ Delete: pairOfUserEntity().delete(one).params() }));
  const [known, held] = await Promise.all([read(old), heldBy(old)]);
  // The other participant is `to`: a user is no pair with themselves.
  if (!known || other === to) return keeps ? "committed" : FormerAccount.file({ checks }, links);
  const next = pairWith(to, role, other);
  const present = await read(next);
  const lasting = Math.max(known.expiresAt, FormerAccount.keptUntil(now));
  const expiresAt = FormerAccount.expiryOf({ to, other, before: known.expiresAt, lasting }, now);
  const item = {
    ...merged(known, present),
    ...next,
    declined: [...new Set([...(present?.declined ?? []), ...declinedOf(held)])],
    connection: present?.connection ?? noConnection,
    expiresAt: Math.max(expiresAt ?? lasting, present?.expiresAt ?? 0),
  };
  const put = pairEntity()
    .put(item)
    .where(({ connection }, { eq, notExists }) =>
      present ? eq(connection, present.connection) : notExists(connection),
    );
  const drop = pairEntity()
    .delete(old)
    .where(({ connection }, { eq }) => eq(connection, known.connection));
  return FormerAccount.file({ checks }, [
    { Put: put.params() },
    ...rolesOf(next).map((one) => ({
      Put: pairOfUserEntity()
        .put({ ...one, expiresAt: item.expiresAt })
        .params(),
    })),
    ...(keeps ? [] : [{ Delete: drop.params() }, ...links]),
  ]);
}

async function read(pair: Pair): Promise<Item | null> {
  const { data } = await pairEntity().get(pair).go({ consistent: true });
  return data;
}

/** All pairs of a user: those of the connections that are stored, and those that no connection leads to. */
async function pairsOf(uid: string): Promise<Role[]> {
  const { data } = await pairOfUserEntity()
    .query.byUser({ uid })
    .go({ consistent: true, pages: "all" });
  const connected = FormerAccount.isFormer(uid) ? [] : await ofUser(uid);
  return [
    ...data.map(({ role, other }) => ({ role, other })),
    ...connected.map((item) => {
      const role = roleOf(item, uid);
      return { role, other: item[opposite(role)] };
    }),
  ];
}

function pairWith(uid: string, role: Type, other: string): Pair {
  return role === "traveler"
    ? { traveler: uid, flightaid: other }
    : { traveler: other, flightaid: uid };
}

function rolesOf({ traveler, flightaid }: Pair) {
  return [
    { uid: traveler, role: "traveler" as const, other: flightaid },
    { uid: flightaid, role: "flightaid" as const, other: traveler },
  ];
}

/** All attributes of both: the elements of both lists, the greater of two numbers and texts, what is true in one. */
function merged(one: Item, other: Item | null): Item {
  const all: Record<string, unknown> = { ...one };
  for (const [name, value] of Object.entries(other ?? {})) all[name] = greater(all[name], value);
  return all as Item;
}

function greater(one: unknown, other: unknown): unknown {
  if (Array.isArray(one) && Array.isArray(other)) return [...new Set([...one, ...other])];
  if (typeof one === "number" && typeof other === "number") return Math.max(one, other);
  return String(one ?? "") > String(other) ? one : other;
}
