/**
 * Connections: a traveler and a flightaid for one trip. Who sees what is in view.ts, the states and their changes are in
 * state.ts.
 */
import { randomUUID } from "node:crypto";
import type { AuthUser } from "../actor";
import type { ParsedOf } from "../contract";
import { transact } from "../db/transact";
import { AppError } from "../error";
import { Itinerary } from "../itinerary";
import { type Leg, opposite, type PublicCard } from "../itinerary/contract";
import { Notification } from "../notification";
import { Outbox } from "../outbox";
import { Quota } from "../quota";
import { User } from "../user";
import type * as contract from "./contract";
import type { Connection as View } from "./contract";
import {
  type ConnectionItem,
  connectionEntity,
  pairEntity,
  participantEntity,
  type Side,
} from "./entity";
import { connectMail } from "./mails";
import { isLive, markRefunded } from "./state";
import { roleOf, sideOf, viewOf } from "./view";

export * as Connection from ".";
export {
  assertFit,
  type Captured,
  isPayableBy,
  markDeclined,
  markOrdered,
  markPaid,
  markPending,
  markReconciled,
  markRefunded,
  markReturned,
  markTried,
  postponeReconcile,
  releaseOrder,
  unfitError,
} from "./state";
export { priceOf, stateOf } from "./view";
export type { ConnectionItem };

/** Hours after a match mail during which its recipient gets no connect mail about the same pair. */
const quietHours = 24;

/** Mails about a connection that hold data of the other participant. Their topic begins with its id. */
const personalMails = ["connect", "paid", "connected", "message"] as const;

const busy = "This connection is being opened elsewhere. Try again.";

type Pair = { traveler: string; flightaid: string };

/**
 * Opens the connection with the owner of an itinerary and owes them a mail, unless a match mail has just told them of the
 * caller. A pair has one live connection: opening another one, from whichever itinerary and side, returns it.
 * @throws AppError `not-found` for an itinerary that is deleted or whose owner is leaving, `invalid-input` for the same role
 *   as its owner's and for a missing phone number, `itinerary-required` for a flightaid without an itinerary that matches,
 *   `conflict` for one's own itinerary and from the day of the flight on, `forbidden` without the agreement,
 *   `too-many-requests` beyond the connections of a day
 */
export async function open(
  actor: AuthUser,
  { itineraryId, role, phoneNumber }: ParsedOf<typeof contract.open>,
  now: Date,
): Promise<{ connection: View; created: boolean; mails: Outbox.Ref[] }> {
  const theirs = await Itinerary.record(itineraryId);
  if (theirs.uid === actor.uid) throw new AppError("conflict", "This is your own itinerary.");
  if (theirs.type === role)
    throw new AppError("invalid-input", "Check the marked fields.", {
      errors: [{ path: "role", message: `This person is a ${theirs.type} too.` }],
    });
  const own = await Itinerary.ownMatch(actor.uid, theirs, now);
  const trip =
    own && role === "traveler"
      ? own
      : { record: theirs, leg: own?.theirs ?? firstConnectable(theirs.legs, now) };
  assertConnectable(trip.leg, now);
  const pair: Pair =
    role === "traveler"
      ? { traveler: actor.uid, flightaid: theirs.uid }
      : { traveler: theirs.uid, flightaid: actor.uid };
  const existingOf = (item: ConnectionItem) => ({
    connection: viewOf(item, actor.uid, now),
    created: false,
    mails: [],
  });

  const held = await heldBy(pair);
  const live = await liveOf(held, now);
  if (live) return existingOf(live);
  if (role === "flightaid" && !own) throw itineraryRequired();

  const mine: Side = {
    contact: {
      displayName: await Itinerary.plainName(actor.displayName),
      email: actor.email,
      phoneNumber: await phoneOf(actor.uid, own?.record.phoneNumber, phoneNumber, trip.record.legs),
    },
    ...(own && { card: await Itinerary.publicCard(own.record) }),
  };
  const other: Side = {
    contact: {
      displayName: await Itinerary.plainName(theirs.displayName),
      email: theirs.email,
      phoneNumber: theirs.phoneNumber,
    },
    card: await Itinerary.publicCard(theirs),
  };
  const id = randomUUID().replaceAll("-", "");
  const expiresAt = Itinerary.keptUntil([trip.leg]);
  const item: ConnectionItem = {
    id,
    ...pair,
    trip: trip.record.id,
    leg: trip.leg,
    travelerSide: role === "traveler" ? mine : other,
    flightaidSide: role === "traveler" ? other : mine,
    state: "requested",
    orders: 0,
    declines: 0,
    pending: false,
    queue: "none",
    dueAt: now.toISOString(),
    reconciles: 0,
    createdAt: now.toISOString(),
    expiresAt,
  };
  const mails = (await isJustNotified(theirs.uid, mine.card, other.card, now))
    ? []
    : [connectMail(item, theirs.uid, opposite(role), mine, now)];
  const uids = [pair.traveler, pair.flightaid];
  const key = pairEntity()
    .put({ ...pair, connection: id, expiresAt })
    .where(({ connection }, { eq, notExists }) =>
      held ? eq(connection, held.connection) : notExists(connection),
    );
  const isGone = () => {
    throw Itinerary.notFound();
  };
  const isOwnGone = () => {
    if (role === "flightaid") throw itineraryRequired();
    return "retry" as const;
  };
  const outcome = await transact(
    [
      { Put: key.params() },
      ...[...User.notLeavingChecks(theirs.uid), ...Itinerary.existsChecks(itineraryId)].map(
        (check) => ({ ...check, refused: isGone }),
      ),
      ...User.agreedCheck(actor),
      ...Itinerary.existsChecks(...(own ? [own.record.id] : [])).map((check) => ({
        ...check,
        refused: isOwnGone,
      })),
      { Put: connectionEntity().create(item).params() },
      ...uids.map((uid) => ({ Put: participantEntity().put({ uid, id, expiresAt }).params() })),
      Quota.spend(actor.uid, "connections", now),
      ...mails.map(Outbox.mailPut),
    ],
    {
      refused: async ([taken]) => (taken && (await liveOf(await heldBy(pair), now))) || "retry",
      busy,
    },
  );
  if (outcome !== "committed") return existingOf(outcome);
  return {
    connection: viewOf(item, actor.uid, now),
    created: true,
    mails: mails.map(Outbox.refOf),
  };
}

