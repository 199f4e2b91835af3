/** Connections: a traveler and a flightaid for one trip, from asked to paid. Who sees what is in view.ts. */
import { createHash } from "node:crypto";
import type { User as Person } from "../actor";
import type { ParsedOf } from "../contract";
import { AppError } from "../error";
import { Itinerary } from "../itinerary";
import { type Leg, opposite, type PublicItinerary, type Type } from "../itinerary/contract";
import { Notification } from "../notification";
import { Outbox } from "../outbox";
import type * as contract from "./contract";
import type { Connection as View } from "./contract";
import {
  type ConnectionItem,
  connectionEntity,
  connectionService,
  participantEntity,
  type Side,
} from "./entity";
import { roleOf, viewOf } from "./view";

export * as Connection from ".";
export { feeOf, roleOf, sideOf, stateOf, viewOf } from "./view";
export type { ConnectionItem };
/** For the transactions of a payment, which moves a connection from state to state. */
export { connectionEntity };

/** Hours after a match mail in which the other side is not told again that somebody wants to connect. */
const toldHours = 24;
const attempts = 5;

type Opened = {
  connection: View;
  created: boolean;
  /** The mail it owes the other side, unless they have just been told. */
  mail?: Outbox.Ref;
};

/**
 * Opens the connection with the owner of an itinerary; whoever of the two comes second gets the same one.
 * @throws AppError `not-found` for an itinerary that is gone, `invalid-input` for a role that is not its counterpart and
 *   for a missing phone number, `conflict` for one's own itinerary and for a trip that is too close or over
 */
export async function open(
  { itineraryId, role, phoneNumber }: ParsedOf<typeof contract.open>,
  actor: Person,
  now: Date,
): Promise<Opened> {
  const theirs = await Itinerary.record(itineraryId);
  if (theirs.uid === actor.uid) throw new AppError("conflict", "This is your own itinerary.");
  if (theirs.type === role)
    throw new AppError("invalid-input", "Check the marked fields.", [
      { path: "role", message: `This person is a ${theirs.type} too.` },
    ]);
  const own = await Itinerary.ownMatch(theirs, actor.uid, now);
  const trip =
    own && role === "traveler"
      ? own
      : { record: theirs, leg: own?.theirs ?? firstAhead(theirs.legs, now) };
  assertAhead(trip.leg, now);
  const pair =
    role === "traveler"
      ? { traveler: actor.uid, flightaid: theirs.uid }
      : { traveler: theirs.uid, flightaid: actor.uid };

  const known = await sameTrip(pair, trip.leg, actor.uid);
  if (known) return { connection: viewOf(known, actor.uid, now), created: false };

  const mine: Side = {
    contact: {
      displayName: actor.displayName,
      email: actor.email,
      phoneNumber: await phoneOf(actor.uid, own?.record.phoneNumber, phoneNumber, trip.record.legs),
    },
    ...(own && { card: await Itinerary.cardOf(own.record) }),
  };
  const other: Side = {
    contact: {
      displayName: theirs.displayName,
      email: theirs.email,
      phoneNumber: theirs.phoneNumber,
    },
    card: await Itinerary.cardOf(theirs),
  };
  const id = idOf(pair, trip.record.id);
  const item = {
    id,
    ...pair,
    trip: trip.record.id,
    leg: trip.leg,
    travelerSide: role === "traveler" ? mine : other,
    flightaidSide: role === "traveler" ? other : mine,
    state: "requested" as const,
    dueAt: now.toISOString(),
    createdAt: now.toISOString(),
    expiresAt: Itinerary.keptUntil([trip.leg]),
  };
  const mail = (await justTold(theirs.uid, mine.card, other.card, now))
    ? undefined
    : connectMail(item, theirs.uid, mine, opposite(role), now);
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const { canceled } = await connectionService()
      .transaction.write((write) => [
        write.connection.create(item).commit(),
        ...[pair.traveler, pair.flightaid].map((uid) =>
          write.participant.put({ uid, id, expiresAt: item.expiresAt }).commit(),
        ),
        ...[pair.traveler, pair.flightaid].map((uid) =>
          write.profile
            .check({ uid })
            .where(({ leavingSince }, { notExists }) => notExists(leavingSince))
            .where(({ leftAt }, { notExists }) => notExists(leftAt))
            .commit(),
        ),
        ...(mail ? [write.mail.put(mail).commit()] : []),
      ])
      .go();
    const written = await get(id);
    if (!written) continue;
    const connection = viewOf(written, actor.uid, now);
    return canceled
      ? { connection, created: false }
      : { connection, created: true, ...(mail && { mail }) };
  }
  throw new AppError("unavailable", "This connection is being opened elsewhere. Try again.");
}

/** Newest first. */
export async function list(actor: Person, now: Date): Promise<View[]> {
  const items = await ofUser(actor.uid);
  return items.map((item) => viewOf(item, actor.uid, now));
}

/** @throws AppError `not-found` for another pair's connection as for one that is not there */
export async function fromId(id: string, actor: Person, now: Date): Promise<View> {
  return viewOf(await ofParticipant(id, actor), actor.uid, now);
}

/** The connection as it is stored, for one of its two. @throws AppError `not-found` */
export async function ofParticipant(id: string, { uid }: Person): Promise<ConnectionItem> {
  const item = await get(id);
  if (!item || (item.traveler !== uid && item.flightaid !== uid))
    throw new AppError("not-found", "This connection does not exist or is no longer there.");
  return item;
}

