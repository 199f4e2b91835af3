/**
 * What itineraries take from their owner: what cards say of them, and the names that their notes must not tell. Cards are stored
 * in the legs, so that it is read when an itinerary is written.
 */

import { isDeepStrictEqual } from "node:util";
import type { AuthUser } from "../actor";
import { untilUnchanged } from "../contention";
import type { ParsedOf } from "../contract";
import { transact } from "../db/transact";
import { Masking } from "../masking";
import type { Owner } from "../matching/contract";
import { Reputation } from "../reputation";
import { airlineOf } from "../trip/airline";
import { monthOf } from "../trip/calendar";
import { detailTexts } from "../trip/contract";
import { textNames } from "../trip/details";
import { User } from "../user";
import type { Profile } from "../user/contract";
import type * as contract from "./contract";
import { activeUntil } from "./items";
import { busy, get, recordsOf } from "./records";
import { nextVersion, replaceWrites } from "./store";
import { changeWrite } from "./trip-change";
import type { ItineraryRecord } from "./view";

/**
 * What the owner has told one reader each, as they read it, oldest first: `Message.conversations`. Read anew for each attempt to
 * store a text.
 */
export type Conversations = () => Promise<readonly (readonly Masking.Told[])[]>;
export const noConversations: Conversations = async () => [];

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

/**
 * The record with what others read of its owner and of the owner's texts. A text that has changed is examined together with those of
 * the owner's other itineraries, and with what each single reader was told: it may complete contact data.
 * @param before as it is stored
 */
export async function describedBy(
  { facts, names: all }: OwnerNow,
  record: ItineraryRecord,
  { before, told = noConversations }: { before?: ItineraryRecord; told?: Conversations } = {},
): Promise<ItineraryRecord> {
  const described = { ...record, ...(facts && { owner: facts }) };
  const names = [record.displayName, ...all];
  for (const name of textNames) {
    const { masked } = detailTexts[name];
    delete described[masked];
    const text = record[name];
    if (!text) continue;
    const shown =
      before?.[name] === text
        ? await Masking.maskText(before[masked] ?? text, names)
        : await maskedForAll(text, names, await shownBeside(record), await told());
    if (shown !== text) described[masked] = shown;
  }
  return described;
}

/** What others read beside the texts of an itinerary: its own flights last. */
async function shownBeside(record: ItineraryRecord): Promise<Masking.Told[]> {
  return [...(await shownTexts(record.uid, record.id)), ...flightsOf(record)];
}

/** A text that many read, each of whom was told something else before. */
async function maskedForAll(
  text: string,
  names: readonly string[],
  shown: readonly Masking.Told[],
  told: Awaited<ReturnType<Conversations>>,
): Promise<string> {
  let masked = await Masking.maskText(text, names, shown);
  for (const conversation of told)
    masked = await Masking.maskText(masked, names, [...shown, ...conversation]);
  return masked;
}

/** The flights and texts of a user's itineraries as others read them, except those of one itinerary. Oldest first. */
export async function shownTexts(uid: string, except?: string): Promise<Masking.Told[]> {
  const records = (await recordsOf(uid)).filter(({ id }) => id !== except).reverse();
  return records.flatMap((record) => [
    ...flightsOf(record),
    ...textNames.flatMap((name) => record[detailTexts[name].masked] ?? record[name] ?? []),
  ]);
}

function flightsOf({ legs }: Pick<ItineraryRecord, "legs">): Masking.Told[] {
  return legs.flatMap(({ flight }) =>
    flight ? [{ flight: flight.slice(3), isKnownAirline: airlineOf(flight) !== undefined }] : [],
  );
}

/**
 * A text as others would read it in an itinerary.
 * @param id of the itinerary, unless it is new
 * @throws AppError `too-many-requests`
 */
export async function previewText(
  { uid, displayName }: AuthUser,
  { id, text }: ParsedOf<typeof contract.previewText>,
  now: Date,
  told: Conversations = noConversations,
): Promise<{ text: string }> {
  await User.spendPreview(uid, now);
  const { names } = await ownerOf(uid, now);
  const all = [displayName, ...names];
  const record = id === undefined ? undefined : await get(id);
  const beside = record?.uid === uid ? await shownBeside(record) : await shownTexts(uid);
  return { text: await maskedForAll(text, all, beside, await told()) };
}

/**
 * Examines the texts of an itinerary again once it is stored: two that are posted at the same moment, and a message meanwhile, do not
 * know of each other. Idempotent.
 * @returns the record, with its texts as others read them
 */
export async function settleTexts(
  stored: ItineraryRecord,
  now: Date,
  told: Conversations,
): Promise<ItineraryRecord> {
  if (textNames.every((name) => !stored[name])) return stored;
  const owner = await ownerOf(stored.uid, now);
  const { record = stored } = await replaceDescribed(stored.id, now, async (record) => {
    const described = await describedBy(owner, record, { told });
    const isSettled = textNames.every((name) => {
      const { masked } = detailTexts[name];
      return described[masked] === record[masked];
    });
    return isSettled ? record : described;
  });
  return record;
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
    if (activeUntil(legs) > seconds) {
      const { displayName } = profile;
      const describe = (record: ItineraryRecord) =>
        describedBy(owner, { ...record, displayName }, { before: record });
      const { isFollowed } = await replaceDescribed(id, now, describe);
      if (isFollowed) changed.push(id);
    }
  return changed;
}

type Replaced = {
  /** Undefined when it is deleted. */
  record?: ItineraryRecord;
  /** Whether connections follow the change: the owner has a new name, or PayPal knows it now. */
  isFollowed: boolean;
};

async function replaceDescribed(
  id: string,
  now: Date,
  describe: (record: ItineraryRecord) => Promise<ItineraryRecord>,
): Promise<Replaced> {
  return untilUnchanged<Replaced>(async () => {
    const record = await get(id);
    if (!record) return { isFollowed: false };
    const described = await describe(record);
    if (isDeepStrictEqual(described, record)) return { record, isFollowed: false };
    const isFollowed =
      record.displayName !== described.displayName ||
      record.owner?.payPalNameSince !== described.owner?.payPalNameSince;
    const after = { ...described, version: nextVersion(record) };
    const writes = [
      ...(await replaceWrites(record, after, now)),
      ...(isFollowed ? [changeWrite(record, { deleted: false }, now)] : []),
    ];
    const outcome = await transact(writes, { refused: () => "changed" as const, busy });
    return outcome === "committed" ? { record: after, isFollowed } : outcome;
  }, busy);
}
