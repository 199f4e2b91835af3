/** Reads the table. */
import { ScanCommand, type ScanCommandOutput } from "@aws-sdk/lib-dynamodb";
import { config } from "../src/config";
import { client } from "../src/db/client";

type Items = NonNullable<ScanCommandOutput["Items"]>;

/** Every item. */
export async function items(): Promise<Items> {
  const found: Items = [];
  let ExclusiveStartKey: Record<string, unknown> | undefined;
  do {
    const page = await client.send(
      new ScanCommand({ TableName: config.tableName, ConsistentRead: true, ExclusiveStartKey }),
    );
    found.push(...(page.Items ?? []));
    ExclusiveStartKey = page.LastEvaluatedKey;
  } while (ExclusiveStartKey);
  return found;
}

/** The items that hold a text, in capitals or not, as a key or in a value. */
export async function itemsWith(text: string): Promise<Items> {
  const sought = text.toLowerCase();
  return (await items()).filter((item) => textOf(item).toLowerCase().includes(sought));
}

/** JSON of itself leaves out the members of sets. */
function textOf(item: Items[number]): string {
  return JSON.stringify(item, (_, value) => (value instanceof Set ? [...value] : value));
}
