/**
 * The lists. For each type, every combination of filters is one partition of one index that is already in the requested order;
 * the results of the two types are merged. A list by date has a leg that is not booked under the first day of its window; those
 * whose window includes the date, and those whose window has begun, are in a partition of their own. A cursor is the sort key of the last
 * itinerary shown, so that the cost of a page does not depend on its depth.
 */

import * as z from "zod/mini";
import type { Actor } from "../actor";
import { today as todayAt } from "../airport";
import { Block } from "../block";
import type { ParsedOf } from "../contract";
import { AppError } from "../error";
import { addDays, monthOf, months, utcDate } from "../trip/calendar";
import { type Leg, TravelDate, type Type } from "../trip/contract";
import { maxDaysAhead, types } from "../trip/type";
import { lastDayOf } from "../trip/window";
import { isApart } from "./apart";
import { cardInList } from "./card";
import { type list, nearbyDays, type PublicCard } from "./contract";
import { isLegEntry, type LegEntry, legEntity, legSequenceOf, windows } from "./entity";
import { filedDateOf, windowDateOf } from "./file";

type Filter = ParsedOf<typeof list>;
type Order = "date" | "posting";

/** The composites of both sort keys. A range has a prefix of them. */
type Position = { travelDate: string; createdAt: string; id: string; sequence: number };
/** Legs, or days of windows that have begun by the date of the list. */
type Part = "legs" | "windows";
type Range = { low: Partial<Position>; high: Partial<Position> };

/** A partition of an index, to be queried for a range of positions. */
type Partition = {
  between(
    low: Partial<Position>,
    high: Partial<Position>,
  ): {
    go(options: {
      cursor: string | null;
      limit: number;
      order: "asc" | "desc";
    }): Promise<{ data: LegEntry[]; cursor: string | null }>;
  };
};

/** Sorts after every continuation of the same prefix. */
const end = "~";
/** The most entries that a page reads to find those who speak a language or help with something. */
const maxRead = 1000;
/** Entries that such a page reads at once. */
const pageOfFiltered = 200;
/** Age of the oldest record, in days: posted 400 days ahead, kept for 30 days after the flight. */
const maxDaysKept = maxDaysAhead + 31;

/**
 * One page of public cards, with the cursor of the next page if there is one. Without those of users that the actor must not
 * meet, and without trips for which a connection of the two has ended.
 */
export async function page(
  actor: Actor,
  filter: Filter,
  now: Date,
): Promise<{ items: PublicCard[]; next?: string }> {
  const order: Order = filter.sort === "soonest" || filter.travelDate ? "date" : "posting";
  const after = filter.cursor === undefined ? undefined : decode(filter.cursor, order);
  const today = new Map<string, string>();
  const todayOf = (iata: string) => {
    const date = today.get(iata) ?? todayAt(iata, now);
    today.set(iata, date);
    return date;
  };
  const shown = (leg: Leg) => {
    if (!fits(leg, filter)) return false;
    return filter.past || (order === "date" ? leg.travelDate : lastDayOf(leg)) >= todayOf(leg.from);
  };
  /** The day of the list that a window which has begun before includes, as it is filed. */
  const windowDate = (leg: Leg) => {
    const date = filter.travelDate ?? todayOf(leg.from);
    const isOver = !filter.past && date < todayOf(leg.from);
    return isOver || !fits(leg, { ...filter, travelDate: undefined })
      ? undefined
      : windowDateOf(leg, date);
  };
  const parts = partsOf(filter, order);
  const isListed = (part: Part, entry: LegEntry) => {
    const first = firstShown(entry.card, shown);
    const window = parts.includes("windows")
      ? entry.card.itinerary.find((leg) => windowDate(leg) !== undefined)
      : undefined;
    if (part === "legs")
      return entry.sequence === first && (parts[0] === part || window === undefined);
    const isOther = window?.sequence !== legSequenceOf(entry);
    if (!window || isOther || (parts[0] !== part && first !== undefined)) return false;
    return filedDateOf(entry, window) === windowDate(window);
  };

  // No index covers these filters: entries are read, then filtered.
  const isFiltered = filter.language !== undefined || filter.help !== undefined;
  let read = 0;

  const entries = inParts(parts, filter, order, after, now, isFiltered);
  const unmatchable = actor && (await Block.unmatchable(actor.uid));
  const items: PublicCard[] = [];
  let last = after?.key;
  let before: string | undefined;
  for await (const { part, key, entry } of entries) {
    if (key === last) continue;
    // The rest of the list is behind the last entry that was read.
    if ((isFiltered || part === "windows") && read++ === maxRead)
      return { items, ...(before && { next: encode(before) }) };
    before = key;
    if (!suits(entry.card, filter) || (unmatchable && isApart(unmatchable, entry))) continue;
    if (!isListed(part, entry)) continue;
    if (last !== undefined && items.length === filter.limit) return { items, next: encode(last) };
    const card = cardInList(actor, entry.card);
    items.push(entry.uid === actor?.uid ? { ...card, mine: true } : card);
    last = key;
  }
  return { items };
}

