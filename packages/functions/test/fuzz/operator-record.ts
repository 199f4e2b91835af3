/** Watches that the record of what operators do is only added to. */
import { DynamoDBClient, paginateQuery } from "@aws-sdk/client-dynamodb";
import { config } from "@flightaides/core/config.ts";

/** `changed`: entries that are not any more as they were at the check before. */
export type RecordCheck = { added: number; changed: string[] };

/** @returns a check of the record since the check before */
export async function recordKeeper(
  read: () => Promise<string[]> = entriesOfRun(),
): Promise<() => Promise<RecordCheck>> {
  let before = await read();
  return async () => {
    const entries = await read();
    const now = new Set(entries);
    const check = {
      added: entries.length - before.length,
      changed: before.filter((entry) => !now.has(entry)),
    };
    before = entries;
    return check;
  };
}

/** Reads the entries of today, and of yesterday for a run that began on that day. */
function entriesOfRun(): () => Promise<string[]> {
  const dayOf = (date: Date) => date.toISOString().slice(0, 10);
  const first = dayOf(new Date());
  return async () => {
    const days = new Set([first, dayOf(new Date())]);
    return (await Promise.all([...days].map(entriesOf))).flat();
  };
}

async function entriesOf(day: string): Promise<string[]> {
  const entries: string[] = [];
  const pages = paginateQuery(
    { client: new DynamoDBClient({}) },
    {
      TableName: config.tableName,
      ConsistentRead: true,
      KeyConditionExpression: "pk = :day",
      ExpressionAttributeValues: { ":day": { S: `desk-record#${day}` } },
    },
  );
  for await (const { Items = [] } of pages)
    entries.push(...Items.map((item) => JSON.stringify(Object.entries(item).sort())));
  return entries;
}
