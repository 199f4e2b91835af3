import { QueryCommand } from "@flightaides/core/db/documents.ts";
import { client } from "./client";

/**
 * Counts the items that a query finds, up to `limit`. Reads only the index and returns no items:
 * 1,000 mails cost about 50 read units.
 */
export async function countUpTo(
  limit: number,
  query: { params(options: { limit: number }): object },
): Promise<number> {
  const params = query.params({ limit }) as { TableName: string };
  const { Count = 0 } = await client.send(new QueryCommand({ ...params, Select: "COUNT" }));
  return Count;
}
