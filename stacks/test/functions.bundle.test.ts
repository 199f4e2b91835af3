/**
 * The functions as they are uploaded, with the environment of their template, under Lambda's own runtime interface, called with events
 * as AWS's services send them.
 *
 * @module-tag deep
 */
import { randomUUID } from "node:crypto";
import { createSocket } from "node:dgram";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { userPool } from "../../packages/core/src/account/user-pool";
import { contracts, type FunctionName } from "../../packages/core/src/contracts";
import { environments, type LambdaName } from "../../packages/core/src/environment";
import { exampleDomain, senderAddress } from "../../packages/core/src/stage-defaults";
import { agreementVersion } from "../../packages/core/src/user/agreement-versions";
import { start as startCognito } from "../../packages/standins/src/cognito";
import { type PayPal, start as startPayPal } from "../../packages/standins/src/paypal";
import { type Push, start as startPush } from "../../packages/standins/src/push";
import { type Ses, start as startSes } from "../../packages/standins/src/ses";
import { start as startParameters } from "../../packages/standins/src/ssm";
import { bundleOf, codeOf, recordingProxy, refusal, startOf } from "./bundles";
import type {} from "./bundles-setup";
import { originKey, person, request } from "./events";
import { allows, type Call, neededBy } from "./policy";
import { complaint, scheduled, trigger } from "./recorded-events";
import { launchInRuntime, type RuntimeInstance } from "./runtime-interface";
import {
  functionOf,
  handlerOf,
  openStage,
  secretsOf,
  statementsOf,
  text,
  variablesOf,
} from "./stage";

const stage = openStage(inject("bundled"));
const fileOf = (name: LambdaName) => bundleOf(stage, handlerOf(name));

const phoneNumber = "+14165550134";
const olga = person("Olga Peeters");
const ada = person("Ada Lovelace");
const grace = person("Grace Hopper");
const alan = person("Alan Turing");

/** The operator has a second factor. */
const pool = {
  users: {
    [olga.sub]: {
      username: olga.sub,
      status: "CONFIRMED",
      attributes: { sub: olga.sub, email: olga.email, email_verified: "true" },
      identities: [],
      groups: ["operators"],
      softwareToken: { secret: "A", isEnabled: true, isPreferred: true, lastStep: 0 },
      created: 0,
      modified: 0,
    },
  },
  sessions: {},
  codes: {},
};

type Segment = { id: string; parent_id: string; name: string; annotations?: { route?: string } };

const services: { stop(): Promise<void> }[] = [];
const instances = new Map<LambdaName, Promise<RuntimeInstance>>();
/** X-Ray's daemon, and the documents that it has received from all calls. */
const daemon = createSocket("udp4");
const segments: Segment[] = [];
/** Requests to AWS during the last call. */
const calls: Call[] = [];
const bucket = createServer((request, response) => {
  const { method = "", url: path = "" } = request.resume();
  calls.push({ service: "s3", method, path, target: "", body: "" });
  response.end();
});
let dataDir: string;
let ses: Ses;
let paypal: PayPal;
let push: Push;
let endpoints: Record<string, string>;

