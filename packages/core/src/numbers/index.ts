/**
 * How often something happened on a day, in all and for each route. The verb that changes something adds the writes to its own
 * transaction, so that each change counts once, and nothing is ever scanned (docs/decisions/0060-numbers.md).
 */

import { randomInt } from "node:crypto";
import { expiresAfter } from "../db/common";
import type { Write } from "../db/transact";
import { isDryRun } from "../dry-run";
import { counted } from "./counted";
import { numbersEntity } from "./entity";

export * as Numbers from ".";

/** The totals of a day are spread over this many items, because transactions that change the same item conflict. */
const shards = 8;
/** Days that numbers are kept: long enough to compare a year with the one before. */
const daysKept = 800;
/** One search in this many is counted, as this many, because a search writes nothing else. */
const searchesPerSample = 10;

const measured = [...counted, "timed", "minutesToMatch"] as const;
type Measured = (typeof measured)[number];
export type Counts = { [What in Measured]?: number };

/** Something that happened, with the airports of its trip. Without a route it counts in the totals only. */
export type Event = { route?: Route | undefined; counts: Counts };
type Route = { from: string; to: string };

export type Day = { day: string } & Record<Measured, number>;

/** @param at ISO 8601 instant. One transaction can contain the writes of one call for each day. */
export function countWrites(events: readonly Event[], at: string): Write[] {
  const sums = sumsOf(events);
  return [...sums].map(([of, counts]) => ({ Update: addition(of, counts, at).params() }));
}

/** Counts one search in ten, as ten. */
export async function countSearch(legs: readonly Route[], now: Date): Promise<void> {
  if (isDryRun() || randomInt(searchesPerSample) > 0) return;
  const event = { route: routeOf(legs), counts: { searched: searchesPerSample } };
  const sums = sumsOf([event]);
  await Promise.all([...sums].map(([of, counts]) => addition(of, counts, now.toISOString()).go()));
}

/** From where to where a trip leads. */
export function routeOf(legs: readonly Route[]): Route | undefined {
  const first = legs[0];
  const last = legs.at(-1);
  return first && last && { from: first.from, to: last.to };
}

/**
 * The numbers of each day on which there are any, oldest first.
 * @param since, until `YYYY-MM-DD`, UTC, both included
 */
export async function ofDays(since: string, until: string, route?: Route): Promise<Day[]> {
  const partitions = route
    ? [nameOf(route)]
    : Array.from({ length: shards }, (_, shard) => `all#${shard}`);
  const found = await Promise.all(
    partitions.map((of) =>
      numbersEntity()
        .query.byDay({ of })
        .between({ day: since }, { day: until })
        .go({ pages: "all" }),
    ),
  );
  const days = new Map<string, Day>();
  for (const { day, ...counts } of found.flatMap(({ data }) => data)) {
    const sum = days.get(day) ?? noneOf(day);
    for (const what of measured) sum[what] += counts[what] ?? 0;
    days.set(day, sum);
  }
  return [...days.values()].sort((a, b) => (a.day < b.day ? -1 : 1));
}

function noneOf(day: string): Day {
  const zeros = Object.fromEntries(measured.map((what) => [what, 0]));
  return { day, ...(zeros as Record<Measured, number>) };
}

/** The additions to each item. A transaction can write an item only once. */
function sumsOf(events: readonly Event[]): Map<string, Counts> {
  const total = `all#${randomInt(shards)}`;
  const sums = new Map<string, Counts>();
  for (const { route, counts } of events)
    for (const of of [total, ...(route ? [nameOf(route)] : [])])
      sums.set(of, added(sums.get(of) ?? {}, counts));
  return sums;
}

function added(sum: Counts, counts: Counts): Counts {
  const result = { ...sum };
  for (const what of measured) if (counts[what]) result[what] = (result[what] ?? 0) + counts[what];
  return result;
}

function addition(of: string, counts: Counts, at: string) {
  const expiresAt = expiresAfter(daysKept, new Date(at));
  return numbersEntity()
    .upsert({ of, day: at.slice(0, 10) })
    .set({ expiresAt })
    .add(counts);
}

function nameOf({ from, to }: Route): string {
  return `${from}-${to}`;
}
