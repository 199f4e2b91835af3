/** Users: their profile, the names that they had before, and what mail they want. Sign-in is Cognito's. */

import { hash } from "node:crypto";
import { type CreateEntityItem, createWriteTransaction, type EntityItem } from "electrodb";
import type { AuthUser } from "../actor";
import { untilUnchanged } from "../contention";
import type { ParsedOf } from "../contract";
import { expiresAfter } from "../db/common";
import { conditional } from "../db/conditional";
import { transact, type Write } from "../db/transact";
import { AppError } from "../error";
import { type Language, languages } from "../language/contract";
import { toE164 } from "../phone";
import { Quota } from "../quota";
import type { SuspensionReason } from "../quota/suspension-reasons";
import { agreementVersion as currentAgreement } from "./agreement-versions";
import type * as contract from "./contract";
import { EarlyLanguage, type FormerName, type MailTopic, type Profile } from "./contract";
import { formerNameEntity, profileEntity } from "./entity";
import { forgetNameChange, nameChangeWrite } from "./name-change";
import { signedUpWrites } from "./numbers";
import { forgetPayPalName, type PayPalName, payPalName } from "./paypal-name";

export * as User from ".";
export {
  completeNameChange,
  nameChangeOf,
  nameChangeWrite,
  pendingNameChanges,
} from "./name-change";
export { numbersBackfill } from "./numbers";
export {
  allowPayPalNameWrite,
  payPalName,
  payPalNameWrite,
  removePayPalNameWrite,
} from "./paypal-name";

type Item = EntityItem<ReturnType<typeof profileEntity>>;

const accountBusy = "account-busy";

/** Days after which the last trace of a deleted account goes: longer than any of its tokens is valid. */
const daysKept = 2;
/** Days for which a name that was given up still counts as the user's own: texts of others may hold it. */
const formerNameDays = 180;

/**
 * Whether the account can be used as it is: it has a profile that knows the sign-in of the token, or is being deleted. `suspended` if it
 * is. One read.
 * @throws AppError `unauthenticated` when the account was deleted, or its other sessions were ended, after the token was issued
 */
export async function statusOf(actor: AuthUser): Promise<"unknown" | "known" | "suspended"> {
  const found = await get(actor.uid);
  assertCurrent(actor, found);
  if (!found || !(found.leavingSince !== undefined || knowsAll(found, actor))) return "unknown";
  return found.suspension ? "suspended" : "known";
}

/**
 * Creates the profile of a user who calls for the first time, or notes a new sign-in.
 * @param language of the first call: that of the user's mails until they choose another
 * @throws AppError as {@link statusOf}
 */
export async function ensureProfile(
  actor: AuthUser,
  language: Language,
  now: Date,
  hadAccount = false,
): Promise<void> {
  const { uid, email, displayName } = actor;
  const found = await get(uid);
  assertCurrent(actor, found);
  if (found && knowsAll(found, actor)) return;
  // Of an earlier account of the same person, which has been handed over.
  const suspension = await Quota.suspensionOf(uid);
  const changes = {
    signIns: signInsOf(actor, found),
    ...(suspension && { suspension }),
    ...(hadAccount && { hadAccount }),
  };
  const written = found
    ? await conditional(
        profileEntity()
          .patch({ uid })
          .set(changes)
          .where(({ leftAt }, { notExists }) => notExists(leftAt))
          .go(),
      )
    : await create({ uid, email, displayName, language, ...changes, createdAt: now.toISOString() });
  // A concurrent call has created the profile, or deleted the account.
  if (!written) await existing(uid);
}

/** @returns undefined when there is one already */
async function create(
  profile: CreateEntityItem<ReturnType<typeof profileEntity>>,
): Promise<"created" | undefined> {
  const put = profileEntity().create({ ...profile, numbered: true });
  const outcome = await transact([{ Put: put.params() }, ...signedUpWrites(profile.createdAt)], {
    refused: () => "known" as const,
    busy: accountBusy,
  });
  return outcome === "committed" ? "created" : undefined;
}

