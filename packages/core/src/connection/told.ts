/**
 * What a participant is told by mail of changes of the other's trip: the first one at once, further ones within an hour together at
 * its end, with the trip as it is by then. What is changed back by then is not told.
 */
import { Outbox } from "../outbox";
import type { Leg, Type } from "../trip/contract";
import { limits } from "../usage-limits";
import type { Change } from "./change";
import type { ConnectionItem, Told } from "./entity";
import { changedMail, changedTopic } from "./mails";

/** `asks`: whether the traveler stays connected. */
type Moved = { before: Leg | undefined; after: Leg; asks?: true | undefined };

/**
 * @param item after the change
 * @param reader the participant who is told
 * @returns undefined when they are not told: the connection has ended, or they have not answered the request
 */
export function tellChange(
  item: ConnectionItem,
  reader: Type,
  { before, after, asks }: Moved,
  now: Date,
): Pick<Change, "set" | "writes" | "mails"> | undefined {
  const isAsked = item.state === "requested" && reader === "flightaid";
  if (item.endedAt !== undefined || isAsked) return undefined;
  const told = settled(item.told?.[reader], now);
  const set = (next: Told) => ({ told: { ...item.told, [reader]: next } });
  const due = told && later(told.at);
  if (!due || due <= now.toISOString()) {
    const at = now.toISOString();
    return { set: set({ at }), mails: [changedMail(item, reader, { before, asks }, at, now)] };
  }
  const { at } = told;
  const first = told.due ? told.before : before;
  if (first && isSameFlight(first, after)) {
    const key = Outbox.keyOf("changed", changedTopic(item, due));
    return { set: set({ at }), writes: [Outbox.mailDelete({ uid: item[reader], key })] };
  }
  return {
    set: set({ at, due, ...(first && { before: first }) }),
    mails: [changedMail(item, reader, { before: first, asks }, due, now)],
  };
}

/** With a later mail that is due by now as the last one. */
function settled(told: Told | undefined, now: Date): Told | undefined {
  return told?.due && told.due <= now.toISOString() ? { at: told.due } : told;
}

function later(instant: string): string {
  return new Date(Date.parse(instant) + limits.changedMailInterval * 1000).toISOString();
}

export function isSameFlight(one: Leg | undefined, other: Leg): boolean {
  return (
    one?.from === other.from &&
    one.to === other.to &&
    one.travelDate === other.travelDate &&
    one.flight === other.flight &&
    one.until === other.until
  );
}
