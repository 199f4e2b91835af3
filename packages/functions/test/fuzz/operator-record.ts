/** Watches that the record of what operators do is only added to. */
import { DynamoDBClient, paginateQuery } from "@aws-sdk/client-dynamodb";
import { config } from "@flightaides/core/config.ts";

export async function recordKeeper() {
  const day = new Date().toISOString().slice(0, 10);
  const before = await entriesOf(day);
  return {
    /** The entries that were there at first, and are not any more as they were. */
    async changed(): Promise<string[]> {
      const after = new Set(await entriesOf(day));
      return before.filter((entry) => !after.has(entry));
    },
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
