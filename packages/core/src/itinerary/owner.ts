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
import { changeWrite } from "./trip-change";

/** @returns undefined for a user without a profile */
export async function ownerFacts(
  uid: string,
  profile: Profile | undefined,
): Promise<Owner | undefined> {
  return profile && { memberSince: monthOf(profile.createdAt), ...(await Reputation.of(uid)) };
}

/**
 * Brings the active itineraries of a user up to date with the profile and the reviews: the name, and what cards say. A new
 * name is a change that the owner's connections follow. Idempotent.
 * @returns the ids of the itineraries that have a new name
 */
export async function refreshCards(uid: string, now: Date): Promise<string[]> {
  const profile = await User.recipient(uid);
  const owner = await ownerFacts(uid, profile);
  if (!profile || !owner) return [];
  const seconds = now.getTime() / 1000;
  const renamed: string[] = [];
  for (const { id, legs } of await recordsOf(uid))
    if (activeUntil(legs) > seconds)
      await untilUnchanged(async () => {
        const record = await get(id);
        if (!record) return;
        const { displayName } = profile;
        const hasName = record.displayName === displayName;
        if (hasName && isDeepStrictEqual(record.owner, owner)) return;
        const after = { ...record, displayName, owner, version: nextVersion(record) };
        const writes = [
          ...(await replaceWrites(record, after, now)),
          ...(hasName ? [] : [changeWrite(record, { deleted: false }, now)]),
        ];
        const outcome = await transact(writes, { refused: () => "changed" as const, busy });
        if (outcome === "committed" && !hasName) renamed.push(id);
        return outcome;
      });
  return renamed;
}
