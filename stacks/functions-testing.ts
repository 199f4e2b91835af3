/** The functions as they would be uploaded, each told what its template says and sent what AWS would send it. */
import { randomUUID } from "node:crypto";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { createTableInput, timeToLive } from "../packages/core/src/db/table";
import { createTable } from "../packages/standins/src/dynamo/index";
import { createHttpEvent } from "../packages/standins/src/http-event";
import { type PayPal, start as startPayPal } from "../packages/standins/src/paypal";
import { type Ses, start as startSes } from "../packages/standins/src/ses";
import { start as startParameters } from "../packages/standins/src/ssm/index";
import { bundleOf, codeOf, door, environmentOf, invoke, type Outcome } from "./bundles-testing";
import { allows, type Call, neededBy } from "./policy-testing";
import { functionsOf, statementsOf, text } from "./reading-testing";
import type { Stage } from "./synthesis-testing";

/** Runs of a bundle whose median counts; each function's alternate with the floor's. */
const runs = 15;
/** How many times the floor a function's start may cost. */
const limit = 1.15;
/** The least that these two can be asked is more than one read: five, and three. */
const slower: Record<string, number> = { account: 1.3, notify: 1.25 };

type Person = { sub: string; email: string; name: string };
const person = (name: string): Person => {
  const sub = randomUUID();
  return { sub, email: `${sub}@example.com`, name };
};

/** What API Gateway sends, payload format 2.0. */
function request(
  key: string,
  options: { as?: Person; body?: unknown; query?: string; id?: string },
) {
  const { as, body, query = "", id } = options;
  const [method = "", template = ""] = key.split(" ");
  const path = template.replace("{id}", id ?? "");
  return createHttpEvent({
    routeKey: key,
    method,
    path,
    query,
    ...(id && { pathParameters: { id } }),
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(as && { claims: { ...as, email_verified: "true", token_use: "id" } }),
  });
}

