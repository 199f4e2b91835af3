/**
 * Turns: who may send match mail to a recipient, and when. One worker at a time has the turn, by a lease. Once a mail is sent,
 * the next turn is an hour later, and the matches found in between share the next mail.
 */

import { randomUUID } from "node:crypto";
import { inSeconds } from "../clock";
import { conditional } from "../db/conditional";
import type { Write } from "../db/transact";
import { limits } from "../usage-limits";
import { turnEntity } from "./entity";
import { leaseSeconds } from "./lease";

export type Turn = { uid: string; lease: string };

/** Seconds after the next turn is due. */
const kept = 86_400;

/** @returns undefined while another worker has the turn, and until the next one is due */
export async function claimTurn(uid: string, now: Date): Promise<Turn | undefined> {
  const lease = randomUUID();
  const claimed = await conditional(
    turnEntity()
      .upsert({ uid })
      .set({ lease, ...next(now, leaseSeconds) })
      .where(
        ({ nextAt }, { notExists, lte }) =>
          `${notExists(nextAt)} OR ${lte(nextAt, now.toISOString())}`,
      )
      .go(),
  );
  return claimed && { uid, lease };
}

/** Ends a turn in which a mail was sent. Refused when the lease is over and another worker has the turn. */
export function turnEnd(turn: Turn, now: Date): Write {
  return { Update: end(turn, now, limits.matchMailInterval).params() };
}

/** As {@link turnEnd}, by itself. */
export async function endTurn(turn: Turn, now: Date): Promise<void> {
  await conditional(end(turn, now, limits.matchMailInterval).go());
}

/** Ends a turn in which nothing was sent: the next one is due at once. */
export async function releaseTurn(turn: Turn, now: Date): Promise<void> {
  await conditional(end(turn, now, 0).go());
}

/** When the next turn is due. @returns undefined while a worker has the turn, and when none was ended yet */
export async function nextTurn(uid: string): Promise<string | undefined> {
  const { data } = await turnEntity().get({ uid }).go({ consistent: true });
  return data?.lease ? undefined : data?.nextAt;
}

function end({ uid, lease }: Turn, now: Date, seconds: number) {
  return turnEntity()
    .patch({ uid })
    .set(next(now, seconds))
    .remove(["lease"])
    .where((current, { eq }) => eq(current.lease, lease));
}

function next(now: Date, seconds: number): { nextAt: string; expiresAt: number } {
  const expiresAt = Math.floor(now.getTime() / 1000) + seconds + kept;
  return { nextAt: inSeconds(now, seconds), expiresAt };
}
