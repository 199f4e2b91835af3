/** Users: who they are to us, and what they want to hear about. Signing in is Cognito's. */
import type { EntityItem } from "electrodb";
import type { User as Person } from "../actor";
import type { ParsedOf } from "../contract";
import { conditionFailed } from "../db/condition";
import { AppError } from "../error";
import type * as contract from "./contract";
import type { Profile } from "./contract";
import { profileEntity } from "./entity";

export * as User from ".";
/** For transactions on a user's behalf: they check that the user is not {@link leave leaving}. */
export { profileEntity };

type Item = EntityItem<ReturnType<typeof profileEntity>>;

/** Days until the last trace of an account goes: longer than any of its tokens lives. */
const daysKept = 2;

/**
 * Lets a verified token's user in. The first time, a profile is made for them.
 * @throws AppError `unauthenticated` when the account has been deleted since the token was issued
 */
export async function admit({ uid, email, displayName }: Person, now: Date): Promise<void> {
  if (await get(uid)) return;
  const profile = { uid, email, displayName, createdAt: now.toISOString() };
  try {
    await profileEntity().create(profile).go();
  } catch (error) {
    // Another first call of theirs was quicker.
    if (!(await get(uid))) throw error;
  }
}

export async function profile({ uid }: Person): Promise<Profile> {
  return view(await existing(uid));
}

/** Changes what is given, leaves the rest, and notes when the agreement was accepted. */
export async function update(
  { uid }: Person,
  { agreementVersion, ...preferences }: ParsedOf<typeof contract.update>,
  now: Date,
): Promise<Profile> {
  await existing(uid);
  const agreement = agreementVersion && {
    agreementVersion,
    agreementAcceptedAt: now.toISOString(),
  };
  const change = profileEntity()
    .patch({ uid })
    .set({ ...preferences, ...agreement });
  // Who asks for mail again has an address that takes it again.
  if (preferences.notifyMatches) change.remove(["undeliverableSince", "undeliverableReason"]);
  const { data } = await change.go({ response: "all_new" });
  return view(data);
}

/** Whom a mail to this user greets, and where it goes; undefined for who is leaving, or was never here. */
export async function recipient(
  uid: string,
): Promise<Pick<Profile, "email" | "displayName" | "notifyMatches" | "notifyNearby"> | undefined> {
  const { data } = await profileEntity().get({ uid }).go({ consistent: true });
  if (!data?.email || data.leavingSince || data.leftAt) return undefined;
  const { email, displayName = "", notifyMatches, notifyNearby } = data;
  return { email, displayName, notifyMatches, notifyNearby };
}

/** No more mail about matches. Does nothing for who has left. */
export async function unsubscribe(uid: string): Promise<void> {
  await silence(uid, { notifyMatches: false });
}

/** The same, because this address does not want or does not take mail. An earlier address says nothing of today's. */
export async function undeliverable(
  uid: string,
  addresses: readonly string[],
  reason: "bounce" | "complaint",
  now: Date,
): Promise<void> {
  const known = await recipient(uid);
  const same = (one: string) => one.toLowerCase() === known?.email.toLowerCase();
  if (!addresses.some(same)) return;
  await silence(uid, {
    notifyMatches: false,
    undeliverableSince: now.toISOString(),
    undeliverableReason: reason,
  });
}

async function silence(uid: string, change: Partial<Item>): Promise<void> {
  try {
    await profileEntity()
      .patch({ uid })
      .set(change)
      .where(({ leftAt }, { notExists }) => notExists(leftAt))
      .go();
  } catch (error) {
    if (!conditionFailed(error)) throw error;
  }
}

/** From now on nothing new can be written for this user; were the rest to fail, what is left here goes by itself. */
export async function leave({ uid }: Person, now: Date): Promise<void> {
  await profileEntity()
    .patch({ uid })
    .set({ leavingSince: now.toISOString(), expiresAt: daysLater(now, 30) })
    .go();
}

/** Leaves nothing of the profile but the fact that this account is gone. */
export async function forget({ uid }: Person, now: Date): Promise<void> {
  const leftAt = now.toISOString();
  await profileEntity()
    .put({
      uid,
      createdAt: leftAt,
      leftAt,
      expiresAt: daysLater(now, daysKept),
    })
    .go();
}

async function get(uid: string): Promise<Item | null> {
  const { data } = await profileEntity().get({ uid }).go({ consistent: true });
  if (data?.leftAt) throw new AppError("unauthenticated", "This account no longer exists.");
  return data;
}

async function existing(uid: string): Promise<Item> {
  const item = await get(uid);
  if (!item) throw new Error("A user without profile was let in");
  return item;
}

function view(item: Item): Profile {
  const { email = "", displayName = "", notifyMatches, notifyNearby, marketing, createdAt } = item;
  const { agreementVersion: version, agreementAcceptedAt: acceptedAt } = item;
  const { undeliverableSince: since, undeliverableReason: reason } = item;
  return {
    email,
    displayName,
    notifyMatches,
    notifyNearby,
    marketing,
    ...(version && acceptedAt && { agreement: { version, acceptedAt } }),
    ...(since && reason && { undeliverable: { since, reason } }),
    createdAt,
  };
}

function daysLater(now: Date, days: number): number {
  return Math.floor(now.getTime() / 1000) + days * 86_400;
}
