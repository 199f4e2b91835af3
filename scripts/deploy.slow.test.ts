/**
 * `npm run deploy` and `npm run site` with stand-ins for npm, SST, CloudFormation and S3.
 *
 * @module-tag deep
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  type Answers,
  alarmsIn,
  answerTo,
  complete,
  domain,
  nameServers,
  parametersIn,
  productionStacks,
  stacksIn,
} from "./preflight/recorded";

const root = join(import.meta.dirname, "..");
const bucket = "the-bucket";

let folder: string;
let server: Server;
let url: string;
/** The recorded events, in order: commands and changes of the bucket. */
const log: string[] = [];
type Stored = { body: string; type: string; cache: string };
const stored = new Map<string, Stored>();
/** What the preflight finds. */
let answers: Answers;
/** The settings of the stage. */
let variables: Record<string, string>;
/** Whether `npx sst deploy` fails. */
let isFailing: boolean;

beforeEach(async () => {
  log.length = 0;
  stored.clear();
  isFailing = false;
  variables = {};
  answers = {
    ...complete,
    ListStacks: stacksIn({
      SSTBootstrap: "CREATE_COMPLETE",
      "shared-flightaides-Shared": "CREATE_COMPLETE",
    }),
    DescribeParameters: parametersIn(
      ["UNSUBSCRIBE_SECRET", "FORMER_ACCOUNT_SECRET", "VAPID_PRIVATE_KEY"],
      "ada",
    ),
  };
  folder = await mkdtemp(join(tmpdir(), "flightaides-deploy-"));
  server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
});
afterEach(async () => {
  await new Promise((resolve) => server.close(resolve));
  await rm(folder, { recursive: true });
});

it("publishes the site once the stacks are deployed, and can make a release live again", async () => {
  const { code, output } = await run("deploy", "--stage", "ada");
  expect(code).toBe(0);
  expect(output).toContain("\n6 ✓, 0 ✗\nThe site of unknown is live.\n");
  const isUpload = (line: string) => /^put releases\/unknown\/(index.html|sw.js)$/.test(line);
  expect(log.filter(isUpload)).toHaveLength(2);
  expect(log.filter((line) => !isUpload(line))).toEqual([
    "npm run --silent build --workspace packages/web -- --outDir ../../.sst/web",
    "npx sst deploy --stage ada",
    "put assets/start-1.js",
    "put releases/unknown/release.json",
    "copy index.html",
    "copy sw.js",
    "copy release.json",
  ]);
  expect(stored.get("assets/start-1.js")).toEqual({
    body: "start",
    type: "text/javascript",
    cache: "public,max-age=31536000,immutable",
  });
  expect(stored.get("index.html")).toMatchObject({ body: "page", cache: "no-cache" });

  expect(await run("site", "list", "--stage", "ada")).toMatchObject({
    code: 0,
    output: "unknown (live)\n",
  });
  stored.set("index.html", { body: "another", type: "", cache: "" });
  expect(await run("site", "restore", "unknown", "--stage", "ada")).toMatchObject({ code: 0 });
  expect(stored.get("index.html")?.body).toBe("page");
});

it("does not change the site when a stack fails", async () => {
  isFailing = true;
  expect(await run("deploy", "--stage", "ada")).toMatchObject({ code: 3 });
  expect(log).toHaveLength(2);
});

it("deploys nothing while the stage lacks something that it cannot do without", async () => {
  answers = { ...answers, DescribeParameters: parametersIn(["VAPID_PRIVATE_KEY"], "ada") };
  const { code, output } = await run("deploy", "--stage", "ada");
  expect(code).toBe(1);
  expect(output).toContain("✗ secrets    Missing: UNSUBSCRIBE_SECRET, FORMER_ACCOUNT_SECRET.");
  expect(log).toEqual([]);
});

it("deletes a stack whose creation had failed, before SST would update it", async () => {
  answers = {
    ...answers,
    ListStacks: stacksIn({
      SSTBootstrap: "CREATE_COMPLETE",
      "shared-flightaides-Shared": "CREATE_COMPLETE",
      "ada-flightaides-Database": "CREATE_COMPLETE",
      "ada-flightaides-Auth": "ROLLBACK_COMPLETE",
      "ada-flightaides-Web": "ROLLBACK_FAILED",
      "other-flightaides-Auth": "ROLLBACK_COMPLETE",
    }),
  };
  const { code, output } = await run("deploy", "--stage", "ada");
  expect(code).toBe(0);
  expect(output).toContain("Deleted ada-flightaides-Auth, whose creation had failed.\n");
  const deleted = log.filter((line) => line.startsWith("delete "));
  expect(deleted.sort()).toEqual(["delete ada-flightaides-Auth", "delete ada-flightaides-Web"]);
  expect(log.findIndex((line) => line.startsWith("npx sst deploy"))).toBeGreaterThan(1);
});