/** Newest first. */
export async function list(actor: AuthUser, now: Date): Promise<View[]> {
  const items = await ofUser(actor.uid);
  return items.map((item) => viewOf(item, actor.uid, now));
}

/** @throws AppError `not-found`, also for a connection of others */
export async function fromId(actor: AuthUser, id: string, now: Date): Promise<View> {
  const item = await ofParticipant(actor, id);
  const view = viewOf(item, actor.uid, now);
  if (view.state !== "paid") return view;
  const { leg, role } = view;
  const all = await Itinerary.sharedLegs({ uid: actor.uid, type: role }, item[opposite(role)], now);
  const isPaidLeg = ({ from, to, travelDate }: Leg) =>
    from === leg.from && to === leg.to && travelDate === leg.travelDate;
  const shared = all.filter(({ mine, theirs }) => !isPaidLeg(mine) && !isPaidLeg(theirs));
  return { ...view, ...(shared.length > 0 && { shared }) };
}

/** The stored item of one of the actor's connections. @throws AppError `not-found` */
export async function ofParticipant(actor: AuthUser, id: string): Promise<ConnectionItem> {
  const item = await get(id);
  if (!item || (item.traveler !== actor.uid && item.flightaid !== actor.uid))
    throw new AppError("not-found", "This connection does not exist or is no longer there.");
  return item;
}

export async function get(id: string): Promise<ConnectionItem | undefined> {
  if (!/^[0-9a-f]{32}$/.test(id)) return undefined;
  const { data } = await connectionEntity().get({ id }).go({ consistent: true });
  return data ?? undefined;
}

/** Ids of the connections whose order is due to be reconciled with PayPal, longest due first. */
export async function dueReconciles(now: Date): Promise<string[]> {
  const { data } = await connectionEntity()
    .query.due({ queue: "order" })
    .lte({ dueAt: `${now.toISOString()}~` })
    .go({ pages: "all" });
  return data.map(({ id }) => id);
}

/** The user with that address to whom the actor is connected, paid and not refunded, and the connection. */
export async function counterpartAt(
  actor: AuthUser,
  email: string,
): Promise<{ uid: string; connection: string } | undefined> {
  const address = email.toLowerCase();
  for (const item of await ofUser(actor.uid)) {
    const other = opposite(roleOf(item, actor.uid));
    const side = sideOf(item, other);
    if (item.state === "paid" && side?.contact.email.toLowerCase() === address)
      return { uid: item[other], connection: item.id };
  }
  return undefined;
}

