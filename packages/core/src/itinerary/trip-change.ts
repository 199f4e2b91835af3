/**
 * Changes of itineraries that the connections of their owners have not followed yet: deleted, other legs, other details, or one that its
 * owner does not fly. One for each itinerary; the transaction of a change writes it. The request that caused it follows it at once, and a schedule follows
 * what is left.
 */

import { randomUUID } from "node:crypto";
import { conditional } from "../db/conditional";
import { dueUnlessDone, type Job, pending } from "../db/pending";
import type { Write } from "../db/transact";
import { Trip } from "../trip";
import type { Leg, Type } from "../trip/contract";
import { tripChangeEntity } from "./entity";
import { get } from "./records";
import type { ItineraryRecord } from "./view";

export type Change = {
  /** The itinerary's id. */
  id: string;
  /** The owner. */
  uid: string;
  type: Type;
  /** `details`: phone number, note, options, the owner's name or whether they fly it, and the legs are what they were. */
  what: "deleted" | "legs" | "details";
  /** The legs that the connections know: those before the first change that they have not followed. */
  before: Leg[];
  /**
   * ISO 8601 instant of the latest change. After a deletion the same trip can be posted again under the same id: what is
   * connected since then is not concerned.
   */
  at: string;
  /** Random. Another change has another one. */
  version: string;
};

/** Up to `limit` changes that nobody has followed for a minute, longest due first, starting after `after` if given. */
export function pendingChanges(now: Date, limit: number, after?: Job): Promise<Job[]> {
  return pending(tripChangeEntity().query.due({ queue: "trips" }), now, limit, after);
}

/** @returns undefined when the connections have followed every change of the itinerary */
export async function changeOf(id: string): Promise<Change | undefined> {
  const { data } = await tripChangeEntity().get({ id }).go({ consistent: true });
  if (!data) return undefined;
  const { uid, type, before, at, version } = data;
  return { id, uid, type, what: await kindOf(data), before, at, version };
}

/** Removes a change that the connections have followed, unless there has been another one since it was read. */
export async function completeChange({ id, version }: Change): Promise<void> {
  await conditional(
    tripChangeEntity()
      .remove({ id })
      .where((current, { eq }) => eq(current.version, version))
      .go(),
  );
}

/** Records that an itinerary changes. @param before as it was read, on condition of which the change is written */
export function changeWrite(
  { id, uid, type, legs }: ItineraryRecord,
  { deleted }: { deleted: boolean },
  now: Date,
): Write {
  const change = tripChangeEntity()
    .upsert({ id })
    .set({
      uid,
      type,
      deleted,
      at: now.toISOString(),
      version: randomUUID(),
      queue: "trips",
      dueAt: dueUnlessDone(now),
    })
    .ifNotExists({ before: legs });
  return { Update: change.params() };
}

async function kindOf({
  id,
  uid,
  type,
  deleted,
  before,
}: Pick<Change, "id" | "uid" | "type" | "before"> & { deleted: boolean }): Promise<Change["what"]> {
  const record = deleted ? undefined : await get(id);
  if (!record) return "deleted";
  return Trip.isSameTrip(record, { uid, type, legs: before }) ? "details" : "legs";
}
