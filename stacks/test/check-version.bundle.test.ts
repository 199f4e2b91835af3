/**
 * The check of new versions as it is uploaded: it invokes the uploaded functions through a stand-in for Lambda, as they are and broken.
 *
 * @module-tag deep
 */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { secretsPath } from "../../packages/core/src/stage-defaults";
import { type PayPal, start as startPayPal } from "../../packages/standins/src/paypal";
import { start as startParameters } from "../../packages/standins/src/ssm";
import { bundleOf, type Instance, launch } from "./bundles";
import type {} from "./bundles-setup";
import { handlerOf, openStage, variablesOf } from "./stage";

const stage = openStage(inject("bundled"));
const names = ["api", "payment", "account"] as const;
type Name = (typeof names)[number];

/** The running versions. */
let versions: Record<Name, Instance>;
const reported: { status: string }[] = [];
const folders: string[] = [];
let aws: Server;
let paypal: PayPal;
let parameters: Awaited<ReturnType<typeof startParameters>>;
let environment: Record<string, string>;

beforeAll(async () => {
  aws = createServer(async (request, response) => {
    const body = await text(request);
    const [, name] = /function%3A(\w+)%3A7\/invocations$/.exec(request.url ?? "") ?? [];
    if (!name) {
      reported.push(JSON.parse(body));
      response.end("{}");
      return;
    }
    // A process that does not start is one whose module cannot be loaded.
    const outcome = await versions[name as Name].call(JSON.parse(body)).catch((error: Error) => ({
      error: error.message,
      result: undefined,
    }));
    if (outcome.error) response.setHeader("x-amz-function-error", "Unhandled");
    response.end(JSON.stringify(outcome.result ?? { errorMessage: outcome.error }));
  });
  await new Promise<void>((listening) => aws.listen(0, "127.0.0.1", listening));
  const url = `http://127.0.0.1:${(aws.address() as AddressInfo).port}`;
  paypal = await startPayPal({ port: 0 });
  const path = secretsPath(stage.name);
  parameters = await startParameters({
    port: 0,
    parameters: {
      [`${path}/FORMER_ACCOUNT_SECRET/value`]: "secret",
      [`${path}/PAYPAL_CLIENT_ID/value`]: paypal.clientId,
      [`${path}/PAYPAL_CLIENT_SECRET/value`]: paypal.clientSecret,
    },
  });
  environment = {
    AWS_REGION: "us-east-1",
    AWS_ACCESS_KEY_ID: "test",
    AWS_SECRET_ACCESS_KEY: "test",
    AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: "true",
    AWS_ENDPOINT_URL_LAMBDA: url,
    AWS_ENDPOINT_URL_CODEDEPLOY: url,
    AWS_ENDPOINT_URL_DYNAMODB: inject("dynamoUrl"),
    AWS_ENDPOINT_URL_SSM: parameters.url,
    PAYPAL_BASE_URL: paypal.url,
    PAYPAL_MERCHANT_ID: paypal.merchantId,
  };
});
afterAll(async () => {
  await Promise.all([paypal.stop(), parameters.stop()]);
  await new Promise((closed) => aws.close(closed));
  for (const folder of folders) rmSync(folder, { recursive: true });
});

type Change = { of: Name; from?: string | RegExp; to?: string; variables?: Record<string, string> };

/** The bundle of a function, with a text of its code replaced. */
function bundle(name: Name, { of, from, to = "" }: Change): string {
  const file = bundleOf(stage, handlerOf(name));
  if (of !== name || from === undefined) return file;
  const folder = mkdtempSync(join(tmpdir(), "flightaides-broken-"));
  folders.push(folder);
  cpSync(dirname(file), folder, { recursive: true });
  let replaced = 0;
  for (const one of readdirSync(folder).filter((entry) => entry.endsWith(".mjs"))) {
    const code = readFileSync(join(folder, one), "utf8");
    const changed = code.replaceAll(new RegExp(from, "g"), to);
    if (changed !== code) replaced++;
    writeFileSync(join(folder, one), changed);
  }
  expect(replaced).toBeGreaterThan(0);
  return join(folder, basename(file));
}

/** Starts the versions and runs the check. @returns what it told CodeDeploy, and the sentences of its log */
async function check(change: Change): Promise<{ status: string | undefined; failures: string[] }> {
  const known = { Table: process.env.TABLE_NAME ?? "" };
  const started = names.map((name): [Name, Instance] => {
    const variables = { ...variablesOf(stage, name, known), ...environment };
    const own = change.of === name ? change.variables : undefined;
    return [name, launch(bundle(name, change), { ...variables, ...own })];
  });
  versions = Object.fromEntries(started) as Record<Name, Instance>;
  const checked = names.map(
    (name) => `${name}=arn:aws:lambda:us-east-1:000000000000:function:${name}:7`,
  );
  const hook = launch(bundleOf(stage, handlerOf("check-version")), {
    ...variablesOf(stage, "check-version"),
    ...environment,
    CHECKED_VERSIONS: checked.join(","),
  });
  reported.length = 0;
  const { error } = await hook.call({ DeploymentId: "d-1", LifecycleEventHookExecutionId: "h-1" });
  expect(error).toBeUndefined();
  const log = await hook.stop();
  await Promise.all(started.map(([, version]) => version.stop()));
  const failures = log
    .split("\n")
    .filter((line) => line.includes("not deployed"))
    .flatMap((line): string[] => JSON.parse(line).failures);
  return { status: reported[0]?.status, failures };
}

it("lets the bundles serve requests as they are", async () => {
  expect(await check({ of: "api" })).toEqual({ status: "Succeeded", failures: [] });
});

it.each([
  [
    "a search in an index that does not exist",
    { of: "api", from: "(route|cell)-by-date", to: "no-such-$&" },
    ["api, a search: 500"],
  ],
  [
    "a write that the table does not accept",
    { of: "api", from: "attribute_not_exists", to: "attribute_not_exist" },
    ["api, a posting, rolled back: 500"],
  ],
  [
    "another path of PayPal's",
    { of: "payment", from: "/v2/checkout/orders", to: "/v2/checkout/order" },
    ["payment, an order at PayPal: 500 PayPalError: PayPal responded 404"],
  ],
  [
    "code that throws when it is loaded",
    { of: "account", from: "^", to: "throw new Error('broken');" },
    ["account, the first call of an account, rolled back:"],
  ],
  [
    "a table that does not exist",
    { of: "account", variables: { TABLE_NAME: "none" } },
    ["account, the first call of an account, rolled back: 500"],
  ],
  [
    "the secrets of another stage",
    { of: "payment", variables: { SECRETS_PATH: "/sst/none" } },
    ["payment, an order at PayPal: 500 ParameterNotFound"],
  ],
] satisfies [string, Change, string[]][])("refuses %s", async (_, change, expected) => {
  const { status, failures } = await check(change);
  console.log(failures.join("\n"));
  expect(status).toBe("Failed");
  expect(failures).toEqual(
    expected.map((start) =>
      expect.stringMatching(new RegExp(`^${start.replace(/[.()]/g, "\\$&")}`)),
    ),
  );
});
