/** Opening a connection: who may, with what consent, and about which two flights. */

import { randomUUID } from "node:crypto";
import type { AuthUser } from "../actor";
import { Block } from "../block";
import { untilUnchanged } from "../contention";
import type { ParsedOf } from "../contract";
import { expiresAfter } from "../db/common";
import { refusedWith, transact } from "../db/transact";
import { AppError } from "../error";
import { Itinerary } from "../itinerary";
import { Masking } from "../masking";
import { Matching } from "../matching";
import { Outbox } from "../outbox";
import { toE164 } from "../phone";
import { Push } from "../push";
import { Quota } from "../quota";
import { Trip } from "../trip";
import type { Leg } from "../trip/contract";
import { detailsOf } from "../trip/details";
import { limits } from "../usage-limits";
import { User } from "../user";
import { get } from "./change";
import { pairDaysKept } from "./consequences";
import type * as contract from "./contract";
import type { Connection as View } from "./contract";
import { answerByOf, datedBy, lastSharedLeg } from "./dates";
import {
  type ConnectionItem,
  connectionEntity,
  pairEntity,
  participantEntity,
  type Side,
} from "./entity";
import { connectMail } from "./mails";
import { uncounted } from "./numbers";
import { timing } from "./schedule";
import { isLive } from "./status";
import { seenBy } from "./view";

const busy = "connection-opening";

type Input = ParsedOf<typeof contract.open>;
type Opened = { connection: View; created: boolean; mails: Outbox.Ref[] };
type Pair = { traveler: string; flightaid: string };
type Offer = Awaited<ReturnType<typeof Itinerary.record>>;

/**
 * Opens the connection with the owner of an itinerary and owes them a mail. A flightaid says yes by opening it; a traveler has
 * the flightaid's yes in advance, or asks for it. A pair has one live connection: opening another one, from whichever itinerary
 * and side, returns it. Legs that the caller has searched with are posted first, when they match and no
 * own itinerary does, or only one of another day that is further away. The connection is stored only if neither trip has changed since it was read; otherwise both are read again.
 * @throws AppError `not-found` for an itinerary that is deleted, or whose owner is leaving or blocked; `invalid-input` for the
 *   same role as its owner's and for a missing phone number; `itinerary-required` for a flightaid without an itinerary that
 *   matches; `conflict` for one's own itinerary, for a paused one, for one whose owner has declined, for trips of which one is that
 *   of an ended connection of the two, from the day of the flight on, and for a flightaid who is off offer; `forbidden` without the
 *   agreement; `too-many-requests` beyond the connections of a day, and of the pair
 */
export function open(
  actor: AuthUser,
  input: Input,
  now: Date,
  told?: Itinerary.Conversations,
): Promise<Opened> {
  return untilUnchanged(() => openAsRead(actor, input, now, told), busy);
}

