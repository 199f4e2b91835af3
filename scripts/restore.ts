/**
 * A restore drill: restores a table to the latest possible second as a new table, compares the two,
 * and deletes the new one. It shows that the backups can be restored, how long that takes, and what
 * a restore omits.
 */
import { isDeepStrictEqual } from "node:util";
import {
  type AttributeValue,
  BatchGetItemCommand,
  DeleteTableCommand,
  DescribeContinuousBackupsCommand,
  DescribeTableCommand,
  type DynamoDBClient,
  paginateScan,
  RestoreTableToPointInTimeCommand,
  type TableDescription,
  waitUntilTableExists,
} from "@aws-sdk/client-dynamodb";

type Item = Record<string, AttributeValue>;

export type Drill = {
  /** The second to which the table was restored. */
  restoredTo: Date;
  seconds: number;
  items: number;
  /** The differences, without the contents of items. Empty if the restore is complete. */
  differences: string[];
};

/** Differences that are described one by one. */
const described = 20;
/** The limit of BatchGetItem. */
const batch = 100;

/**
 * Nothing may write to the table in the five minutes before and during the drill, or the items written differ. Reads the whole
 * table twice.
 * @param report receives a line for each step
 * @throws when point-in-time recovery is off or the restore fails. The new table is always deleted
 */
export async function drill(
  client: DynamoDBClient,
  { table, now, report }: { table: string; now: Date; report(line: string): void },
): Promise<Drill> {
  const restoredTo = await latestSecond(client, table);
  const copy = `${table}-drill-${now.toISOString().replace(/\D/g, "").slice(0, 14)}`;
  report(`Restoring ${table} as of ${restoredTo.toISOString()} to ${copy}`);
  const began = performance.now();
  await client.send(
    new RestoreTableToPointInTimeCommand({
      SourceTableName: table,
      TargetTableName: copy,
      RestoreDateTime: restoredTo,
    }),
  );
  try {
    // AWS takes ten minutes for a small table and hours for a large one.
    await waitUntilTableExists({ client, maxWaitTime: 6 * 3600 }, { TableName: copy });
    const seconds = Math.round((performance.now() - began) / 1000);
    report(`Restored in ${seconds} s. Comparing`);
    const { items, differences } = await compare(client, table, copy);
    return { restoredTo, seconds, items, differences };
  } finally {
    // Printed first: if the deletion fails, the line says what to delete by hand.
    report(`Deleting ${copy}`);
    await client.send(new DeleteTableCommand({ TableName: copy }));
  }
}

async function latestSecond(client: DynamoDBClient, TableName: string): Promise<Date> {
  const { ContinuousBackupsDescription } = await client.send(
    new DescribeContinuousBackupsCommand({ TableName }),
  );
  const { PointInTimeRecoveryStatus, LatestRestorableDateTime } =
    ContinuousBackupsDescription?.PointInTimeRecoveryDescription ?? {};
  if (PointInTimeRecoveryStatus !== "ENABLED" || !LatestRestorableDateTime) {
    throw new Error(`${TableName} has no point-in-time recovery.`);
  }
  return LatestRestorableDateTime;
}

async function compare(client: DynamoDBClient, table: string, copy: string) {
  const [original, restored] = await Promise.all([describe(client, table), describe(client, copy)]);
  const differences = isDeepStrictEqual(layoutOf(original), layoutOf(restored))
    ? []
    : ["The keys or indexes of the two tables differ."];
  const keys = (original.KeySchema ?? []).map(({ AttributeName = "" }) => AttributeName);

  let items = 0;
  let wrong = 0;
  for await (const { Items = [] } of paginateScan({ client }, { TableName: copy })) {
    items += Items.length;
    for (let start = 0; start < Items.length; start += batch) {
      const some = Items.slice(start, start + batch);
      const found = await get(client, table, keys, some);
      for (const item of some) {
        const other = found.get(nameOf(item, keys));
        if (isDeepStrictEqual(item, other)) continue;
        if (++wrong > described) continue;
        const what = other ? "differs" : "is not in the original";
        differences.push(`${nameOf(item, keys)} ${what}.`);
      }
    }
  }
  if (wrong > described) differences.push(`${wrong - described} further items differ.`);

  const [indexes, others] = [original, restored].map(({ GlobalSecondaryIndexes = [] }) =>
    GlobalSecondaryIndexes.map(({ IndexName }) => IndexName),
  );
  const both = indexes?.filter((name) => others?.includes(name)) ?? [];
  for (const IndexName of [undefined, ...both]) {
    const [expected, actual] = await Promise.all(
      [table, copy].map((TableName) => count(client, TableName, IndexName)),
    );
    if (expected === actual) continue;
    differences.push(
      `${IndexName ?? "The table"} holds ${expected} items, and ${actual} are restored.`,
    );
  }
  return { items, differences };
}

async function describe(client: DynamoDBClient, TableName: string): Promise<TableDescription> {
  const { Table } = await client.send(new DescribeTableCommand({ TableName }));
  if (!Table) throw new Error(`${TableName} does not exist.`);
  return Table;
}

/** Keys, indexes and what they project, in a comparable form. */
function layoutOf({ KeySchema, GlobalSecondaryIndexes = [] }: TableDescription) {
  const indexes = GlobalSecondaryIndexes.map((index) => ({
    name: index.IndexName ?? "",
    keys: index.KeySchema,
    projects: index.Projection?.NonKeyAttributes?.toSorted() ?? index.Projection?.ProjectionType,
  }));
  return { KeySchema, indexes: indexes.toSorted((a, b) => a.name.localeCompare(b.name)) };
}

/** The items of the table with the keys of these. */
async function get(
  client: DynamoDBClient,
  table: string,
  keys: string[],
  items: Item[],
): Promise<Map<string, Item>> {
  const found = new Map<string, Item>();
  let wanted: Item[] = items.map((item) =>
    Object.fromEntries(Object.entries(item).filter(([name]) => keys.includes(name))),
  );
  // A response is limited to 16 MB.
  while (wanted.length > 0) {
    const { Responses, UnprocessedKeys } = await client.send(
      new BatchGetItemCommand({ RequestItems: { [table]: { Keys: wanted } } }),
    );
    for (const item of Responses?.[table] ?? []) found.set(nameOf(item, keys), item);
    wanted = UnprocessedKeys?.[table]?.Keys ?? [];
  }
  return found;
}

/** The item's keys: ids, not contact data. */
function nameOf(item: Item, keys: string[]): string {
  return keys.map((key) => item[key]?.S).join(" ");
}

async function count(
  client: DynamoDBClient,
  TableName: string,
  IndexName?: string,
): Promise<number> {
  let total = 0;
  const input = { TableName, IndexName, Select: "COUNT" as const };
  for await (const { Count = 0 } of paginateScan({ client }, input)) total += Count;
  return total;
}
