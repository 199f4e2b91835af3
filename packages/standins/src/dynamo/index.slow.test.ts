import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { DescribeTableCommand, DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { freePort } from "../free-port";
import { createTable, type Dynamo, deleteTable, endLeftover, engineName, start } from ".";

const input = (index: string) => ({
  TableName: "trips",
  BillingMode: "PAY_PER_REQUEST" as const,
  KeySchema: [{ AttributeName: "pk", KeyType: "HASH" as const }],
  AttributeDefinitions: ["pk", index].map((AttributeName) => ({
    AttributeName,
    AttributeType: "S" as const,
  })),
  GlobalSecondaryIndexes: [
    {
      IndexName: index,
      KeySchema: [{ AttributeName: index, KeyType: "HASH" as const }],
      Projection: { ProjectionType: "ALL" as const },
    },
  ],
});

let dataDir: string;
const cleanups: (() => Promise<unknown>)[] = [];
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "dynamo-"));
});
afterEach(async () => {
  vi.unstubAllEnvs();
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
  await endLeftover(dataDir);
  await rm(dataDir, { recursive: true });
});

async function started(port = 0): Promise<Dynamo> {
  const dynamo = await start({ port, dataDir });
  cleanups.push(() => dynamo.stop());
  return dynamo;
}

async function hasTable(url: string): Promise<boolean> {
  const client = new DynamoDBClient({
    endpoint: url,
    region: "us-east-1",
    credentials: { accessKeyId: "local", secretAccessKey: "local" },
  });
  const found = client.send(new DescribeTableCommand({ TableName: "trips" })).then(
    () => true,
    () => false,
  );
  return found.finally(() => client.destroy());
}

/** A process that starts the engine on the data folder and waits. Resolves when the engine answers. */
async function startElsewhere(port: number): Promise<ChildProcess> {
  const code = `
    const { start } = await import(${JSON.stringify(new URL("./index.ts", import.meta.url).href)});
    await start({ port: ${port}, dataDir: ${JSON.stringify(dataDir)} });
    console.log("ready");
    setInterval(() => undefined, 1000);`;
  const child = spawn(
    process.execPath,
    ["--import", "tsx", "--input-type=module", "--eval", code],
    {
      cwd: fileURLToPath(new URL(".", import.meta.url)),
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
  const exited = once(child, "exit");
  cleanups.push(async () => {
    child.kill("SIGKILL");
    await exited;
  });
  await once(child.stdout, "data");
  return child;
}

/** A process that has nothing to do with engines. */
function stranger(): ChildProcess {
  const child = spawn(process.execPath, ["--eval", "setInterval(() => undefined, 1000)"]);
  const exited = once(child, "exit");
  cleanups.push(async () => {
    child.kill();
    await exited;
  });
  return child;
}

describe("an engine whose owner was killed", () => {
  it("is ended by the next start, which uses its port and data", async () => {
    const port = await freePort();
    const owner = await startElsewhere(port);
    const url = `http://127.0.0.1:${port}`;
    await createTable(url, input("owner"), "expiresAt");
    const exited = once(owner, "exit");
    owner.kill("SIGKILL");
    await exited;
    expect(await hasTable(url)).toBe(true);

    const next = await started(port);
    expect(next.url).toBe(url);
    expect(await hasTable(url)).toBe(true);
  });

  it("is ended when another process has its owner's number", { tags: "deep" }, async () => {
    const port = await freePort();
    const owner = await startElsewhere(port);
    const exited = once(owner, "exit");
    owner.kill("SIGKILL");
    await exited;
    const record = JSON.parse(await readFile(join(dataDir, "engine.json"), "utf8"));
    const other = { ...record, owner: stranger().pid };
    await writeFile(join(dataDir, "engine.json"), JSON.stringify(other));
    expect((await started(port)).url).toBe(`http://127.0.0.1:${port}`);
  });

  it("is forgotten when it has ended too, even if another process has its owner's number", {
    tags: "deep",
  }, async () => {
    const ended = { pid: 2 ** 22 + 1, owner: stranger().pid };
    await writeFile(join(dataDir, "engine.json"), JSON.stringify(ended));
    await started();
  });

  it("is not mistaken for another process that has its number", { tags: "deep" }, async () => {
    const bystander = stranger();
    const ended = { pid: 2 ** 22 + 1, owner: 2 ** 22 + 1 };
    await writeFile(
      join(dataDir, "engine.json"),
      JSON.stringify({ ...ended, pid: bystander.pid ?? 0 }),
    );
    await started();
    expect(bystander.exitCode ?? bystander.signalCode).toBeNull();
  });
});

it("leaves an engine alone while its owner runs", { tags: "deep" }, async () => {
  const port = await freePort();
  await startElsewhere(port);
  const record = await readFile(join(dataDir, "engine.json"), "utf8");
  await expect(start({ port: 0, dataDir })).rejects.toThrow("Another process uses the data");
  expect(await readFile(join(dataDir, "engine.json"), "utf8")).toBe(record);
  expect((await fetch(`http://127.0.0.1:${port}`, { method: "POST" })).status).toBe(400);
});

describe("tables", () => {
  it("survive a restart, and a different set of indexes is rejected", async () => {
    const first = await start({ port: 0, dataDir });
    await createTable(first.url, input("owner"), "expiresAt");
    await first.stop();
    const second = await started();
    await createTable(second.url, input("owner"), "expiresAt");
    await expect(createTable(second.url, input("route"), "expiresAt")).rejects.toThrow(
      "older layout",
    );
    await deleteTable(second.url, "trips");
    expect(await hasTable(second.url)).toBe(false);
  });
});

describe("the choice of the engine", () => {
  it.each(["dynoxide", "dynamodb-local"])("DYNAMODB_ENGINE=%s", (name) => {
    vi.stubEnv("DYNAMODB_ENGINE", name);
    expect(engineName()).toBe(name);
  });

  it("reports an unknown name in one line", () => {
    vi.stubEnv("DYNAMODB_ENGINE", "dynalite");
    expect(() => engineName()).toThrow(
      "DYNAMODB_ENGINE=dynalite is unknown. Use dynoxide or dynamodb-local.",
    );
  });

  it("DynamoDB Local without Java and containers says what to install", async () => {
    vi.stubEnv("PATH", dataDir);
    await expect(start({ port: 0, engine: "dynamodb-local" })).rejects.toThrow(
      "needs a Java development kit, 17 or newer (https://adoptium.net), or Docker",
    );
  });
});
