/**
 * Paid connections that an account can cancel with the fee back: so many in so many days. What is said before a payment must be so
 * after it, so an order takes a place. The place is free again when the connection can no longer be cancelled with the fee back,
 * and after those days when it was.
 */
import { expiresAfter } from "../db/common";
import type { Write } from "../db/transact";
import { limits } from "../usage-limits";
import { type Cancellation, cancellationsEntity } from "./entity";

type Place = { connection: string; until: Date };

/**
 * Takes a place for a connection until then. Refused when the places of the account have changed since they were read, as all
 * writes of this module.
 * @returns undefined when no place is free
 */
export async function holdCancellation(
  uid: string,
  place: Place,
  now: Date,
): Promise<Write[] | undefined> {
  const held = await heldBy(uid, now);
  const others = held.places.filter(({ connection }) => connection !== place.connection);
  if (others.length >= limits.cancelRefunds) return undefined;
  return replace(uid, held, [...others, elementOf(place)], now);
}

/** Keeps the place of a connection until another time. No write without one. */
export async function moveCancellation(uid: string, place: Place, now: Date): Promise<Write[]> {
  return update(uid, place.connection, [elementOf(place)], now);
}

/** The connection is cancelled, and its fee goes back: that counts for some days, also where no place was taken before. */
export async function useCancellation(
  uid: string,
  connection: string,
  now: Date,
): Promise<Write[]> {
  const held = await heldBy(uid, now);
  const others = held.places.filter((one) => one.connection !== connection);
  const until = expiresAfter(limits.cancelRefundDays, now);
  return replace(uid, held, [...others, { connection, until }], now);
}

/** Gives the place of a connection back. No write without one. */
export async function freeCancellation(
  uid: string,
  connection: string,
  now: Date,
): Promise<Write[]> {
  return update(uid, connection, [], now);
}

type Held = { places: Cancellation[]; version: number | undefined };

async function heldBy(uid: string, now: Date): Promise<Held> {
  const { data } = await cancellationsEntity().get({ uid }).go({ consistent: true });
  const seconds = now.getTime() / 1000;
  return {
    places: (data?.held ?? []).filter(({ until }) => until > seconds),
    version: data?.version,
  };
}

async function update(
  uid: string,
  connection: string,
  by: Cancellation[],
  now: Date,
): Promise<Write[]> {
  const held = await heldBy(uid, now);
  const others = held.places.filter((one) => one.connection !== connection);
  return others.length === held.places.length ? [] : replace(uid, held, [...others, ...by], now);
}

function replace(uid: string, { version }: Held, held: Cancellation[], now: Date): Write[] {
  const last = Math.max(...held.map(({ until }) => until), expiresAfter(1, now));
  const put = cancellationsEntity()
    .put({ uid, held, version: (version ?? 0) + 1, expiresAt: last })
    .where((current, { eq, notExists }) =>
      version === undefined ? notExists(current.version) : eq(current.version, version),
    );
  return [{ Put: put.params() }];
}

function elementOf({ connection, until }: Place): Cancellation {
  return { connection, until: Math.floor(until.getTime() / 1000) };
}
