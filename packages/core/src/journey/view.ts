/** What each participant sees of the trip. Every answer of a verb is made by {@link connection} or {@link journeyOf}. */
import type { AuthUser } from "../actor";
import { Connection } from "../connection";
import type { Connection as ConnectionView } from "../connection/contract";
import { AppError } from "../error";
import type { Type } from "../trip/contract";
import {
  type BoardingPass,
  type MeetingPoint,
  revocableSeconds,
  type Tap,
  type Journey as View,
} from "./contract";
import { linksIn } from "./follow-links";
import { endOf, legsOf, ownLegsOf, stepsOf } from "./steps";
import {
  type BoardingPassItem,
  boardingPassesOf,
  firstOf,
  followLinksOf,
  meetingPointOf,
  type TapItem,
  tapsOf,
} from "./stored";

/** The connection with its journey, while it is paid and neither has blocked the other. @throws AppError `not-found` */
export async function connection(actor: AuthUser, id: string, now: Date): Promise<ConnectionView> {
  const item = await Connection.ofParticipant(actor, id);
  const view = await Connection.inFull(actor, item, now);
  return view.contact ? { ...view, journey: await viewOf(item, view.role, now) } : view;
}

/**
 * The journey alone, where {@link connection} has one.
 * @throws AppError `conflict` once one of the two has blocked the other, or has left
 */
export async function journeyOf(
  actor: AuthUser,
  item: Connection.ConnectionItem,
  now: Date,
): Promise<View> {
  const { role, contact } = await Connection.seenBy(actor, item, now);
  if (!contact) throw new AppError("connection-over");
  return viewOf(item, role, now);
}

/** @param role of the reader */
async function viewOf(item: Connection.ConnectionItem, role: Type, now: Date): Promise<View> {
  const { id } = item;
  const legs = legsOf(item);
  const [taps, point, passes, links] = await Promise.all([
    tapsOf(id),
    meetingPointOf(id),
    boardingPassesOf(id),
    role === "traveler" ? followLinksOf(id) : undefined,
  ]);
  return {
    legs,
    steps: stepsOf(legs).map((step) => {
      const first = firstOf(taps, step);
      return {
        ...step,
        from: step.from.toISOString(),
        until: step.until.toISOString(),
        ...(first && { tap: tapView(first, role, now) }),
      };
    }),
    ...(point && { meetingPoint: pointView(point, role) }),
    seats: passes.filter((pass) => isOfFlight(pass, item)).map((pass) => passView(pass, role)),
    ...(role === "traveler" && {
      followLinks: linksIn(links, endOf(legs), now),
      tapMails: links?.tapMails ?? false,
    }),
    until: endOf(legs).toISOString(),
  };
}

function tapView({ key, at, arrivedAt, role: by }: TapItem, role: Type, now: Date): Tap {
  const until = new Date(Date.parse(arrivedAt) + revocableSeconds * 1000);
  const isRevocable = by === role && now < until;
  return {
    at,
    by: by === role ? "me" : "them",
    ...(isRevocable && { revocable: { key, until: until.toISOString() } }),
  };
}

function pointView(
  { text, at, role: by }: { text: string; at: string; role: Type },
  role: Type,
): MeetingPoint {
  return { text, at, by: by === role ? "me" : "them" };
}

/** Whether the participant still flies on the day with which the pass was compared. */
function isOfFlight(
  { leg, role, date, travelDate = date }: BoardingPassItem,
  item: Connection.ConnectionItem,
): boolean {
  return !travelDate || ownLegsOf(item, role)[leg - 1]?.travelDate === travelDate;
}

function passView(
  { leg, flight, seat, surnameFits, role: by }: BoardingPassItem,
  role: Type,
): BoardingPass {
  return {
    leg,
    flight,
    ...(seat && { seat }),
    surnameFits,
    by: by === role ? "me" : "them",
  };
}
