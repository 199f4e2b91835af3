/**
 * What itineraries take from their owner: what cards say of them, and the names that their notes must not tell. Cards are stored
 * in the legs, so that it is read when an itinerary is written.
 */

import { isDeepStrictEqual } from "node:util";
import { untilUnchanged } from "../contention";
import { transact } from "../db/transact";
import { Masking } from "../masking";
import type { Owner } from "../matching/contract";
import { Reputation } from "../reputation";
import { monthOf } from "../trip/calendar";
import { detailTexts } from "../trip/contract";
import { textNames } from "../trip/details";
import { User } from "../user";
import type { Profile } from "../user/contract";
import { activeUntil } from "./items";
import { busy, get, recordsOf } from "./records";
import { nextVersion, replaceWrites } from "./store";
import { changeWrite } from "./trip-change";
import type { ItineraryRecord } from "./view";

/** `profile` and `facts` are missing for a user without a profile. */
type OwnerNow = { profile?: Profile; facts?: Owner; names: string[] };

export async function ownerOf(uid: string, now: Date): Promise<OwnerNow> {
  const [profile, former] = await Promise.all([User.recipient(uid), User.formerNames(uid, now)]);
  const names = former.map(({ name }) => name);
  if (!profile) return { names };
  const { displayName, createdAt } = profile;
  const [reputation, { payPalNameSince }] = await Promise.all([
    Reputation.of(uid),
    User.payPalName({ uid, displayName }),
  ]);
  const facts = {
    memberSince: monthOf(createdAt),
    ...(payPalNameSince && { payPalNameSince }),
    ...reputation,
  };
  return { profile, facts, names: [displayName, ...names] };
}

/** The record with what others read of its owner and of the owner's texts. */
export async function describedBy(
  { facts, names }: OwnerNow,
  record: ItineraryRecord,
): Promise<ItineraryRecord> {
  const described = { ...record, ...(facts && { owner: facts }) };
  for (const name of textNames) {
    const { masked } = detailTexts[name];
    delete described[masked];
    const text = record[name];
    const shown = text && (await Masking.maskText(text, [record.displayName, ...names]));
    if (shown !== text) described[masked] = shown;
  }
  return described;
}

/**
 * Brings the active itineraries of a user up to date with the profile and the reviews: the name, texts without the user's
 * names, and what cards say. A new name, and whether PayPal knows it, are changes that the owner's connections follow. Idempotent.
 * @returns the ids of the itineraries with such a change
 */
export async function refreshCards(uid: string, now: Date): Promise<string[]> {
  const owner = await ownerOf(uid, now);
  const { profile } = owner;
  if (!profile) return [];
  const seconds = now.getTime() / 1000;
  const changed: string[] = [];
  for (const { id, legs } of await recordsOf(uid))
    if (activeUntil(legs) > seconds)
      await untilUnchanged(async () => {
        const record = await get(id);
        if (!record) return;
        const { displayName } = profile;
        const refreshed = await describedBy(owner, { ...record, displayName });
        if (isDeepStrictEqual(refreshed, record)) return;
        const isNamed =
          record.displayName === displayName &&
          record.owner?.payPalNameSince === refreshed.owner?.payPalNameSince;
        const after = { ...refreshed, version: nextVersion(record) };
        const writes = [
          ...(await replaceWrites(record, after, now)),
          ...(isNamed ? [] : [changeWrite(record, { deleted: false }, now)]),
        ];
        const outcome = await transact(writes, { refused: () => "changed" as const, busy });
        if (outcome === "committed" && !isNamed) changed.push(id);
        return outcome;
      }, busy);
  return changed;
}
