/** The documents that X-Ray's daemon receives for an invocation. */
import { createSocket, type Socket } from "node:dgram";
import { once } from "node:events";
import { createServer, get, type Server } from "node:http";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { traced } from "./trace";

const trace = "1-5759e988-bd862e3fe1be46a994272793";
const header = `Root=${trace};Parent=53995c3f42cd8ad8;Sampled=1;Lineage=1:a87bd80c:0`;

type Document = Record<string, unknown> & { id: string; name: string };

let daemon: Socket;
let server: Server;
let url: string;
const documents: Document[] = [];

beforeEach(async () => {
  documents.length = 0;
  daemon = createSocket("udp4").bind(0, "127.0.0.1");
  daemon.on("message", (datagram) => {
    const [head = "", body = ""] = datagram.toString().split("\n");
    expect(JSON.parse(head)).toEqual({ format: "json", version: 1 });
    documents.push(JSON.parse(body));
  });
  // Responds with the status in the path.
  server = createServer((request, response) => {
    response.writeHead(Number(request.url?.slice(1, 4))).end();
  }).listen(0, "127.0.0.1");
  await Promise.all([once(daemon, "listening"), once(server, "listening")]);
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === "object" && address?.port}`;
  vi.stubEnv("AWS_XRAY_DAEMON_ADDRESS", `127.0.0.1:${daemon.address().port}`);
  vi.stubEnv("_X_AMZN_TRACE_ID", header);
});
afterEach(() => {
  vi.unstubAllEnvs();
  daemon.close();
  server.close();
});

/** Waits until the daemon has received this many documents. The last is the invocation's. */
async function received(count: number): Promise<Document[]> {
  while (documents.length < count) await once(daemon, "message");
  return documents;
}

/** A request as the AWS SDK makes one. */
async function query(path: string, target: string): Promise<void> {
  const headers = { "x-amz-target": target };
  const [response] = await once(get(url + path, { headers }), "response");
  await response.resume().toArray();
}

it("records the calls of an invocation by service, operation and status, without their paths", async () => {
  const handler = traced(
    async (event: { user: string }) => {
      await query("/200", "DynamoDB_20120810.Query");
      await query("/400", "AmazonSSM.GetParameter");
      await fetch(`${url}/503?to=${event.user}`, { method: "POST", body: event.user });
      return { statusCode: 201 };
    },
    (_, { statusCode }) => ({ route: "POST /flightAid", status: statusCode, none: undefined }),
  );
  expect(await handler({ user: "ann@example.com" }, {})).toEqual({ statusCode: 201 });

  const found = await received(4);
  const invocation = found.at(-1);
  const calls = found.slice(0, -1);
  expect(invocation).toMatchObject({
    name: "handler",
    trace_id: trace,
    parent_id: "53995c3f42cd8ad8",
    annotations: { route: "POST /flightAid", status: 201 },
  });
  expect(calls).toMatchObject([
    {
      name: "DynamoDB",
      namespace: "aws",
      aws: { operation: "Query" },
      http: { request: { method: "GET" }, response: { status: 200 } },
    },
    { name: "AmazonSSM", aws: { operation: "GetParameter" }, error: true },
    {
      name: "127.0.0.1",
      namespace: "remote",
      http: { request: { method: "POST" }, response: { status: 503 } },
      fault: true,
    },
  ]);
  for (const { parent_id, trace_id, type, start_time, end_time } of calls) {
    expect({ parent_id, trace_id, type }).toEqual({
      parent_id: invocation?.id,
      trace_id: trace,
      type: "subsegment",
    });
    expect(Number(end_time)).toBeGreaterThanOrEqual(Number(start_time));
  }
  expect(new Set(found.map(({ id }) => id)).size).toBe(4);
  expect(JSON.stringify(found)).not.toMatch(/ann@|503\?/);
});

it("records a call without a response and an invocation that throws", async () => {
  const nowhere = url;
  await new Promise((closed) => server.close(closed));
  const handler = traced(async () => {
    await fetch(nowhere);
  });
  await expect(handler(undefined, {})).rejects.toThrow("fetch failed");
  expect(await received(2)).toMatchObject([
    { name: "127.0.0.1", fault: true },
    { name: "handler", fault: true },
  ]);
});

it("records at most 100 calls", async () => {
  const handler = traced(async () => {
    for (let call = 0; call < 103; call++) await query("/200", "DynamoDB_20120810.Query");
  });
  await handler(undefined, {});
  const found = await received(101);
  expect(found.filter(({ name }) => name === "DynamoDB")).toHaveLength(100);
  expect(found.at(-1)).toMatchObject({ name: "handler" });
});

it.each([
  ["is not sampled", { _X_AMZN_TRACE_ID: header.replace("Sampled=1", "Sampled=0") }],
  ["is not traced", { _X_AMZN_TRACE_ID: undefined }],
  ["runs where there is no daemon", { AWS_XRAY_DAEMON_ADDRESS: undefined }],
])(
  "records nothing when the invocation %s",
  async (_, environment: Record<string, string | undefined>) => {
    for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
    const unsampled = traced(async () => {
      await query("/200", "DynamoDB_20120810.Query");
      return "done";
    });
    expect(await unsampled(undefined, {})).toBe("done");
    // A sampled one afterwards: datagrams of the first would arrive before its own.
    vi.unstubAllEnvs();
    vi.stubEnv("AWS_XRAY_DAEMON_ADDRESS", `127.0.0.1:${daemon.address().port}`);
    vi.stubEnv("_X_AMZN_TRACE_ID", header);
    await traced(async () => undefined)(undefined, {});
    expect((await received(1)).map(({ name }) => name)).toEqual(["handler"]);
  },
);