/** @returns `changed` when the connection of the pair, or one of the two trips, has changed since it was read */
async function openAsRead(
  actor: AuthUser,
  input: Input,
  now: Date,
  told: Itinerary.Conversations | undefined,
): Promise<Opened | "changed"> {
  const { itineraryId, role } = input;
  const theirs = await Itinerary.record(itineraryId);
  if (theirs.uid === actor.uid) throw new AppError("own-itinerary");
  if (theirs.type === role)
    throw new AppError("invalid-fields", {
      errors: [{ path: "role", reason: `they-are-a-${role}` }],
    });
  const pair: Pair =
    role === "traveler"
      ? { traveler: actor.uid, flightaid: theirs.uid }
      : { traveler: theirs.uid, flightaid: actor.uid };
  const held = await heldBy(pair);
  const live = await liveOf(held, now);
  if (live) return existing(live, actor, now);
  // A flightaid who connects has changed their mind.
  const declined = role === "traveler" ? declinedOf(held) : [];
  if (declined.includes(itineraryId)) throw new AppError("declined-before");
  if (theirs.paused) throw new AppError("itinerary-paused");
  const openings = openingsOf(held, now);
  if (role === "flightaid" && (await Quota.isOffOffer(actor.uid))) throw new AppError("off-offer");

  const offered = firstConnectable(theirs.legs, now);
  assertConnectable(offered, now);
  const { hidden, separated } = await Block.unmatchable(actor.uid);
  if (hidden.has(theirs.uid)) throw Itinerary.notFound();
  const isApart = (own?: Trip.OwnTrip) => Matching.isSeparated({ separated }, theirs, own);
  // A flightaid who declined the traveler and now connects has changed their mind.
  const changesMind = ({ id }: Offer) =>
    role === "flightaid" && held?.item?.paidAt === undefined && declinedOf(held).includes(id);
  const suits = (own: Offer) => !isApart(own) || changesMind(own);
  const ended = { isApart, suits };
  const posted = await ownOrPosted(actor, input, theirs, { ...ended, told }, now);
  const { own } = posted;
  const theirLeg = own?.theirs ?? offered;
  const dated = datedBy(theirLeg, own?.leg);
  assertConnectable(dated.leg, now);

  const mine: Side = {
    contact: {
      displayName: await Masking.plainName(await User.nameOf(actor)),
      email: actor.email,
      phoneNumber: own?.record.phoneNumber ?? (await phoneOf(actor.uid, input)),
    },
    ...(own && { card: await Itinerary.companionCard(own.record), leg: own.leg }),
  };
  const other: Side = {
    contact: {
      displayName: await Masking.plainName(theirs.displayName),
      email: theirs.email,
      phoneNumber: theirs.phoneNumber,
    },
    card: await Itinerary.companionCard(theirs),
    leg: theirLeg,
  };
  const asks = role === "traveler" && theirs.connect === "ask";
  const at = now.toISOString();
  const shown = {
    travelerSide: role === "traveler" ? mine : other,
    flightaidSide: role === "traveler" ? other : mine,
    ...dated,
    ...(own && { match: role === "traveler" ? own.match : Matching.mirrored(own.match) }),
  };
  const opened: ConnectionItem = {
    id: randomUUID().replaceAll("-", ""),
    ...pair,
    opener: role,
    ...shown,
    ...(asks
      ? { state: "requested", answerBy: answerByOf(dated, now).toISOString() }
      : { state: "accepted", acceptedAt: at }),
    version: 0,
    orders: 0,
    declines: 0,
    pending: false,
    queue: "none",
    dueAt: at,
    reconciles: 0,
    createdAt: at,
    expiresAt: Itinerary.keptUntil([lastSharedLeg(shown)]),
    trips: 0,
    // Once for each pair.
    ...(held?.cancelRefunded && { cancelRefund: "kept" }),
  };
  const steps = uncounted(opened);
  const item = {
    ...opened,
    ...(steps && { numbered: steps.numbered }),
    ...timing(opened, now),
  };
  const { id, expiresAt } = item;
  const owed = await Push.alongside([connectMail(item, role, now)], now);
  const keptUntil = Math.max(expiresAt, held?.expiresAt ?? 0, expiresAfter(pairDaysKept, now));
  const key = pairEntity()
    .upsert({
      ...pair,
      connection: id,
      declined,
      openings: [...openings, at],
      expiresAt: keptUntil,
    })
    // Each opening has another connection: of two at the same moment one is counted for the other.
    .where(({ connection }, { eq, notExists }) =>
      held ? eq(connection, held.connection) : notExists(connection),
    );
  const isOffOffer = () => new AppError(role === "flightaid" ? "off-offer" : "itinerary-paused");
  const asRead = [
    { Update: key.params() },
    ...Itinerary.unchangedChecks(theirs, ...(own ? [own.record] : [])),
    ...(own && isApart(own.record)
      ? Block.reunionWrites(
          [pair.traveler, pair.flightaid],
          [own.record, theirs].map(Trip.hashOfLegs),
        )
      : []),
  ];
  const outcome = await transact<"changed">(
    [
      ...asRead,
      ...refusedWith(Itinerary.notFound, [
        ...User.activeChecks(theirs.uid),
        ...Block.noneChecks(actor.uid, theirs.uid),
      ]),
      ...refusedWith(isOffOffer, Quota.onOfferChecks(pair.flightaid)),
      ...User.agreedCheck(actor),
      { Put: connectionEntity().create(item).params() },
      ...(steps?.writes ?? []),
      ...[pair.traveler, pair.flightaid].map((uid) => ({
        Put: participantEntity().put({ uid, id, expiresAt }).params(),
      })),
      Quota.spend(actor.uid, "connections", now),
      ...owed.map(Outbox.mailPut),
    ],
    {
      // The other conditions explain themselves.
      refused: (conditions) =>
        conditions.slice(0, asRead.length).includes(true) ? "changed" : "retry",
      busy,
    },
  );
  if (outcome === "changed") return outcome;
  return {
    connection: await seenBy(actor, item, now),
    created: true,
    mails: [...posted.mails, ...owed.map(Outbox.refOf)],
  };
}

async function existing(item: ConnectionItem, actor: AuthUser, now: Date): Promise<Opened> {
  return { connection: await seenBy(actor, item, now), created: false, mails: [] };
}

type Around = {
  told: Itinerary.Conversations | undefined;
  /** Whether the connection of the two has ended for one of the trips. */
  isApart(own?: Trip.OwnTrip): boolean;
  /** Whether they can be connected for it all the same, or because it has not. */
  suits(own: Offer): boolean;
};

/**
 * The actor's itinerary that matches best. If there is none, or if what they have searched with is on a nearer day, that is posted.
 * @throws AppError `conflict` when their connection has ended for each of these trips, or for that of the other
 */
