/**
 * Itineraries: post, read, change, delete. The verbs check what the shape of the contract cannot express, and enforce
 * who sees what.
 */
import { randomBytes } from "node:crypto";
import { createWriteTransaction } from "electrodb";
import type { Actor, AuthUser } from "../actor";
import { today } from "../airport";
import { Block } from "../block";
import { untilUnchanged } from "../contention";
import type { ParsedOf } from "../contract";
import { transact, type Write } from "../db/transact";
import { AppError } from "../error";
import { Matching } from "../matching";
import type * as matching from "../matching/contract";
import type { Match } from "../matching/contract";
import { Outbox } from "../outbox";
import { toE164 } from "../phone";
import { Quota } from "../quota";
import { Trip } from "../trip";
import { type Leg, opposite, type Type } from "../trip/contract";
import { completeDetails, detailsOf } from "../trip/details";
import { lastDayOf } from "../trip/window";
import { User } from "../user";
import type * as contract from "./contract";
import type { OthersItinerary, OwnItinerary } from "./contract";
import { itineraryEntity } from "./entity";
import { activeUntil } from "./items";
import { postedWrites } from "./numbers";
import { type Conversations, describedBy, noConversations, ownerOf, settleTexts } from "./owner";
import { busy, get, notFound, recordsOf } from "./records";
import { registeredMail, registeredRef } from "./registered-mail";
import { revise } from "./revise";
import { sightWrites } from "./sight";
import { questionWrites } from "./still-flying";
import { createWrites, isUnchanged, removeWrites } from "./store";
import { changeWrite } from "./trip-change";
import { postedAs } from "./trip-key";
import { companionCard, type ItineraryRecord, ownItinerary, publicCard } from "./view";

export * as Itinerary from ".";
export { keptUntil } from "./items";
export { followName } from "./name";
export { numbersBackfill } from "./numbers";
export { type Conversations, previewText, refreshCards, shownTexts } from "./owner";
export { get as existing, notFound, recordsOf } from "./records";
export { tripOf } from "./registered-mail";
export { hideAll, hideDueOffers, hideOffersIfDue } from "./sight";
export {
  answerQuestion,
  askedPosting,
  questionBackfill,
  questionRefs,
  stillFlyingWrites,
} from "./still-flying";
export { cannotFlyWrites } from "./store";
export { changeOf, completeChange, pendingChanges } from "./trip-change";
export { postedAs } from "./trip-key";
export { answeredWrites, unansweredWrites } from "./unanswered";
export { companionCard, type ItineraryRecord, publicCard } from "./view";

/**
 * Posts an itinerary. The same owner, type and legs again: the same record with the new phone number and details, shown
 * again if it was paused, and no mail. Options that are not given stay; a text that is not given is removed. That of a flightaid who
 * is off offer is stored paused. The phone number is proposed for the next trip, if the profile has none.
 * @throws AppError `invalid-input` for airports, dates and phone numbers that do not exist, `too-many-requests` beyond the
 *   active itineraries of an account and the postings of a day, `conflict` while the account is being deleted,
 *   `unauthenticated` once it is;
 *   `conflict` for a flightaid who is on another plane on that day
 */