/** In reading order: whoever flies on the date comes first, and a window that has begun before what is later. */
function partsOf({ type, flight, travelDate, past }: Filter, order: Order): Part[] {
  // Only travelers have windows, and no flight.
  const isWithoutWindows = order === "posting" || type === "flightaid" || flight !== undefined;
  if (isWithoutWindows || (past && travelDate === undefined)) return ["legs"];
  return travelDate === undefined ? ["windows", "legs"] : ["legs", "windows"];
}

function fits(leg: Leg, { from, to, flight, travelDate }: Filter): boolean {
  return (
    (from === undefined || leg.from === from) &&
    (to === undefined || leg.to === to) &&
    (flight === undefined || leg.flight === flight) &&
    (travelDate === undefined || leg.travelDate === travelDate)
  );
}

function suits({ languages, help }: PublicCard, filter: Filter): boolean {
  return (
    (filter.language === undefined || languages?.includes(filter.language) === true) &&
    (filter.help === undefined || help?.includes(filter.help) === true)
  );
}

/** The leg that represents an itinerary in the list: the earliest that is shown, so that it appears on one page only. */
function firstShown(card: PublicCard, shown: (leg: Leg) => boolean): number | undefined {
  const [first] = card.itinerary
    .filter(shown)
    .sort((a, b) => a.travelDate.localeCompare(b.travelDate) || a.sequence - b.sequence);
  return first?.sequence;
}

/** The entries of the parts, from a position on. */
async function* inParts(
  parts: readonly Part[],
  filter: Filter,
  order: Order,
  after: Cursor | undefined,
  now: Date,
  isFiltered: boolean,
): AsyncGenerator<Placed> {
  const descending = filter.sort === "newest";
  const limit = isFiltered ? pageOfFiltered : filter.limit;
  const wanted: readonly Type[] = filter.type ? [filter.type] : types;
  // A client may send the cursor of another filter.
  const start = after ? Math.max(0, parts.indexOf(after.part)) : 0;
  const lastWindow = addDays(utcDate(now), maxDaysAhead + nearbyDays + 1);
  for (const part of parts.slice(start)) {
    // The days after the last date of four digits would turn the range round.
    if (part === "windows" && filter.travelDate && filter.travelDate > lastWindow) continue;
    const from = part === after?.part ? after : undefined;
    const range = rangeOf(boundsOf(part, filter, order, now), order, from, descending);
    if (!range) continue;
    const sources = (part === "legs" ? wanted : (["traveler"] as const)).map((type) =>
      part === "legs"
        ? partitions(type, filter, order, range, descending, now)
        : [legEntity().query.calendarByDate({ type, travelMonth: windows })],
    );
    const streams = sources.map((one) => entriesOf(part, one, order, range, descending, limit));
    yield* merge(streams, descending);
  }
}

type Bounds = { low: string; high: string };

function boundsOf(part: Part, { travelDate, past }: Filter, order: Order, now: Date): Bounds {
  if (order === "posting") return { low: "0", high: end };
  // Yesterday in UTC is the earliest date that is today in some time zone, tomorrow the latest.
  const [yesterday, tomorrow] = [addDays(utcDate(now), -1), addDays(utcDate(now), 1)];
  if (part === "windows")
    return {
      low: travelDate ?? yesterday,
      high: `${addDays(travelDate ?? tomorrow, nearbyDays)}${end}`,
    };
  return { low: travelDate ?? (past ? "0" : yesterday), high: `${travelDate ?? ""}${end}` };
}

/** @returns undefined when the position is behind the last one that the part can have */
function rangeOf(
  { low, high }: Bounds,
  order: Order,
  after: Position | undefined,
  descending: boolean,
): Range | undefined {
  const bound = order === "posting" ? "createdAt" : "travelDate";
  const whole: Range = { low: { [bound]: low }, high: { [bound]: high } };
  if (!after) return whole;
  // A client may send the cursor of another filter. A range turned round would be an error of the database.
  if (after[bound] < low) return descending ? undefined : whole;
  if (after[bound] > high) return descending ? whole : undefined;
  return descending ? { ...whole, high: positionIn(after) } : { ...whole, low: positionIn(after) };
}

/** The partitions that contain the filtered itineraries of one type, in reading order. */
function partitions(
  type: Type,
  { from, to, flight, travelDate, past }: Filter,
  order: Order,
  { low, high }: Range,
  descending: boolean,
  now: Date,
): Partition[] {
  const byDate = order === "date";
  const { query } = legEntity();
  if (flight) {
    const key = { type, designator: flight };
    return [byDate ? query.flightByDate(key) : query.flightByPosting(key)];
  }
  if (from && to) {
    const key = { type, from, to };
    return [byDate ? query.routeByDate(key) : query.routeByPosting(key)];
  }
  if (from) {
    const key = { type, from };
    return [byDate ? query.originByDate(key) : query.originByPosting(key)];
  }
  if (to) {
    const key = { type, to };
    return [byDate ? query.destinationByDate(key) : query.destinationByPosting(key)];
  }
  const today = utcDate(now);
  if (byDate) {
    const earliest = addDays(today, past ? -maxDaysKept : -1);
    const latest = addDays(today, maxDaysAhead + 1);
    const span = travelDate
      ? [monthOf(travelDate)]
      : months(monthOf(later(low.travelDate, earliest)), monthOf(earlier(high.travelDate, latest)));
    return inOrder(span, descending).map((travelMonth) =>
      query.calendarByDate({ type, travelMonth }),
    );
  }
  const span = months(
    monthOf(later(low.createdAt, addDays(today, -maxDaysKept))),
    monthOf(earlier(high.createdAt, today)),
  );
  return inOrder(span, descending).map((postMonth) => query.calendarByPosting({ type, postMonth }));
}

