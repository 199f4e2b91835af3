/** Creates and deletes tables on a local engine. Without the SDK: every test file creates a table, and loading it takes longer. */
import { PlainError } from "../plain-error";

type Index = {
  IndexName?: string;
  KeySchema?: readonly { AttributeName?: string }[];
  Projection?: { ProjectionType?: string; NonKeyAttributes?: readonly string[] };
};

/** The input of DynamoDB's `CreateTable`. */
export type TableInput = { TableName: string; GlobalSecondaryIndexes?: readonly Index[] };

/**
 * Creates the table unless it exists. Items expire by `ttlAttribute`, in epoch seconds.
 * @throws PlainError if it exists with other indexes
 */
export async function createTable(
  url: string,
  input: TableInput,
  ttlAttribute: string,
): Promise<void> {
  const { TableName } = input;
  const existing = await describe(url, TableName);
  if (existing) {
    if (shape(existing.GlobalSecondaryIndexes) === shape(input.GlobalSecondaryIndexes)) return;
    throw new PlainError("The stored data has an older layout. Run npm start -- --fresh.");
  }
  await call(url, "CreateTable", input);
  await call(url, "UpdateTimeToLive", {
    TableName,
    TimeToLiveSpecification: { AttributeName: ttlAttribute, Enabled: true },
  });
}

export async function deleteTable(url: string, TableName: string): Promise<void> {
  await call(url, "DeleteTable", { TableName });
}

async function describe(url: string, TableName: string): Promise<TableInput | undefined> {
  try {
    const { Table } = (await call(url, "DescribeTable", { TableName })) as { Table: TableInput };
    return Table;
  } catch (error) {
    if (error instanceof Error && error.message.includes("ResourceNotFoundException")) {
      return undefined;
    }
    throw error;
  }
}

/** @throws Error with the engine's answer */
async function call(url: string, operation: string, input: object): Promise<unknown> {
  const response = await fetch(url, {
    method: "POST",
    headers: {
      "content-type": "application/x-amz-json-1.0",
      // DynamoDB Local closes idle connections, perhaps when the next request uses one.
      connection: "close",
      "x-amz-target": `DynamoDB_20120810.${operation}`,
      // Local engines require a signature and do not verify it.
      "x-amz-date": "20200101T000000Z",
      authorization:
        "AWS4-HMAC-SHA256 Credential=local/20200101/us-east-1/dynamodb/aws4_request, SignedHeaders=host, Signature=0",
    },
    body: JSON.stringify(input),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${operation}: ${text}`);
  return JSON.parse(text);
}

/** Names, keys and projections of indexes in a comparable form. */
function shape(indexes: readonly Index[] = []): string {
  return indexes
    .map(({ IndexName, KeySchema = [], Projection }) =>
      [
        IndexName,
        ...KeySchema.map(({ AttributeName }) => AttributeName),
        ...(Projection?.NonKeyAttributes ?? []).toSorted(),
      ].join(" "),
    )
    .sort()
    .join("\n");
}