export async function create(
  actor: AuthUser,
  input: ParsedOf<typeof contract.create>,
  now: Date,
  told: Conversations = noConversations,
): Promise<{ itinerary: OwnItinerary; created: boolean; mails: Outbox.Ref[] }> {
  const { type, itinerary: legs, confirmedAirlines = [], notify } = input;
  const { uid, email } = actor;
  Trip.assertLegs(legs, { type, confirmedAirlines }, now);
  const details = detailsOf(input, type);
  Trip.assertPassenger(details);
  const phoneNumber = await toE164(input.traveler, "traveler.phoneNumber");
  const owner = await ownerOf(uid, now);
  const { profile } = owner;
  const given = {
    id: Trip.hashOf({ uid, type, legs }),
    type,
    legs,
    uid,
    email,
    // A token may be older than the name.
    displayName: profile?.displayName ?? actor.displayName,
    phoneNumber,
    ...details,
    notifyNearby: notify?.nearby ?? profile?.notifyNearby ?? false,
    version: 1,
    numbered: true,
    createdAt: now.toISOString(),
  };
  const record = await describedBy(owner, given, { told });
  const changes = {
    phoneNumber,
    details: completeDetails(input),
    ...(notify && { notifyNearby: notify.nearby }),
    paused: false,
  };
  return untilUnchanged(async () => {
    let posted = await post(record, now);
    // An itinerary that was changed keeps its id, and its former trip can be posted again.
    if (posted === "id taken")
      posted = await post({ ...record, id: randomBytes(16).toString("hex") }, now);
    if (posted === "id taken" || posted === "changed") return "changed";
    if (posted.created) {
      const settled = await settleTexts(posted.record, now, told);
      await User.proposePhone(uid, phoneNumber);
      return {
        itinerary: await ownItinerary(settled),
        created: true,
        mails: [registeredRef(posted.record)],
      };
    }
    const revised = await revise(actor, posted.record.id, changes, now, told);
    // Deleted since.
    if (!revised) return "changed";
    return { itinerary: await ownItinerary(revised), created: false, mails: [] };
  }, busy);
}

/** Stores an itinerary and owes its mail, or finds the one that is posted for the same trip. */
async function post(
  given: ItineraryRecord,
  now: Date,
): Promise<{ record: ItineraryRecord; created: boolean } | "id taken" | "changed"> {
  const { id, uid, type, legs } = given;
  const isOffOffer = type === "flightaid" && (await Quota.isOffOffer(uid));
  const record = isOffOffer ? { ...given, paused: true, offOffer: true } : given;
  const sight = await sightWrites(record, now);
  const writes = [
    ...(await createWrites(record, now)),
    ...sight,
    Outbox.mailPut(registeredMail(record)),
    ...questionWrites(record, now),
    ...User.presentChecks(uid),
    Quota.spend(uid, "postings", now),
    Quota.reserve(uid, { id, until: activeUntil(legs) }, now),
    ...postedWrites(record),
  ];
  const outcome = await transact(writes, {
    refused: async (conditions) => {
      const posted = await postedAs(record);
      if (posted) return posted;
      if (conditions[0]) return "id taken" as const;
      const isStale = writes.some((write, index) => conditions[index] && sight.includes(write));
      return isStale ? ("changed" as const) : "retry";
    },
    busy,
  });
  if (outcome === "id taken" || outcome === "changed") return outcome;
  return outcome === "committed" ? { record, created: true } : { record: outcome, created: false };
}

/**
 * Changes what is given. The id stays; new legs are validated, stored and matched as those of a new itinerary.
 * @throws AppError as {@link revise}, and `not-found`, also for another owner's itinerary
 */
export async function update(
  actor: AuthUser,
  {
    id,
    itinerary: legs,
    confirmedAirlines,
    notify,
    paused,
    traveler,
    ...details
  }: ParsedOf<typeof contract.update>,
  now: Date,
  told: Conversations = noConversations,
): Promise<OwnItinerary> {
  const phoneNumber = traveler && (await toE164(traveler, "traveler.phoneNumber"));
  const changes = {
    ...(legs && { legs }),
    ...(confirmedAirlines && { confirmedAirlines }),
    details,
    ...(notify && { notifyNearby: notify.nearby }),
    ...(paused !== undefined && { paused }),
    ...(phoneNumber && { phoneNumber }),
  };
  const updated = await revise(actor, id, changes, now, told);
  if (!updated) throw notFound();
  return ownItinerary(updated);
}

/**
 * Tells a user whose own itinerary matches this one who flies, and how the two match.
 * @throws AppError `not-found`, also for a paused itinerary of someone else and for that of a user whom the actor must not
 *   meet
 */
export async function fromId(
  actor: Actor,
  id: string,
  now: Date,
): Promise<OwnItinerary | OthersItinerary> {
  const found = await record(id);
  if (found.uid === actor?.uid) return ownItinerary(found);
  const isHidden = actor && (await Block.hiddenFrom(actor.uid)).has(found.uid);
  if (found.paused || isHidden) throw notFound();
  const own = actor && (await ownMatch(actor.uid, found, now));
  if (!own) return Matching.cardFor(actor, await publicCard(found));
  const { record: mine, match } = own;
  return {
    ...Matching.cardFor(actor, await companionCard(found)),
    matched: {
      match: Matching.matchFor(mine.type, match),
      mine: mine.legs.map(Matching.withPlaces),
    },
  };
}

