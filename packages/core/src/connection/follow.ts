/**
 * What a deleted or edited itinerary means for the connections through it. The change of the itinerary has written a job; it is
 * followed at once in the request, or by the schedule.
 */

import { isDeepStrictEqual } from "node:util";
import { endOfTime, lagOf, type Run, systemClock } from "../clock";
import type { Write } from "../db/transact";
import { Itinerary } from "../itinerary";
import { Matching } from "../matching";
import type { Outbox } from "../outbox";
import { type Leg, opposite, type Type } from "../trip/contract";
import { counted } from "./cancellations";
import { type Change, change } from "./change";
import { datedBy } from "./dates";
import { separate } from "./ending";
import { type ConnectionItem, pairEntity, participantEntity, type Side } from "./entity";
import { idsOf } from "./participants";
import { isSameFlight, tellChange } from "./told";
import { sideOf } from "./view";

/** `lag`: seconds for which the longest due change had been due. */
export type Followed = { followed: number; mails: Outbox.Ref[]; failures: unknown[]; lag: number };

/** Jobs that one run reads. */
const batch = 100;

/** Follows changes that are due, until `until`. Continues after a failure. */
export async function followChanges({
  clock = systemClock,
  until = endOfTime,
}: Run = {}): Promise<Followed> {
  const began = clock.now();
  const due = await Itinerary.pendingChanges(began, batch);
  const done: Followed = { followed: 0, mails: [], failures: [], lag: lagOf(due[0]?.dueAt, began) };
  for (const { id } of due) {
    if (clock.now() >= until) break;
    try {
      done.mails.push(...(await followChange(id, clock.now())).mails);
      done.followed++;
    } catch (error) {
      done.failures.push(error);
    }
  }
  return done;
}

/** Follows the change of one itinerary. Does nothing when there is none. Idempotent. */
export async function followChange(
  itineraryId: string,
  now: Date,
): Promise<{ mails: Outbox.Ref[] }> {
  const job = await Itinerary.changeOf(itineraryId);
  if (!job) return { mails: [] };
  const { uid, type, what, at } = job;
  const mails: Outbox.Ref[] = [];
  for (const id of await idsOf(uid)) {
    const decide = (item: ConnectionItem) => {
      const isThrough = item[type] === uid && sideOf(item, type)?.card?.id === itineraryId;
      // The same trip can have been posted again since, and connected.
      if (!isThrough || item.createdAt > at) return undefined;
      return follow(item, type, itineraryId, what, now);
    };
    mails.push(...(await change(id, decide, now)).mails);
  }
  await Itinerary.completeChange(job);
  return { mails };
}

/** @param by the participant whose itinerary has changed */
async function follow(
  item: ConnectionItem,
  by: Type,
  itineraryId: string,
  what: "deleted" | "legs" | "details",
  now: Date,
): Promise<Change | undefined> {
  if (what === "deleted") return separated(item, { reason: "deleted", by }, now);
  const record = await Itinerary.existing(itineraryId);
  // Deleted since: its own job follows.
  if (!record) return undefined;
  const side = sideOf(item, by);
  if (!side || isSettled(item)) return undefined;
  const { displayName, phoneNumber } = record;
  const contact = { ...side.contact, displayName, phoneNumber };
  const revised: Side = { ...side, contact, card: await Itinerary.publicCard(record) };
  // Flights that are over match nothing any more: they are not matched again while they stay the same.
  if (isDeepStrictEqual(record.legs, side.card?.itinerary))
    return { set: by === "traveler" ? { travelerSide: revised } : { flightaidSide: revised } };
  const other = sideOf(item, opposite(by));
  const others = other?.card?.itinerary ?? [item.leg];
  const found = Matching.matchOf(record.legs, others, now);
  const leg = legOf(record.legs, found?.legs[0]?.mine);
  if (!found || !leg) return separated(item, { reason: "changed", by }, now);
  const otherLeg = other?.card && legOf(other.card.itinerary, found.legs[0]?.theirs);
  const mine: Side = { ...revised, leg };
  const theirs = other && { ...other, ...(otherLeg && { leg: otherLeg }) };
  const set: Partial<ConnectionItem> = {
    ...(by === "traveler"
      ? { travelerSide: mine, flightaidSide: theirs }
      : { flightaidSide: mine, travelerSide: theirs }),
    ...datedBy(leg, otherLeg ?? leg),
    ...(other?.card && { match: by === "traveler" ? found : Matching.mirrored(found) }),
  };
  const { leg: first = leg, lastLeg = first } = set;
  const expiresAt = Math.max(item.expiresAt, Itinerary.keptUntil([lastLeg]));
  const isMoved = !isSameFlight(side.leg, leg);
  const told = isMoved
    ? tellChange({ ...item, ...set }, opposite(by), { before: side.leg, after: leg }, now)
    : undefined;
  return {
    set: { ...set, ...told?.set, expiresAt },
    remove: set.lastLeg ? [] : ["lastLeg"],
    writes: [...lifetimeWrites(item, expiresAt), ...(told?.writes ?? [])],
    mails: told?.mails ?? [],
  };
}

async function separated(
  item: ConnectionItem,
  separation: { reason: "deleted" | "changed"; by: Type },
  now: Date,
): Promise<Change | undefined> {
  const ended = separate(item, separation, now);
  return ended && counted(item, separation.by, ended, now);
}

/** Keep what leads to a connection as long as the connection. */
function lifetimeWrites(
  { id, traveler, flightaid, expiresAt: before }: ConnectionItem,
  expiresAt: number,
): Write[] {
  if (expiresAt === before) return [];
  const pair = pairEntity()
    .upsert({ traveler, flightaid, connection: id, expiresAt })
    .where(
      ({ connection }, { eq, notExists }) => `${notExists(connection)} OR ${eq(connection, id)}`,
    );
  return [
    { Update: pair.params() },
    ...[traveler, flightaid].map((uid) => ({
      Put: participantEntity().put({ uid, id, expiresAt }).params(),
    })),
  ];
}

/** Whether the connection is over, so that it keeps what it was about. */
function isSettled({ endedAt, state }: ConnectionItem): boolean {
  return endedAt !== undefined || state === "refunded";
}

function legOf(legs: readonly Leg[], sequence: number | undefined): Leg | undefined {
  return legs.find((one) => one.sequence === sequence);
}