function assertCurrent({ signedInAt = 0 }: AuthUser, found: Item | null): void {
  if (found?.sessionsSince !== undefined && signedInAt < found.sessionsSince)
    throw new AppError("session-ended");
}

const addressMark = "address#";

function knowsAll(found: Item, actor: AuthUser): boolean {
  const known = new Set(found.signIns);
  return signInsOf(actor, null).every((one) => known.has(one));
}

/** Those of the token, and known ids at other providers. Of the addresses the present one only. */
function signInsOf({ email, externalIds = [] }: AuthUser, found: Item | null): string[] {
  const hashOf = (text: string) => hash("sha256", text, "base64url");
  const others = (found?.signIns ?? []).filter((one) => !one.startsWith(addressMark));
  return [
    `${addressMark}${hashOf(email.toLowerCase())}`,
    ...new Set([...others, ...externalIds.map(hashOf)]),
  ];
}

export async function profile(actor: AuthUser): Promise<Profile> {
  const item = await existing(actor.uid);
  return profileOf(item, await knownOf(item));
}

/**
 * Changes what is given. Accepted agreement and terms are recorded with their version and time.
 * @throws AppError `invalid-input` for a phone number that does not exist, `too-many-requests` beyond the new names of a day,
 *   `conflict` while the account is being deleted, `unauthenticated` once it is
 */
export async function update(
  actor: AuthUser,
  {
    takeName,
    endOtherSessions,
    phoneNumber,
    phoneCountry,
    ...changes
  }: ParsedOf<typeof contract.update>,
  now: Date,
): Promise<Profile> {
  const { uid, signedInAt } = actor;
  await existing(uid);
  const e164 =
    phoneNumber &&
    (await toE164({ phoneNumber, ...(phoneCountry && { phoneCountry }) }, "phoneNumber"));
  if (takeName) await rename(actor, now);
  const acceptedAt = now.toISOString();
  const change = profileEntity()
    .patch({ uid })
    .set({
      ...changes,
      ...(e164 && { phoneNumber: e164 }),
      ...(endOtherSessions && { sessionsSince: signedInAt }),
      ...(changes.agreementVersion && { agreementAcceptedAt: acceptedAt }),
      ...(changes.termsVersion && { termsAcceptedAt: acceptedAt }),
    });
  if (phoneNumber === "") change.remove(["phoneNumber"]);
  // Turning mail on again declares that the address works.
  if (changes.notifyMatches || changes.notifyRequests)
    change.remove(["undeliverableSince", "undeliverableReason"]);
  const changed = await conditional(
    change
      .where(({ leavingSince }, { notExists }) => notExists(leavingSince))
      .where(({ leftAt }, { notExists }) => notExists(leftAt))
      .go({ response: "all_new" }),
  );
  if (!changed) {
    assertActive(await existing(uid));
    throw new AppError(accountBusy);
  }
  return profileOf(changed.data, await knownOf(changed.data));
}

/** Proposes this phone number for the next trip, unless the profile has one or the account is being deleted. */
export async function proposePhone(uid: string, phoneNumber: string): Promise<void> {
  await conditional(
    profileEntity()
      .patch({ uid })
      .set({ phoneNumber })
      .where((stored, { notExists }) => notExists(stored.phoneNumber))
      .where(({ leavingSince }, { notExists }) => notExists(leavingSince))
      .where(({ leftAt }, { notExists }) => notExists(leftAt))
      .go(),
  );
}

/** Gives the profile the name of the token, and keeps the name before. The same name again is free. */
async function rename(actor: AuthUser, now: Date): Promise<void> {
  await untilUnchanged(() => tryRename(actor, now), accountBusy);
}

