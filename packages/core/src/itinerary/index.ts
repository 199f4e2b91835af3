/**
 * Itineraries: post, read, list, search, delete. The verbs check what the contract's shape cannot, and hold every
 * rule on who sees what.
 */
import { createHash } from "node:crypto";
import type { Actor, User as Person } from "../actor";
import { find, today } from "../airport";
import type { ParsedOf } from "../contract";
import { AppError } from "../error";
import { User } from "../user";
import type * as contract from "./contract";
import {
  type Leg,
  type MatchedItinerary,
  type OwnItinerary,
  opposite,
  type PublicItinerary,
  type Type,
} from "./contract";
import { itineraryEntity, itineraryService, newsEntity } from "./entity";
import { toItems } from "./items";
import { assertLegs } from "./legs";
import { type Ranked, rank, shown } from "./match";
import { registeredMail, registeredRef } from "./registered-mail";
import { search as findMatches, worldAt } from "./search";
import { type ItineraryRecord, ownView, publicView } from "./view";

export * as Itinerary from ".";
export { keptUntil } from "./items";
export { page as list } from "./list";
export { maskName } from "./masked-name";
export { reasonOf } from "./reason";
export { registeredRef, tripOf } from "./registered-mail";
export { publicView as cardOf } from "./view";

/** A transaction that meets another on the same items is tried again so often. */
const attempts = 5;

/**
 * Posts an itinerary. The same owner, type and legs again give the record that is already there, unchanged.
 * @throws AppError `invalid-input` for airports, dates and phone numbers that do not exist
 */
export async function create(
  input: ParsedOf<typeof contract.create>,
  owner: Person,
  now: Date,
): Promise<{ itinerary: OwnItinerary; created: boolean }> {
  const legs = input.itinerary;
  assertLegs(legs, now);
  const record: ItineraryRecord = {
    id: idOf(owner.uid, input.type, legs),
    type: input.type,
    legs,
    uid: owner.uid,
    email: owner.email,
    displayName: owner.displayName,
    phoneNumber: await toE164(input.traveler.phoneNumber, legs, "traveler.phoneNumber"),
    ...(input.addInfo && { addInfo: input.addInfo }),
    notifyNearby: input.notify?.nearby ?? (await User.recipient(owner.uid))?.notifyNearby ?? false,
    createdAt: now.toISOString(),
  };
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const outcome = await put(record);
    if (outcome === "written") return { itinerary: ownView(record), created: true };
    const existing = await get(record.id);
    if (existing) return { itinerary: ownView(existing), created: false };
  }
  throw busy();
}

/** @throws AppError `not-found` */
export async function fromId(id: string, actor: Actor): Promise<OwnItinerary | PublicItinerary> {
  const record = await get(id);
  if (!record) throw noItinerary();
  return record.uid === actor?.uid ? ownView(record) : publicView(record);
}

/** Newest first. */
export async function ofOwner(owner: Person): Promise<OwnItinerary[]> {
  return (await recordsOf(owner.uid)).map(ownView);
}

/** An itinerary with everything that is known of its owner. @throws AppError `not-found` */
export async function record(id: string): Promise<ItineraryRecord> {
  const found = await get(id);
  if (!found) throw noItinerary();
  return found;
}

/** The itinerary of that user that fits another's best, and the legs that fit; undefined when none does. */
export async function ownMatch(
  theirs: ItineraryRecord,
  uid: string,
  now: Date,
): Promise<{ record: ItineraryRecord; leg: Leg; theirs: Leg } | undefined> {
  const own = await recordsOf(uid);
  const candidates = await Promise.all(
    own.map(async (one) => ({ uid, card: await publicView(one) })),
  );
  const search = { uid: theirs.uid, seeking: opposite(theirs.type), legs: theirs.legs };
  const [best] = rank(search, candidates, worldAt(now));
  const record = own.find(({ id }) => id === best?.card.id);
  const pair = best?.match.legs[0];
  const leg = record?.legs.find(({ sequence }) => sequence === pair?.theirs);
  const fitting = theirs.legs.find(({ sequence }) => sequence === pair?.mine);
  return record && leg && fitting && { record, leg, theirs: fitting };
}

/** The phone number of the itinerary that a user posted last. */
export async function phoneOf(uid: string): Promise<string | undefined> {
  return (await recordsOf(uid))[0]?.phoneNumber;
}

/** Public itineraries of the type sought that fit the legs, best match first, without the caller's own. */
export async function search(
  input: ParsedOf<typeof contract.search>,
  actor: Actor,
  now: Date,
): Promise<MatchedItinerary[]> {
  assertLegs(input.itinerary, now);
  return (await findMatches(input.itinerary, input.type, actor, now)).map(shown);
}

export type Unmatched = { id: string; dueAt: string };

/**
 * Up to so many itineraries whose matches are still to be looked for, oldest first; those behind `after`, where it is
 * given.
 */