/**
 * A search. The preference for a woman counts only if the caller has posted this trip with it: searches of made-up trips must
 * not reveal who is a woman.
 */
export async function search(
  actor: Actor,
  { prefersWoman, ...input }: ParsedOf<typeof matching.search>,
  now: Date,
): ReturnType<typeof Matching.search> {
  const posted =
    prefersWoman && actor
      ? await postedAs({ uid: actor.uid, type: opposite(input.type), legs: input.itinerary })
      : undefined;
  const counts = posted?.prefersWoman && !posted.paused && isOffered(posted);
  return Matching.search(actor, { ...input, ...(counts && { prefersWoman }) }, now);
}

/** The caller's own, newest first. */
export async function ofOwner(actor: AuthUser): Promise<OwnItinerary[]> {
  return Promise.all((await recordsOf(actor.uid)).map(ownItinerary));
}

/** An itinerary with the contact data of its owner. @throws AppError `not-found` */
export async function record(id: string): Promise<ItineraryRecord> {
  const found = await get(id);
  if (!found) throw notFound();
  return found;
}

/**
 * The user's own itinerary that matches another one best, with the match as the user sees it, and the two flights by which a connection
 * is dated: its own (`leg`) and that of the other (`theirs`).
 * @param suits false for itineraries that are left out
 * @returns undefined when none matches
 */
export async function ownMatch(
  uid: string,
  theirs: ItineraryRecord,
  now: Date,
  suits: (record: ItineraryRecord) => boolean = () => true,
): Promise<{ record: ItineraryRecord; leg: Leg; theirs: Leg; match: Match } | undefined> {
  const own = (await recordsOf(uid)).filter((one) => isOffered(one) && suits(one));
  const candidates = await Promise.all(
    own.map(async (one) => ({ uid, card: await companionCard(one) })),
  );
  const { legs, languages, needs, help, woman, prefersWoman } = theirs;
  const search = {
    ...{ uid: theirs.uid, seeking: opposite(theirs.type) },
    ...{ legs, languages, needs, help, woman, prefersWoman },
  };
  const [best] = Matching.rank(search, candidates, now);
  if (!best) return undefined;
  const record = own.find(({ id }) => id === best.card.id);
  const match = Matching.mirrored(best.match);
  const dating = record && Matching.datingLegs(match, record.legs, theirs.legs, now);
  return dating && { record, leg: dating.mine, theirs: dating.theirs, match };
}

/** Whether the owner flies it, and is not off offer. It can be paused all the same. */
function isOffered({ cannotFly, notFlying, offOffer }: ItineraryRecord): boolean {
  return !cannotFly && !notFlying && !offOffer;
}

/**
 * The upcoming legs that a user of this type shares with another user, in any tier of a match, each once. Without trips that one of
 * them cannot fly, or does not offer any more, and those for which a connection of the two has ended.
 */
export async function sharedLegs(
  { uid, type }: { uid: string; type: Type },
  other: string,
  now: Date,
): Promise<{ mine: Leg; theirs: Leg }[]> {
  const seeking = opposite(type);
  const [own, theirs, unmatchable] = await Promise.all([
    recordsOf(uid),
    recordsOf(other),
    Block.unmatchable(uid),
  ]);
  const candidates = await Promise.all(
    theirs.filter(isOffered).map(async (one) => ({ uid: other, card: await publicCard(one) })),
  );
  const shared = new Map<string, { mine: Leg; theirs: Leg }>();
  for (const trip of own.filter((one) => one.type === type && isOffered(one))) {
    const { legs } = trip;
    const together = candidates.filter((one) => !Matching.isApart(unmatchable, one, trip));
    for (const { card, match } of Matching.rank({ uid, seeking, legs }, together, now))
      for (const pair of match.legs) {
        const mine = legs.find(({ sequence }) => sequence === pair.mine);
        const found = card.itinerary.find(({ sequence }) => sequence === pair.theirs);
        if (!mine || !found) continue;
        const { from, to, travelDate } = mine;
        const key = `${from}${to}${travelDate}`;
        if (!shared.has(key)) shared.set(key, { mine, theirs: found });
      }
  }
  return [...shared.values()];
}

