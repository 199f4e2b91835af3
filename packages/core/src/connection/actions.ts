/**
 * What participants do to a connection: answer, withdraw, confirm, report, claim, cancel. Whether they can is in table.ts,
 * refunds.ts and allowed.ts. Idempotent: a retry after a lost response returns the same result.
 */

import type { AuthUser } from "../actor";
import type { ParsedOf } from "../contract";
import { AppError } from "../error";
import { Itinerary } from "../itinerary";
import { Masking } from "../masking";
import type { Outbox } from "../outbox";
import { Quota } from "../quota";
import type { Type } from "../trip/contract";
import { isAllowed } from "./allowed";
import { type Change, change, notFound, type Transition } from "./change";
import { airlineClaim, contradicted, didNotMeetClaim } from "./claims";
import type * as contract from "./contract";
import type { Connection as View } from "./contract";
import { end, endByWords, separate } from "./ending";
import type { ConnectionItem } from "./entity";
import { acceptedMail, noAnswerMail } from "./mails";
import { namesIn } from "./participants";
import { feeAfter, noAnswerUntil } from "./refunds";
import { refusal } from "./refusal";
import { isUnconfirmed } from "./schedule";
import { roleOf } from "./side";
import { counted } from "./strikes";
import { type ParticipantAction, participantActions } from "./table";
import { seenBy } from "./view";

export type Done = { connection: View; mails: Outbox.Ref[] };
type ById = { id: string };

/**
 * The flightaid's answer to a request. A flightaid who is off offer can only decline.
 * @param told what the flightaid has told the traveler: `Message.toldOn`
 * @throws AppError `not-found`, `forbidden`, `conflict`
 */
export function answer(
  actor: AuthUser,
  { id, accept, text, trips }: ParsedOf<typeof contract.answer>,
  now: Date,
  told: () => Promise<readonly Masking.Told[]> = async () => [],
): Promise<Done> {
  return act(actor, id, accept ? "accept" : "decline", now, async (item) => {
    const answerText =
      text && (await Masking.maskText(text, await namesIn(item, now), await told()));
    const answered = { ...(answerText && { answerText }) };
    const posting = item.flightaidSide?.card?.id ?? "";
    const isAnswered = (await Itinerary.existing(posting)) ? Itinerary.answeredWrites(posting) : [];
    if (!accept) {
      const change = end(
        { ...item, ...answered },
        { cause: "decline", state: "declined", reason: "declined", by: "flightaid" },
        now,
        answered,
      );
      return { ...change, writes: [...(change.writes ?? []), ...isAnswered] };
    }
    // The page may be outdated: an answer given offline is sent later.
    if (trips !== undefined && trips !== (item.trips ?? 0)) throw new AppError("request-changed");
    if (await Quota.isOffOffer(item.flightaid)) throw new AppError("off-offer");
    const set = { ...answered, acceptedAt: now.toISOString() };
    const mail = acceptedMail({ ...item, ...set, state: "accepted" }, now);
    const transition: Transition = { cause: "accept", to: "accepted" };
    const writes = [...isAnswered, ...Quota.onOfferChecks(item.flightaid)];
    return { transition, set, remove: ["answerBy"], writes, mails: [mail] };
  });
}

/**
 * Either side withdraws before the payment. An order that nobody has approved is abandoned: it cannot be captured any more.
 * @throws AppError `not-found`, `conflict`
 */
export function withdraw(actor: AuthUser, { id }: ById, now: Date): Promise<Done> {
  return act(actor, id, "withdraw", now, (item, by) =>
    separate(item, { cause: "withdraw", reason: "withdrawn", by }, now),
  );
}

/** The flightaid says that the two are in touch. @throws AppError `not-found`, `forbidden`, `conflict` */
export function confirm(actor: AuthUser, { id }: ById, now: Date): Promise<Done> {
  return act(actor, id, "confirm", now, () => ({ set: { confirmedAt: now.toISOString() } }));
}

/** The traveler gets no answer: the flightaid is reminded. @throws AppError `not-found`, `forbidden`, `conflict` */
export function noAnswer(actor: AuthUser, { id }: ById, now: Date): Promise<Done> {
  return act(actor, id, "no-answer", now, (item) => {
    const until = noAnswerUntil(now).toISOString();
    return {
      set: { noAnswerAt: now.toISOString(), noAnswerUntil: until },
      mails: [noAnswerMail(item, until, now)],
    };
  });
}

/** The traveler says that the two did not meet. @throws AppError `not-found`, `forbidden`, `conflict` */
export function didNotMeet(actor: AuthUser, { id }: ById, now: Date): Promise<Done> {
  return act(actor, id, "did-not-meet", now, (item) => didNotMeetClaim(item, now));
}

/**
 * Contradicts the claim of the other participant: the two did fly together, or the flight takes place. Operators decide.
 * @throws AppError `not-found`, `conflict`
 */
export function contradict(actor: AuthUser, { id }: ById, now: Date): Promise<Done> {
  const action = (item: ConnectionItem, role: Type) =>
    role === "traveler" ||
    (item.airline?.by === "traveler" && !isAllowed(item, "contradict", role, now))
      ? "contradict-airline"
      : "contradict";
  return act(actor, id, action, now, (item, role) => contradicted(item, role, now));
}

/**
 * Claims that the airline has cancelled the flight. Agrees, if the other participant has claimed it before.
 * @throws AppError `not-found`, `conflict`
 */
