/**
 * Itineraries: post, read, list, search, delete. The verbs check what the contract's shape cannot, and hold every
 * rule on who sees what.
 */
import { createHash } from "node:crypto";
import parsePhoneNumber, { isSupportedCountry } from "libphonenumber-js";
import type { Actor, User as Person } from "../actor";
import { find } from "../airport";
import type { ParsedOf } from "../contract";
import { AppError } from "../error";
import type * as contract from "./contract";
import type { Leg, MatchedItinerary, OwnItinerary, PublicItinerary, Type } from "./contract";
import { ItineraryEntity, ItineraryService } from "./entity";
import { toItems } from "./items";
import { assertLegs } from "./legs";
import { search as findMatches } from "./search";
import { type ItineraryRecord, ownView, publicView } from "./view";

export * as Itinerary from ".";
export { page as list } from "./list";

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
    phoneNumber: toE164(input.traveler.phoneNumber, legs),
    ...(input.addInfo && { addInfo: input.addInfo }),
    notifyNearby: input.notify?.nearby ?? false,
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
  const { data } = await ItineraryEntity.query
    .byOwner({ uid: owner.uid })
    .go({ order: "desc", pages: "all" });
  return data.map(ownView);
}

/** Public itineraries of the type sought that fit the legs, best match first, without the caller's own. */
export async function search(
  input: ParsedOf<typeof contract.search>,
  actor: Actor,
  now: Date,
): Promise<MatchedItinerary[]> {
  assertLegs(input.itinerary, now);
  return findMatches(input.itinerary, input.type, actor, now);
}

/** @throws AppError `not-found` for another owner's itinerary as for one that is not there */
export async function remove(id: string, owner: Person): Promise<void> {
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const record = await get(id);
    if (record?.uid !== owner.uid) throw noItinerary();
    const { canceled } = await ItineraryService.transaction
      .write(({ itinerary, leg }) => [
        itinerary
          .delete({ id })
          .where(({ uid }, { eq }) => eq(uid, owner.uid))
          .commit(),
        ...record.legs.map(({ sequence }) => leg.delete({ id, sequence }).commit()),
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
  const { data } = await ItineraryEntity.get({ id }).go({ consistent: true });
  return data;
}

/**
 * The itinerary and its legs together; nothing when that id is taken or being written this moment, or when its owner
 * is leaving.
 */
async function put(record: ItineraryRecord): Promise<"written" | "refused"> {
  const items = toItems(record);
  const { canceled } = await ItineraryService.transaction
    .write(({ itinerary, leg, profile }) => [
      itinerary.create(items.itinerary).commit(),
      ...items.legs.map((item) => leg.put(item).commit()),
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

function toE164(typed: string, [first]: Leg[]): string {
  const region = (first && find(first.from)?.country.code) ?? "";
  const phone = parsePhoneNumber(typed, isSupportedCountry(region) ? region : undefined);
  if (phone?.isValid()) return phone.number;
  throw new AppError("invalid-input", "Check the marked fields.", [
    { path: "traveler.phoneNumber", message: "Invalid Phone No." },
  ]);
}