beforeAll(async () => {
  daemon.bind(0, "127.0.0.1");
  await once(daemon, "listening");
  daemon.on("message", (datagram) =>
    segments.push(JSON.parse(String(datagram).split("\n")[1] ?? "")),
  );
  ses = await startSes({
    port: 0,
    verifiedSenders: [senderAddress(exampleDomain)],
    configurationSets: [known.ConfigurationSet],
    sendRate: 1000,
  });
  paypal = await startPayPal({ port: 0 });
  push = await startPush({ port: 0 });
  const parameters = await startParameters({ port: 0, parameters: secretsOf(stage, paypal) });
  dataDir = await mkdtemp(join(tmpdir(), "flightaides-bundles-"));
  await writeFile(join(dataDir, "pool.json"), JSON.stringify(pool));
  const cognito = await startCognito({
    port: 0,
    dataDir,
    settings: userPool,
    sesEndpoint: ses.url,
    fromAddress: senderAddress(exampleDomain),
    userPoolId: inject("cognito").userPoolId,
  });
  services.push(ses, paypal, push, parameters, cognito);
  const proxied = async (service: Call["service"], url: string) => {
    const proxy = await recordingProxy(service, url, calls);
    services.push(proxy);
    return proxy.url;
  };
  bucket.listen(0, "127.0.0.1");
  await once(bucket, "listening");
  endpoints = {
    AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${(bucket.address() as AddressInfo).port}`,
    AWS_ENDPOINT_URL_DYNAMODB: await proxied("dynamodb", inject("dynamoUrl")),
    AWS_ENDPOINT_URL_SESV2: await proxied("ses", ses.url),
    AWS_ENDPOINT_URL_SSM: await proxied("ssm", parameters.url),
    AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: await proxied("cognito-idp", cognito.url),
  };
});
afterAll(async () => {
  daemon.close();
  bucket.closeAllConnections();
  bucket.close();
  for (const service of services.toReversed()) await service.stop();
  await rm(dataDir, { recursive: true });
});

/** Values of CloudFormation's references. */
const known = {
  Table: process.env.TABLE_NAME ?? "",
  "Table.Arn": arn("dynamodb", `table/${process.env.TABLE_NAME}`),
  UserPool: inject("cognito").userPoolId,
  "UserPool.Arn": arn("cognito-idp", `userpool/${inject("cognito").userPoolId}`),
  UserPoolWebClient: inject("cognito").userPoolClientId,
  ConfigurationSet: "flightaides-test",
  Exports: "exports",
  "Exports.Arn": "arn:aws:s3:::exports",
  "SiteDistribution.DomainName": "site.example",
};

/** The variables of the template, those that Lambda itself sets, and the stand-ins' addresses. */
function environment(name: LambdaName): Record<string, string> {
  const variables = variablesOf(stage, name, known);
  return {
    ...variables,
    ...("ORIGIN_KEYS" in variables && { ORIGIN_KEYS: originKey }),
    ...("PAYPAL_BASE_URL" in variables && {
      PAYPAL_BASE_URL: paypal.url,
      PAYPAL_MERCHANT_ID: paypal.merchantId,
    }),
    ...("PAYPAL_SIGN_IN_ORIGIN" in variables && { PAYPAL_SIGN_IN_ORIGIN: paypal.url }),
    ...("PUSH_SERVICE_ORIGIN" in environments[name] && { PUSH_SERVICE_ORIGIN: push.url }),
    AWS_REGION: "us-east-1",
    AWS_ACCESS_KEY_ID: "test",
    AWS_SECRET_ACCESS_KEY: "test",
    AWS_LAMBDA_FUNCTION_NAME: name,
    // Every invocation is sampled.
    _X_AMZN_TRACE_ID: "Root=1-5759e988-bd862e3fe1be46a994272793;Parent=53995c3f42cd8ad8;Sampled=1",
    AWS_XRAY_DAEMON_ADDRESS: `127.0.0.1:${daemon.address().port}`,
    AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: "true",
    ...endpoints,
  };
}

function start(
  name: LambdaName,
  variables: Record<string, string>,
  aheadMilliseconds?: number,
): Promise<RuntimeInstance> {
  const file = fileOf(name);
  const root = file.slice(0, -`/${handlerOf(name)}.mjs`.length);
  return launchInRuntime(root, file, variables, aheadMilliseconds);
}

function instanceOf(name: LambdaName, aheadMilliseconds?: number): Promise<RuntimeInstance> {
  const instance = instances.get(name) ?? start(name, environment(name), aheadMilliseconds);
  instances.set(name, instance);
  return instance;
}

/** Calls a function and fails if it made a request to AWS that its template does not allow. */
async function call(name: LambdaName, event: unknown): Promise<unknown> {
  calls.length = 0;
  const instance = await instanceOf(name);
  const { result, error } = await instance.call(event);
  expect(error).toBeUndefined();
  const statements = statementsOf(functionOf(stage, name)).map((one) => ({
    ...one,
    resources: [one.Resource].flat().map((resource) => text(stage, resource, known)),
  }));
  const forbidden = calls.flatMap((one) =>
    neededBy(one, arn).filter((needed) => !allows(statements, needed)),
  );
  expect(forbidden).toEqual([]);
  return result;
}

async function respond(
  name: LambdaName,
  event: unknown,
): Promise<{ status: number; body: unknown }> {
  const { statusCode, body } = (await call(name, event)) as { statusCode: number; body?: string };
  return { status: statusCode, body: body === undefined ? undefined : JSON.parse(body) };
}

const called = () => new Set(calls.map(({ service }) => service));
const travelDate = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
const trip = (type: string) => ({
  type,
  itinerary: { from: "DXB", to: "YYZ", travelDate, flight: "EK-241" },
  traveler: { phoneNumber },
});
/** Of what Ada posts. */
let postingId: string;
let connectionId: string;
let followToken: string | undefined;
/** What the payer saw. */
let seen: { trips: number; cancelRefund: string };

// Each test depends on the ones before it, like the steps of a journey.

it("airport suggests airports without AWS", async () => {
  const { status, body } = await respond(
    "airport",
    request("GET /airports", { query: "term=toronto" }),
  );
  expect(status).toBe(200);
  expect(body).toContainEqual(expect.objectContaining({ iata: "YYZ" }));
  expect(calls).toEqual([]);
});

it("api creates an itinerary, mails its owner, finds it and opens a connection", async () => {
  const posted = await respond(
    "api",
    request("POST /flightAid", { as: ada, body: trip("traveler") }),
  );
  expect(posted.status).toBe(201);
  // The first call of an account looks for data of a former account, which has a separate key.
  expect(called()).toEqual(new Set(["dynamodb", "ses", "ssm"]));
  expect(ses.mails().map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^DXB-YYZ successfully registered/),
  ]);
  const searched = await respond(
    "api",
    request("POST /flightAid/searchItin", {
      body: { searchType: "PROXIMAL", type: "traveler", itinerary: trip("").itinerary },
    }),
  );
  postingId = (posted.body as { id: string }).id;
  expect(searched.body).toMatchObject([{ id: postingId, match: { tier: "same-flight" } }]);
  const listed = await respond("api", request("GET /flightAid", { query: "sort=soonest" }));
  expect(listed.status).toBe(200);
  const own = await respond("api", request("POST /flightAid/searchbyUser", { as: ada, body: {} }));
  expect(own.status).toBe(200);

  const offer = await respond(
    "api",
    request("POST /flightAid", { as: grace, body: trip("flightaid") }),
  );
  await respond("api", request("PATCH /me", { as: ada, body: { agreementVersion } }));
  const opened = await respond(
    "api",
    request("POST /connections", {
      as: ada,
      body: { itineraryId: (offer.body as { id: string }).id, role: "traveler" },
    }),
  );
  expect(opened.status).toBe(201);
  const { id: opens, ...page } = opened.body as { id: string } & typeof seen;
  connectionId = opens;
  seen = { trips: page.trips, cancelRefund: page.cancelRefund };
});

it("api turns notifications on and tells a device of a message", async () => {
  const { body } = await respond("api", request("GET /me/push", { as: ada }));
  const { publicKey } = body as { publicKey: string };
  const device = await push.subscribe(publicKey);
  const subscribed = await respond(
    "api",
    request("POST /me/push", { as: ada, body: { ...device, publicKey } }),
  );
  expect(subscribed.status).toBe(201);
  const text = { text: "Gate 4" };
  const written = await respond(
    "api",
    request("POST /connections/{id}/messages", { as: grace, id: connectionId, body: text }),
  );
  expect(written.status).toBe(200);
  expect(push.pushes(device.endpoint)).toHaveLength(1);
});

it("payment creates an order at PayPal", async () => {
  const { status } = await respond(
    "payment",
    request("POST /connections/{id}/order", { as: ada, id: connectionId, body: seen }),
  );
  expect(status).toBe(200);
  expect(paypal.orders()).toHaveLength(1);
  expect(called()).toContain("ssm");
});

it("reconcile queries open orders", async () => {
  await call("reconcile", scheduled());
  expect(calls.length).toBeGreaterThan(0);
});

it("notify matches itineraries and mails their owners", async () => {
  // Ada and Grace are connected, and read nothing of each other as a match.
  await respond("api", request("POST /flightAid", { as: alan, body: trip("flightaid") }));
  // A minute ahead: new itineraries are matched only after the indexes have settled.
  await instanceOf("notify", 60_000);
  await call("notify", scheduled());
  const matched = ses.mails().filter(({ subject }) => subject.startsWith("Match Found DXB-YYZ"));
  const recipients = matched.flatMap(({ destination }) => destination.to);
  expect(recipients).toEqual(expect.arrayContaining([ada.email, alan.email]));
  expect(called()).toEqual(new Set(["dynamodb", "ses", "ssm"]));
});

it("communication sends mail to connected users only, and unsubscribes", async () => {
  const body = { to: ada.email, subject: "Hello", html: "<p>Gate 4</p>" };
  const send = (to: string) =>
    respond(
      "communication",
      request("POST /communication/email:send", { as: ada, body: { ...body, to } }),
    );
  expect((await send(ada.email)).status).toBe(202);
  expect((await send(grace.email)).status).toBe(403);
  const mail = ses.mails().find(({ subject }) => subject.startsWith("Match Found"));
  const [, token] = /\/unsubscribe\?token=([\w.-]+)/.exec(JSON.stringify(mail)) ?? [];
  const { status } = await respond(
    "communication",
    request("POST /unsubscribe", { query: `token=${token}` }),
  );
  expect(status).toBe(204);
});

it("follow shows the trip of a paid connection, and reads only", async () => {
  const id = connectionId;
  const [order] = paypal.orders();
  await paypal.approve(order?.id ?? "");
  const paid = await respond(
    "payment",
    request("POST /connections/{id}/capture", { as: ada, id, body: { orderId: order?.id } }),
  );
  expect(paid.status).toBe(200);
  const made = await respond(
    "api",
    request("POST /connections/{id}/follow-links", { as: ada, id, body: {} }),
  );
  const token = String((made.body as { url: string }).url)
    .split("/")
    .at(-1);
  for (const key of ["GET /follow/{token}", "GET /follow/{token}/page"]) {
    const event = { ...request(key), pathParameters: { token } };
    expect(await call("follow", event)).toMatchObject({ statusCode: 200 });
    expect(calls.every(({ target }) => /GetItem|Query/.test(target))).toBe(true);
    expect(calls.length).toBeGreaterThan(2);
  }
  followToken = token;
});

it("desk shows a connection and the numbers, decides a report, refunds, and records each", async () => {
  const id = connectionId;
  const reported = await respond(
    "api",
    request("POST /reports", { as: ada, body: { connection: id, reason: "spam" } }),
  );
  expect(reported.status).toBe(202);
  const atDesk = (key: string, options: { body?: unknown; query?: string; id?: string } = {}) =>
    respond("desk", request(key, { as: olga, groups: "[operators]", ...options }));
  const { body: cases } = await atDesk("GET /desk/cases");
  const [{ id: report = "" } = {}] = cases as { id: string }[];
  expect(called()).toEqual(new Set(["dynamodb", "cognito-idp", "ssm"]));
  expect((await atDesk("GET /desk/cases/{id}", { id: report })).status).toBe(200);
  const text = "Advertising.";
  const decision = { decision: "warn", reason: "spam", text };
  expect(await atDesk("POST /desk/cases/{id}/decision", { id: report, body: decision })).toEqual({
    status: 204,
  });
  expect((await atDesk("GET /desk/people", { query: `uid=${grace.sub}&why=Called` })).status).toBe(
    200,
  );
  expect((await atDesk("GET /desk/connections/{id}", { id })).status).toBe(200);
  const refunded = await atDesk("POST /desk/connections/{id}/refund", { id, body: { text } });
  expect(refunded).toEqual({ status: 200, body: { refused: false, owed: false } });
  for (const key of ["refunds", "orders", "mails", "itineraries"])
    expect((await atDesk(`GET /desk/${key}`)).status).toBe(200);
  const today = new Date().toISOString().slice(0, 10);
  const ledger = await atDesk("GET /desk/ledger", { query: `day=${today}` });
  expect(ledger.body).toMatchObject([{ kind: "paid" }, { kind: "refunded" }]);
  const numbers = await atDesk("GET /desk/numbers", { query: `since=${today}&until=${today}` });
  expect(numbers.body).toMatchObject([{ posted: 3, asked: 1, paid: 1, refunded: 1 }]);
  const suspension = { uid: grace.sub, reason: "other", text };
  const path = { pathParameters: { uid: grace.sub } };
  for (const [verb, status] of [
    ["suspension", 204],
    ["reinstatement", 204],
  ] as const) {
    const event = request(`POST /desk/people/{uid}/${verb}`, {
      as: olga,
      groups: "[operators]",
      body: suspension,
    });
    expect((await respond("desk", { ...event, ...path })).status).toBe(status);
  }
  const record = await atDesk("GET /desk/record", { query: `day=${today}` });
  expect((record.body as { what: string }[]).map(({ what }) => what)).toEqual([
    // The case and the connection are looks at two people each.
    ...["look", "look", "warn", "look", "look", "look", "refund", "suspend", "lift"],
  ]);
});

it("feedback turns match mails off after a complaint", async () => {
  await call("feedback", complaint(grace.sub, grace.email));
  const { body } = await respond("api", request("GET /me", { as: grace }));
  expect(body).toMatchObject({ notifyMatches: false, undeliverable: { reason: "complaint" } });
});

it("account exports and deletes an account", async () => {
  const exported = await respond("account", request("GET /me/export", { as: ada }));
  expect(exported.body).toMatchObject({ profile: { email: ada.email } });
  const listed = async () => {
    const { body } = await respond("api", request("GET /flightAid"));
    return (body as { id: string }[]).map(({ id }) => id);
  };
  expect(await listed()).toContain(postingId);
  expect((await respond("account", request("DELETE /me", { as: ada }))).status).toBe(204);
  expect(called()).toEqual(new Set(["dynamodb", "cognito-idp", "ssm"]));
  expect(await listed()).not.toContain(postingId);
});

const preSignUp = (
  triggerSource: string,
  userName: string,
  userAttributes: Record<string, string>,
) =>
  trigger({
    triggerSource,
    userPoolId: inject("cognito").userPoolId,
    userName,
    userAttributes,
    request: { validationData: null },
    response: { autoConfirmUser: false, autoVerifyEmail: false, autoVerifyPhone: false },
  });

it("sign-up looks for an expired sign-up of the same address", async () => {
  const event = preSignUp("PreSignUp_SignUp", randomUUID(), {
    email: `${randomUUID()}@example.com`,
    name: "New Comer",
  });
  expect(await call("sign-up", event)).toMatchObject({ userName: event.userName });
  expect(called()).toEqual(new Set(["cognito-idp"]));
});

it("sign-up creates a user for a new Google identity", async () => {
  const email = `${randomUUID()}@example.com`;
  const event = preSignUp("PreSignUp_ExternalProvider", "Google_1234567890", {
    email,
    email_verified: "true",
    name: "New Comer",
  });
  expect(await call("sign-up", event)).toMatchObject({ userName: "Google_1234567890" });
  expect(called()).toEqual(new Set(["cognito-idp"]));
});

it("custom-message writes the mail of a code, and calls nothing", async () => {
  const event = trigger({
    triggerSource: "CustomMessage_SignUp",
    userPoolId: inject("cognito").userPoolId,
    userName: randomUUID(),
    userAttributes: {
      sub: randomUUID(),
      email_verified: "false",
      "cognito:user_status": "UNCONFIRMED",
    },
    request: {
      codeParameter: "{####}",
      linkParameter: "{##Click Here##}",
      usernameParameter: null,
    },
    response: { smsMessage: null, emailMessage: null, emailSubject: null },
  });
  expect(await call("custom-message", event)).toMatchObject({
    response: { emailMessage: expect.stringContaining("{####}") },
  });
  expect(called()).toEqual(new Set());
});

it.each(Object.keys(contracts) as FunctionName[])(
  "%s refuses a request past CloudFront, and calls nothing",
  async (name) => {
    const event = { ...request("GET /me", { as: grace }), headers: {} };
    expect(await respond(name, event)).toMatchObject({ status: 403, body: { code: "forbidden" } });
    expect(calls).toEqual([]);
  },
);

it("export-users lists the user pool and writes to its bucket, which it cannot read", async () => {
  await call("export-users", scheduled());
  expect(called()).toEqual(new Set(["cognito-idp", "s3"]));
  expect(calls.at(-1)?.path).toMatch(/^\/exports\/.+\/complete\.json\b/);
});

it("a trace has the calls of its request, to AWS as to PayPal, and no contact details", async () => {
  const ordering = () =>
    segments.find(({ annotations }) => annotations?.route === "POST /connections/{id}/order");
  while (!ordering()) await once(daemon, "message");
  const called = segments.filter(({ parent_id }) => parent_id === ordering()?.id);
  expect(new Set(called.map(({ name }) => name))).toEqual(
    new Set(["DynamoDB", "AmazonSSM", new URL(paypal.url).hostname]),
  );
  expectNoContact(JSON.stringify(segments));
  expect(JSON.stringify(segments)).not.toContain(followToken);
});

it("no function has logged contact details", async () => {
  const logs = await Promise.all(
    [...instances.values()].map(async (instance) => (await instance).stop()),
  );
  expect(logs.join("")).toContain('"message":"request"');
  expect(logs.join("")).toContain("/follow/{token}");
  expect(logs.join("")).not.toContain(followToken);
  expectNoContact(logs.join(""));
});

it("api logs an unexpected error without contact details", async () => {
  const unwritable = await recordingProxy("dynamodb", inject("dynamoUrl"), [], ({ target }) =>
    target.includes("Write"),
  );
  services.push(unwritable);
  const instance = await start("api", {
    ...environment("api"),
    AWS_ENDPOINT_URL_DYNAMODB: unwritable.url,
  });
  const event = request("POST /flightAid", { as: grace, body: trip("traveler") });
  const { result } = await instance.call(event);
  const logs = await instance.stop();
  expect(result).toMatchObject({ statusCode: 500 });
  expect(logs).toContain(refusal);
  expectNoContact(logs);
});

it("a handler that throws is an error of Lambda, with its name and message", async () => {
  const instance = await start("feedback", environment("feedback"));
  const { error } = await instance.call({ Records: [{}] });
  await instance.stop();
  expect(JSON.parse(error ?? "{}")).toMatchObject({ errorType: "TypeError" });
});

it("airport contains no AWS SDK", () => {
  const sdk = /x-amz-target/i;
  expect(codeOf(fileOf("api"))).toMatch(sdk);
  expect(codeOf(fileOf("airport"))).not.toMatch(sdk);
});

/** The domains of which a start has every member, because the function also imports them on demand. */
const wholeDomains: Partial<Record<LambdaName, string[]>> = {
  communication: ["Notification"],
  desk: ["Message", "Safety"],
  payment: ["ConfirmedName"],
};
it.each(Object.keys(environments) as LambdaName[])(
  "%s starts with what it uses of the domains",
  (name) => {
    const inStart = codeOf(fileOf(name)).matchAll(/\b([A-Z]\w+):\(\)=>/g);
    const domains = readdirSync("packages/core/src").map((folder) => folder.replaceAll("-", ""));
    const whole = [...inStart].map(([, namespace = ""]) => namespace);
    expect(whole.filter((one) => domains.includes(one.toLowerCase())).sort()).toEqual(
      wholeDomains[name] ?? [],
    );
  },
);

it.each(Object.keys(environments) as LambdaName[])(
  "the code that %s starts with is ASCII: one other character makes all of it slower to parse",
  (name) => {
    // esbuild escapes the characters of texts, but not those of regular expressions.
    expect(codeOf(fileOf(name)).match(/.{0,40}\P{ASCII}.{0,10}/gu)).toBeNull();
  },
);

it.each(Object.keys(environments) as LambdaName[])(
  "%s starts with one chunk at most, and takes its credentials from Lambda alone",
  (name) => {
    const file = fileOf(name);
    expect(startOf(file).length).toBeLessThanOrEqual(2);
    const code = readdirSync(dirname(file)).filter((one) => one.endsWith(".mjs"));
    for (const one of code)
      expect(readFileSync(join(dirname(file), one), "utf8")).not.toContain("AWS_PROFILE is set");
  },
);

function expectNoContact(logs: string): void {
  for (const { email, name } of [ada, grace]) {
    expect(logs).not.toContain(email);
    expect(logs).not.toContain(name);
  }
  expect(logs).not.toContain(phoneNumber);
}

function arn(service: string, resource: string): string {
  return `arn:aws:${service}:us-east-1:000000000000:${resource}`;
}