export function airlineCancelled(actor: AuthUser, { id }: ById, now: Date): Promise<Done> {
  const action = (item: ConnectionItem, role: Type) =>
    isAllowed(item, "agree", role, now) ? "agree" : "airline-cancelled";
  return act(actor, id, action, now, (item, role) =>
    isAllowed(item, "agree", role, now)
      ? endByWords(item, "agree", now)
      : airlineClaim(item, role, now),
  );
}

/** Agrees that the airline has cancelled the flight: the fee goes back. @throws AppError `not-found`, `conflict` */
export function agree(actor: AuthUser, { id }: ById, now: Date): Promise<Done> {
  return act(actor, id, "agree", now, (item) => endByWords(item, "agree", now));
}

/** The traveler stays connected with a flightaid who flies on another plane. @throws AppError `not-found`, `forbidden`, `conflict` */
export function stay(actor: AuthUser, { id }: ById, now: Date): Promise<Done> {
  return act(actor, id, "stay", now, () => ({ set: { stayedAt: now.toISOString() } }));
}

/** The traveler leaves with the fee, because the flightaid flies on another plane. @throws AppError `not-found`, `forbidden`, `conflict` */
export function leave(actor: AuthUser, { id }: ById, now: Date): Promise<Done> {
  return act(actor, id, "leave", now, (item) =>
    end(item, { cause: "leave", state: "refunded", reason: "changed", by: "flightaid" }, now),
  );
}

/**
 * Either side ends a paid connection before the travel date begins. The posting of a flightaid who cannot fly is paused, and its other
 * connections follow by a trip change job. All postings are paused once the flightaid has cancelled too many. `airline` is
 * {@link airlineCancelled}, as pages of earlier releases call it.
 * @throws AppError `not-found`, `conflict`, also when the fee becomes something else than the page said
 */
export async function cancel(
  actor: AuthUser,
  { id, reason, fee }: ParsedOf<typeof contract.cancel>,
  now: Date,
): Promise<Done> {
  if (reason === "airline") return airlineCancelled(actor, { id }, now);
  const done = await act(actor, id, "cancel", now, async (item, by) => {
    if (fee && fee !== feeAfter(item, by, now)) throw new AppError("fee-changed");
    const ended = separate(item, { cause: "cancel", reason, by }, now);
    const separated = ended && (await counted(item, by, ended, now));
    if (!separated || reason !== "cannot-fly" || by !== "flightaid") return separated;
    const posting = await Itinerary.existing(item.flightaidSide?.card?.id ?? "");
    const pause = posting ? Itinerary.cannotFlyWrites(posting, now) : [];
    return { ...separated, writes: [...(separated.writes ?? []), ...pause] };
  });
  if (done.connection.role === "flightaid") await Itinerary.hideOffersIfDue(actor.uid);
  return done;
}

/** Makes a change that the table allows. @param action may depend on the connection */
export async function act(
  actor: AuthUser,
  id: string,
  action: ParticipantAction | ((item: ConnectionItem, role: Type) => ParticipantAction),
  now: Date,
  decide: (item: ConnectionItem, role: Type) => Promise<Change | undefined> | Change | undefined,
): Promise<Done> {
  const { item, mails } = await change(
    id,
    (item) => {
      if (item.traveler !== actor.uid && item.flightaid !== actor.uid) throw notFound();
      const role = roleOf(item, actor.uid);
      const done = typeof action === "string" ? action : action(item, role);
      if (isAllowed(item, done, role, now)) return decide(item, role);
      if (isRepeated(item, done, role)) return undefined;
      throw refusal(item, done, role, now);
    },
    now,
  );
  return { connection: await seenBy(actor, item, now), mails };
}

/** Whether the participant has done this already. */
function isRepeated(item: ConnectionItem, action: ParticipantAction, role: Type): boolean {
  const { by, repeats } = participantActions[action];
  if (!by.includes(role)) return false;
  if (repeats?.includes(item.state)) return item.endedBy === undefined || item.endedBy === role;
  if (item.state === "refunded") return hasRefunded(item, action, role);
  if (item.state !== "paid") return false;
  switch (action) {
    case "confirm":
      return item.confirmedAt !== undefined && !isUnconfirmed(item);
    case "no-answer":
      return isUnconfirmed(item);
    case "did-not-meet":
      return item.didNotMeetAt !== undefined;
    case "contradict":
      return item.contradictedAt !== undefined;
    case "airline-cancelled":
      return item.airline?.by === role;
    case "contradict-airline":
      return item.airline?.contradictedAt !== undefined && item.airline.by !== role;
    case "stay":
      return item.stayedAt !== undefined;
    default:
      return false;
  }
}

/** Whether what the participant has said can have refunded the fee at once. */
function hasRefunded(
  { endReason, didNotMeetAt, reviews }: ConnectionItem,
  action: ParticipantAction,
  role: Type,
): boolean {
  switch (action) {
    case "airline-cancelled":
    case "agree":
      return endReason === "airline";
    case "did-not-meet":
      return didNotMeetAt !== undefined;
    case "leave":
      return endReason === "changed";
    case "review":
      return reviews?.[role]?.again === "no-trip";
    default:
      return false;
  }
}

/** Assures that the actor's role can do this in the connection's state. @throws AppError */
export function assertAllowed(
  item: ConnectionItem,
  action: ParticipantAction,
  uid: string,
  now: Date,
): void {
  const role = roleOf(item, uid);
  if (!isAllowed(item, action, role, now)) throw refusal(item, action, role, now);
}
