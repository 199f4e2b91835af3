/** What cards say of an owner. Cards are stored in the legs, so that the facts are read when an itinerary is written. */
import { isDeepStrictEqual } from "node:util";
import { transact } from "../db/transact";
import { Reputation } from "../reputation";
import { User } from "../user";
import type { Profile } from "../user/contract";
import { monthOf } from "./calendar";
import type { Owner } from "./contract";
import { activeUntil } from "./items";
import { busy, get, recordsOf, untilUnchanged } from "./records";
import { nextVersion, replaceWrites } from "./store";

/** @returns undefined for a user without a profile */
export async function ownerFacts(
  uid: string,
  profile: Profile | undefined,
): Promise<Owner | undefined> {
  return profile && { memberSince: monthOf(profile.createdAt), ...(await Reputation.of(uid)) };
}

/** Rewrites the cards of a user's active itineraries, where they say something else of the user. Idempotent. */
export async function refreshCards(uid: string, now: Date): Promise<void> {
  const owner = await ownerFacts(uid, await User.recipient(uid));
  if (!owner) return;
  const seconds = now.getTime() / 1000;
  for (const { id, legs } of await recordsOf(uid))
    if (activeUntil(legs) > seconds)
      await untilUnchanged(async () => {
        const record = await get(id);
        if (!record || isDeepStrictEqual(record.owner, owner)) return;
        const after = { ...record, owner, version: nextVersion(record) };
        const writes = await replaceWrites(record, after, now);
        return transact(writes, { refused: () => "changed" as const, busy });
      });
}