export async function unmatched(now: Date, limit: number, after?: Unmatched): Promise<Unmatched[]> {
  const latest = { dueAt: `${now.toISOString()}~` };
  const news = newsEntity().query.due({ queue: "match" });
  // The range begins with `after` itself, while that is there.
  const most = after ? limit + 1 : limit;
  const { data } = await (after ? news.between(after, latest) : news.lte(latest)).go({
    // Of one page, and in all: a limit alone would be followed by every other page.
    limit: most,
    count: most,
  });
  return data
    .map(({ id, dueAt }) => ({ id, dueAt }))
    .filter(({ id }) => id !== after?.id)
    .slice(0, limit);
}

/** The matches of an itinerary as its owner's search would find them, and whose they are; undefined when it is gone. */
export async function matchesOf(
  id: string,
  now: Date,
): Promise<{ record: ItineraryRecord; matches: Ranked[] } | undefined> {
  const record = await get(id);
  if (!record) return undefined;
  return { record, matches: await findMatches(record.legs, opposite(record.type), record, now) };
}

/** The matches of an itinerary have been looked for. */
export async function matched(id: string): Promise<void> {
  await newsEntity().delete({ id }).go();
}

/** Two people are connected before the day of the flight, not on it. */
export function isConnectable(
  { from, travelDate }: Pick<Leg, "from" | "travelDate">,
  now: Date,
): boolean {
  return travelDate > today(from, now);
}

/** Those of the itineraries that are still there. */
export async function existing(ids: readonly string[]): Promise<Set<string>> {
  const keys = [...new Set(ids)].map((id) => ({ id }));
  const { data, unprocessed } = await itineraryEntity()
    .get(keys)
    .go({
      attributes: ["id"],
      consistent: true,
    });
  if (unprocessed.length > 0) throw busy();
  return new Set(data.map(({ id }) => id));
}

/** @throws AppError `not-found` for another owner's itinerary as for one that is not there */
export async function remove(id: string, owner: Person): Promise<void> {
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const record = await get(id);
    if (record?.uid !== owner.uid) throw noItinerary();
    const { canceled } = await itineraryService()
      .transaction.write(({ itinerary, leg, news, mail }) => [
        itinerary
          .delete({ id })
          .where(({ uid }, { eq }) => eq(uid, owner.uid))
          .commit(),
        ...record.legs.map(({ sequence }) => leg.delete({ id, sequence }).commit()),
        news.delete({ id }).commit(),
        // Posted again it is registered again.
        mail.delete(registeredRef(record)).commit(),
      ])
      .go();
    if (!canceled) return;
  }
  throw busy();
}

function busy(): AppError {
  return new AppError("unavailable", "This itinerary is being changed elsewhere. Try again.");
}

function noItinerary(): AppError {
  return new AppError("not-found", "This itinerary does not exist or is no longer there.");
}

async function get(id: string): Promise<ItineraryRecord | null> {
  if (!/^[0-9a-f]{32}$/.test(id)) return null;
  const { data } = await itineraryEntity().get({ id }).go({ consistent: true });
  return data;
}

/** Newest first. */
async function recordsOf(uid: string): Promise<ItineraryRecord[]> {
  const { data } = await itineraryEntity()
    .query.byOwner({ uid })
    .go({ order: "desc", pages: "all" });
  return data;
}

/**
 * The itinerary and its legs together; nothing when that id is taken or being written this moment, or when its owner
 * is leaving.
 */
async function put(record: ItineraryRecord): Promise<"written" | "refused"> {
  const items = await toItems(record);
  const { canceled } = await itineraryService()
    .transaction.write(({ itinerary, leg, news, profile, mail }) => [
      itinerary.create(items.itinerary).commit(),
      ...items.legs.map((item) => leg.put(item).commit()),
      news.put(items.news).commit(),
      mail.put(registeredMail(record)).commit(),
      profile
        .check({ uid: record.uid })
        .where(({ leavingSince }, { notExists }) => notExists(leavingSince))
        .where(({ leftAt }, { notExists }) => notExists(leftAt))
        .commit(),
    ])
    .go();
  return canceled ? "refused" : "written";
}

/** The same owner, type and legs are the same itinerary: uniqueness is the key's. Opaque, for `uid` is a secret. */
function idOf(uid: string, type: Type, legs: Leg[]): string {
  const content = JSON.stringify([
    uid,
    type,
    legs.map(({ from, to, travelDate, flight }) => [from, to, travelDate, flight ?? null]),
  ]);
  return createHash("sha256").update(content).digest("hex").slice(0, 32);
}

/**
 * A phone number as people type it, in E.164; without a country code it is one of the trip's origin.
 * @throws AppError `invalid-input` with this path
 */
export async function toE164(
  typed: string,
  [first]: readonly Leg[],
  path: string,
): Promise<string> {
  // On demand: the rules of all countries are more code than everything else here.
  const { default: parsePhoneNumber, isSupportedCountry } = await import("libphonenumber-js");
  const region = (first && find(first.from)?.country.code) ?? "";
  const phone = parsePhoneNumber(typed, isSupportedCountry(region) ? region : undefined);
  if (phone?.isValid()) return phone.number;
  throw new AppError("invalid-input", "Check the marked fields.", [
    { path, message: "Invalid Phone No." },
  ]);
}
