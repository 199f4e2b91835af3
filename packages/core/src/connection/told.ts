/**
 * Mails about changes of the other participant's trip. The first change is mailed at once. Further changes within an hour share one
 * mail at its end, which shows the trip as it is then. When the reader has reached the limit of such mails for a day, further changes
 * are mailed at the end of the day. A change that is undone before its mail is due is not mailed.
 */
import { inSeconds } from "../clock";
import type { Write } from "../db/transact";
import { Outbox } from "../outbox";
import { Quota } from "../quota";
import type { Leg, Type } from "../trip/contract";
import { isFlown, isSameFlight } from "../trip/flight";
import { limits } from "../usage-limits";
import type { Change } from "./change";
import type { ConnectionItem, Told } from "./entity";
import { changedMail, changedTopic } from "./mails";
import { sideOf } from "./side";

/** `asks`: whether the traveler stays connected. */
type Moved = { before: Leg | undefined; after: Leg; asks?: true | undefined };

/**
 * @param item after the change
 * @param reader the participant who is told
 * @returns undefined when they are not told: the connection has ended, or they have left or not answered the request or the offer
 */
export async function tellChange(
  item: ConnectionItem,
  reader: Type,
  { before, after, asks }: Moved,
  now: Date,
): Promise<Pick<Change, "set" | "writes" | "mails"> | undefined> {
  const isThere = sideOf(item, reader) !== undefined;
  if (item.endedAt !== undefined || !isThere || !hasAnswered(item, reader)) return undefined;
  const instant = now.toISOString();
  const told = settled(item.told?.[reader], now);
  const set = (next: Told) => ({ told: { ...item.told, [reader]: next } });
  // Another leg may have changed meanwhile.
  const first = told?.due && told.before?.sequence === before?.sequence ? told.before : before;
  if (told?.due && first && isSameFlight(first, after)) {
    const key = Outbox.keyOf("changed", changedTopic(item, told.due));
    return {
      set: set({ at: told.at }),
      writes: [Outbox.mailDelete({ uid: item[reader], key })],
    };
  }
  const afterLast = told && afterInterval(told.at);
  const earliest = afterLast && afterLast > instant ? afterLast : instant;
  const { due, writes } = told?.due
    ? { due: told.due, writes: [] }
    : await roomFrom(item, reader, earliest);
  const next: Told =
    due === instant
      ? { at: due }
      : { at: told?.at ?? instant, due, ...(first && { before: first }) };
  const mail = changedMail(item, reader, { before: first, asks }, due, now);
  return { set: set(next), writes, mails: [mail] };
}

/** A traveler answers an offer by paying, a flightaid a request by accepting it. Who opened the connection has asked or offered. */
function hasAnswered({ opener, state, orders }: ConnectionItem, reader: Type): boolean {
  if (reader === "flightaid") return state !== "requested";
  return opener !== "flightaid" || orders > 0;
}

/** When the reader can be told, and the write that counts it. */
async function roomFrom(
  item: ConnectionItem,
  reader: Type,
  earliest: string,
): Promise<{ due: string; writes: Write[] }> {
  const of = item.state === "paid" ? "paid" : "unpaid";
  const held = await Quota.holdChangedMail(item[reader], of, new Date(earliest));
  return held
    ? { due: earliest, writes: [held] }
    : { due: Quota.endOfDay(new Date(earliest)).toISOString(), writes: [] };
}

/** The state with a waiting mail counted as sent once it is due. */
function settled(told: Told | undefined, now: Date): Told | undefined {
  return told?.due && told.due <= now.toISOString() ? { at: told.due } : told;
}

function afterInterval(instant: string): string {
  return inSeconds(new Date(instant), limits.changedMailInterval);
}

/** A trip, and its leg that the connection shows. */
type Version = { shown: Leg | undefined; legs: readonly Leg[] };

/** What the other is told of an edit: the leg that the connection shows, else another one that the two share. */
export function changedLeg(
  before: Version & { shared: readonly Leg[] },
  after: Version & { shown: Leg },
): { before: Leg | undefined; after: Leg } | undefined {
  if (!isSameFlight(before.shown, after.shown)) return { before: before.shown, after: after.shown };
  const { shared } = before;
  const now = ({ legs }: Version, one: Leg) =>
    isFlown(one, legs)
      ? one
      : legs.find((leg) => leg.from === one.from && leg.to === one.to && !isFlown(leg, shared));
  for (const one of shared) {
    const [was, is] = [now(before, one), now(after, one)];
    if (is ? !isSameFlight(was, is) : was) return { before: was ?? one, after: is ?? after.shown };
  }
  return undefined;
}