function inOrder(months: string[], descending: boolean): string[] {
  return descending ? months.toReversed() : months;
}

function earlier(a: string | undefined, b: string): string {
  return a !== undefined && a < b ? a : b;
}

function later(a: string | undefined, b: string): string {
  return a !== undefined && a > b ? a : b;
}

/** `key`: what a cursor of the entry holds. */
type Placed = { part: Part; sortKey: string; key: string; entry: LegEntry };

/** Reads the partitions one after the other, page by page, as far as the consumer iterates. */
async function* entriesOf(
  part: Part,
  sources: Partition[],
  order: Order,
  { low, high }: Range,
  descending: boolean,
  limit: number,
): AsyncGenerator<Placed> {
  for (const source of sources) {
    let cursor: string | null = null;
    do {
      const found: { data: LegEntry[]; cursor: string | null } = await source
        .between(low, high)
        .go({ cursor, limit: limit + 1, order: descending ? "desc" : "asc" });
      for (const entry of found.data)
        if (isLegEntry(entry) === (part === "legs")) {
          const sortKey = toSortKey(positionOf(entry), order);
          yield { part, sortKey, key: keyOf(part, sortKey), entry };
        }
      cursor = found.cursor;
    } while (cursor !== null);
  }
}

/** Merges sorted streams into one. */
async function* merge(
  streams: AsyncGenerator<Placed>[],
  descending: boolean,
): AsyncGenerator<Placed> {
  const heads = new Map<AsyncGenerator<Placed>, Placed>();
  const advance = async (stream: AsyncGenerator<Placed>) => {
    const { done, value } = await stream.next();
    if (done) heads.delete(stream);
    else heads.set(stream, value);
  };
  await Promise.all(streams.map(advance));
  while (heads.size > 0) {
    const [stream, first] = [...heads].reduce((a, b) =>
      b[1].sortKey > a[1].sortKey === descending ? b : a,
    );
    yield first;
    await advance(stream);
  }
}

function positionOf(entry: LegEntry): Position {
  const { card, sequence } = entry;
  const leg = card.itinerary.find((one) => one.sequence === legSequenceOf(entry));
  if (!leg) throw new Error(`The card of ${card.id} has no leg ${legSequenceOf(entry)}`);
  return {
    travelDate: filedDateOf(entry, leg),
    createdAt: card.createdAt,
    id: card.id,
    sequence,
  };
}

function positionIn({ travelDate, createdAt, id, sequence }: Position): Position {
  return { travelDate, createdAt, id, sequence };
}

/** Must equal the sort key templates of the entity. */
function toSortKey({ travelDate, createdAt, id, sequence }: Position, order: Order): string {
  const posting = `${createdAt}#${id}#${sequence}`;
  return order === "date" ? `${travelDate}#${posting}` : posting;
}

const windowsPrefix = "windows#";

function keyOf(part: Part, sortKey: string): string {
  return part === "windows" ? `${windowsPrefix}${sortKey}` : sortKey;
}

function encode(key: string): string {
  return Buffer.from(key).toString("base64url");
}

const positionPattern =
  /^(?<window>windows#)?(?:(?<travelDate>\d{4}-\d\d-\d\d)#)?(?<createdAt>\d{4}-\d\d-\d\dT[\d:.]{12}Z)#(?<id>[0-9a-f]+)#(?<sequence>\d{1,3})$/;

/** Where a page begins. */
type Cursor = Position & { part: Part; key: string };

function decode(cursor: string, order: Order): Cursor {
  const key = Buffer.from(cursor, "base64url").toString();
  const groups = positionPattern.exec(key)?.groups;
  const { window, travelDate, createdAt, id, sequence } = groups ?? {};
  const isComplete =
    createdAt && id && sequence && (order === "date") === (travelDate !== undefined);
  const isReal =
    z.iso.datetime().safeParse(createdAt).success &&
    z.optional(TravelDate).safeParse(travelDate).success;
  if (!isComplete || !isReal)
    throw new AppError("invalid-cursor", {
      errors: [{ path: "cursor", reason: "invalid-cursor" }],
    });
  return {
    travelDate: travelDate ?? "",
    createdAt,
    id,
    sequence: Number(sequence),
    part: window ? "windows" : "legs",
    key,
  };
}
