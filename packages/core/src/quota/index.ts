/**
 * What an account may do: so much a day, and so many active itineraries. A verb adds a write fragment to the transaction of
 * what is limited, so that neither happens without the other. When the limit is reached, the transaction is refused and the
 * fragment throws `too-many-requests`, unless the verb has another explanation.
 */

import { expiresAfter } from "../db/common";
import { conditional } from "../db/conditional";
import type { Write } from "../db/transact";
import { AppError } from "../error";
import type { Reason } from "../error-reasons";
import { utcDate } from "../trip/calendar";
import { type ConnectionLimit, type DailyLimit, limits } from "../usage-limits";
import { activeEntity, cancellationsEntity, type DailyKey, dailyEntity } from "./entity";
import { forgetStrikes, strikesOf } from "./strikes";
import { forgetSuspension, suspensionOf } from "./suspension";

export * as Quota from ".";
export {
  freeCancellation,
  holdCancellation,
  moveCancellation,
  useCancellation,
} from "./cancellations";
export {
  completeOffOffer,
  isOffOffer,
  lift,
  mustHide,
  onOfferChecks,
  pendingOffOffer,
  strikesOf,
  strikeWrites,
} from "./strikes";
export {
  completeSuspension,
  liftSuspensionWrite,
  mustSeparate,
  pendingSuspensions,
  type Suspension,
  suspendAgainWrite,
  suspensionOf,
  suspensionWrite,
} from "./suspension";

/** Days that the count of a day is kept. */
const daysKept = 2;
/** Seconds after the end of a trip: longer than any other trip that can be active by then. */
const activeKept = 500 * 86_400;

/** An itinerary, and when its last leg is over, in epoch seconds. */
export type Trip = { id: string; until: number };

type TooMany = Extract<Reason, `too-many-${string}`>;

const reasons: Record<DailyLimit, TooMany> = {
  postings: "too-many-postings",
  connections: "too-many-connections",
  messages: "too-many-messages",
  connectionMessages: "too-many-messages",
  previews: "too-many-previews",
  taps: "too-many-taps",
  meetingPoints: "too-many-meeting-points",
  boardingPasses: "too-many-boarding-passes",
  followLinks: "too-many-follow-links",
  reports: "too-many-reports",
  blocks: "too-many-blocks",
  renames: "too-many-renames",
  nameChecks: "too-many-name-checks",
  pushDevices: "too-many-push-devices",
  tapMails: "too-many-tap-mails",
  matchMails: "too-many-match-mails",
};

/** Counts something that a user does, `times` at once. Refused when the day (UTC) has no room for all of them. */
export function spend(uid: string, what: DailyLimit, now: Date, times = 1): Write {
  return count({ uid, what }, limits.daily[what], reasons[what], now, times);
}

/** Counts something that a user does on one connection. Refused when the day (UTC) has no room for it. */
export function spendOnConnection(
  uid: string,
  limit: ConnectionLimit,
  connection: string,
  now: Date,
): Write {
  const reason = limit === "connectionMessages" ? "too-many-messages-to-one" : reasons[limit];
  const most = limits.dailyOfConnection[limit];
  return count({ uid, what: `${limit}#${connection}` }, most, reason, now, 1);
}

/** Mails that others cause a user. */
type ReceivedMail = keyof typeof limits.changedMails;

/**
 * Counts a mail about a changed trip to a user, due on this day (UTC). Refused when others have taken the room since it was read.
 * @returns undefined when the day has no room
 */
export async function holdChangedMail(
  uid: string,
  of: ReceivedMail,
  due: Date,
): Promise<Write | undefined> {
  const most = limits.changedMails[of];
  const key: DailyKey = { uid, day: utcDate(due), what: `changedMails-${of}` };
  const { data } = await dailyEntity().get(key).go({ consistent: true });
  if ((data?.count ?? 0) >= most) return undefined;
  return { Update: addition(key, most, due, 1).params() };
}

/** When the day (UTC) ends. */
export function endOfDay(instant: Date): Date {
  return new Date(nextDay(instant) * 1000);
}

/** @param reason of a refusal */
function count(
  { uid, what }: Omit<DailyKey, "day">,
  most: number,
  reason: TooMany,
  now: Date,
  times: number,
): Write {
  const key: DailyKey = { uid, day: utcDate(now), what };
  return {
    Update: addition(key, most, now, times).params(),
    refused() {
      throw tooMany(reason, most, nextDay(now), now);
    },
  };
}

/** Refused when the day has no room for all of them. */
function addition(key: DailyKey, most: number, now: Date, times: number) {
  return dailyEntity()
    .upsert(key)
    .set({ expiresAt: expiresAfter(daysKept, now) })
    .add({ count: times })
    .where(
      (quota, { lte, notExists }) =>
        `${notExists(quota.count)} OR ${lte(quota.count, most - times)}`,
    );
}

/** Counts an itinerary as active. Refused when the user has as many active ones as an account can have. */
export function reserve(uid: string, trip: Trip, now: Date): Write {
  const add = activeEntity()
    .upsert({ uid })
    .set({ expiresAt: trip.until + activeKept })
    .add({ trips: [elementOf(trip)] })
    .where(
      ({ trips }, is) =>
        `${is.notExists(trips)} OR ${is.size(trips)} < ${is.escape(limits.activeItineraries)}`,
    );
  return { Update: add.params(), refused: () => makeRoom(uid, now) };
}

