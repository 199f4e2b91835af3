/**
 * Whether the owner of a posting still flies. The question is a mail that is owed from the posting on and due before the flight, so that
 * a schedule with nothing due reads nothing of it. When it is sent it is dropped unless it still applies (notification/before-flight.ts).
 */

import { Airport, startOfDay } from "../airport";
import { untilUnchanged } from "../contention";
import { parsed } from "../db/backfill";
import { transact, type Write } from "../db/transact";
import { Outbox } from "../outbox";
import { Trip } from "../trip";
import { itineraryEntity } from "./entity";
import { keptUntil } from "./items";
import { busy, get } from "./records";
import { tripOf } from "./registered-mail";
import { isUnchanged, nextVersion, notFlyingWrites } from "./store";
import type { ItineraryRecord } from "./view";

type Posting = Pick<ItineraryRecord, "id" | "uid" | "type" | "legs">;

/** A posting and the date of its first flight, as the mail said it. */
export type AskedPosting = { id: string; uid: string; travelDate: string };

/**
 * Owes the question: seven days before the flight, or two when the owner has said later than that they fly. Each has its own key, which
 * contains the date, so the question is asked again for another date.
 * @param now when the trip is posted, shown again or moved
 */
export function questionWrites(
  record: Posting & Pick<ItineraryRecord, "paused">,
  now: Date,
): Write[] {
  const question = record.paused ? undefined : questionOf(record, now);
  return question ? [Outbox.mailPut(question)] : [];
}

/** @returns undefined when the flight is too near to ask */
export function questionOf(record: Posting, now: Date): Outbox.Mail | undefined {
  const { id, uid, type, legs } = record;
  const flight = Trip.firstFlight(legs);
  if (!flight) return undefined;
  const reminder = Trip.questionDays
    .map((days) => Trip.reminderOf(flight, days))
    .find((one) => !Trip.isCertain(one, now));
  if (!reminder) return undefined;
  const { days, at, until } = reminder;
  const { from, travelDate } = flight;
  const timeZone = Airport.find(from)?.timeZone;
  const props = {
    itinerary: id,
    type,
    trips: legs.map(tripOf),
    flight: tripOf(flight),
    until: until.toISOString(),
    answerBy: startOfDay(from, travelDate).toISOString(),
    ...(timeZone && { timeZone }),
  };
  const kind = "still-flying-posting" as const;
  const mail = Outbox.buildMail(uid, { kind, props }, topicOf({ id, travelDate }, days), now);
  return { ...mail, dueAt: at.toISOString(), expiresAt: keptUntil(legs) };
}

/** The questions about a posting and date. */
export function questionRefs({ id, uid, travelDate }: AskedPosting): Outbox.Ref[] {
  return Trip.questionDays.map((days) => ({
    uid,
    key: Outbox.keyOf("still-flying-posting", topicOf({ id, travelDate }, days)),
  }));
}

function topicOf({ id, travelDate }: Pick<AskedPosting, "id" | "travelDate">, days: number) {
  return `${id}#${travelDate}#${days}`;
}

/** @returns undefined when it is gone, or its first flight is on another date by now */
export async function askedPosting(asked: AskedPosting): Promise<ItineraryRecord | undefined> {
  const record = await get(asked.id);
  const isAsked =
    record?.uid === asked.uid && Trip.firstFlight(record.legs)?.travelDate === asked.travelDate;
  return record && isAsked ? record : undefined;
}

/**
 * Records the answer of the owner: a yes, at most once a day, or a no, which takes the posting out of sight as pausing does. That of a
 * flightaid ends the unpaid connections, which follow by a trip change job. Idempotent.
 * @returns as {@link askedPosting}
 */
export function answerQuestion(
  asked: AskedPosting,
  isFlying: boolean,
  now: Date,
): Promise<ItineraryRecord | undefined> {
  return untilUnchanged(async () => {
    const record = await askedPosting(asked);
    if (!record) return undefined;
    if (isAnswered(record, isFlying, now)) return record;
    const writes = isFlying ? stillFlyingWrites(record, now) : notFlyingWrites(record, now);
    const outcome = await transact(writes, { refused: () => "changed" as const, busy });
    const answered = isFlying ? { stillFlyingAt: now.toISOString() } : { paused: true };
    return outcome === "committed" ? { ...record, ...answered } : outcome;
  }, busy);
}

function isAnswered(record: ItineraryRecord, isFlying: boolean, now: Date): boolean {
  const { type, paused, notFlying = false } = record;
  if (isFlying) return !notFlying && Trip.isRecent(record.stillFlyingAt, now);
  return type === "traveler" ? paused === true : notFlying;
}

/** The owner has said that they fly. Refused when the posting has changed since it was read. */
export function stillFlyingWrites(record: ItineraryRecord, now: Date): Write[] {
  const update = itineraryEntity()
    .update({ id: record.id })
    .set({ stillFlyingAt: now.toISOString(), version: nextVersion(record) })
    .remove(["notFlying"])
    .where(isUnchanged(record));
  return [{ Update: update.params() }];
}

/** Owes the question for postings of earlier versions, which have none. A question that is owed or was sent is not changed. */
export const questionBackfill = {
  entity: "itinerary",
  change(item: Record<string, unknown>, now: Date): { go(): Promise<unknown> } | undefined {
    const record = parsed(itineraryEntity().parse({ Item: item }), item);
    const question = record.paused ? undefined : questionOf(record, now);
    return question && Outbox.creation(question);
  },
};
