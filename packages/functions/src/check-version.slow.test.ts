/** The check of new versions: the real handlers behind a stand-in for Lambda, and versions that are broken in one way each. */
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { DynamoDBClient, ScanCommand } from "@aws-sdk/client-dynamodb";
import { httpEvent } from "@flightaides/standins/http-event";
import { type PayPal, start as startPayPal } from "@flightaides/standins/paypal";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { newContext, throughEdge } from "../test/handlers";
import { handler as account } from "./account";
import { handler as api } from "./api";
import { handler as check } from "./check-version";
import type { HttpEvent, HttpHandler } from "./http";
import { logger } from "./logger";
import { handler as payment } from "./payment";

const working: Record<string, HttpHandler> = { api, payment, account };
/** The versions that Lambda invokes, by the name of their function. */
let versions: Record<string, HttpHandler>;
/** A function whose invocations Lambda throttles. */
let throttled: string | undefined;
/** What CodeDeploy was told. */
const reported: unknown[] = [];
let aws: Server;
let paypal: PayPal;

beforeAll(async () => {
  aws = createServer(async (request, response) => {
    const body = await text(request);
    const [, name] =
      /functions\/.*function%3A(\w+)%3A\d+\/invocations/.exec(request.url ?? "") ?? [];
    if (name !== undefined && name === throttled) {
      response.writeHead(429, { "x-amzn-errortype": "TooManyRequestsException" }).end("{}");
    } else if (name) {
      const outcome = await invoke(name, JSON.parse(body));
      if ("errorMessage" in outcome) response.setHeader("x-amz-function-error", "Unhandled");
      response.end(JSON.stringify(outcome));
    } else {
      expect(request.headers["x-amz-target"]).toMatch(/PutLifecycleEventHookExecutionStatus$/);
      reported.push(JSON.parse(body));
      response.end("{}");
    }
  });
  await new Promise<void>((listening) => aws.listen(0, "127.0.0.1", listening));
  const url = `http://127.0.0.1:${(aws.address() as AddressInfo).port}`;
  paypal = await startPayPal({ port: 0 });
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_LAMBDA: url,
    AWS_ENDPOINT_URL_CODEDEPLOY: url,
    PAYPAL_BASE_URL: paypal.url,
    PAYPAL_MERCHANT_ID: paypal.merchantId,
    CHECKED_VERSIONS: Object.keys(working)
      .map((name) => `${name}=arn:aws:lambda:us-east-1:000000000000:function:${name}:7`)
      .join(","),
  });
});
afterAll(async () => {
  await paypal.stop();
  await new Promise((closed) => aws.close(closed));
});
beforeEach(() => {
  versions = { ...working };
  throttled = undefined;
  reported.length = 0;
});

async function invoke(name: string, event: HttpEvent): Promise<object> {
  const version = versions[name];
  if (!version) return { errorMessage: `Cannot find module '${name}'` };
  return version(event, newContext()).catch((error: unknown) => ({ errorMessage: String(error) }));
}

/** Runs the check. @returns what it told CodeDeploy, and the sentences that it logged */
async function run(): Promise<{ status: unknown; failures: string[] }> {
  const failures: string[] = [];
  const log = vi.spyOn(logger(), "error").mockImplementation((...args) => {
    const [message, more] = args;
    if (message === "The new version is not deployed")
      failures.push(...(more as { failures: string[] }).failures);
  });
  await check({ DeploymentId: "d-1", LifecycleEventHookExecutionId: "hook-1" });
  log.mockRestore();
  expect(reported).toHaveLength(1);
  const [{ status, ...ids }] = reported as [Record<string, unknown>];
  expect(ids).toEqual({ deploymentId: "d-1", lifecycleEventHookExecutionId: "hook-1" });
  return { status, failures };
}

