/**
 * Connections: a traveler and a flightaid, from the request to the review. table.ts is the state machine as data, actions.ts what
 * participants do, steps.ts what happens by itself. Payments change a connection by change.ts, fit.ts and ending.ts, messages and taps by
 * taps.ts. follow.ts is what becomes of a connection whose itinerary changes, refunds.ts what becomes of the fee, view.ts who sees what.
 */

import { createWriteTransaction } from "electrodb";
import type { AuthUser } from "../actor";
import { Block } from "../block";
import type { Write } from "../db/transact";
import { Itinerary } from "../itinerary";
import { Masking } from "../masking";
import { Matching } from "../matching";
import { Outbox } from "../outbox";
import { Reputation } from "../reputation";
import { type Leg, opposite } from "../trip/contract";
import { User } from "../user";
import { type Change, change } from "./change";
import type { Review, Connection as View } from "./contract";
import { separate } from "./ending";
import { type ConnectionItem, connectionEntity, participantEntity } from "./entity";
import { keepPair } from "./pair";
import { changeEach, idsOf, ofParticipant, ofUser, type Parted } from "./participants";
import { roleOf, sideOf } from "./side";
import { counted } from "./strikes";
import { endStates, states } from "./table";
import { allSeenBy, seenBy } from "./view";

export * as Connection from ".";
export {
  agree,
  airlineCancelled,
  answer,
  assertAllowed,
  cancel,
  confirm,
  contradict,
  didNotMeet,
  leave,
  noAnswer,
  stay,
  withdraw,
} from "./actions";
export { isAllowed } from "./allowed";
export { flightOf } from "./before-flight";
export { type Change, type Changed, change, changeAsRead, get, unchangedChecks } from "./change";
export {
  claimAppealWrite,
  claimDecisionWrite,
  claimOf,
  claimsOf,
  claimWrite,
  undecidedClaims,
} from "./claim-cases";
export { notRefundedWrites } from "./claims";
export { cancelRefundOf } from "./consequences";
export { allDue, type Due, due, queued } from "./due";
export { end } from "./ending";
export { changeIfFit, followTrips, type Refusal, unfitError, unfitnessOf } from "./fit";
export { followChange, followChanges } from "./follow";
export { endedMails, notRefundedMails, paidMails } from "./mails";
export { followName, followNames } from "./name";
export { numbersBackfill } from "./numbers";
export { open } from "./open";
export { counterpartsOf, namesIn, ofParticipant, ofUser, type Parted } from "./participants";
export { noAnswerUntil } from "./refunds";
export { releaseOf } from "./release";
export { review } from "./reviews";
export { isAsked } from "./schedule";
export { roleOf, sideOf } from "./side";
export { isAhead, isCharging, owesRefund, stateOf } from "./status";
export { runSteps, stepBackfill } from "./steps";
export { askedFlight, confirmFlight, paidThrough } from "./still-flying";
export { endSuspended } from "./suspend";
export { allows, canHappen } from "./table";
export { assertPaid, messageWrites, revocationWrites, tapWrites } from "./taps";
export { feeOf, flightProps, fullNameFor, mailProps, seenBy } from "./view";
export type { ConnectionItem };

/** The caller's, newest first. */
export async function list(actor: AuthUser, now: Date): Promise<View[]> {
  return allSeenBy(actor, await ofUser(actor.uid), now);
}

/** @throws AppError `not-found`, also for a connection of others */
export async function fromId(actor: AuthUser, id: string, now: Date): Promise<View> {
  return inFull(actor, await ofParticipant(actor, id), now);
}

/** With what only the answer for one connection has, except the journey. @param actor a participant */
export async function inFull(actor: AuthUser, item: ConnectionItem, now: Date): Promise<View> {
  const view = await seenBy(actor, item, now);
  if (!view.contact) return view;
  const { role } = view;
  const all = await Itinerary.sharedLegs({ uid: actor.uid, type: role }, item[opposite(role)], now);
  const isPaidLeg = ({ from, to, travelDate }: Leg) =>
    [view.mine, view.theirs].some(
      (paid) => paid?.leg.from === from && paid.leg.to === to && paid.leg.travelDate === travelDate,
    );
  const shared = all
    .filter(({ mine, theirs }) => !isPaidLeg(mine) && !isPaidLeg(theirs))
    .map(({ mine, theirs }) => ({
      mine: Matching.withPlaces(mine),
      theirs: Matching.withPlaces(theirs),
    }));
  return { ...view, ...(shared.length > 0 && { shared }) };
}

/** Condition checks that refuse a transaction once the connection is over. */
export function openChecks({ id }: Pick<ConnectionItem, "id">): Write[] {
  const open = states.filter((state) => !endStates.has(state));
  return createWriteTransaction({ connection: connectionEntity() }, ({ connection }) => [
    connection
      .check({ id })
      .where(({ state }, { eq }) => open.map((one) => eq(state, one)).join(" OR "))
      .commit(),
  ]).params().TransactItems;
}

