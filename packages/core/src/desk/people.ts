/** What operators see of a person. Name and contact data only after a look with a reason, which is recorded. */
import { config } from "../config";
import { Connection } from "../connection";
import { AppError } from "../error";
import { FormerAccount } from "../former-account";
import { Itinerary } from "../itinerary";
import { Masking } from "../masking";
import { initial } from "../masking/initial";
import { Quota } from "../quota";
import { Safety } from "../safety";
import { User } from "../user";
import { assertNotConcerned, ownOf } from "./concerned";
import type { Person } from "./contract";
import { record } from "./record";

/** The uid of an address, recorded first. @returns undefined without a confirmed account */
export async function find(
  email: string,
  operator: string,
  now: Date,
): Promise<string | undefined> {
  const uid = await uidOf(email);
  await record({ operator, what: "find", uid }, now);
  return uid;
}

/** @returns undefined without a confirmed account */
export async function uidOf(email: string): Promise<string | undefined> {
  const { Account } = await import("../account");
  const signIn = await Account.findSignIn(config.userPoolId, email);
  return signIn?.emailVerified ? signIn.uid : undefined;
}

/** A person with name and contact data. The look is recorded first. @throws AppError `not-found`, `own-case` */
export async function show(
  uid: string,
  { operator, text }: { operator: string; text: string },
  now: Date,
): Promise<Person> {
  assertNotConcerned(operator, uid);
  const seen = await personOf(uid, operator, now);
  const profile = await User.recipient(uid);
  if (!seen || !profile) throw new AppError("person-not-found");
  await record({ operator, what: "look", uid, why: { text, people: [uid] } }, now);
  const { displayName, email, phoneNumber } = profile;
  return { ...seen, shown: { displayName, email, ...(phoneNumber && { phoneNumber }) } };
}

/** A person without name and contact data. The look is recorded first. @throws AppError `not-found`, `own-case` */
export async function look(uid: string, operator: string, now: Date): Promise<Person> {
  assertNotConcerned(operator, uid);
  const seen = await personOf(uid, operator, now);
  if (!seen) throw new AppError("person-not-found");
  await record({ operator, what: "look", uid }, now);
  return seen;
}

/**
 * A person without name and contact data, and without the reports that the operator is part of.
 * @returns undefined when there is no such account, or its owner is deleting it
 */
export async function personOf(
  uid: string,
  operator: string,
  now: Date,
): Promise<Person | undefined> {
  const profile = await User.recipient(uid);
  if (!profile) return undefined;
  const [postings, connections, reports, strikes, former, own] = await Promise.all([
    Itinerary.recordsOf(uid),
    Connection.ofUser(uid),
    Safety.reportsOf(uid),
    Quota.strikesOf(uid),
    FormerAccount.accountsOf({ ...profile, uid, username: uid }, now),
    ownOf(operator),
  ]);
  const { createdAt, suspension, displayName, hadAccount = false } = profile;
  return {
    uid,
    initial: initial(Masking.maskName(displayName)),
    memberSince: createdAt,
    // The keys of a former account that was found lead to this one.
    hadAccount: hadAccount || former.length > 0,
    ...(suspension && { suspension }),
    strikes,
    postings: postings.map(({ id, type, legs: [leg], createdAt }) => ({
      id,
      type,
      route: leg ? `${leg.from}-${leg.to}` : "",
      travelDate: leg?.travelDate ?? "",
      createdAt,
    })),
    connections: connections.map((item) => ({
      id: item.id,
      role: Connection.roleOf(item, uid),
      state: Connection.stateOf(item, now),
      travelDate: item.leg.travelDate,
      createdAt: item.createdAt,
    })),
    reports: reports
      .filter(({ id }) => !own.has(id))
      .map(({ id, reporter, isOwn, reason, createdAt: at, decision }) => ({
        id,
        side: reporter === uid ? ("by" as const) : ("about" as const),
        ...(isOwn && { isOwn: true as const }),
        reason,
        at,
        ...(decision && { decision: decision.what }),
      }))
      .sort((a, b) => (a.at < b.at ? 1 : -1)),
  };
}