/** @returns `changed` when a concurrent call has renamed the user, or begun to delete the account */
async function tryRename(
  { uid, displayName }: AuthUser,
  now: Date,
): Promise<"changed" | undefined> {
  const { displayName: before = "", leavingSince } = await existing(uid);
  if (before === displayName || leavingSince) return undefined;
  const renaming = profileEntity()
    .patch({ uid })
    .set({ displayName })
    .where((stored, { eq }) => eq(stored.displayName, before))
    .where(({ leavingSince }, { notExists }) => notExists(leavingSince))
    .where(({ leftAt }, { notExists }) => notExists(leftAt));
  const former = formerNameEntity().put({
    uid,
    key: hash("sha256", before, "base64url"),
    name: before,
    expiresAt: expiresAfter(formerNameDays, now),
  });
  const outcome = await transact(
    [
      { Update: renaming.params() },
      { Put: former.params() },
      nameChangeWrite(uid, now),
      Quota.spend(uid, "renames", now),
    ],
    {
      // Otherwise it is the limit of the day, which explains itself.
      refused: ([isChanged]) => (isChanged ? ("changed" as const) : "retry"),
      busy: accountBusy,
    },
  );
  return outcome === "changed" ? outcome : undefined;
}

/**
 * The names that texts must not tell others: the user's name, and those of the last {@link formerNameDays} days. None of the profile
 * once the account is deleted.
 * @param displayName of the token, which can be newer than the profile
 */
export async function namesOf(
  { uid, displayName = "" }: { uid: string; displayName?: string },
  now: Date,
): Promise<string[]> {
  const [{ data: profile }, former] = await Promise.all([
    profileEntity().get({ uid }).go({ consistent: true }),
    formerNames(uid, now),
  ]);
  const names = [displayName, profile?.displayName ?? "", ...former.map(({ name }) => name)];
  return [...new Set(names)].filter(Boolean);
}

/** The names that a user gave up in the last {@link formerNameDays} days. */
export async function formerNames(uid: string, now: Date): Promise<FormerName[]> {
  const { data } = await formerNameEntity()
    .query.byUser({ uid })
    .go({ consistent: true, pages: "all" });
  return data
    .map(({ name, expiresAt }) => ({ name, until: new Date(expiresAt * 1000).toISOString() }))
    .filter(({ until }) => until > now.toISOString());
}

export type Recipient = Profile & { mailLanguage: Language };

/** The profile of a user who gets mail. @returns undefined when the user is leaving or unknown */
export async function recipient(uid: string): Promise<Recipient | undefined> {
  const { data } = await profileEntity().get({ uid }).go({ consistent: true });
  return data?.email && !data.leavingSince && !data.leftAt ? profileOf(data) : undefined;
}

/** The name of the caller's profile. A token may be older than the name, or have one that only the user pool knows. */
export async function nameOf({ uid, displayName }: AuthUser): Promise<string> {
  return (await recipient(uid))?.displayName ?? displayName;
}

/** Condition checks that refuse a transaction while one of the users is deleting their account; one for each. */
export function notLeavingChecks(...uids: string[]): Write[] {
  return createWriteTransaction({ user: profileEntity() }, ({ user }) =>
    uids.map((uid) =>
      user
        .check({ uid })
        .where(({ leavingSince }, { notExists }) => notExists(leavingSince))
        .where(({ leftAt }, { notExists }) => notExists(leftAt))
        .commit(),
    ),
  ).params().TransactItems;
}

/** As {@link notLeavingChecks}, which refuse a suspended user too. */
export function activeChecks(...uids: string[]): Write[] {
  return createWriteTransaction({ user: profileEntity() }, ({ user }) =>
    uids.map((uid) =>
      user
        .check({ uid })
        .where(({ leavingSince }, { notExists }) => notExists(leavingSince))
        .where(({ leftAt }, { notExists }) => notExists(leftAt))
        .where(({ suspension }, { notExists }) => notExists(suspension))
        .commit(),
    ),
  ).params().TransactItems;
}