describe("production", () => {
  const settings = {
    DOMAIN: domain,
    HOSTED_ZONE_ID: "Z0123456789ABCDEFGHIJ",
    POSTAL_ADDRESS: "1 Example Street, Toronto",
    GOOGLE_CLIENT_ID: "google-client.apps.googleusercontent.com",
    PAYPAL_CLIENT_ID: "paypal-client",
    PAYPAL_MERCHANT_ID: "PAYPALMERCHANT",
    ALARM_ADDRESS: "operator@flightaides.example",
    BACKUP_VAULT_ARN: "arn:aws:backup:us-east-1:111111111111:backup-vault:flightaides-prod",
  };
  const topic = "arn:aws:sns:us-east-1:222222222222:Alarms";
  const action = (summary: string) => ({
    body: JSON.stringify({
      AlarmHistoryItems: [{ Timestamp: Date.now() / 1000, HistorySummary: `${summary} ${topic}` }],
    }),
  });
  let isRaised: boolean;

  beforeEach(() => {
    isRaised = false;
    variables = { ...settings, PAYPAL_BASE_URL: url };
    answers = {
      ...complete,
      SetAlarmState: () => {
        isRaised = true;
        return { body: "{}" };
      },
      DescribeAlarmHistory: () =>
        isRaised ? action("Successfully executed action") : { body: "{}" },
    };
  });

  it("has a canary, and sees an alarm arrive", async () => {
    const { code, output } = await run("deploy", "--stage", "prod");
    expect(output).toContain(`flightaides-prod-errors-api has notified ${topic}.\n`);
    expect(code).toBe(0);
    expect(log).toContain("npx sst deploy --stage prod");
  });

  it("is deployed and reports that alarms do not arrive", async () => {
    answers = {
      ...answers,
      DescribeAlarmHistory: () => (isRaised ? action("Failed to execute action") : { body: "{}" }),
    };
    const { code, output, errors } = await run("deploy", "--stage", "prod");
    expect(code).toBe(1);
    expect(output).toContain("The site of unknown is live.\n");
    expect(errors).toContain(
      "Alarms do not arrive: flightaides-prod-errors-api was raised and notified nobody.",
    );
  });

  it("says why the check has refused a new version", async () => {
    isFailing = true;
    const message = JSON.stringify({
      level: "ERROR",
      message: "The new version is not deployed",
      failures: ["api, a search: 500 Error: no index"],
    });
    answers = {
      ...answers,
      DescribeLogGroups: {
        body: '{"logGroups":[{"logGroupName":"prod-flightaides-Api-checkversionlog1"}]}',
      },
      // One for each function.
      FilterLogEvents: { body: JSON.stringify({ events: [{ message }, { message }] }) },
    };
    const { code, errors } = await run("deploy", "--stage", "prod");
    expect(code).toBe(3);
    expect(errors).toBe("The new version is refused: api, a search: 500 Error: no index\n");
  });

  it("has no canary until a first deployment is complete", async () => {
    const { "prod-flightaides-Monitoring": _, ...stacks } = productionStacks;
    answers = { ...answers, ListStacks: stacksIn(stacks), DescribeAlarms: alarmsIn({}) };
    const { output } = await run("deploy", "--stage", "prod");
    expect(output).toContain("Without a canary,");
    expect(log).toContain("npx sst deploy --stage prod at once");
  });
});

it("neither builds nor publishes a site for another stack, nor for the stage without a site", async () => {
  await run("deploy", "Email", "--stage", "ada");
  await run("deploy", "--stage", "shared");
  expect(log).toEqual(["npx sst deploy Email --stage ada", "npx sst deploy --stage shared"]);
});

/** Loaded before the command: the domain is delegated to its zone. */
const dns = `
import dns from "node:dns/promises";
import { syncBuiltinESMExports } from "node:module";
dns.resolveNs = async () => ${JSON.stringify(nameServers)};
dns.resolveCaa = async () => [];
syncBuiltinESMExports();
`;