export async function get(id: string): Promise<ConnectionItem | undefined> {
  if (!/^[0-9a-f]{32}$/.test(id)) return undefined;
  const { data } = await connectionEntity().get({ id }).go({ consistent: true });
  return data ?? undefined;
}

/** Ids of the connections whose order PayPal is to be asked about, longest due first. */
export async function unsettled(now: Date): Promise<string[]> {
  const { data } = await connectionEntity()
    .query.due({ queue: "order" })
    .lte({ dueAt: `${now.toISOString()}~` })
    .go({ pages: "all" });
  return data.map(({ id }) => id);
}

/** The uid of whom somebody is connected with, paid and not refunded, under that address. */
export async function counterpartAt(email: string, uid: string): Promise<string | undefined> {
  const address = email.toLowerCase();
  for (const item of await ofUser(uid)) {
    const other = opposite(roleOf(item, uid));
    const side = other === "traveler" ? item.travelerSide : item.flightaidSide;
    if (item.state === "paid" && side?.contact.email.toLowerCase() === address) return item[other];
  }
  return undefined;
}

/** Takes a user out of their connections: what is not paid goes, and of what is paid everything that is about them. */
export async function forget(uid: string): Promise<void> {
  for (const item of await ofUser(uid)) {
    const { id } = item;
    const settled = item.state === "paid" || item.state === "refunded" || item.orderId;
    if (settled) {
      await connectionEntity()
        .patch({ id })
        .remove([roleOf(item, uid) === "traveler" ? "travelerSide" : "flightaidSide"])
        .go();
      await participantEntity().delete({ uid, id }).go();
    } else {
      const other = item[opposite(roleOf(item, uid))];
      await connectionService()
        .transaction.write((write) => [
          write.connection.delete({ id }).commit(),
          write.participant.delete({ uid, id }).commit(),
          write.participant.delete({ uid: other, id }).commit(),
        ])
        .go();
    }
  }
}

/** Newest first. */
async function ofUser(uid: string): Promise<ConnectionItem[]> {
  const { data: links } = await participantEntity()
    .query.byUser({ uid })
    .go({ consistent: true, pages: "all" });
  if (links.length === 0) return [];
  const { data, unprocessed } = await connectionEntity()
    .get(links.map(({ id }) => ({ id })))
    .go({
      consistent: true,
    });
  if (unprocessed.length > 0) throw new AppError("unavailable", "Try again in a moment.");
  return data.sort((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
}

/**
 * A connection of the two for the same flight that began from another itinerary: the traveler opened it before posting
 * one, say. Nobody pays for the same trip twice.
 */
async function sameTrip(
  { traveler, flightaid }: { traveler: string; flightaid: string },
  leg: Leg,
  uid: string,
): Promise<ConnectionItem | undefined> {
  const items = await ofUser(uid);
  return items.find(
    (one) =>
      one.traveler === traveler &&
      one.flightaid === flightaid &&
      one.leg.travelDate === leg.travelDate &&
      one.leg.from === leg.from &&
      one.leg.to === leg.to,
  );
}

/** The same pair and trip are the same connection: uniqueness is the key's. Opaque, for uids are secrets. */
function idOf(
  { traveler, flightaid }: { traveler: string; flightaid: string },
  trip: string,
): string {
  return createHash("sha256")
    .update(JSON.stringify([traveler, flightaid, trip]))
    .digest("hex")
    .slice(0, 32);
}

async function phoneOf(
  uid: string,
  own: string | undefined,
  typed: string | undefined,
  legs: readonly Leg[],
): Promise<string> {
  if (typed) return Itinerary.toE164(typed, legs, "phoneNumber");
  const known = own ?? (await Itinerary.phoneOf(uid));
  if (known) return known;
  throw new AppError("invalid-input", "Tell us how your match can reach you.", [
    { path: "phoneNumber", message: "Invalid Phone No." },
  ]);
}

function firstAhead(legs: readonly Leg[], now: Date): Leg {
  const ahead = legs.find((leg) => Itinerary.isConnectable(leg, now)) ?? legs[0];
  if (!ahead) throw new Error("An itinerary without legs");
  return ahead;
}

function assertAhead(leg: Leg, now: Date): void {
  if (Itinerary.isConnectable(leg, now)) return;
  throw new AppError(
    "conflict",
    "Old Itinerary: people are connected before the day of the flight.",
  );
}

/** Whether a match mail of this pair has gone out lately, or is about to. */
async function justTold(
  uid: string,
  own: PublicItinerary | undefined,
  theirs: PublicItinerary | undefined,
  now: Date,
): Promise<boolean> {
  if (!own || !theirs) return false;
  const key = Outbox.keyOf("match", Notification.recordOf(own, theirs));
  const told = await Outbox.tellingOf({ uid, key });
  return told !== undefined && now.getTime() - told.getTime() < toldHours * 3_600_000;
}

function connectMail(
  { id, leg }: { id: string; leg: Leg },
  uid: string,
  { contact, card }: Side,
  role: Type,
  now: Date,
) {
  const props = {
    connection: id,
    ...(card && { itinerary: card.id }),
    role,
    trip: Itinerary.tripOf(leg),
    displayName: Itinerary.maskName(contact.displayName),
  };
  return Outbox.owed(uid, { kind: "connect", props }, id, now);
}