async function ownOrPosted(
  actor: AuthUser,
  input: Input,
  theirs: Offer,
  { isApart, suits, told }: Around,
  now: Date,
) {
  const { role } = input;
  const own = await Itinerary.ownMatch(actor.uid, theirs, now, suits);
  const found = input.itinerary && Matching.matchOf({ legs: input.itinerary }, theirs, now);
  const legs = found && input.itinerary;
  const isLegsApart = isApart(legs && { uid: actor.uid, type: role, legs });
  const isNearer =
    own && found && Math.abs(found.dayOffset) < Math.abs(own.match.dayOffset) && !isLegsApart;
  if (own && !isNearer) return { own, mails: [] };
  const isOwnApart = !own && (await Itinerary.ownMatch(actor.uid, theirs, now)) !== undefined;
  if (role === "flightaid" && !isOwnApart && !legs) throw new AppError("itinerary-required");
  if (isOwnApart || isLegsApart) throw new AppError("ended-before");
  if (legs) {
    const traveler = { phoneNumber: await phoneOf(actor.uid, input) };
    const posted = await Itinerary.postedAs({ uid: actor.uid, type: role, legs });
    if (posted) {
      // Its owner has said that they don't fly it. It keeps the details that are not given now.
      const shown = { id: posted.id, paused: false, traveler, ...detailsOf(input, role) };
      await Itinerary.update(actor, shown, now, told);
      return { own: await Itinerary.ownMatch(actor.uid, theirs, now, suits), mails: [] };
    }
    // Who says yes to one family has not said yes to all of them.
    const details = detailsOf({ ...input, connect: "ask" }, role);
    const { confirmedAirlines } = input;
    const posting = {
      type: role,
      itinerary: legs,
      traveler,
      ...(confirmedAirlines && { confirmedAirlines }),
      ...details,
    };
    const { mails } = await Itinerary.create(actor, posting, now, told);
    return { own: await Itinerary.ownMatch(actor.uid, theirs, now, suits), mails };
  }
  return { own: undefined, mails: [] };
}

/** The connection that holds the pair's key. Its item is undefined when it has expired from the table. */
type Held = {
  connection: string;
  item: ConnectionItem | undefined;
  declined: string[];
  openings: string[];
  cancelRefunded: string | undefined;
  expiresAt: number;
};

/**
 * The held connection, unless it is over or can no longer come to a payment because one of its itineraries was deleted. Whoever
 * takes the key from such a connection makes it unpayable for good.
 */
async function liveOf(held: Held | undefined, now: Date): Promise<ConnectionItem | undefined> {
  const item = held?.item;
  if (!item || !isLive(item, now)) return undefined;
  if (item.state === "paid" || item.pending || item.triedAt) return item;
  const ids = [item.travelerSide, item.flightaidSide].flatMap((side) => side?.card?.id ?? []);
  return (await Itinerary.existingIds(ids)).size === ids.length ? item : undefined;
}

/** The itineraries from which the flightaid has declined the traveler. */
export function declinedOf(held: Held | undefined): string[] {
  if (!held) return [];
  const { item, declined } = held;
  const last = item?.state === "declined" ? item.flightaidSide?.card?.id : undefined;
  return last ? [...declined, last] : declined;
}

/**
 * The openings of the last days, whatever became of the connections.
 * @throws AppError `too-many-requests` when there can be no other one yet
 */
function openingsOf(held: Held | undefined, now: Date): string[] {
  const most = limits.openingsOfPair;
  const period = limits.openingDays * 86_400_000;
  const since = new Date(now.getTime() - period).toISOString();
  const recent = (held?.openings ?? []).filter((at) => at > since).sort();
  const first = recent.at(-most);
  if (!first) return recent;
  const seconds = Math.ceil((Date.parse(first) + period - now.getTime()) / 1000);
  const params = { most, days: limits.openingDays, seconds };
  throw new AppError("opened-too-often", { params, retryAfter: seconds });
}

export async function heldBy(pair: Pair): Promise<Held | undefined> {
  const { data } = await pairEntity().get(pair).go({ consistent: true });
  if (!data) return undefined;
  const { connection, declined = [] } = data;
  const item = await get(connection);
  // Read again: the end of the connection that was read may have written it.
  const { data: after } = await pairEntity().get(pair).go({ consistent: true });
  const { openings = item ? [item.createdAt] : [], cancelRefunded, expiresAt } = after ?? data;
  return { connection, declined, openings, item, cancelRefunded, expiresAt };
}

/** The phone number as typed, else of the newest itinerary. @throws AppError `invalid-input` */
async function phoneOf(uid: string, { phoneNumber, phoneCountry }: Input): Promise<string> {
  if (phoneNumber) return toE164({ phoneNumber, phoneCountry }, "phoneNumber");
  const known = await Itinerary.phoneOf(uid);
  if (known) return known;
  throw new AppError("phone-number-required", {
    errors: [{ path: "phoneNumber", reason: "invalid-phone-number" }],
  });
}

/** The first leg that people can still be connected for; the very first if there is none. */
function firstConnectable(legs: readonly Leg[], now: Date): Leg {
  const leg = legs.find((one) => Itinerary.isConnectable(one, now)) ?? legs[0];
  if (!leg) throw new Error("An itinerary has no legs");
  return leg;
}

function assertConnectable(leg: Leg, now: Date): void {
  if (Itinerary.isConnectable(leg, now)) return;
  throw new AppError("old-itinerary");
}
