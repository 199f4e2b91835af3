/**
 * What a cold start costs: CPU time from the import of a bundle to the end of its cheapest call, in fresh processes that
 * alternate with the floor's. CPU time is what Lambda allots to a starting function, and other processes of the machine
 * affect it less than wall-clock time.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { createTableInput, timeToLive } from "@flightaides/core/db/table";
import type { LambdaName } from "@flightaides/core/environment";
import { secretsPath, senderAddress } from "@flightaides/core/stage-defaults";
import { createTable, start as startDynamo } from "@flightaides/standins/dynamo";
import { start as startPayPal } from "@flightaides/standins/paypal";
import { start as startSes } from "@flightaides/standins/ses";
import { start as startParameters } from "@flightaides/standins/ssm";
import { bundleOf, codeOf, launch } from "../../../stacks/test/bundles";
import { originKey, person, request } from "../../../stacks/test/events";
import { handlerOf, openStage, type Stage, variablesOf } from "../../../stacks/test/stage";

/** Processes per function, of which the median counts. */
const runs = 15;
/** How many times the floor a cold start may cost. */
const limit = 1.15;
/** The cheapest call of these makes more than one read: five and three. */
const limits: Partial<Record<LambdaName, number>> = { account: 1.3, notify: 1.25 };

const tableName = "cold-start";
const floor = "packages/bench/src/floor";

const somebody = person("Linus");
/** The cheapest event of each function that needs its data. The floor makes one read. */
const cheapest: Record<LambdaName, unknown> = {
  airport: request("GET /airports", { query: "term=toronto" }),
  api: request("GET /flightAid/{id}", { id: "0".repeat(32) }),
  account: request("GET /me/export", { as: somebody }),
  communication: request("GET /unsubscribe", { query: "token=none" }),
  payment: request("POST /connections/{id}/order", { as: somebody, id: "none", body: {} }),
  notify: {},
  reconcile: {},
  feedback: { Records: [] },
  "sign-up": { triggerSource: "PreSignUp_AdminCreateUser", request: { userAttributes: {} } },
  "custom-message": {
    triggerSource: "CustomMessage_SignUp",
    request: { userAttributes: {}, codeParameter: "{####}" },
    response: {},
  },
};

type Subject = {
  name: string;
  file: string;
  event: unknown;
  environment: Record<string, string>;
  limit: number;
};

/** Prints size and cold start of each function; throws when one is over its limit. */
export async function run(): Promise<void> {
  const output = await mkdtemp(join(tmpdir(), "flightaides-cold-start-"));
  const dynamo = await startDynamo({ port: 0 });
  await createTable(dynamo.url, createTableInput(tableName), timeToLive);
  const ses = await startSes({ port: 0, verifiedSenders: [senderAddress()], sendRate: 1000 });
  const paypal = await startPayPal({ port: 0 });
  try {
    const { addFloor, synthesise } = await import("../../../stacks/test/synthesis");
    const files = await synthesise("bench", output, { build: true, also: addFloor(floor) });
    const stage = openStage(files);
    const path = secretsPath(stage.name);
    const parameters = await startParameters({
      port: 0,
      parameters: {
        [`${path}/UNSUBSCRIBE_SECRET/value`]: "bench",
        [`${path}/PAYPAL_CLIENT_ID/value`]: paypal.clientId,
        [`${path}/PAYPAL_CLIENT_SECRET/value`]: paypal.clientSecret,
        [`${path}/PAYPAL_WEBHOOK_ID/value`]: paypal.webhookId,
      },
    });
    try {
      report(
        await measure(
          subjectsOf(stage, {
            AWS_ENDPOINT_URL_DYNAMODB: dynamo.url,
            AWS_ENDPOINT_URL_SESV2: ses.url,
            AWS_ENDPOINT_URL_SSM: parameters.url,
            // No call below reaches Cognito.
            AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: "http://127.0.0.1:9",
          }),
        ),
      );
    } finally {
      await parameters.stop();
    }
  } finally {
    await paypal.stop();
    await ses.stop();
    await dynamo.stop();
    await rm(output, { recursive: true });
  }
}

function subjectsOf(stage: Stage, endpoints: Record<string, string>): Subject[] {
  const always = {
    AWS_REGION: "us-east-1",
    AWS_ACCESS_KEY_ID: "bench",
    AWS_SECRET_ACCESS_KEY: "bench",
    AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: "true",
    POWERTOOLS_LOG_LEVEL: "SILENT",
    ...endpoints,
  };
  const names = Object.keys(cheapest) as LambdaName[];
  return [
    {
      name: "floor",
      file: bundleOf(stage, floor),
      event: {},
      environment: { ...always, TABLE_NAME: tableName },
      limit: 1,
    },
    ...names.map((name) => ({
      name,
      file: bundleOf(stage, handlerOf(name)),
      event: cheapest[name],
      environment: {
        ...variablesOf(stage, name, { Table: tableName }),
        ...always,
        ORIGIN_KEYS: originKey,
        AWS_LAMBDA_FUNCTION_NAME: name,
      },
      limit: limits[name] ?? limit,
    })),
  ];
}

type Row = Subject & { cpuMilliseconds: number };

/** Medians. */
async function measure(subjects: readonly Subject[]): Promise<Row[]> {
  const measured = subjects.map((subject) => ({ ...subject, times: [] as number[] }));
  for (let run = 0; run < runs; run++) {
    for (const { file, event, environment, times } of measured) {
      const instance = launch(file, environment);
      const { cpuMilliseconds, error } = await instance.call(event);
      await instance.stop();
      if (error) throw new Error(error);
      times.push(cpuMilliseconds);
    }
  }
  return measured.map(({ times, ...subject }) => {
    const [median = Number.NaN] = times.sort((a, b) => a - b).slice(Math.floor(runs / 2));
    return { ...subject, cpuMilliseconds: median };
  });
}

function report(rows: readonly Row[]): void {
  const floorMilliseconds = rows[0]?.cpuMilliseconds ?? Number.NaN;
  const kb = (bytes: number) => Math.round(bytes / 1024);
  console.table(
    rows.map(({ name, file, cpuMilliseconds, limit: allowed }) => {
      const code = codeOf(file);
      return {
        function: name,
        "code, KB": kb(Buffer.byteLength(code)),
        "gzip, KB": kb(gzipSync(code).length),
        "cold start, CPU ms": Math.round(cpuMilliseconds),
        floors: Number((cpuMilliseconds / floorMilliseconds).toFixed(2)),
        limit: allowed,
      };
    }),
  );
  const slow = rows.filter((row) => row.cpuMilliseconds > row.limit * floorMilliseconds);
  if (slow.length > 0) {
    throw new Error(`Cold starts over their limit: ${slow.map(({ name }) => name).join(", ")}`);
  }
}