/** Runs a command of this folder in an empty folder, in which npm and npx record their arguments. */
async function run(command: string, ...args: string[]) {
  const commands = join(folder, "bin");
  await mkdir(commands, { recursive: true });
  const build = "mkdir -p .sst/web/assets; printf start > .sst/web/assets/start-1.js";
  const files = "printf page > .sst/web/index.html; printf worker > .sst/web/sw.js";
  const note = `curl -s -X POST --data "$(basename "$0") $*\${DEPLOY_AT_ONCE:+ at once}" ${url}/log > /dev/null`;
  const script = (...lines: string[]) => ["#!/bin/sh", note, ...lines, ""].join("\n");
  await writeFile(join(commands, "npm"), script(build, files), { mode: 0o755 });
  await writeFile(join(commands, "npx"), script(isFailing ? "exit 3" : ""), { mode: 0o755 });
  const child = spawn(
    process.execPath,
    [
      "--import",
      `data:text/javascript,${encodeURIComponent(dns)}`,
      "--import",
      import.meta.resolve("tsx"),
      join(root, `scripts/${command}.ts`),
      ...args,
    ],
    {
      cwd: folder,
      env: {
        PATH: [commands, process.env.PATH].join(delimiter),
        AWS_ACCESS_KEY_ID: "x",
        AWS_SECRET_ACCESS_KEY: "x",
        AWS_ENDPOINT_URL: url,
        ...variables,
      },
      stdio: ["ignore", "pipe", "pipe"],
    },
  );
  const [output, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, "exit"),
  ]);
  return { code, output, errors };
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? "/", url);
  const body = await text(request);
  const key = pathname.slice(`/${bucket}/`.length);
  const source = request.headers["x-amz-copy-source"];
  response.setHeader("content-type", "application/xml");
  if (pathname === "/log") {
    log.push(body);
    response.end();
  } else if (body.includes("Action=DescribeStacks") && isDeleted(body)) {
    const message = "Stack with id x does not exist";
    response.writeHead(400);
    response.end(
      `<E><Error><Type>Sender</Type><Code>ValidationError</Code><Message>${message}</Message></Error></E>`,
    );
  } else if (body.includes("Action=DescribeStacks")) {
    expect(body).toMatch(/StackName=(ada|prod)-flightaides-Web/);
    const output = `<member><OutputKey>SiteBucket</OutputKey><OutputValue>${bucket}</OutputValue></member>`;
    response.end(
      `<R><DescribeStacksResult><Stacks><member><Outputs>${output}</Outputs></member></Stacks></DescribeStacksResult></R>`,
    );
  } else if (request.method === "PUT" && source) {
    const found = stored.get(String(source).slice(`${bucket}/`.length));
    if (found) stored.set(key, found);
    log.push(`copy ${key}`);
    response.end("<CopyObjectResult><ETag>1</ETag></CopyObjectResult>");
  } else if (request.method === "PUT") {
    const { "content-type": type = "", "cache-control": cache = "" } = request.headers;
    stored.set(key, { body, type, cache });
    log.push(`put ${key}`);
    response.end();
  } else if (searchParams.has("list-type")) {
    const keys = [...stored.keys()].filter((each) =>
      each.startsWith(searchParams.get("prefix") ?? ""),
    );
    const contents = keys.map((each) => `<Contents><Key>${each}</Key></Contents>`).join("");
    response.end(
      `<ListBucketResult><IsTruncated>false</IsTruncated>${contents}</ListBucketResult>`,
    );
  } else if (body.includes("Action=DeleteStack")) {
    log.push(`delete ${stackIn(body)}`);
    response.end("<DeleteStackResponse/>");
  } else if (!pathname.startsWith(`/${bucket}/`)) {
    const { status = 501, body: answer } = answerTo(request, body, answers);
    response.writeHead(status).end(answer);
  } else {
    const found = stored.get(key);
    if (!found) response.statusCode = 404;
    response.end(found?.body ?? "<Error><Code>NoSuchKey</Code></Error>");
  }
}

function stackIn(body: string): string {
  return new URLSearchParams(body).get("StackName") ?? "";
}

/** SST has not created it again. */
function isDeleted(body: string): boolean {
  const isCreated = log.some((line) => line.startsWith("npx sst deploy"));
  return !isCreated && log.includes(`delete ${stackIn(body)}`);
}
