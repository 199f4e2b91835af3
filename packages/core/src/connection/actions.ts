/**
 * What participants do to a connection: answer, withdraw, confirm, report, cancel. Whether they can is in table.ts and
 * allowed.ts. Idempotent: a retry after a lost response returns the same result.
 */

import type { AuthUser } from "../actor";
import type { ParsedOf } from "../contract";
import { Itinerary } from "../itinerary";
import { Masking } from "../masking";
import type { Outbox } from "../outbox";
import type { Type } from "../trip/contract";
import { isAllowed } from "./allowed";
import { counted } from "./cancellations";
import { type Change, change, notFound, type Transition } from "./change";
import type * as contract from "./contract";
import type { Connection as View } from "./contract";
import { contradictUntilOf, noAnswerUntilOf } from "./dates";
import { end, separate } from "./ending";
import type { ConnectionItem } from "./entity";
import { acceptedMail, contradictedMails, didNotMeetMails, noAnswerMail } from "./mails";
import { namesIn } from "./participants";
import { refusal } from "./refusal";
import { isUnconfirmed } from "./schedule";
import { type Action, actions, type Rule } from "./table";
import { roleOf, seenBy } from "./view";

export type Done = { connection: View; mails: Outbox.Ref[] };
type ById = { id: string };

/** The flightaid's answer to a request. @throws AppError `not-found`, `forbidden`, `conflict` */
export function answer(
  actor: AuthUser,
  { id, accept, text }: ParsedOf<typeof contract.answer>,
  now: Date,
): Promise<Done> {
  return act(actor, id, accept ? "accept" : "decline", now, async (item) => {
    const answerText = text && (await Masking.maskText(text, await namesIn(item, now)));
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
    const set = { ...answered, acceptedAt: now.toISOString() };
    const mail = acceptedMail({ ...item, ...set, state: "accepted" }, now);
    const transition: Transition = { cause: "accept", to: "accepted" };
    return { transition, set, remove: ["answerBy"], writes: isAnswered, mails: [mail] };
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
    const noAnswerUntil = noAnswerUntilOf(item, now).toISOString();
    return {
      set: { noAnswerAt: now.toISOString(), noAnswerUntil },
      mails: [noAnswerMail(item, noAnswerUntil, now)],
    };
  });
}

/** The traveler says that the two did not meet. @throws AppError `not-found`, `forbidden`, `conflict` */
export function didNotMeet(actor: AuthUser, { id }: ById, now: Date): Promise<Done> {
  return act(actor, id, "did-not-meet", now, (item) => {
    const didNotMeetUntil = contradictUntilOf(now).toISOString();
    return {
      set: { didNotMeetAt: now.toISOString(), didNotMeetUntil },
      mails: didNotMeetMails(item, didNotMeetUntil, now),
    };
  });
}

/** The flightaid says that the two did meet: operators decide. @throws AppError `not-found`, `forbidden`, `conflict` */
export function contradict(actor: AuthUser, { id }: ById, now: Date): Promise<Done> {
  return act(actor, id, "contradict", now, (item) => ({
    set: { contradictedAt: now.toISOString() },
    mails: contradictedMails(item, now),
  }));
}

/**
 * Either side ends a paid connection before the trip is over. The posting of a flightaid who cannot fly is paused, and all of them
 * once the flightaid has cancelled too many.
 * @throws AppError `not-found`, `conflict`
 */
export async function cancel(
  actor: AuthUser,
  { id, reason }: ParsedOf<typeof contract.cancel>,
  now: Date,
): Promise<Done> {
  const done = await act(actor, id, "cancel", now, async (item, by) => {
    const ended = separate(item, { cause: "cancel", reason, by }, now);
    const separated = ended && (await counted(item, by, ended, now));
    if (!separated || reason !== "cannot-fly" || by !== "flightaid") return separated;
    const posting = await Itinerary.existing(item.flightaidSide?.card?.id ?? "");
    const pause =
      posting && !posting.cannotFly ? Itinerary.pauseWrites(posting, { cannotFly: true }) : [];
    return { ...separated, writes: [...(separated.writes ?? []), ...pause] };
  });
  if (done.connection.role === "flightaid") await Itinerary.hideOffersIfDue(actor.uid);
  return done;
}

/** Makes a change that the table allows. */
export async function act(
  actor: AuthUser,
  id: string,
  action: Action,
  now: Date,
  decide: (item: ConnectionItem, role: Type) => Promise<Change | undefined> | Change | undefined,
): Promise<Done> {
  const { item, mails } = await change(
    id,
    (item) => {
      if (item.traveler !== actor.uid && item.flightaid !== actor.uid) throw notFound();
      const role = roleOf(item, actor.uid);
      if (isAllowed(item, action, role, now)) return decide(item, role);
      if (isRepeated(item, action, role)) return undefined;
      throw refusal(item, action, role, now);
    },
    now,
  );
  return { connection: await seenBy(actor, item, now), mails };
}

/** Whether the participant has done this already. */
function isRepeated(item: ConnectionItem, action: Action, role: Type): boolean {
  const { by, repeats }: Rule = actions[action];
  if (!by.includes(role)) return false;
  if (repeats?.includes(item.state)) return item.endedBy === undefined || item.endedBy === role;
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
    default:
      return false;
  }
}

/** Assures that the actor's role can do this in the connection's state. @throws AppError */
export function assertAllowed(item: ConnectionItem, action: Action, uid: string, now: Date): void {
  const role = roleOf(item, uid);
  if (!isAllowed(item, action, role, now)) throw refusal(item, action, role, now);
}