/**
 * As {@link notLeavingChecks}, for the caller: the transaction throws `conflict` while the account is being deleted, and
 * `unauthenticated` once it is.
 */
export function stayingChecks(uid: string): Write[] {
  return notLeavingChecks(uid).map((check) => explained(uid, check));
}

/** As {@link stayingChecks}. The transaction throws `forbidden` when the caller has been suspended since the call began. */
export function presentChecks(uid: string): Write[] {
  return activeChecks(uid).map((check) => explained(uid, check));
}

function explained(uid: string, check: Write): Write {
  return {
    ...check,
    async refused() {
      assertActive(await get(uid));
      return "retry" as const;
    },
  };
}

/**
 * The writes that suspend a user, for the profile and for what outlives it. Refused when the user is suspended already, and, without
 * the first, when there is no account.
 */
export function suspendWrites(uid: string, reason: SuspensionReason, now: Date): Write[] {
  const suspend = profileEntity()
    .patch({ uid })
    .set({ suspension: { since: now.toISOString(), reason } })
    .where(({ leftAt }, { notExists }) => notExists(leftAt))
    .where(({ suspension }, { notExists }) => notExists(suspension));
  return [{ Update: suspend.params() }, Quota.suspensionWrite(uid, reason, now)];
}

/** Refused when the user is not suspended. @param read refused also when it was decided again since it was read */
export function liftWrites(uid: string, read?: Quota.Suspension): Write[] {
  const lift = profileEntity()
    .patch({ uid })
    .remove(["suspension"])
    .where(({ leftAt }, { notExists }) => notExists(leftAt));
  return [{ Update: lift.params() }, Quota.liftSuspensionWrite(uid, read)];
}

/** Counts a preview of a text. @throws AppError `too-many-requests`, `conflict`, `unauthenticated` */
export async function spendPreview(uid: string, now: Date): Promise<void> {
  const writes = [...presentChecks(uid), Quota.spend(uid, "previews", now)];
  await transact(writes, { refused: () => "retry", busy: accountBusy });
}

/**
 * As {@link presentChecks}, and refuses a user who has not accepted the current co-traveler agreement: then the transaction
 * throws `forbidden`.
 */
export function agreedCheck(actor: AuthUser): Write[] {
  const { uid } = actor;
  const refused = async () => {
    const profile = await existing(uid);
    assertActive(profile);
    if (profile.agreementVersion !== currentAgreement) throw new AppError("agreement-required");
    return "retry" as const;
  };
  return createWriteTransaction({ user: profileEntity() }, ({ user }) => [
    user
      .check({ uid })
      .where(({ agreementVersion }, { eq }) => eq(agreementVersion, currentAgreement))
      .where(({ leavingSince }, { notExists }) => notExists(leavingSince))
      .where(({ leftAt }, { notExists }) => notExists(leftAt))
      .where(({ suspension }, { notExists }) => notExists(suspension))
      .commit(),
  ])
    .params()
    .TransactItems.map((check) => ({ ...check, refused }));
}

const mailOff = {
  matches: { notifyMatches: false },
  requests: { notifyRequests: false },
} as const satisfies Record<MailTopic, Partial<Item>>;

/** Turns mail of a topic off. Does nothing for a deleted account. */
export async function unsubscribe(uid: string, topic: MailTopic): Promise<void> {
  await disableMail(uid, mailOff[topic]);
}

/**
 * Turns mail of every topic off because mail to the address bounced or was reported as unwanted. Does nothing when none of
 * `addresses` is the user's current one.
 */
export async function markUndeliverable(
  uid: string,
  addresses: readonly string[],
  reason: "bounce" | "complaint",
  now: Date,
): Promise<void> {
  const known = await recipient(uid);
  const isCurrent = (address: string) => address.toLowerCase() === known?.email.toLowerCase();
  if (!addresses.some(isCurrent)) return;
  await disableMail(uid, {
    ...mailOff.matches,
    ...mailOff.requests,
    undeliverableSince: now.toISOString(),
    undeliverableReason: reason,
  });
}

