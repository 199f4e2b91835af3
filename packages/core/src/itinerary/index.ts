/**
 * Itineraries: post, read, list, search, delete. The verbs check what the shape of the contract cannot express, and enforce
 * who sees what.
 */
import { createHash } from "node:crypto";
import { createWriteTransaction } from "electrodb";
import type { Actor, AuthUser } from "../actor";
import { today } from "../airport";
import type { ParsedOf } from "../contract";
import { transact, type Write } from "../db/transact";
import { AppError } from "../error";
import { Outbox } from "../outbox";
import { Quota } from "../quota";
import { User } from "../user";
import type * as contract from "./contract";
import {
  type Leg,
  type MatchedItinerary,
  type OwnItinerary,
  opposite,
  type PublicCard,
  type Type,
} from "./contract";
import { itineraryEntity, legEntity, matchJobEntity, postingEntity } from "./entity";
import { activeUntil, toItems } from "./items";
import { assertLegs } from "./legs";
import { type Ranked, rank, shown } from "./match";
import { toE164 } from "./phone";
import { registeredMail, registeredRef } from "./registered-mail";
import { matchContextAt, search as searchIndexes } from "./search";
import { type ItineraryRecord, ownItinerary, publicCard } from "./view";

export * as Itinerary from ".";
export { keptUntil } from "./items";
export { page as list } from "./list";
export { maskName } from "./masked-name";
export { completeMatching, type MatchJob, pendingMatchJobs } from "./match-job";
export { toE164 } from "./phone";
export { reasonOf } from "./reason";
export { tripOf } from "./registered-mail";
export { plainName, publicCard } from "./view";

const busy = "This itinerary is being changed elsewhere. Try again.";

/**
 * Posts an itinerary. Idempotent: the same owner, type and legs return the existing record unchanged, without a mail.
 * @throws AppError `invalid-input` for airports, dates and phone numbers that do not exist, `too-many-requests` beyond the
 *   active itineraries of an account and the postings of a day
 */
export async function create(
  actor: AuthUser,
  input: ParsedOf<typeof contract.create>,
  now: Date,
): Promise<{ itinerary: OwnItinerary; created: boolean; mails: Outbox.Ref[] }> {
  const legs = input.itinerary;
  assertLegs(legs, now);
  const record: ItineraryRecord = {
    id: idOf(actor.uid, input.type, legs),
    type: input.type,
    legs,
    uid: actor.uid,
    email: actor.email,
    displayName: actor.displayName,
    phoneNumber: await toE164(input.traveler.phoneNumber, legs, "traveler.phoneNumber"),
    ...(input.addInfo && { addInfo: input.addInfo }),
    notifyNearby: input.notify?.nearby ?? (await User.recipient(actor.uid))?.notifyNearby ?? false,
    createdAt: now.toISOString(),
  };
  const mail = registeredMail(record);
  const writes = [
    ...(await createWrites(record)),
    Outbox.mailPut(mail),
    ...User.notLeavingChecks(actor.uid),
    Quota.spend(actor.uid, "postings", now),
    Quota.reserve(actor.uid, { id: record.id, until: activeUntil(record.legs) }, now),
  ];
  const outcome = await transact(writes, {
    refused: async () => (await get(record.id)) ?? "retry",
    busy,
  });
  if (outcome === "committed")
    return { itinerary: ownItinerary(record), created: true, mails: [Outbox.refOf(mail)] };
  return { itinerary: ownItinerary(outcome), created: false, mails: [] };
}

/** @throws AppError `not-found` */
export async function fromId(actor: Actor, id: string): Promise<OwnItinerary | PublicCard> {
  const found = await record(id);
  return found.uid === actor?.uid ? ownItinerary(found) : publicCard(found);
}

/** The caller's own, newest first. */
export async function ofOwner(actor: AuthUser): Promise<OwnItinerary[]> {
  return (await recordsOf(actor.uid)).map(ownItinerary);
}

/** An itinerary with the contact data of its owner. @throws AppError `not-found` */
export async function record(id: string): Promise<ItineraryRecord> {
  const found = await get(id);
  if (!found) throw notFound();
  return found;
}