/** The user with that address to whom the actor is connected, paid and not over, and the connection with its end in epoch seconds. */
export async function counterpartAt(
  actor: AuthUser,
  email: string,
): Promise<{ uid: string; connection: string; expiresAt: number } | undefined> {
  const address = email.toLowerCase();
  const items = await ofUser(actor.uid);
  const hidden = items.length > 0 ? await Block.hiddenFrom(actor.uid) : new Set();
  for (const item of items) {
    const other = opposite(roleOf(item, actor.uid));
    const side = sideOf(item, other);
    const isPaid = item.state === "paid" && !hidden.has(item[other]);
    if (isPaid && side?.contact.email.toLowerCase() === address)
      return { uid: item[other], connection: item.id, expiresAt: item.expiresAt };
  }
  return undefined;
}

/** The flightaid's cards say it when a trip does not count any more. Does nothing where none was counted. Idempotent. */
export async function refreshCards(
  { flightaid, counted }: ConnectionItem,
  now: Date,
): Promise<void> {
  if (counted) await Itinerary.refreshCards(flightaid, now);
}

/** The orders at PayPal that a user may have paid, for the connections that are still stored. */
export async function ordersOf(uid: string): Promise<string[]> {
  const paid = (await ofUser(uid)).filter(({ traveler }) => traveler === uid);
  return paid.flatMap(({ orderId, formerOrders = [] }) => [
    ...formerOrders.map((former) => former.orderId),
    ...(orderId ? [orderId] : []),
  ]);
}

/**
 * Ends the live connection of two users, because one of them has blocked the other. The blocked user is not told about the block. For
 * a flightaid it counts as cancelling, or a block would be the way to cancel as often as one likes.
 */
export async function partBlocked(blocker: string, blocked: string, now: Date): Promise<Parted> {
  const decide = async (item: ConnectionItem) => {
    const by = roleOf(item, blocker);
    if (item[opposite(by)] !== blocked) return undefined;
    const ended = separate(item, { reason: "withdrawn", by }, now);
    return ended && counted(item, by, ended, now);
  };
  return changeEach(blocker, decide, now);
}

/** Mails to the other participant with data of the user who leaves. Their topic begins with the connection's id. */
const personalMails = [
  "connect",
  "reminder",
  "paid",
  "connected",
  "message",
  "new-message",
  "tap",
] as const;

/**
 * Removes a user from their connections: ends those that are not over, tells the other participants, and removes the user's
 * data. What is left of a connection holds no data of the user; the other one keeps seeing how it ended. What is known of the pair
 * stays: see pair.ts. Mails that are owed now are left to the schedule. Idempotent.
 */
export async function forget(uid: string, now: Date): Promise<void> {
  // An attempt that failed may be completed after the travel date has begun.
  const at = (await User.leavingSince(uid)) ?? now;
  for (const item of await ofUser(uid)) {
    const { id, traveler, flightaid } = item;
    const by = roleOf(item, uid);
    await Outbox.withdraw(by === "traveler" ? flightaid : traveler, personalMails, id);
    const names = await User.namesOf({ uid, ...sideOf(item, by)?.contact }, now);
    const mask = (text: string) => Masking.maskText(text, names);
    const decide = async (current: ConnectionItem): Promise<Change> => {
      const ended = separate(current, { reason: "left", by }, now, at);
      const separated = ended && (await counted(current, by, ended, now));
      return {
        ...separated,
        set: { ...separated?.set, ...(await maskedTexts(current, mask)) },
        remove: [by === "traveler" ? "travelerSide" : "flightaidSide"],
      };
    };
    await change(id, decide, now);
    if (by === "traveler" && (await Reputation.maskThanks(flightaid, mask)))
      await Itinerary.refreshCards(flightaid, now);
    await keepPair({ traveler, flightaid }, now);
    await participantEntity().delete({ uid, id }).go();
  }
  // The participant items of connections that DynamoDB has deleted.
  for (const id of await idsOf(uid)) await participantEntity().delete({ uid, id }).go();
}

/** What the participants have written for each other, and is kept with the connection. */
async function maskedTexts(
  { answerText, reviews }: ConnectionItem,
  mask: (text: string) => Promise<string>,
): Promise<Partial<ConnectionItem>> {
  const masked = async (review?: Review) =>
    review && { ...review, ...(review.thanks && { thanks: await mask(review.thanks) }) };
  const [traveler, flightaid] = await Promise.all([
    masked(reviews?.traveler),
    masked(reviews?.flightaid),
  ]);
  return {
    ...(answerText && { answerText: await mask(answerText) }),
    ...(reviews && {
      reviews: { ...(traveler && { traveler }), ...(flightaid && { flightaid }) },
    }),
  };
}