/**
 * Removes a user from their connections. Those that had an order are kept without the user's data, because a payment may still
 * arrive; the others are deleted. What a traveler has paid for a Flightaide who leaves before the trip is over is refunded.
 * Mails to the other participants that hold data of the user and are not sent yet are withdrawn; those that are owed now are
 * left to the schedule. Idempotent.
 */
export async function forget(uid: string, now: Date): Promise<void> {
  for (const item of await ofUser(uid)) {
    const { id, traveler, flightaid } = item;
    const leaves = roleOf(item, uid);
    await Outbox.withdraw(item[opposite(leaves)], personalMails, id);
    await pairEntity().delete({ traveler, flightaid }).go();
    if (item.orders === 0) {
      await transact(
        [
          { Delete: connectionEntity().delete({ id }).params() },
          ...[traveler, flightaid].map((participant) => ({
            Delete: participantEntity().delete({ uid: participant, id }).params(),
          })),
        ],
        { refused: () => "retry", busy },
      );
      continue;
    }
    await connectionEntity()
      .patch({ id })
      .remove([leaves === "traveler" ? "travelerSide" : "flightaidSide"])
      .go();
    if (leaves === "flightaid") await refundIfPaid(id, now);
    await participantEntity().delete({ uid, id }).go();
  }
}

/** Refunds the connection of a Flightaide who leaves before the trip is over. */
async function refundIfPaid(id: string, now: Date): Promise<void> {
  const item = await get(id);
  if (item?.state === "paid" && !Itinerary.isOver(item.leg, now))
    await markRefunded(item, "left", now);
}

/** Newest first. */
async function ofUser(uid: string): Promise<ConnectionItem[]> {
  const { data: links } = await participantEntity()
    .query.byUser({ uid })
    .go({ consistent: true, pages: "all" });
  if (links.length === 0) return [];
  const { data, unprocessed } = await connectionEntity()
    .get(links.map(({ id }) => ({ id })))
    .go({ consistent: true });
  if (unprocessed.length > 0) throw new AppError("unavailable", "Try again in a moment.");
  return data.sort((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
}

/** The connection that holds the pair's key. Its item is undefined when it has expired from the table. */
type Held = { connection: string; item: ConnectionItem | undefined };

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

async function heldBy(pair: Pair): Promise<Held | undefined> {
  const { data } = await pairEntity().get(pair).go({ consistent: true });
  return data ? { connection: data.connection, item: await get(data.connection) } : undefined;
}

/** The phone number as typed, else of the own itinerary, else of the newest one. @throws AppError `invalid-input` */
async function phoneOf(
  uid: string,
  own: string | undefined,
  typed: string | undefined,
  legs: readonly Leg[],
): Promise<string> {
  if (typed) return Itinerary.toE164(typed, legs, "phoneNumber");
  const known = own ?? (await Itinerary.phoneOf(uid));
  if (known) return known;
  throw new AppError("invalid-input", "Tell us how your match can reach you.", {
    errors: [{ path: "phoneNumber", message: "Invalid Phone No." }],
  });
}

/** The first leg that people can still be connected for; the very first if there is none. */
function firstConnectable(legs: readonly Leg[], now: Date): Leg {
  const leg = legs.find((one) => Itinerary.isConnectable(one, now)) ?? legs[0];
  if (!leg) throw new Error("An itinerary has no legs");
  return leg;
}

function itineraryRequired(): AppError {
  return new AppError(
    "itinerary-required",
    "Post the flight that you are on first. A Flightaide connects from an itinerary that matches.",
  );
}

function assertConnectable(leg: Leg, now: Date): void {
  if (Itinerary.isConnectable(leg, now)) return;
  throw new AppError(
    "conflict",
    "Old Itinerary: people are connected before the day of the flight.",
  );
}

/** Whether a match mail about this pair went out in the last {@link quietHours}, or is due. */
async function isJustNotified(
  uid: string,
  own: PublicCard | undefined,
  theirs: PublicCard | undefined,
  now: Date,
): Promise<boolean> {
  if (!own || !theirs) return false;
  const key = Outbox.keyOf("match", Notification.topicOf(own, theirs));
  const notifiedAt = await Outbox.lastNotifiedAt({ uid, key });
  return notifiedAt !== undefined && now.getTime() - notifiedAt.getTime() < quietHours * 3_600_000;
}