/**
 * The user's own itinerary that matches another one best, with its matching leg (`leg`) and that of the other (`theirs`).
 * @returns undefined when none matches
 */
export async function ownMatch(
  uid: string,
  theirs: ItineraryRecord,
  now: Date,
): Promise<{ record: ItineraryRecord; leg: Leg; theirs: Leg } | undefined> {
  const own = await recordsOf(uid);
  const candidates = await Promise.all(
    own.map(async (one) => ({ uid, card: await publicCard(one) })),
  );
  const search = { uid: theirs.uid, seeking: opposite(theirs.type), legs: theirs.legs };
  const [best] = rank(search, candidates, matchContextAt(now));
  const record = own.find(({ id }) => id === best?.card.id);
  const pair = best?.match.legs[0];
  const leg = record?.legs.find(({ sequence }) => sequence === pair?.theirs);
  const theirLeg = theirs.legs.find(({ sequence }) => sequence === pair?.mine);
  return record && leg && theirLeg && { record, leg, theirs: theirLeg };
}

/** The upcoming legs that a user of this type shares with another user, in any tier of a match, each once. */
export async function sharedLegs(
  { uid, type }: { uid: string; type: Type },
  other: string,
  now: Date,
): Promise<{ mine: Leg; theirs: Leg }[]> {
  const seeking = opposite(type);
  const [own, theirs] = await Promise.all([recordsOf(uid), recordsOf(other)]);
  const candidates = await Promise.all(
    theirs.map(async (one) => ({ uid: other, card: await publicCard(one) })),
  );
  const shared = new Map<string, { mine: Leg; theirs: Leg }>();
  for (const { legs } of own.filter((one) => one.type === type))
    for (const { card, match } of rank({ uid, seeking, legs }, candidates, matchContextAt(now)))
      for (const pair of match.legs) {
        const mine = legs.find(({ sequence }) => sequence === pair.mine);
        const found = card.itinerary.find(({ sequence }) => sequence === pair.theirs);
        if (!mine || !found) continue;
        const { from, to, travelDate } = mine;
        const key = `${from}${to}${travelDate}`;
        if (!shared.has(key)) shared.set(key, { mine, theirs: found });
      }
  return [...shared.values()];
}

/** The phone number of the user's newest itinerary. */
export async function phoneOf(uid: string): Promise<string | undefined> {
  return (await recordsOf(uid))[0]?.phoneNumber;
}

/** Public cards of the type sought that match the legs, best match first, without the caller's own: the nearest, if many do. */
export async function search(
  actor: Actor,
  input: ParsedOf<typeof contract.search>,
  now: Date,
): Promise<{ items: MatchedItinerary[]; more: boolean }> {
  assertLegs(input.itinerary, now);
  const { ranked, more } = await searchIndexes(actor, input.itinerary, input.type, now);
  return { items: ranked.map(shown), more };
}

/**
 * An itinerary and its matches, as its owner's search would find them.
 * @returns undefined when the itinerary has been deleted
 */
export async function matchesOf(
  id: string,
  now: Date,
): Promise<{ record: ItineraryRecord; matches: Ranked[] } | undefined> {
  const record = await get(id);
  if (!record) return undefined;
  const { ranked } = await searchIndexes(record, record.legs, opposite(record.type), now);
  return { record, matches: ranked };
}

/** Whether people can still be connected for this trip: until the day before the flight, at the origin airport. */
export function isConnectable(
  { from, travelDate }: Pick<Leg, "from" | "travelDate">,
  now: Date,
): boolean {
  return travelDate > today(from, now);
}

/** Whether the travel date has passed at the origin airport. */
export function isOver({ from, travelDate }: Pick<Leg, "from" | "travelDate">, now: Date): boolean {
  return travelDate < today(from, now);
}

/** Those of the ids whose itinerary still exists. */
export async function existingIds(ids: readonly string[]): Promise<Set<string>> {
  return new Set((await ownersOf(ids)).keys());
}