export function testFunctions(stageOf: () => Stage): void {
  const calls: Call[] = [];
  const services: { stop(): Promise<void> }[] = [];
  let ses: Ses;
  let paypal: PayPal;
  let direct: Record<string, string>;
  let watched: Record<string, string>;
  const phoneNumber = "+14165550134";
  const ada = person("Ada Lovelace");
  const grace = person("Grace Hopper");

  beforeAll(async () => {
    ses = await startSes({
      port: 0,
      verifiedSenders: ["hello@flightaides.example"],
      sendRate: 1000,
    });
    paypal = await startPayPal({ port: 0 });
    const path = `/sst/flightaides/${stageOf().name}/Secret`;
    const parameters = await startParameters({
      port: 0,
      parameters: {
        [`${path}/UNSUBSCRIBE_SECRET/value`]: "secret",
        [`${path}/PAYPAL_CLIENT_ID/value`]: paypal.clientId,
        [`${path}/PAYPAL_CLIENT_SECRET/value`]: paypal.clientSecret,
        [`${path}/PAYPAL_WEBHOOK_ID/value`]: paypal.webhookId,
      },
    });
    services.push(ses, paypal, parameters);
    const urls = {
      dynamodb: inject("dynamoUrl"),
      ses: ses.url,
      ssm: parameters.url,
      "cognito-idp": inject("cognito").url,
    };
    const endpoints = (of: Record<Call["service"], string>) => ({
      AWS_ENDPOINT_URL_DYNAMODB: of.dynamodb,
      AWS_ENDPOINT_URL_SESV2: of.ses,
      AWS_ENDPOINT_URL_SSM: of.ssm,
      AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: of["cognito-idp"],
    });
    direct = endpoints(urls);
    const doors = { ...urls };
    for (const service of Object.keys(urls) as Call["service"][]) {
      const opened = await door(service, urls[service], calls);
      services.push(opened);
      doors[service] = opened.url;
    }
    watched = endpoints(doors);
  });
  afterAll(async () => {
    for (const service of services.toReversed()) await service.stop();
  });

  /** What CloudFormation's names stand for here. */
  const known = () => ({
    Table: process.env.TABLE_NAME ?? "",
    "Table.Arn": arn("dynamodb", `table/${process.env.TABLE_NAME}`),
    UserPool: inject("cognito").userPoolId,
    "UserPool.Arn": arn("cognito-idp", `userpool/${inject("cognito").userPoolId}`),
    UserPoolWebClient: inject("cognito").userPoolClientId,
    ConfigurationSet: "flightaides-test",
    "SiteDistribution.DomainName": "site.example",
  });

  /** The template's variables, what Lambda adds by itself, and where the stand-ins are. */
  function environment(name: string, endpoints: Record<string, string>): Record<string, string> {
    const told = environmentOf(stageOf(), name, known());
    return {
      ...told,
      ...("PAYPAL_BASE_URL" in told && {
        PAYPAL_BASE_URL: paypal.url,
        PAYPAL_MERCHANT_ID: paypal.merchantId,
      }),
      AWS_REGION: "us-east-1",
      AWS_ACCESS_KEY_ID: "test",
      AWS_SECRET_ACCESS_KEY: "test",
      AWS_LAMBDA_FUNCTION_NAME: name,
      ...endpoints,
      AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: "true",
    };
  }

  /** Calls a function, which must not ask AWS for more than its template allows. */
  async function call(name: string, event: unknown): Promise<Outcome> {
    calls.length = 0;
    const outcome = await invoke(bundleOf(stageOf(), name), event, environment(name, watched));
    const found = functionsOf(stageOf()).get(name);
    if (!found) throw new Error(`There is no function ${name}`);
    const statements = statementsOf(found.template, found.lambda).map((one) => ({
      ...one,
      resources: [one.Resource].flat().map((resource) => text(stageOf(), resource, known())),
    }));
    const refused = calls.flatMap((one) =>
      neededBy(one, arn).filter((needed) => !allows(statements, needed)),
    );
    expect(refused).toEqual([]);
    expectNoContact(outcome.logs);
    return outcome;
  }

  async function answer(name: string, event: unknown): Promise<{ status: number; body: unknown }> {
    const { result, error } = await call(name, event);
    expect(error).toBeUndefined();
    const { statusCode, body } = result as { statusCode: number; body?: string };
    return { status: statusCode, body: body === undefined ? undefined : JSON.parse(body) };
  }

  /** Whose mail, name or number it is, no log tells. */
  function expectNoContact(logs: string): void {
    for (const { email, name } of [ada, grace]) {
      expect(logs).not.toContain(email);
      expect(logs).not.toContain(name);
    }
    expect(logs).not.toContain(phoneNumber);
  }

  const asked = () => new Set(calls.map(({ service }) => service));
  const travelDate = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
  const trip = (type: string) => ({
    type,
    itinerary: { from: "DXB", to: "YYZ", travelDate, flight: "EK-241" },
    traveler: { phoneNumber },
  });
  let connectionId: string;

  describe("functions as uploaded", () => {
    it("airport suggests", async () => {
      const { status, body } = await answer(
        "airport",
        request("GET /airports", { query: "term=toronto" }),
      );
      expect(status).toBe(200);
      expect(body).toContainEqual(expect.objectContaining({ iata: "YYZ" }));
      expect(calls).toEqual([]);
    });

    it("api takes a posting, mails its owner, finds it and opens a connection", async () => {
      const posted = await answer(
        "api",
        request("POST /flightAid", { as: ada, body: trip("traveler") }),
      );
      expect(posted.status).toBe(201);
      expect(asked()).toEqual(new Set(["dynamodb", "ses"]));
      expect(ses.mails().map(({ subject }) => subject)).toEqual([
        "DXB-YYZ successfully registered",
      ]);
      const searched = await answer(
        "api",
        request("POST /flightAid/searchItin", {
          body: { searchType: "PROXIMAL", type: "traveler", itinerary: trip("").itinerary },
        }),
      );
      const { id } = posted.body as { id: string };
      expect(searched.body).toMatchObject([{ id, match: { tier: "same-flight" } }]);
      await answer("api", request("GET /flightAid", { query: "sort=soonest" }));
      await answer("api", request("POST /flightAid/searchbyUser", { as: ada, body: {} }));

      const offer = await answer(
        "api",
        request("POST /flightAid", { as: grace, body: trip("flightaid") }),
      );
      const opened = await answer(
        "api",
        request("POST /connections", {
          as: ada,
          body: { itineraryId: (offer.body as { id: string }).id, role: "traveler" },
        }),
      );
      expect(opened.status).toBe(201);
      connectionId = (opened.body as { id: string }).id;
    });

    it("payment makes an order at PayPal", async () => {
      const { status } = await answer(
        "payment",
        request("POST /connections/{id}/order", { as: ada, id: connectionId, body: {} }),
      );
      expect(status).toBe(200);
      expect(paypal.orders()).toHaveLength(1);
      expect(asked()).toContain("ssm");
    });

    it("sweep asks what is left hanging", async () => {
      const { error } = await call("sweep", {});
      expect(error).toBeUndefined();
      expect(calls.length).toBeGreaterThan(0);
    });

    it("notify matches and mails", async () => {
      // What was just posted is looked at once the indexes have had time to settle.
      const told = async () => {
        const { error } = await call("notify", {});
        expect(error).toBeUndefined();
        const found = ses.mails().filter(({ subject }) => subject === "Match Found DXB-YYZ");
        return found.flatMap(({ destination }) => destination.to);
      };
      // The one who asked to be connected: the other has heard of it already.
      await expect.poll(told, { timeout: 30_000, interval: 1000 }).toContain(ada.email);
      expect(asked()).toEqual(new Set(["dynamodb", "ses", "ssm"]));
    });

    it("communication sends, and takes people off the list", async () => {
      const body = { to: ada.email, subject: "Hello", html: "<p>Gate 4</p>" };
      const sent = await answer(
        "communication",
        request("POST /communication/email:send", { as: ada, body }),
      );
      expect(sent.status).toBe(202);
      const other = { ...body, to: grace.email };
      expect(
        await answer(
          "communication",
          request("POST /communication/email:send", { as: ada, body: other }),
        ),
      ).toMatchObject({ status: 403 });
      const mail = ses.mails().find(({ subject }) => subject.startsWith("Match Found"));
      const [, token] = /\/unsubscribe\?token=([\w.-]+)/.exec(JSON.stringify(mail)) ?? [];
      const off = await answer(
        "communication",
        request("POST /unsubscribe", { query: `token=${token}` }),
      );
      expect(off.status).toBe(204);
    });

    it("feedback turns mail off for who complained", async () => {
      const message = {
        eventType: "Complaint",
        complaint: { complainedRecipients: [{ emailAddress: grace.email }] },
        mail: { tags: { uid: [grace.sub] } },
      };
      const Sns = {
        MessageId: randomUUID(),
        Timestamp: new Date().toISOString(),
        Message: JSON.stringify(message),
      };
      expect(await call("feedback", { Records: [{ Sns }] })).not.toHaveProperty("error");
      const { body } = await answer("api", request("GET /me", { as: grace }));
      expect(body).toMatchObject({ notifyMatches: false, undeliverable: { reason: "complaint" } });
    });

    it("account hands out what is known of somebody, and forgets it", async () => {
      const exported = await answer("account", request("GET /me/export", { as: ada }));
      expect(exported.body).toMatchObject({ profile: { email: ada.email } });
      expect((await answer("account", request("DELETE /me", { as: ada }))).status).toBe(204);
      expect(asked()).toEqual(new Set(["dynamodb", "cognito-idp"]));
      const { body } = await answer("api", request("GET /flightAid", {}));
      expect(JSON.stringify(body)).not.toContain('"traveler","itinerary"');
    });

    it("sign-up makes an account for a newcomer from Google", async () => {
      const email = `${randomUUID()}@example.com`;
      const event = {
        triggerSource: "PreSignUp_ExternalProvider",
        userPoolId: inject("cognito").userPoolId,
        userName: "Google_1234567890",
        request: { userAttributes: { email, email_verified: "true", name: "New Comer" } },
      };
      const { result, error } = await call("sign-up", event);
      expect(error).toBeUndefined();
      expect(result).toMatchObject({ userName: "Google_1234567890" });
      expect(asked()).toEqual(new Set(["cognito-idp"]));
    });
  });

  it("log what went wrong, and nothing of whom it happened to", async () => {
    const url = inject("dynamoUrl");
    const unwritable = await door("dynamodb", url, [], ({ target }) => target.includes("Write"));
    const endpoints = { ...direct, AWS_ENDPOINT_URL_DYNAMODB: unwritable.url };
    const event = request("POST /flightAid", { as: grace, body: trip("traveler") });
    try {
      const bundle = bundleOf(stageOf(), "api");
      const { result, logs } = await invoke(bundle, event, environment("api", endpoints));
      expect(result).toMatchObject({ statusCode: 500 });
      expect(logs).toContain("Not today");
      expectNoContact(logs);
    } finally {
      await unwritable.stop();
    }
  });

  it("leaves the AWS SDK out of the airports", () => {
    const sdk = /x-amz-target/i;
    expect(codeOf(bundleOf(stageOf(), "api"))).toMatch(sdk);
    expect(codeOf(bundleOf(stageOf(), "airport"))).not.toMatch(sdk);
  });

  // In CPU time: what Lambda gives a starting function, and what does not depend on what else this machine does.
  // A busy machine can spoil a measurement, but not every one.
  it("start as quickly as their work allows", { timeout: 600_000, retry: 2 }, async () => {
    // Of its own, empty: what the other tests leave behind would be work.
    const table = `first-calls-${randomUUID()}`;
    await createTable(inject("dynamoUrl"), createTableInput(table), timeToLive);
    const linus = person("Linus");
    // The least that each can be asked which needs its data: the floor's call is one read.
    const first: Record<string, unknown> = {
      floor: {},
      airport: request("GET /airports", { query: "term=toronto" }),
      api: request("GET /flightAid/{id}", { id: "0".repeat(32) }),
      account: request("GET /me/export", { as: linus }),
      communication: request("GET /unsubscribe", { query: "token=none" }),
      payment: request("POST /connections/{id}/order", { as: linus, id: "none", body: {} }),
      notify: {},
      sweep: {},
      feedback: { Records: [] },
      "sign-up": { triggerSource: "PreSignUp_SignUp", request: {} },
    };
    const measured = new Map<string, number[]>(Object.keys(first).map((name) => [name, []]));
    for (let run = 0; run < runs; run++) {
      for (const [name, times] of measured) {
        const told = environment(name === "floor" ? "feedback" : name, direct);
        const { timing } = await invoke(bundleOf(stageOf(), name), first[name], {
          ...told,
          ...("TABLE_NAME" in told && { TABLE_NAME: table }),
          POWERTOOLS_LOG_LEVEL: "SILENT",
        });
        times.push(timing.cpu);
      }
    }
    const median = (name: string) =>
      measured.get(name)?.sort((a, b) => a - b)[Math.floor(runs / 2)] ?? Number.NaN;
    const floor = median("floor");
    const report = [...measured.keys()].map((name) => {
      const code = codeOf(bundleOf(stageOf(), name));
      const [bytes, gzipped] = [Buffer.byteLength(code), gzipSync(code).length];
      return { name, bytes, gzipped, cpu: median(name), floors: median(name) / floor };
    });
    const kb = (bytes: number) => `${Math.round(bytes / 1024)} KB`;
    console.log(
      ["function", "code", "gzip", "first call", "floors"]
        .map((title) => title.padStart(14))
        .join(""),
      ...report.map(
        ({ name, bytes, gzipped, cpu, floors }) =>
          `\n${[name, kb(bytes), kb(gzipped), `${cpu.toFixed(0)} ms`, floors.toFixed(2)].map((cell) => cell.padStart(14)).join("")}`,
      ),
    );
    const slow = report.filter(({ name, floors }) => floors > (slower[name] ?? limit));
    expect(slow).toEqual([]);
  });
}

function arn(service: string, resource: string): string {
  return `arn:aws:${service}:us-east-1:000000000000:${resource}`;
}
