/**
 * Backfills: changes of all items of a kind while the product runs
 * (docs/decisions/0030-migrations.md). An interrupted run resumes where it stopped; a page that was
 * changed but not recorded is read again, which changes nothing.
 */

import { hash } from "node:crypto";
import { ScanCommand } from "@aws-sdk/lib-dynamodb";
import pMap from "p-map";
import { type Clock, systemClock } from "../clock";
import { config } from "../config";
import { Connection } from "../connection";
import { client } from "../db/client";
import { conditional } from "../db/conditional";
import { Itinerary } from "../itinerary";
import { Matching } from "../matching";
import { Payment } from "../payment";
import type { Backfill } from "./backfill";
import { backfillEntity, type StoredProgress } from "./entity";
import { numbersBackfill } from "./numbers";
import { type Moves, rekeying } from "./rekey";

export * as Migration from ".";

export { moves } from "./rekey";

const backfills = {
  "flight-questions": Itinerary.questionBackfill,
  "flight-steps": Connection.stepBackfill,
  "leg-cells": Matching.cellBackfill,
  ledger: Payment.ledgerBackfill,
  numbers: numbersBackfill,
} satisfies Record<string, Backfill>;

export type Name = keyof typeof backfills;
/** @public scripts/migrate.ts loads it after the environment. */
export const names = Object.keys(backfills) as Name[];

/** Items, since the run began, interruptions included. */
export type Progress = {
  read: number;
  /** In a dry run: items that would be changed. */
  changed: number;
  /** Skipped because they were changed or deleted after they were read. */
  outdated: number;
};

export type Options = {
  /** Items that are read in a second at most. */
  rate: number;
  /** Reads everything, and writes nothing. */
  dryRun?: boolean;
  clock?: Clock;
  /** Called after each page: at least once a second, unless the table is slower. */
  onProgress?(progress: Progress): void;
};

/** Writes at a time. */
const concurrency = 20;

/** @see runBackfill */
export function run(name: Name, options: Options): Promise<Progress> {
  return runBackfill(name, backfills[name], options);
}

/** Moves what users own to their new `sub`, or resumes an interrupted run with the same moves. @see rekeying */
export async function rekey(
  moved: Moves,
  { onConflict, ...options }: Options & { onConflict: (key: string, other: string) => void },
): Promise<Progress> {
  const progress: Progress[] = [];
  const of = hash("sha256", JSON.stringify([...moved].sort()), "hex");
  for (const [name, backfill] of Object.entries(rekeying(moved, onConflict)))
    progress.push(await runBackfill(name, backfill, options, of));
  const sum = (of: keyof Progress) => progress.reduce((total, { [of]: count }) => total + count, 0);
  return { read: sum("read"), changed: sum("changed"), outdated: sum("outdated") };
}

/**
 * Starts a backfill, or resumes an interrupted one of the same name.
 * @param of identifies its input: with another input it starts from the beginning
 * @throws Error when another process runs it at the same time, AggregateError when writes failed
 */
async function runBackfill(
  name: string,
  backfill: Backfill,
  { rate, dryRun = false, clock = systemClock, onProgress = () => undefined }: Options,
  of?: string,
): Promise<Progress> {
  const { data: stored } = dryRun
    ? { data: null }
    : await backfillEntity().get({ name }).go({ consistent: true });
  const resumed = stored?.of === of ? stored : undefined;
  let progress: Progress = resumed ?? { read: 0, changed: 0, outdated: 0 };
  let recorded = stored?.cursor;
  let cursor = resumed?.cursor;
  do {
    const began = clock.now().getTime();
    const options = { limit: Math.ceil(rate), dryRun, now: clock.now() };
    const page = await advance(backfill, cursor, options);
    progress = {
      read: progress.read + page.read,
      changed: progress.changed + page.changed,
      outdated: progress.outdated + page.outdated,
    };
    cursor = page.cursor;
    if (!dryRun)
      await record(name, recorded, cursor ? { name, of, cursor, ...progress } : undefined);
    recorded = cursor;
    onProgress(progress);
    const wait = began + (1000 * page.read) / rate - clock.now().getTime();
    if (wait > 0) await clock.sleep(wait);
  } while (cursor);
  return progress;
}

/** Reads up to `limit` items after the cursor, and changes them. @returns what it did, with a cursor if there may be more */
async function advance(
  { entity, change }: Backfill,
  cursor: string | undefined,
  { limit, dryRun, now }: { limit: number; dryRun: boolean; now: Date },
): Promise<Progress & { cursor: string | undefined }> {
  const {
    Items = [],
    ScannedCount = 0,
    LastEvaluatedKey,
  } = await client.send(
    new ScanCommand({
      TableName: config.tableName,
      Limit: limit,
      ...(entity && {
        FilterExpression: "#entity = :entity",
        ExpressionAttributeNames: { "#entity": "__edb_e__" },
        ExpressionAttributeValues: { ":entity": entity },
      }),
      ...(cursor && { ExclusiveStartKey: JSON.parse(cursor) }),
    }),
  );
  const writes = Items.flatMap((item) => change(item, now) ?? []);
  const results: unknown[] = dryRun
    ? writes
    : // When one fails, the others are still awaited, so that nothing is written after this has thrown.
      await pMap(writes, (write) => conditional(write.go()), { concurrency, stopOnError: false });
  const changed = results.filter((result) => result !== undefined).length;
  return {
    read: ScannedCount,
    changed,
    outdated: writes.length - changed,
    cursor: LastEvaluatedKey && JSON.stringify(LastEvaluatedKey),
  };
}

/** Replaces the progress at cursor `before`, if any; deletes it at the end, so that the next run starts from the beginning. */
async function record(
  name: string,
  before: string | undefined,
  after: StoredProgress | undefined,
): Promise<void> {
  if (!before && !after) return;
  const recorded = await conditional<unknown>(
    after
      ? backfillEntity()
          .put(after)
          .where((current, { eq, notExists }) =>
            before ? eq(current.cursor, before) : notExists(current.cursor),
          )
          .go()
      : backfillEntity()
          .delete({ name })
          .where((current, { eq }) => eq(current.cursor, before ?? ""))
          .go(),
  );
  if (recorded === undefined)
    throw new Error(`Another process runs ${name}. Try again once it has ended.`);
}