async function disableMail(uid: string, change: Partial<Item>): Promise<void> {
  await conditional(
    profileEntity()
      .patch({ uid })
      .set(change)
      .where(({ leftAt }, { notExists }) => notExists(leftAt))
      .go(),
  );
}

/** From now on nothing new can be written for the user. Does nothing without a profile. A second attempt keeps the time of the first. */
export async function leave(actor: AuthUser, now: Date): Promise<void> {
  await conditional(
    profileEntity()
      .patch({ uid: actor.uid })
      .set({ leavingSince: now.toISOString() })
      .where((profile, { notExists }) => notExists(profile.leavingSince))
      .go(),
  );
}

/** When the deletion of the account began. */
export async function leavingSince(uid: string): Promise<Date | undefined> {
  const { data } = await profileEntity().get({ uid }).go({ consistent: true });
  return data?.leavingSince ? new Date(data.leavingSince) : undefined;
}

/**
 * Ends the deletion of an account: deletes the former names and what PayPal knows, and replaces the profile by a mark that refuses the tokens still in
 * circulation.
 */
export async function forget(actor: AuthUser, now: Date): Promise<void> {
  const { data: former } = await formerNameEntity()
    .query.byUser({ uid: actor.uid })
    .go({ consistent: true, pages: "all" });
  const { unprocessed } = await formerNameEntity().delete(former).go();
  if (unprocessed.length > 0) throw new AppError("overloaded");
  await forgetPayPalName(actor.uid);
  await forgetNameChange(actor.uid);
  const leftAt = now.toISOString();
  await profileEntity()
    .put({
      uid: actor.uid,
      createdAt: leftAt,
      leftAt,
      expiresAt: expiresAfter(daysKept, now),
    })
    .go();
}

function assertActive(profile: Item | null): void {
  if (profile?.leavingSince) throw new AppError("you-are-leaving");
  if (profile?.suspension) throw new AppError("suspended");
}

async function get(uid: string): Promise<Item | null> {
  const { data } = await profileEntity().get({ uid }).go({ consistent: true });
  if (data?.leftAt) throw new AppError("account-deleted");
  return data;
}

async function existing(uid: string): Promise<Item> {
  const item = await get(uid);
  if (!item) throw new Error(`User ${uid} has no profile`);
  return item;
}

function knownOf({ uid, displayName = "" }: Item): Promise<PayPalName> {
  return payPalName({ uid, displayName });
}

/** @param known is of interest to the user only */
function profileOf(item: Item, known: PayPalName = {}): Recipient {
  const { email = "", displayName = "", phoneNumber } = item;
  const { notifyMatches, notifyNearby, marketing, createdAt } = item;
  const { agreementVersion, agreementAcceptedAt, termsVersion, termsAcceptedAt } = item;
  const { undeliverableSince: since, undeliverableReason: reason } = item;
  const mailLanguage = item.language ?? languages[0];
  return {
    email,
    displayName,
    language: EarlyLanguage.safeParse(mailLanguage).data ?? languages[0],
    mailLanguage,
    ...(phoneNumber && { phoneNumber }),
    notifyMatches,
    notifyRequests: item.notifyRequests ?? true,
    notifyNearby,
    marketing,
    ...(agreementVersion &&
      agreementAcceptedAt && {
        agreement: { version: agreementVersion, acceptedAt: agreementAcceptedAt },
      }),
    ...(termsVersion &&
      termsAcceptedAt && { terms: { version: termsVersion, acceptedAt: termsAcceptedAt } }),
    ...(since && reason && { undeliverable: { since, reason } }),
    ...known,
    ...(item.suspension && { suspension: item.suspension }),
    ...(item.hadAccount && { hadAccount: item.hadAccount }),
    createdAt,
  };
}
