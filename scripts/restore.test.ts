/** The restore drill, against the engine and a proxy that restores as DynamoDB does: into a new table. */
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { text } from "node:stream/consumers";
import {
  type AttributeValue,
  BatchWriteItemCommand,
  CreateTableCommand,
  type CreateTableCommandInput,
  DynamoDBClient,
  ListTablesCommand,
  ScanCommand,
} from "@aws-sdk/client-dynamodb";
import { afterAll, beforeAll, beforeEach, expect, inject, it } from "vitest";
import { createTableInput } from "../packages/core/src/db/table";
import { drill } from "./restore";

type Item = Record<string, AttributeValue>;

const engine = new DynamoDBClient({ endpoint: inject("dynamoUrl") });
const table = process.env.TABLE_NAME ?? "";
const now = new Date("2027-03-10T12:00:00Z");
const copy = `${table}-drill-20270310120000`;
const restorable = new Date("2027-03-10T11:55:00Z");

let proxy: Server;
let client: DynamoDBClient;
let lines: string[];
/** The defect of the simulated restore. */
let recovery: "ENABLED" | "DISABLED";
let change: (items: Item[]) => Item[];
let layout: (input: CreateTableCommandInput) => CreateTableCommandInput;

beforeAll(async () => {
  const items = Array.from({ length: 130 }, (_, number) => itemOf(`user#${number}`));
  await write(table, items);
  proxy = createServer(async (request, response) => {
    const body = await text(request);
    const operation = String(request.headers["x-amz-target"]).split(".")[1] ?? "";
    const own = await answers[operation]?.(JSON.parse(body));
    if (own) return response.end(JSON.stringify(own));
    const answer = await fetch(inject("dynamoUrl"), {
      method: "POST",
      headers: Object.entries(request.headers).flatMap(([name, value]): [string, string][] =>
        /^(x-amz|authorization|content-type)/.test(name) ? [[name, String(value)]] : [],
      ),
      body,
    });
    response.writeHead(answer.status, { "content-type": "application/x-amz-json-1.0" });
    response.end(await answer.text());
  }).listen(0, "127.0.0.1");
  await once(proxy, "listening");
  const address = proxy.address();
  const port = typeof address === "object" && address?.port;
  client = new DynamoDBClient({ endpoint: `http://127.0.0.1:${port}` });
});
afterAll(() => {
  proxy.closeAllConnections();
  proxy.close();
});

beforeEach(() => {
  lines = [];
  recovery = "ENABLED";
  change = (items) => items;
  layout = (input) => input;
});

/** Operations that local engines lack. */
const answers: Record<string, (input: Record<string, string>) => unknown> = {
  DescribeContinuousBackups: () => ({
    ContinuousBackupsDescription: {
      ContinuousBackupsStatus: "ENABLED",
      PointInTimeRecoveryDescription: {
        PointInTimeRecoveryStatus: recovery,
        LatestRestorableDateTime: restorable.getTime() / 1000,
      },
    },
  }),
  RestoreTableToPointInTime: async ({ SourceTableName, TargetTableName = "", RestoreDateTime }) => {
    expect(Number(RestoreDateTime)).toBe(restorable.getTime() / 1000);
    await engine.send(new CreateTableCommand(layout(createTableInput(TargetTableName))));
    const { Items = [] } = await engine.send(new ScanCommand({ TableName: SourceTableName }));
    await write(TargetTableName, change(Items));
    return { TableDescription: { TableName: TargetTableName, TableStatus: "CREATING" } };
  },
};

function itemOf(pk: string): Item {
  const id = randomUUID();
  return {
    pk: { S: pk },
    sk: { S: "profile" },
    email: { S: `${id}@example.com` },
    dueQueue: { S: "mail" },
    dueOrder: { S: id },
  };
}

async function write(TableName: string, items: Item[]): Promise<void> {
  for (let start = 0; start < items.length; start += 25) {
    const requests = items.slice(start, start + 25).map((Item) => ({ PutRequest: { Item } }));
    await engine.send(new BatchWriteItemCommand({ RequestItems: { [TableName]: requests } }));
  }
}

const run = () => drill(client, { table, now, report: (line) => lines.push(line) });
const tables = async () => (await engine.send(new ListTablesCommand())).TableNames;

it("restores to the latest second, compares every item, and deletes the copy", async () => {
  expect(await run()).toMatchObject({ restoredTo: restorable, items: 130, differences: [] });
  expect(lines[0]).toBe(`Restoring ${table} as of 2027-03-10T11:55:00.000Z to ${copy}`);
  expect(lines.at(-1)).toBe(`Deleting ${copy}`);
  expect(await tables()).not.toContain(copy);
  expect(await tables()).toContain(table);
});

it("reports lost, changed and new items by their keys, without their contents", async () => {
  change = ([lost, changed, ...others]) => {
    const { pk = { S: "" } } = lost ?? {};
    expect(pk.S).toMatch(/^user#/);
    return [
      { ...changed, pk: changed?.pk ?? pk, email: { S: "other@example.com" } },
      itemOf("user#new"),
      ...others.slice(1),
    ];
  };
  const { differences } = await run();
  expect(differences).toEqual([
    expect.stringMatching(/^user#(\d+ profile differs|new profile is not in the original)\.$/),
    expect.stringMatching(/^user#(\d+ profile differs|new profile is not in the original)\.$/),
    "The table holds 130 items, and 129 are restored.",
    "due holds 130 items, and 129 are restored.",
  ]);
  expect(JSON.stringify([differences, lines])).not.toContain("@");
  expect(await tables()).not.toContain(copy);
});

it("reports only the number of differences if there are many", async () => {
  change = (items) => items.map((item) => ({ ...item, email: { S: "other@example.com" } }));
  const { differences } = await run();
  expect(differences).toHaveLength(21);
  expect(differences.at(-1)).toBe("110 further items differ.");
});

it("notices an index that is missing", async () => {
  layout = (input) => ({
    ...input,
    GlobalSecondaryIndexes: input.GlobalSecondaryIndexes?.filter(
      ({ IndexName }) => IndexName !== "due",
    ),
    AttributeDefinitions: input.AttributeDefinitions?.filter(
      ({ AttributeName }) => !AttributeName?.startsWith("due"),
    ),
  });
  const { differences } = await run();
  expect(differences).toEqual(["The keys or indexes of the two tables differ."]);
  expect(await tables()).not.toContain(copy);
});

it("restores nothing without point-in-time recovery", async () => {
  recovery = "DISABLED";
  await expect(run()).rejects.toThrow(`${table} has no point-in-time recovery.`);
  expect(lines).toEqual([]);
});
