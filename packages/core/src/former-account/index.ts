/**
 * Recognises deleted accounts. Data that outlives an account is stored under the id of the former account. A new account with one of
 * its addresses or Google ids gets the data back. Ids and keys are keyed hashes: without the secret they identify no user. docs/decisions/0041-former-accounts.md
 */

import { createHmac } from "node:crypto";
import type { AuthUser } from "../actor";
import { expiresAfter } from "../db/common";
import { transact, type Write } from "../db/transact";
import { secret } from "../secret";
import type { HandOver } from "../user-data";
import { accountKeyEntity, keyOfAccountEntity, type kinds } from "./entity";

export * as FormerAccount from ".";

/** Days after its deletion for which an account is recognised, and for which a former address counts. */
export const daysKept = 180;

const busy = "account-busy";
const prefix = "former-";

type Key = { key: string; kind: (typeof kinds)[number] };
/** A sign-in as it is known to the user pool. */
export type SignIn = Pick<AuthUser, "email" | "externalIds">;

/** The id of what outlives an account. The same for each attempt to delete it. */
export async function idOf(uid: string): Promise<string> {
  const [newest = ""] = await idsOf(uid);
  return newest;
}

/** By {@link idOf}, and by what it was before a rotation of the secret. Newest first. */
export async function idsOf(uid: string): Promise<string[]> {
  return (await secrets()).map((secret) => `${prefix}${hash(secret, `account#${uid}`)}`);
}

/** Whether it is the id of a former account and not a uid. */
export function isFormer(id: string): boolean {
  return id.startsWith(prefix);
}

/** The uid. @returns undefined for the id of a former account */
export function unlessFormer(id: string | undefined): string | undefined {
  return id === undefined || isFormer(id) ? undefined : id;
}

/**
 * When what two accounts have in common goes, in epoch seconds. Undefined: never by itself.
 * @param to the id that gets it
 * @param other the other one
 * @param before when it went until now
 * @param lasting when it goes while both are accounts
 */
export function expiryOf(
  {
    to,
    other,
    before,
    lasting,
  }: { to: string; other: string; before: number | undefined; lasting: number | undefined },
  now: Date,
): number | undefined {
  if (isFormer(to)) return Math.min(lasting ?? Number.POSITIVE_INFINITY, keptUntil(now));
  return isFormer(other) ? before : lasting;
}

/**
 * Files something under the account that gets it.
 * @returns `changed` when a condition of the writes did not hold
 * @throws what `checks` throw
 */
export async function file(
  { checks }: Pick<HandOver, "checks">,
  writes: readonly Write[],
): Promise<"committed" | "changed"> {
  return transact<"changed">([...checks, ...writes], {
    async refused(conditions) {
      for (const [index, { refused }] of checks.entries()) if (conditions[index]) await refused?.();
      return conditions.slice(checks.length).includes(true) ? "changed" : "retry";
    },
    busy,
  });
}

/** When what is filed under a former account goes, in epoch seconds. */
export function keptUntil(now: Date): number {
  return expiresAfter(daysKept, now);
}

/** Other accounts, deleted or not, that are known by an address or id of the caller. Reads one partition for each of these. */
export async function accountsOf(actor: AuthUser, now: Date): Promise<string[]> {
  const keys = (await secrets()).flatMap((one) => keysOf(one, actor));
  const found = await accountsBy(
    keys.map(({ key }) => key),
    now,
  );
  const accounts = found.map(({ account }) => account);
  return [...new Set(accounts)].filter((account) => account !== actor.uid);
}

async function accountsBy(keys: readonly string[], now: Date) {
  const found = await Promise.all(
    keys.map((key) =>
      accountKeyEntity().query.byKey({ key }).go({ consistent: true, pages: "all" }),
    ),
  );
  // DynamoDB removes an expired item up to days later.
  return found.flatMap(({ data }) => data).filter((one) => isValid(one, now));
}

/**
 * Makes an account known by its present sign-in. An address that it had before counts for {@link daysKept} days from now. Idempotent.
 * @throws what `checks` throw
 */
export async function hold(
  { to: uid, checks }: Pick<HandOver, "to" | "checks">,
  signIn: SignIn,
  now: Date,
): Promise<void> {
  const [newest = ""] = await secrets();
  const present = keysOf(newest, signIn);
  const isPresent = ({ key }: Key) => present.some((one) => one.key === key);
  const given = (await heldBy(uid)).filter(
    (one) => one.kind === "address" && one.expiresAt === undefined && !isPresent(one),
  );
  await file({ checks }, [
    ...present.flatMap((key) => pairOf({ ...key, account: uid })),
    ...given.flatMap(({ key, kind }) =>
      pairOf({ key, kind, account: uid, expiresAt: keptUntil(now) }),
    ),
  ]);
}

/**
 * Makes a former account known by the keys of the account that is deleted, for {@link daysKept} days from now, those of a sign-in
 * included.
 */
export async function rememberKeys(
  uid: string,
  former: string,
  signIns: readonly SignIn[],
  now: Date,
): Promise<void> {
  const all = await secrets();
  const held = (await heldBy(uid)).filter((one) => isValid(one, now));
  const keys = [...held, ...signIns.flatMap((one) => keysOf(all[0] ?? "", one))];
  const byKey = new Map(keys.map(({ key, kind }) => [key, kind]));
  for (const [key, kind] of byKey)
    await file({ checks: [] }, pairOf({ key, kind, account: former, expiresAt: keptUntil(now) }));
}

/**
 * Who a deleted account is now.
 * @returns the account that was given what outlived it, else its id as a former account
 */
export async function presentOf(uid: string, now: Date): Promise<string> {
  const ids = await idsOf(uid);
  const [newest = ""] = ids;
  const given = (await accountsBy(ids, now)).find(({ kind }) => kind === "former");
  return given?.account ?? newest;
}

/** Makes an account known by the keys of a former one, for as long as these are kept, and by its id. */
export async function restoreKeys({ from, to, checks }: HandOver, now: Date): Promise<void> {
  const own = new Set((await heldBy(to)).map(({ key }) => key));
  for (const one of await heldBy(from))
    if (isValid(one, now) && !own.has(one.key))
      await file({ checks }, pairOf({ ...one, account: to }));
  await file(
    { checks },
    pairOf({ kind: "former", key: from, account: to, expiresAt: keptUntil(now) }),
  );
  await forget(from);
}

/** By which addresses and providers an account is known. */
export async function ofAccount(uid: string, now: Date) {
  return (await heldBy(uid))
    .filter((one) => isValid(one, now))
    .flatMap(({ kind, expiresAt }) =>
      kind === "former"
        ? []
        : [{ kind, ...(expiresAt && { until: new Date(expiresAt * 1000).toISOString() }) }],
    );
}

/** Removes all keys of an account. Idempotent. */
export async function forget(account: string): Promise<void> {
  for (const { key } of await heldBy(account)) {
    const both = [
      { Delete: accountKeyEntity().delete({ key, account }).params() },
      { Delete: keyOfAccountEntity().delete({ account, key }).params() },
    ];
    await transact(both, { refused: () => "retry", busy });
  }
}

async function heldBy(account: string) {
  const { data } = await keyOfAccountEntity()
    .query.byAccount({ account })
    .go({ consistent: true, pages: "all" });
  return data;
}

function isValid({ expiresAt }: { expiresAt?: number | undefined }, now: Date): boolean {
  return expiresAt === undefined || expiresAt > now.getTime() / 1000;
}

function pairOf(item: Key & { account: string; expiresAt?: number }): Write[] {
  return [
    { Put: accountKeyEntity().put(item).params() },
    { Put: keyOfAccountEntity().put(item).params() },
  ];
}

function keysOf(secret: string, { email, externalIds = [] }: SignIn): Key[] {
  return [
    { kind: "address", key: hash(secret, `address#${email.toLowerCase()}`) },
    ...externalIds.map((id): Key => ({ kind: "provider", key: hash(secret, `provider#${id}`) })),
  ];
}

function hash(secret: string, text: string): string {
  return createHmac("sha256", secret).update(text).digest("base64url");
}

/** Newest first. The older ones, separated by commas, find what was filed before a rotation. */
async function secrets(): Promise<string[]> {
  return (await secret("FORMER_ACCOUNT_SECRET")).split(",");
}
