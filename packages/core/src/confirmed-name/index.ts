/**
 * Names confirmed by PayPal: it knows the user by the name of the profile. The user has either signed in at PayPal, or paid with an
 * account there. Only the outcome is stored (`user`), and none of the data from PayPal. docs/decisions/0045-names-known-to-paypal.md
 */
import { hash, randomBytes } from "node:crypto";
import type { AuthUser } from "../actor";
import { config } from "../config";
import type { ParsedOf } from "../contract";
import { conditional } from "../db/conditional";
import { transact, type Write } from "../db/transact";
import { AppError } from "../error";
import { PayPalError, type SignedIn, signedInBy, signInUrl } from "../paypal";
import { Quota } from "../quota";
import { User } from "../user";
import type { Profile } from "../user/contract";
import { type finish as finishContract, returnPath } from "./contract";
import { visitEntity } from "./entity";
import { fits, type PayPalPerson } from "./fits";

export * as ConfirmedName from ".";

const busy = "account-busy";

/** Seconds that a visit to PayPal may take. */
const visitSeconds = 600;

/** A payer in PayPal's answer about an order, as far as it is compared. */
type Wallet = {
  account_status?: string | undefined;
  name?: { given_name?: string | undefined; surname?: string | undefined } | undefined;
};

/**
 * Begins a visit to PayPal. The state in the returned address is stored as a hash, for this account only.
 * @throws AppError `too-many-requests` beyond the visits of a day
 */
export async function begin({ uid }: AuthUser, now: Date): Promise<{ url: string }> {
  const state = randomBytes(32).toString("base64url");
  const visit = visitEntity().put({
    uid,
    state: hashOf(state),
    expiresAt: Math.floor(now.getTime() / 1000) + visitSeconds,
  });
  await transact(
    [{ Put: visit.params() }, Quota.spend(uid, "nameChecks", now), ...User.presentChecks(uid)],
    { refused: () => "retry", busy },
  );
  return { url: await signInUrl(returnAddress(), state) };
}

/**
 * Ends a visit, whatever comes of it: the state is used up before PayPal is asked.
 * @throws AppError `conflict` when the visit is over, or the account at PayPal does not fit; `unavailable` when PayPal does not answer
 */
export async function finish(
  actor: AuthUser,
  { code, state }: ParsedOf<typeof finishContract>,
  now: Date,
): Promise<Profile> {
  const { uid } = actor;
  const used = await conditional(
    visitEntity()
      .remove({ uid })
      .where((visit, { eq }) => eq(visit.state, hashOf(state)))
      // DynamoDB removes an expired item up to days later.
      .where(({ expiresAt }, { gt }) => gt(expiresAt, now.getTime() / 1000))
      .go(),
  );
  if (!used) throw new AppError("name-check-over");
  const person = personOf(await reportingOutages(() => signedInBy(code, returnAddress())));
  const { displayName } = await User.profile(actor);
  if (!(await fits(displayName, person))) throw new AppError("paypal-name-differs");
  return store(actor, User.allowPayPalNameWrite({ uid, displayName }, now), now);
}

/** Other users no longer see it until the user confirms the name again. Idempotent. */
export async function remove(actor: AuthUser, now: Date): Promise<Profile> {
  return store(actor, User.removePayPalNameWrite(actor.uid), now);
}

/**
 * The write that records that PayPal knows a payer by the name of the profile, for the transaction of the payment: it has no condition,
 * so that it never refuses a payment. None if it does not, if it is known, or if the user has removed it.
 */
export async function payerWrites(
  uid: string,
  wallet: Wallet | undefined,
  now: Date,
): Promise<Write[]> {
  const { given_name: given, surname } = wallet?.name ?? {};
  if (wallet?.account_status !== "VERIFIED" || !given || !surname) return [];
  const profile = await User.recipient(uid);
  if (!profile) return [];
  const named = { uid, displayName: profile.displayName };
  const { payPalNameSince, payPalNameOff } = await User.payPalName(named);
  if (payPalNameSince || payPalNameOff) return [];
  return (await fits(named.displayName, { given, surname }))
    ? [User.payPalNameWrite(named, now)]
    : [];
}

/** Until when a visit that has begun can end. */
export async function visitOf(uid: string): Promise<{ until: string } | undefined> {
  const { data } = await visitEntity().get({ uid }).go({ consistent: true });
  return data ? { until: new Date(data.expiresAt * 1000).toISOString() } : undefined;
}

/** Deletes what is stored about a user. */
export async function forget(uid: string): Promise<void> {
  await visitEntity().delete({ uid }).go();
}

async function store(actor: AuthUser, write: Write, now: Date): Promise<Profile> {
  const { uid } = actor;
  const writes = [write, User.nameChangeWrite(uid, now), ...User.presentChecks(uid)];
  await transact(writes, { refused: () => "retry", busy });
  return User.profile(actor);
}

/** @throws AppError `conflict` unless PayPal has verified the account and returns its name */
function personOf({ name, given_name, family_name, verified_account }: SignedIn): PayPalPerson {
  if (String(verified_account) !== "true") throw new AppError("paypal-account-unverified");
  if (given_name && family_name) return { given: given_name, surname: family_name };
  // Without parts the last word counts as the surname.
  const [, given, surname] = /^\s*(.*\S)\s+(\S+)\s*$/u.exec(name ?? "") ?? [];
  if (!given || !surname) throw new AppError("paypal-name-hidden");
  return { given, surname };
}

/** A code that PayPal refuses was used, or is too old. Anything else is PayPal's failure, or our configuration's, which is logged. */
async function reportingOutages<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call();
  } catch (cause) {
    if (!(cause instanceof PayPalError)) throw cause;
    if (cause.is("invalid_grant")) throw new AppError("name-check-over", { cause });
    throw new AppError("paypal-silent", { cause });
  }
}

function returnAddress(): string {
  return config.webOrigin + returnPath;
}

function hashOf(state: string): string {
  return hash("sha256", state, "base64url");
}
