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

/** A trip that was flown. `thanks` is masked already. */
export type Trip = { rated: boolean; again: boolean; thanks?: string };

const thanksKept = 5;

/** Zeros for a user without trips. */
export async function of(uid: string): Promise<Facts> {
  const { data } = await reputationEntity().get({ uid }).go({ consistent: true });
  const { trips = 0, rated = 0, again = 0, thanks = [] } = data ?? {};
  return { trips, rated, again, thanks };
}

/** Adds a trip to what {@link of} has returned. Refused when another one has been added since. */
export function addWrite(uid: string, facts: Facts, { rated, again, thanks }: Trip): Write {
  const { trips } = facts;
  const add = reputationEntity()
    .upsert({ uid })
    .set({
      trips: trips + 1,
      rated: facts.rated + Number(rated),
      again: facts.again + Number(rated && again),
      thanks: [...(thanks ? [thanks] : []), ...facts.thanks].slice(0, thanksKept),
    })
    .where((current, { eq, notExists }) =>
      trips === 0 ? notExists(current.trips) : eq(current.trips, trips),
    );
  return { Update: add.params() };
}

/** Masks the thank-yous of a user anew. @returns whether that has changed them */
export async function maskThanks(
  uid: string,
  mask: (text: string) => Promise<string>,
): Promise<boolean> {
  const { trips, thanks } = await of(uid);
  const masked = await Promise.all(thanks.map(mask));
  if (isDeepStrictEqual(masked, thanks)) return false;
  const written = await conditional(
    reputationEntity()
      .patch({ uid })
      .set({ thanks: masked })
      .where((current, { eq }) => eq(current.trips, trips))
      .go(),
  );
  // Another trip has been added since.
  return written ? true : maskThanks(uid, mask);
}

/** Deletes what is stored about a user. */
export async function forget(uid: string): Promise<void> {
  await reputationEntity().delete({ uid }).go();
}
