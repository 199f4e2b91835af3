/** DynamoDB on a laptop: dynoxide, one native binary from npm, with the table of `core/db/table`. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { setTimeout } from "node:timers/promises";
import {
  CreateTableCommand,
  DescribeTableCommand,
  DynamoDBClient,
  ResourceNotFoundException,
  UpdateTimeToLiveCommand,
} from "@aws-sdk/client-dynamodb";
import { createTableInput, timeToLive } from "@flightaides/core/db/table";
import { PlainError } from "../plain-error";

export type Dynamo = {
  url: string;
  /** Resolves with a reason when the engine ends by itself. */
  ended: Promise<string>;
  stop(): Promise<void>;
};

/** Starts the engine on `port` of the loopback interface; without `file` it keeps everything in memory. */
export async function start({ port, file }: { port: number; file?: string }): Promise<Dynamo> {
  const args = ["serve", "--host", "127.0.0.1", "-p", String(port)];
  const child = spawn(binary(), file ? [...args, "--db-path", file] : args, {
    stdio: ["ignore", "ignore", "pipe"],
  });
  let errors = "";
  child.stderr.on("data", (chunk: Buffer) => {
    errors += chunk.toString();
  });
  const exited = once(child, "exit");
  const ended = exited.then(([code, signal]) =>
    `dynoxide ended (${code ?? signal}). ${errors}`.trim(),
  );
  const url = `http://127.0.0.1:${port}`;
  const problem = await Promise.race([answers(url), ended]);
  if (problem) {
    child.kill("SIGKILL");
    throw new PlainError(problem);
  }
  return { url, ended, stop: () => stop(child, exited) };
}

/** Waits until the engine answers. Resolves with a reason when it does not within ten seconds. */
async function answers(url: string): Promise<string | undefined> {
  const deadline = Date.now() + 10_000;
  while (Date.now() < deadline) {
    const response = await fetch(url, { method: "POST" }).catch(() => undefined);
    if (response) return undefined;
    await setTimeout(50);
  }
  return `The DynamoDB engine does not answer at ${url}.`;
}

async function stop(child: ChildProcess, exited: Promise<unknown>): Promise<void> {
  child.kill("SIGTERM");
  await exited;
}

/** @throws PlainError on a machine that the engine is not packed for */
export function binary(): string {
  const name = `@dynoxide/${process.platform}-${process.arch}`;
  try {
    return join(
      dirname(createRequire(import.meta.url).resolve(`${name}/package.json`)),
      "dynoxide",
    );
  } catch {
    throw new PlainError(
      `There is no DynamoDB engine for ${process.platform}-${process.arch} in this checkout. Start any ` +
        "DynamoDB-compatible engine and set AWS_ENDPOINT_URL_DYNAMODB to its address.",
    );
  }
}

/**
 * Creates the table unless it is there.
 * @throws PlainError when it is there with other indexes than today's
 */
export async function createTable(url: string, tableName: string): Promise<void> {
  const client = new DynamoDBClient({
    endpoint: url,
    region: "us-east-1",
    credentials: { accessKeyId: "local", secretAccessKey: "local" },
  });
  const input = createTableInput(tableName);
  try {
    const { Table } = await client.send(new DescribeTableCommand({ TableName: tableName }));
    const found = JSON.stringify(shape(Table?.GlobalSecondaryIndexes ?? []));
    if (found !== JSON.stringify(shape(input.GlobalSecondaryIndexes))) {
      throw new PlainError("The stored data is of an older layout. Run npm start -- --fresh.");
    }
  } catch (error) {
    if (!(error instanceof ResourceNotFoundException)) throw error;
    await client.send(new CreateTableCommand(input));
    await client.send(
      new UpdateTimeToLiveCommand({
        TableName: tableName,
        TimeToLiveSpecification: { AttributeName: timeToLive, Enabled: true },
      }),
    );
  } finally {
    client.destroy();
  }
}

function shape(
  indexes: {
    IndexName?: string;
    KeySchema?: { AttributeName?: string }[];
    Projection?: { NonKeyAttributes?: string[] };
  }[],
): string[] {
  return indexes
    .map(({ IndexName, KeySchema, Projection }) =>
      [
        IndexName,
        ...(KeySchema ?? []).map(({ AttributeName }) => AttributeName),
        ...(Projection?.NonKeyAttributes ?? []).toSorted(),
      ].join(" "),
    )
    .sort();
}
