/** What families say of a flightaid: counts and thank-yous, without a trace of who said it. */
import { isDeepStrictEqual } from "node:util";
import { conditional } from "../db/conditional";
import type { Write } from "../db/transact";
import { reputationEntity } from "./entity";

export * as Reputation from ".";

export type Facts = {
  /** Trips flown as a flightaid. */
  trips: number;
  /** Of those, how many were rated, and how many of these would fly together again. */
  rated: number;
  again: number;
  /** The latest thank-yous, masked, newest first. */
  thanks: string[];
};
type Read = Facts & { version: number | undefined };

/** A trip that was flown. `thanks` is masked already. */
export type Trip = { rated: boolean; again: boolean; thanks?: string };

const thanksKept = 5;

/** Zeros for a user without trips. */
export async function of(uid: string): Promise<Facts> {
  const { version: _, ...facts } = await read(uid);
  return facts;
}

/** Adds a trip. The write is refused when the facts have changed since. */
export async function addWrite(uid: string, { rated, again, thanks }: Trip): Promise<Write> {
  const facts = await read(uid);
  return setWrite(uid, facts, {
    trips: facts.trips + 1,
    rated: facts.rated + Number(rated),
    again: facts.again + Number(rated && again),
    thanks: [...(thanks ? [thanks] : []), ...facts.thanks].slice(0, thanksKept),
  });
}

/** Takes a trip back that was added. The write is refused when the facts have changed since. */
export async function subtractWrite(uid: string, { rated, again, thanks }: Trip): Promise<Write> {
  const facts = await read(uid);
  const at = thanks === undefined ? -1 : facts.thanks.indexOf(thanks);
  return setWrite(uid, facts, {
    trips: Math.max(0, facts.trips - 1),
    rated: Math.max(0, facts.rated - Number(rated)),
    again: Math.max(0, facts.again - Number(rated && again)),
    thanks: facts.thanks.filter((_, index) => index !== at),
  });
}

async function read(uid: string): Promise<Read> {
  const { data } = await reputationEntity().get({ uid }).go({ consistent: true });
  const { trips = 0, rated = 0, again = 0, thanks = [], version } = data ?? {};
  return { trips, rated, again, thanks, version };
}

function setWrite(uid: string, { version, trips }: Read, facts: Facts): Write {
  const set = reputationEntity()
    .upsert({ uid })
    .set({ ...facts, version: (version ?? 0) + 1 })
    .where((current, { eq, notExists }) => {
      if (version !== undefined) return eq(current.version, version);
      const hasTrips = trips === 0 ? notExists(current.trips) : eq(current.trips, trips);
      return `${notExists(current.version)} AND ${hasTrips}`;
    });
  return { Update: set.params() };
}

/** Masks the thank-yous of a user anew. @returns whether that has changed them */
export async function maskThanks(
  uid: string,
  mask: (text: string) => Promise<string>,
): Promise<boolean> {
  const { trips, thanks, version } = await read(uid);
  const masked = await Promise.all(thanks.map(mask));
  if (isDeepStrictEqual(masked, thanks)) return false;
  const written = await conditional(
    reputationEntity()
      .patch({ uid })
      .set({ thanks: masked, version: (version ?? 0) + 1 })
      .where((current, { eq, notExists }) =>
        version === undefined
          ? `${notExists(current.version)} AND ${eq(current.trips, trips)}`
          : eq(current.version, version),
      )
      .go(),
  );
  // Another trip has been added or taken back since.
  return written ? true : maskThanks(uid, mask);
}

/** Deletes what is stored about a user. */
export async function forget(uid: string): Promise<void> {
  await reputationEntity().delete({ uid }).go();
}