/** The owners of the itineraries that still exist, by the itinerary's id. */
export async function ownersOf(ids: readonly string[]): Promise<Map<string, string>> {
  const keys = [...new Set(ids)].map((id) => ({ id }));
  const { data, unprocessed } = await itineraryEntity()
    .get(keys)
    .go({ attributes: ["id", "uid"], consistent: true });
  if (unprocessed.length > 0) throw new AppError("unavailable", busy);
  return new Map(data.map(({ id, uid }) => [id, uid]));
}

/** Condition checks that refuse a transaction when one of the itineraries no longer exists; one for each. */
export function existsChecks(...ids: string[]): Write[] {
  return createWriteTransaction({ itinerary: itineraryEntity() }, ({ itinerary }) =>
    ids.map((id) =>
      itinerary
        .check({ id })
        .where(({ uid }, { exists }) => exists(uid))
        .commit(),
    ),
  ).params().TransactItems;
}

/** @throws AppError `not-found`, also for another owner's itinerary */
export async function remove(actor: AuthUser, id: string): Promise<void> {
  const record = await get(id);
  if (record?.uid !== actor.uid) throw notFound();
  const writes = [
    ...removeWrites(record),
    // Without it a second posting of the same trip would not be confirmed.
    Outbox.mailDelete(registeredRef(record)),
    Quota.release(actor.uid, { id: record.id, until: activeUntil(record.legs) }),
  ];
  const outcome = await transact(writes, { refused: () => "removed elsewhere", busy });
  if (outcome !== "committed") throw notFound();
}

export function notFound(): AppError {
  return new AppError("not-found", "This itinerary does not exist or is no longer there.");
}

async function get(id: string): Promise<ItineraryRecord | null> {
  if (!/^[0-9a-f]{32}$/.test(id)) return null;
  const { data } = await itineraryEntity().get({ id }).go({ consistent: true });
  return data;
}

/** Newest first. Consistent: includes what was posted a moment ago. */
async function recordsOf(uid: string): Promise<ItineraryRecord[]> {
  const { data: postings } = await postingEntity()
    .query.byOwner({ uid })
    .go({ consistent: true, pages: "all" });
  if (postings.length === 0) return [];
  const { data, unprocessed } = await itineraryEntity()
    .get(postings.map(({ id }) => ({ id })))
    .go({ consistent: true });
  if (unprocessed.length > 0) throw new AppError("unavailable", busy);
  return data.sort((a, b) => (orderOf(a) < orderOf(b) ? 1 : -1));
}

function orderOf({ createdAt, id }: ItineraryRecord): string {
  return `${createdAt}#${id}`;
}

/** Refused when the itinerary exists. */
async function createWrites(record: ItineraryRecord): Promise<Write[]> {
  const { itinerary, posting, legs, matchJob } = await toItems(record);
  return [
    { Put: itineraryEntity().create(itinerary).params() },
    { Put: postingEntity().put(posting).params() },
    ...legs.map((leg) => ({ Put: legEntity().put(leg).params() })),
    { Put: matchJobEntity().put(matchJob).params() },
  ];
}

/** Refused when the itinerary no longer exists. */
function removeWrites({ id, uid, legs }: ItineraryRecord): Write[] {
  const itinerary = itineraryEntity()
    .delete({ id })
    .where((current, { eq }) => eq(current.uid, uid));
  return [
    { Delete: itinerary.params() },
    { Delete: postingEntity().delete({ uid, id }).params() },
    ...legs.map(({ sequence }) => ({ Delete: legEntity().delete({ id, sequence }).params() })),
    { Delete: matchJobEntity().delete({ id }).params() },
  ];
}

/** Uniqueness is the key's: the same owner, type and legs have the same id. Hashed because `uid` is not public. */
function idOf(uid: string, type: Type, legs: Leg[]): string {
  const content = JSON.stringify([
    uid,
    type,
    legs.map(({ from, to, travelDate, flight }) => [from, to, travelDate, flight ?? null]),
  ]);
  return createHash("sha256").update(content).digest("hex").slice(0, 32);
}