it("lets versions that work serve requests, and stores nothing", async () => {
  expect(await run()).toEqual({ status: "Succeeded", failures: [] });
  const { Count } = await new DynamoDBClient().send(
    new ScanCommand({ TableName: process.env.TABLE_NAME, Select: "COUNT" }),
  );
  expect(Count).toBe(0);
  // Nobody approves it.
  expect(paypal.orders().map(({ status }) => status)).toEqual(["CREATED"]);
});

/** A version whose response to one route is another one. */
const answering =
  (version: HttpHandler, route: string, answer: Awaited<ReturnType<HttpHandler>>): HttpHandler =>
  async (event, context) =>
    event.routeKey === route ? answer : version(event, context);

const broken: [
  what: string,
  versions: Record<string, HttpHandler | undefined>,
  failures: string[],
][] = [
  [
    "cannot be loaded",
    { account: undefined },
    ["account, the first call of an account, rolled back: Cannot find module 'account'"],
  ],
  [
    "throws",
    { payment: () => Promise.reject(new TypeError("x is not a function")) },
    ["payment, an order at PayPal: TypeError: x is not a function"],
  ],
  [
    "answers a search with 500, which Lambda does not count as an error",
    {
      api: answering(api, "POST /flightAid/searchItin", {
        statusCode: 500,
        body: '{"detail":"Error: no index"}',
      }),
    },
    ["api, a search: 500 Error: no index"],
  ],
  [
    "answers a search with something else",
    { api: answering(api, "POST /flightAid/searchItin", { statusCode: 200, body: '[{"id":1}]' }) },
    [
      "api, a search: The response does not match its contract: 0.id, 0.type, 0.itinerary, 0.createdAt, 0.traveler, 0.match",
    ],
  ],
  [
    "is an old one",
    {
      api: answering(api, "GET /health", {
        statusCode: 200,
        body: '{"status":"ok","stage":"test","version":"v0"}',
      }),
    },
    ["api, its health: It is version v0, not test"],
  ],
  [
    "stores a posting",
    { api: answering(api, "POST /flightAid", { statusCode: 201, body: "{}" }) },
    [expect.stringMatching(/^api, a posting, rolled back: /)],
  ],
];

it.each(broken)("refuses a version that %s", async (_, changed, failures) => {
  versions = Object.fromEntries(
    Object.entries({ ...working, ...changed }).filter(
      (entry): entry is [string, HttpHandler] => entry[1] !== undefined,
    ),
  );
  expect(await run()).toEqual({ status: "Failed", failures });
});

it("says that a version is throttled, as after a restore that stopped the writes", async () => {
  throttled = "account";
  expect(await run()).toEqual({
    status: "Failed",
    failures: [
      "account, the first call of an account, rolled back: Lambda throttles it. Is its reserved concurrency 0?",
    ],
  });
});

it("refuses a version with credentials or a seller that PayPal does not accept", async () => {
  const { PAYPAL_MERCHANT_ID } = process.env;
  process.env.PAYPAL_MERCHANT_ID = "SOMEBODYELSE";
  const { status, failures } = await run();
  process.env.PAYPAL_MERCHANT_ID = PAYPAL_MERCHANT_ID;
  expect(status).toBe("Failed");
  expect(failures).toEqual([
    expect.stringMatching(/^payment, an order at PayPal: 500 PayPalError: PayPal responded 4/),
  ]);
});

it("a request cannot ask for a dry run, nor for the rehearsal of an order", async () => {
  const event = httpEvent({
    routeKey: "POST /rehearsal/order",
    method: "POST",
    path: "/rehearsal/order",
    query: "dryRun=true",
    headers: { "content-type": "application/json", dryrun: "true" },
    body: '{"dryRun":true}',
  });
  const before = paypal.orders().length;
  expect(await payment(throughEdge(event), newContext())).toMatchObject({ statusCode: 404 });
  expect(await payment(event, newContext())).toMatchObject({ statusCode: 403 });
  expect(paypal.orders()).toHaveLength(before);
});
