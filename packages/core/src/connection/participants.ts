/** The connections of a user, and the names of their participants. */
import type { AuthUser } from "../actor";
import { AppError } from "../error";
import { User } from "../user";
import { get, notFound } from "./change";
import { type ConnectionItem, connectionEntity, participantEntity } from "./entity";

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

export async function idsOf(uid: string): Promise<string[]> {
  const { data } = await participantEntity()
    .query.byUser({ uid })
    .go({ consistent: true, pages: "all" });
  return data.map(({ id }) => id);
}

/** Newest first. */
export async function ofUser(uid: string): Promise<ConnectionItem[]> {
  const ids = await idsOf(uid);
  if (ids.length === 0) return [];
  const { data, unprocessed } = await connectionEntity()
    .get(ids.map((id) => ({ id })))
    .go({ consistent: true });
  if (unprocessed.length > 0) throw new AppError("overloaded");
  return data.sort((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
}