/**
 * Counts an itinerary as active until another time. A set cannot lose and gain an element in one update, so that this
 * replaces the whole set. Refused when the set has changed since it was read.
 * @returns no write when the trip ends at the same time
 * @throws AppError `too-many-requests` when the trip does not count any more, because it was over and has made room, and the user has
 *   as many active itineraries as an account can have
 */
export async function move(
  uid: string,
  { id, until }: Trip,
  to: number,
  now: Date,
): Promise<Write[]> {
  if (until === to) return [];
  const { data } = await activeEntity().get({ uid }).go({ consistent: true });
  const trips = data?.trips ?? [];
  const others = trips.filter((element) => element !== elementOf({ id, until }));
  const left = others.length < trips.length ? others : withRoom(trips, now);
  const replace = activeEntity()
    .upsert({ uid })
    .set({ trips: [...left, elementOf({ id, until: to })], expiresAt: to + activeKept })
    .where((active, is) =>
      data?.trips
        ? [
            `${is.size(active.trips)} = ${is.escape(trips.length)}`,
            ...trips.map((element) => is.contains(active.trips, element)),
          ].join(" AND ")
        : is.notExists(active.trips),
    );
  return [{ Update: replace.params() }];
}

/** Counts an itinerary as active no more. */
export function release(uid: string, trip: Trip): Write {
  const remove = activeEntity()
    .update({ uid })
    .set({ expiresAt: trip.until + activeKept })
    .delete({ trips: [elementOf(trip)] });
  return { Update: remove.params() };
}

/**
 * What a user has used of the limits: counts of the last days, the itineraries that count as active, and the paid connections that
 * they have cancelled.
 */
export async function usedBy(uid: string) {
  const [days, { data: active }, { data: cancellations }, strikes, suspension] = await Promise.all([
    daysOf(uid),
    activeEntity().get({ uid }).go({ consistent: true }),
    cancellationsEntity().get({ uid }).go({ consistent: true }),
    strikesOf(uid),
    suspensionOf(uid),
  ]);
  return {
    ...strikes,
    ...(suspension && { suspension }),
    days: days.map(({ day, what, count = 0 }) => {
      const [limit = "", connection] = what.split("#");
      return { day, limit, ...(connection && { connection }), count };
    }),
    active: (active?.trips ?? []).map((element) => ({
      itinerary: element.split("#")[1] ?? "",
      until: new Date(untilOf(element) * 1000).toISOString(),
    })),
    cancelRefunds: (cancellations?.held ?? []).map(({ connection, until }) => ({
      connection,
      until: new Date(until * 1000).toISOString(),
    })),
  };
}

async function daysOf(uid: string) {
  const { data } = await dailyEntity().query.byDay({ uid }).go({ consistent: true, pages: "all" });
  return data;
}

/** Deletes what is stored about a user. */
export async function forget(uid: string): Promise<void> {
  const keys = (await daysOf(uid)).map(({ day, what }) => ({ uid, day, what }));
  const { unprocessed } = await dailyEntity().delete(keys).go();
  if (unprocessed.length > 0) throw new AppError("overloaded");
  await activeEntity().delete({ uid }).go();
  await cancellationsEntity().delete({ uid }).go();
  await forgetStrikes(uid);
  await forgetSuspension(uid);
}

/**
 * Removes trips that are over from the active ones. The condition of {@link reserve} decides afterwards.
 * @throws AppError `too-many-requests` when as many as an account can have are still active
 */
async function makeRoom(uid: string, now: Date): Promise<"retry"> {
  const { data } = await activeEntity().get({ uid }).go({ consistent: true });
  const trips = data?.trips ?? [];
  const active = new Set(withRoom(trips, now));
  const over = trips.filter((element) => !active.has(element));
  if (over.length > 0)
    await conditional(activeEntity().patch({ uid }).delete({ trips: over }).go());
  return "retry";
}

/**
 * The trips that are not over, when there is room for another one.
 * @throws AppError `too-many-requests` when they are as many as an account can have
 */
function withRoom(trips: readonly string[], now: Date): string[] {
  const active = trips.filter((element) => untilOf(element) > now.getTime() / 1000);
  if (active.length < limits.activeItineraries) return active;
  const firstEnd = Math.min(...active.map(untilOf));
  throw tooMany("too-many-itineraries", limits.activeItineraries, firstEnd, now);
}

function elementOf({ id, until }: Trip): string {
  return `${until}#${id}`;
}

function untilOf(element: string): number {
  return Number(element.split("#")[0]);
}

/** @param until when there may be another one, in epoch seconds */
function tooMany(reason: TooMany, most: number, until: number, now: Date): AppError {
  const seconds = Math.ceil(until - now.getTime() / 1000);
  return new AppError(reason, { params: { most, seconds }, retryAfter: seconds });
}

/** Epoch seconds of the next midnight, UTC. */
function nextDay(now: Date): number {
  return (Math.floor(now.getTime() / 86_400_000) + 1) * 86_400;
}
