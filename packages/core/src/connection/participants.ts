/** The connections of a user, and the names of their participants. */
import type { AuthUser } from "../actor";
import { AppError } from "../error";
import type { Outbox } from "../outbox";
import { opposite } from "../trip/contract";
import { User } from "../user";
import { type Change, change, get, notFound } from "./change";
import { type ConnectionItem, connectionEntity, participantEntity } from "./entity";
import { roleOf } from "./side";
import { isLive, owesRefund } from "./status";

/** The stored item of one of the actor's connections. @throws AppError `not-found` */
export async function ofParticipant(actor: AuthUser, id: string): Promise<ConnectionItem> {
  const item = await get(id);
  if (!item || (item.traveler !== actor.uid && item.flightaid !== actor.uid)) throw notFound();
  return item;
}

/** The names of both participants that what they write must not tell. */
export async function namesIn(
  { traveler, flightaid, travelerSide, flightaidSide }: ConnectionItem,
  now: Date,
): Promise<string[]> {
  const shown = [travelerSide, flightaidSide].flatMap((side) => side?.contact.displayName ?? []);
  const names = await Promise.all([traveler, flightaid].map((uid) => User.namesOf({ uid }, now)));
  return [...shown, ...names.flat()];
}

/** The ids of a user's connections. DynamoDB can delete an expired connection days before its participant items. */
export async function idsOf(uid: string): Promise<string[]> {
  const { data } = await participantEntity()
    .query.byUser({ uid })
    .go({ consistent: true, pages: "all" });
  return data.map(({ id }) => id);
}

/** The connections of a user that are still stored, newest first. */
export async function ofUser(uid: string): Promise<ConnectionItem[]> {
  const ids = await idsOf(uid);
  if (ids.length === 0) return [];
  const { data, unprocessed } = await connectionEntity()
    .get(ids.map((id) => ({ id })))
    .go({ consistent: true });
  if (unprocessed.length > 0) throw new AppError("overloaded");
  return data.sort((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
}

/** Those with whom a user has a live connection. */
export async function counterpartsOf(uid: string, now: Date): Promise<ReadonlySet<string>> {
  const live = (await ofUser(uid)).filter((item) => isLive(item, now));
  return new Set(live.map((item) => item[opposite(roleOf(item, uid))]));
}

/** `owing`: the ids of the connections that owe a refund. */
export type Parted = { mails: Outbox.Ref[]; owing: string[] };

/** Changes each connection of a user that is still stored. */
export async function changeEach(
  uid: string,
  decide: (item: ConnectionItem) => Promise<Change | undefined> | Change | undefined,
  now: Date,
): Promise<Parted> {
  const parted: Parted = { mails: [], owing: [] };
  for (const { id } of await ofUser(uid)) {
    const { item, mails } = await change(id, decide, now);
    parted.mails.push(...mails);
    if (owesRefund(item)) parted.owing.push(id);
  }
  return parted;
}
