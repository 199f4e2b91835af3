/** Creates and deletes tables on a local engine. */
import {
  CreateTableCommand,
  type CreateTableCommandInput,
  DeleteTableCommand,
  DescribeTableCommand,
  DynamoDBClient,
  ResourceNotFoundException,
  UpdateTimeToLiveCommand,
} from "@aws-sdk/client-dynamodb";
import { PlainError } from "../plain-error";

export type TableInput = CreateTableCommandInput & { TableName: string };

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
  await withClient(url, async (client) => {
    const existing = await client
      .send(new DescribeTableCommand({ TableName }))
      .catch((error: unknown) => {
        if (error instanceof ResourceNotFoundException) return undefined;
        throw error;
      });
    if (existing) {
      if (shape(existing.Table?.GlobalSecondaryIndexes) !== shape(input.GlobalSecondaryIndexes)) {
        throw new PlainError("The stored data has an older layout. Run npm start -- --fresh.");
      }
      return;
    }
    await client.send(new CreateTableCommand(input));
    await client.send(
      new UpdateTimeToLiveCommand({
        TableName,
        TimeToLiveSpecification: { AttributeName: ttlAttribute, Enabled: true },
      }),
    );
  });
}

export async function deleteTable(url: string, TableName: string): Promise<void> {
  await withClient(url, (client) => client.send(new DeleteTableCommand({ TableName })));
}

async function withClient(
  endpoint: string,
  act: (client: DynamoDBClient) => Promise<unknown>,
): Promise<void> {
  const client = new DynamoDBClient({
    endpoint,
    region: "us-east-1",
    credentials: { accessKeyId: "local", secretAccessKey: "local" },
  });
  try {
    await act(client);
  } finally {
    client.destroy();
  }
}

type Index = {
  IndexName?: string;
  KeySchema?: { AttributeName?: string }[];
  Projection?: { NonKeyAttributes?: string[] };
};

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