/** The phone number of the user's newest itinerary. */
export async function phoneOf(uid: string): Promise<string | undefined> {
  return (await recordsOf(uid))[0]?.phoneNumber;
}

/**
 * An itinerary and its matches, as its owner's search would find them.
 * @returns undefined when the itinerary has been deleted or is paused
 */
export async function matchesOf(
  id: string,
  now: Date,
): Promise<{ record: ItineraryRecord; matches: Matching.Ranked[] } | undefined> {
  const record = await get(id);
  if (!record || record.paused) return undefined;
  const { ranked } = await Matching.nearest(record, record, opposite(record.type), now);
  return { record, matches: ranked };
}

/** Whether people can still be connected for this trip: until the day before the flight, at the origin airport. */
export function isConnectable(leg: Pick<Leg, "from" | "travelDate" | "until">, now: Date): boolean {
  return lastDayOf(leg) > today(leg.from, now);
}

/** Those of the ids whose itinerary still exists. */
export async function existingIds(ids: readonly string[]): Promise<Set<string>> {
  const { data, unprocessed } = await itineraryEntity()
    .get(keysOf(ids))
    .go({ attributes: ["id", "uid"], consistent: true });
  if (unprocessed.length > 0) throw new AppError(busy);
  return new Set(data.map(({ id }) => id));
}

/** The itineraries that still exist, by id. */
export async function recordsOfIds(ids: readonly string[]): Promise<Map<string, ItineraryRecord>> {
  const { data, unprocessed } = await itineraryEntity().get(keysOf(ids)).go({ consistent: true });
  if (unprocessed.length > 0) throw new AppError(busy);
  return new Map(data.map((record) => [record.id, record]));
}

function keysOf(ids: readonly string[]): { id: string }[] {
  return [...new Set(ids)].map((id) => ({ id }));
}

/** Condition checks that refuse a transaction when one of the itineraries has changed since it was read, or is deleted; one for each. */
export function unchangedChecks(...records: ItineraryRecord[]): Write[] {
  return createWriteTransaction({ itinerary: itineraryEntity() }, ({ itinerary }) =>
    records.map((record) => itinerary.check({ id: record.id }).where(isUnchanged(record)).commit()),
  ).params().TransactItems;
}

/**
 * Condition checks that refuse a transaction when one of the itineraries no longer exists, has other legs than these, or its owner
 * does not fly it; one for each.
 */
export function legsChecks(...known: { id: string; itinerary: Leg[] }[]): Write[] {
  return createWriteTransaction({ itinerary: itineraryEntity() }, ({ itinerary }) =>
    known.map(({ id, itinerary: shown }) =>
      itinerary
        .check({ id })
        .where(({ legs }, { eq }) => eq(legs, shown))
        .where(({ cannotFly }, { notExists }) => notExists(cannotFly))
        .where(({ notFlying }, { notExists }) => notExists(notFlying))
        .commit(),
    ),
  ).params().TransactItems;
}

/**
 * Deletes an itinerary. The owner's connections follow by a trip change job.
 * @throws AppError `not-found`, also for another owner's itinerary
 */
export async function remove(actor: AuthUser, id: string, now: Date): Promise<void> {
  await untilUnchanged(async () => {
    const record = await get(id);
    if (record?.uid !== actor.uid) throw notFound();
    const writes = [
      ...removeWrites(record),
      changeWrite(record, { deleted: true }, now),
      // Withdraws a confirmation that is not sent yet.
      Outbox.mailDelete(registeredRef(record)),
      Quota.release(actor.uid, { id, until: activeUntil(record.legs) }),
    ];
    return transact(writes, { refused: () => "changed" as const, busy });
  }, busy);
}
