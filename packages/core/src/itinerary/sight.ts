/** What must hold when an itinerary comes into the sight of others: its owner is on offer, and on one plane at a time. */
import { randomUUID } from "node:crypto";
import type { Run } from "../clock";
import { untilUnchanged } from "../contention";
import { type WorkedOff, workOff } from "../db/pending";
import { transact, type Write } from "../db/transact";
import { AppError } from "../error";
import { Quota } from "../quota";
import { Trip } from "../trip";
import { planesEntity } from "./entity";
import { keptUntil } from "./items";
import { clashOf } from "./one-plane";
import { busy, get, recordsOf } from "./records";
import { pauseWrites } from "./store";
import type { ItineraryRecord } from "./view";

/**
 * The writes by which an itinerary comes into sight. Refused when another one of its owner does at the same moment, and once the
 * owner is off offer. None for a traveler's, and for one that stays paused.
 * @param record as it will be. One that its owner has posted already, as another itinerary, is not checked
 * @throws AppError `conflict` when the owner is on another plane on one of the days, or off offer
 */
export async function sightWrites(record: ItineraryRecord, now: Date): Promise<Write[]> {
  const { id, uid, type, legs, paused } = record;
  if (type !== "flightaid" || paused) return [];
  if (await Quota.isOffOffer(uid)) throw new AppError("off-offer");
  // First: what comes into sight after the other itineraries are read changes it.
  const { data: held } = await planesEntity().get({ uid }).go({ consistent: true });
  const others = (await recordsOf(uid)).filter(
    (one) => one.type === type && !one.paused && one.id !== id,
  );
  const isPosted = others.some((other) => Trip.isSameTrip(other, record));
  const clash = isPosted ? undefined : clashOf(record, others, now);
  if (clash) throw onAnotherPlane(clash);
  const touch = planesEntity()
    .upsert({ uid })
    .set({ version: randomUUID(), expiresAt: keptUntil(legs) })
    .where(({ version }, { eq, notExists }) =>
      held ? eq(version, held.version) : notExists(version),
    );
  return [{ Update: touch.params() }, ...Quota.onOfferChecks(uid)];
}

function onAnotherPlane({ other, travelDate }: NonNullable<ReturnType<typeof clashOf>>): AppError {
  const ofDay = other.legs.filter((leg) => leg.travelDate === travelDate);
  const params = {
    itinerary: other.id,
    from: ofDay[0]?.from ?? "",
    to: ofDay.at(-1)?.to ?? "",
    day: travelDate,
  };
  return new AppError("on-another-plane", { params });
}

/** Takes the postings of a flightaid who is off offer out of sight. Idempotent. */
export async function hideOffers(uid: string): Promise<void> {
  for (const { id, type } of await recordsOf(uid))
    if (type === "flightaid") await hide(id, { offOffer: true });
  await Quota.completeOffOffer(uid);
}

/** Takes all postings of a user out of sight. Idempotent. */
export async function hideAll(uid: string): Promise<void> {
  for (const { id } of await recordsOf(uid)) await hide(id);
}

async function hide(id: string, why: { offOffer?: true } = {}): Promise<void> {
  await untilUnchanged(async () => {
    const record = await get(id);
    if (!record || record.paused) return;
    return transact(pauseWrites(record, why), { refused: () => "changed" as const, busy });
  }, busy);
}

/** As {@link hideOffers}, if the user is off offer and it is not done. */
export async function hideOffersIfDue(uid: string): Promise<void> {
  if (await Quota.mustHide(uid)) await hideOffers(uid);
}

/** Hides the postings that a request has not hidden. */
export function hideDueOffers(run?: Run): Promise<WorkedOff> {
  return workOff(Quota.pendingOffOffer, hideOffers, run);
}
