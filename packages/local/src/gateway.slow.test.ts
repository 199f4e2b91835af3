/** Authorization: each route with each kind of token, over HTTP. */
import { createCipheriv, createHmac, hkdfSync, randomBytes, randomUUID } from "node:crypto";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { userPool } from "@flightaides/core/account/user-pool.ts";
import { config } from "@flightaides/core/config.ts";
import { type Contract, needsToken, routeKey } from "@flightaides/core/contract.ts";
import { contracts, type FunctionName } from "@flightaides/core/contracts.ts";
import { Desk } from "@flightaides/core/desk";
import { byLane } from "@flightaides/core/test/lanes.ts";
import { handler as account } from "@flightaides/functions/account";
import { handler as airport } from "@flightaides/functions/airport";
import { handler as api } from "@flightaides/functions/api";
import { handler as communication } from "@flightaides/functions/communication";
import { handler as desk } from "@flightaides/functions/desk";
import { handler as follow } from "@flightaides/functions/follow";
import type { HttpHandler } from "@flightaides/functions/http";
import { handler as payment } from "@flightaides/functions/payment";
import { type Cognito, start as startCognito } from "@flightaides/standins/cognito";
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { authorizer } from "./authorizer";
import { start as startGateway } from "./gateway";

const handlers: Record<FunctionName, HttpHandler> = {
  api,
  airport,
  account,
  communication,
  desk,
  follow,
  payment,
};
const context = { awsRequestId: "request", getRemainingTimeInMillis: () => 300_000 };
const all: readonly Contract[] = Object.values(contracts).flat();
const seconds = () => Math.floor(Date.now() / 1000);

/** As the user pool stores them: who is in the group, has a second factor, and is linked to Google. */
const operators = Object.fromEntries(
  [
    { username: "olga", isEnabled: true },
    { username: "omar", isEnabled: false },
    { username: "gabi", isEnabled: true, isLinked: true },
    { username: "susi", isEnabled: true },
    { username: "fred", isEnabled: true, groups: [] },
  ].map(({ username, isEnabled, isLinked, groups = ["operators"] }) => [
    username,
    {
      username,
      status: "CONFIRMED",
      attributes: { sub: username, email: `${username}@example.com`, email_verified: "true" },
      identities: isLinked
        ? [
            {
              userId: "1",
              providerName: "Google",
              providerType: "Google",
              issuer: null,
              primary: "false",
              dateCreated: "0",
            },
          ]
        : [],
      groups,
      softwareToken: { secret: "A", isEnabled, isPreferred: true, lastStep: 0 },
      created: 0,
      modified: 0,
    },
  ]),
);

let dataDir: string;
let cognito: Cognito;
let foreign: Cognito;
let gateway: Awaited<ReturnType<typeof startGateway>>;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "flightaides-gateway-"));
  const pool = (name: string, userPoolId: string) =>
    startCognito({
      port: 0,
      dataDir: join(dataDir, name),
      settings: userPool,
      sesEndpoint: "http://127.0.0.1:9",
      fromAddress: "hello@flightaides.example",
      userPoolId,
    });
  await mkdir(join(dataDir, "own"));
  await writeFile(
    join(dataDir, "own", "pool.json"),
    JSON.stringify({ users: operators, sessions: {}, codes: {} }),
  );
  cognito = await pool("own", "us-east-1_flightaides");
  foreign = await pool("foreign", "us-east-1_somebody");
  process.env.AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER = cognito.url;
  gateway = await startGateway({
    port: 0,
    authorize: authorizer({ ...cognito, clientId: cognito.userPoolClientId }),
    originKey: config.originKeys[0] ?? "",
    invoke: (name, event) => handlers[name](event, context),
  });
});

afterAll(async () => {
  await gateway.stop();
  await cognito.stop();
  await foreign.stop();
  await rm(dataDir, { recursive: true, force: true });
});

function claims(uid: string, changes: Record<string, unknown> = {}) {
  return {
    sub: uid,
    "cognito:username": uid,
    email: `${uid}@example.com`,
    email_verified: true,
    name: "Ann Kowalski",
    token_use: "id",
    iss: cognito.issuer,
    aud: cognito.userPoolClientId,
    iat: seconds(),
    auth_time: seconds(),
    exp: seconds() + 3600,
    ...changes,
  };
}

/** The token of each kind of caller. `owner` has posted the requested itinerary. */
const callers = {
  anonymous: () => undefined,
  "expired token": () =>
    cognito.sign(claims("owner", { iat: seconds() - 7200, exp: seconds() - 60 })),
  "wrong pool": () => foreign.sign(claims("owner", { iss: foreign.issuer })),
  "another pool's signature": () => foreign.sign(claims("owner")),
  "wrong client": () => cognito.sign(claims("owner", { aud: "anotherclient" })),
  "access token": () =>
    cognito.sign(
      claims("owner", { token_use: "access", aud: undefined, client_id: cognito.userPoolClientId }),
    ),
  "unverified e-mail": () => cognito.sign(claims("owner", { email_verified: false })),
  "no signature": () => `${encode({ alg: "none" })}.${encode(claims("owner"))}.`,
  garbage: () => "garbage",
  "other user": () => cognito.sign(claims("other")),
  owner: () => cognito.sign(claims("owner")),
} as const;
type Caller = keyof typeof callers;
/** Whose token is of the pool and its client, so that API Gateway calls the function. */
const admitted: readonly Caller[] = ["access token", "unverified e-mail", "other user", "owner"];

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString("base64url");
}

const posting = (from: string) => ({
  type: "traveler",
  itinerary: [
    {
      from,
      to: "DXB",
      travelDate: new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10),
    },
  ],
  traveler: { phoneNumber: "+14165550134" },
});

const decided = { reason: "other", text: "Advertising in eleven messages." };

/** A valid request for each route. A test below fails if a route is missing. */
const requests: Record<string, { query?: string; body?: object }> = {
  "GET /health": {},
  "GET /airports": { query: "term=toronto" },
  "GET /flightAid": {},
  "GET /flightAid/{id}": {},
  "GET /flightAid/{id}/preview/{language}": {},
  "POST /flightAid/searchItin": {
    body: { ...posting("YYZ"), searchType: "PROXIMAL", type: "flightaid" },
  },
  "POST /flightAid/searchDays": { body: { ...posting("YYZ"), type: "flightaid" } },
  "POST /flightAid/searchbyUser": { body: {} },
  "POST /flightAid": { body: posting("YYZ") },
  "POST /flightAid/texts:preview": { body: { text: "Call 416 555 0199" } },
  "GET /me": {},
  "PATCH /me": { body: { marketing: false } },
  "GET /me/export": {},
  "POST /me/paypal-name/visit": {},
  "POST /me/paypal-name": { body: { code: "C21AAF", state: "of-no-visit" } },
  "DELETE /me/paypal-name": {},
  "PATCH /flightAid/{id}": { body: { addInfo: "Happy to help" } },
  "DELETE /flightAid/{id}": {},
  "DELETE /me": {},
  "POST /communication/email:send": {
    body: { to: "owner@example.com", subject: "Hello", html: "<p>Hello</p>" },
  },
  "POST /connections": { body: { itineraryId: "0".repeat(32), role: "flightaid" } },
  "GET /connections": {},
  "GET /connections/{id}": {},
  "POST /connections/{id}/order": {},
  "POST /connections/{id}/capture": { body: { orderId: "5O190127TN364715T" } },
  "POST /connections/{id}/answer": { body: { accept: true } },
  "POST /connections/{id}/withdraw": {},
  "POST /connections/{id}/confirm": {},
  "POST /connections/{id}/no-answer": {},
  "POST /connections/{id}/did-not-meet": {},
  "POST /connections/{id}/contradict": {},
  "POST /connections/{id}/cancel": { body: { reason: "other" } },
  "POST /connections/{id}/airline-cancelled": {},
  "POST /connections/{id}/agree": {},
  "POST /connections/{id}/stay": {},
  "POST /connections/{id}/leave": {},
  "POST /connections/{id}/review": { body: { again: "yes" } },
  "GET /connections/{id}/messages": {},
  "POST /connections/{id}/messages": { body: { text: "Hello" } },
  "POST /connections/{id}/messages:preview": { body: { text: "Hello" } },
  "PUT /connections/{id}/meeting-point": { body: { text: "Gate B22" } },
  "PUT /connections/{id}/boarding-pass": {
    body: { leg: 1, flight: "EK-242", seat: "23A", surnameFits: true },
  },
  "DELETE /connections/{id}/boarding-pass": { query: "leg=1" },
  "POST /connections/{id}/taps": {
    body: { key: randomUUID(), kind: "met", at: new Date().toISOString() },
  },
  "DELETE /connections/{id}/taps/{key}": {},
  "POST /connections/{id}/follow-links": { body: { language: "hi" } },
  "DELETE /connections/{id}/follow-links/{linkId}": {},
  "PUT /connections/{id}/tap-mails": { body: { wanted: true } },
  "GET /me/push": {},
  // The public key of the example in RFC 8291, and not ours.
  "POST /me/push": {
    body: {
      endpoint: "https://fcm.googleapis.com/fcm/send/1",
      keys: {
        p256dh:
          "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        auth: "a".repeat(22),
      },
      publicKey: "B".repeat(87),
    },
  },
  "DELETE /me/push/{id}": {},
  "GET /follow/{token}": {},
  "GET /follow/{token}/page": {},
  "POST /reports": { body: { itinerary: "0".repeat(32), reason: "spam" } },
  "POST /appeals": { body: { token: "forged", text: "It was not me." } },
  "POST /blocks": { body: { itinerary: "0".repeat(32) } },
  "GET /blocks": {},
  "DELETE /blocks/{id}": {},
  "POST /webhooks/paypal": { body: {} },
  "GET /unsubscribe": { query: unsubscribeToken() },
  "POST /unsubscribe": { query: unsubscribeToken() },
  "GET /still-flying": { query: `token=${answerToken()}` },
  "GET /desk/cases": {},
  "GET /desk/cases/{id}": {},
  "POST /desk/cases/{id}/decision": { body: { ...decided, decision: "dismiss" } },
  "GET /desk/claims/{id}": {},
  "POST /desk/claims/{id}/decision": { body: { ...decided, decision: "no-refund" } },
  "POST /desk/people/find": { body: { email: "nobody@example.com" } },
  "GET /desk/people": { query: "uid=nobody" },
  "POST /desk/people/{uid}/suspension": { body: decided },
  "POST /desk/people/{uid}/reinstatement": { body: decided },
  "POST /desk/people/{uid}/offer": { body: decided },
  "GET /desk/connections/{id}": {},
  "POST /desk/connections/{id}/refund": { body: decided },
  "GET /desk/refunds": {},
  "POST /desk/refunds/{id}/retry": {},
  "POST /desk/refunds/{id}/settlement": { body: decided },
  "GET /desk/orders": {},
  "GET /desk/ledger": { query: "day=2026-11-26" },
  "GET /desk/numbers": { query: "since=2026-11-01&until=2026-11-26" },
  "GET /desk/itineraries": {},
  "POST /desk/itineraries/{id}/retry": {},
  "GET /desk/mails": {},
  "POST /desk/mails/{id}/retry": {},
  "POST /desk/mails/{id}/drop": {},
  "GET /desk/record": { query: "day=2026-11-26" },
  "GET /desk/people/{uid}/record": {},
  "POST /still-flying": { body: { token: answerToken(), answer: "yes" } },
};

/** The query of the link in a mail, signed with the secret of the tests. */
function unsubscribeToken(uid = "owner"): string {
  const signature = createHmac("sha256", "test-secret").update(`unsubscribe#${uid}`);
  return `token=${Buffer.from(uid).toString("base64url")}.${signature.digest("base64url")}`;
}

/** Of the question about an itinerary that does not exist, sealed with the secret of the tests. */
function answerToken(): string {
  const asked = {
    about: "itinerary",
    id: "0".repeat(32),
    uid: "owner",
    travelDate: "2027-03-30",
    until: new Date(Date.now() + 86_400_000).toISOString(),
  };
  const key = Buffer.from(hkdfSync("sha256", "test-secret", "", "still-flying", 32));
  const nonce = randomBytes(12);
  const sealing = createCipheriv("aes-256-gcm", key, nonce);
  const sealed = Buffer.concat([sealing.update(JSON.stringify(asked)), sealing.final()]);
  return Buffer.concat([nonce, sealed, sealing.getAuthTag()]).toString("base64url");
}

async function send(key: string, id: string, token: string | undefined, other?: object) {
  const [method = "GET", path = "/"] = key.split(" ");
  const { query, body } = { ...requests[key], ...(other && { body: other }) };
  const response = await fetch(`${gateway.url}${addressOf(path, id)}${query ? `?${query}` : ""}`, {
    method,
    redirect: "manual",
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      "content-type": "application/json",
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return {
    status: response.status,
    text: await response.text(),
    type: response.headers.get("content-type"),
  };
}

/** With parameters that lead to nothing beside the id. */
function addressOf(path: string, id: string): string {
  return path
    .replace("{id}", id)
    .replace("{key}", randomUUID())
    .replace("{language}", "en")
    .replace(/\{\w+\}/, "0".repeat(22));
}

/** @returns the id of an itinerary */
async function postedByOwner(): Promise<string> {
  const { text } = await send("POST /flightAid", "", callers.owner());
  return JSON.parse(text).id;
}

/** The request contains an id that does not exist, so signed-in callers get 404. */
function targetsUnknownId({ method, path }: Contract): boolean {
  if (path.startsWith("/connections/{id}")) return true;
  if (["/blocks/{id}", "/me/push/{id}"].includes(path)) return true;
  return method === "POST" && ["/connections", "/reports", "/blocks"].includes(path);
}

function expected(contract: Contract, caller: Caller): number | "good" {
  const { auth, method, path } = contract;
  // These requests have no signature of PayPal, and a token of nobody.
  if (path === "/webhooks/paypal" || path === "/appeals") return 400;
  if (path.startsWith("/follow/")) return 404;
  if (path === "/still-flying") return 404;
  if (auth === "none") return "good";
  const isSignedIn = caller === "owner" || caller === "other user";
  if (auth === "operator" && isSignedIn) return 403;
  if (targetsUnknownId(contract) && isSignedIn) return 404;
  if (method === "POST" && ["/me/paypal-name", "/me/push"].includes(path) && isSignedIn) return 409;
  if (caller === "owner") return "good";
  // Users cannot write to strangers.
  if (caller === "other user" && path.endsWith("email:send")) return 403;
  if (caller === "other user")
    return ["PATCH", "DELETE"].includes(method) && path.includes("{id}") ? 404 : "good";
  if (caller === "anonymous") return auth === "optional" ? "good" : 401;
  return 401;
}

describe("each route with each caller", () => {
  it("has a request in the table", () => {
    expect(Object.keys(requests).sort()).toEqual(all.map(routeKey).sort());
  });

  for (const { rows, options } of byLane(
    all.flatMap((contract) =>
      (Object.keys(callers) as Caller[]).map(
        (caller) => [routeKey(contract), caller, contract] as const,
      ),
    ),
    // The users of the other rows must still be there: those of the fast lane come first.
    ([key], index) => index % 10 === 0 && key !== "DELETE /me",
  ))
    it.each(rows)("%s by: %s", options, async (key, caller, contract) => {
      const id = contract.path === "/flightAid/{id}" ? await postedByOwner() : "0".repeat(32);
      const { status, type } = await send(key, id, callers[caller]());
      const wanted = expected(contract, caller);
      if (wanted === "good") expect([200, 201, 202, 204, 303]).toContain(status);
      else if (contract.path.endsWith("/page"))
        expect([status, type]).toEqual([wanted, "text/html; charset=utf-8"]);
      else if (needsToken(contract.auth) && !admitted.includes(caller))
        expect([status, type]).toEqual([401, "application/json"]);
      else expect([status, type]).toEqual([wanted, "application/problem+json"]);
      // A deleted account is unauthenticated from the next call on.
      if (key === "DELETE /me" && wanted === "good") {
        expect((await send("GET /me", id, callers[caller]())).status).toBe(401);
        expect((await send("GET /flightAid", id, callers[caller]())).status).toBe(401);
      }
    });
});

describe("each route of the desk", () => {
  const group = { "cognito:groups": ["operators"] };
  const operator = (uid: string, changes: object = {}) =>
    cognito.sign(claims(uid, { ...group, ...changes }));
  /** With the reason of a function, or none of API Gateway. */
  const refusals = {
    "an operator of another pool": [
      401,
      undefined,
      () => foreign.sign(claims("olga", { ...group, iss: foreign.issuer })),
    ],
    "an operator whose token has expired": [
      401,
      undefined,
      () => operator("olga", { iat: seconds() - 7200, exp: seconds() - 60 }),
    ],
    "an operator with an access token": [
      401,
      "sign-in-required",
      () => operator("olga", { token_use: "access" }),
    ],
    "a user": [403, "operators-only", () => cognito.sign(claims("olga"))],
    "a user who names the group": [
      403,
      "operators-only",
      () => cognito.sign(claims("olga", { name: "[operators]", groups: ["operators"] })),
    ],
    "an operator without a second factor": [403, "second-factor-required", () => operator("omar")],
    "an operator who signs in with Google": [403, "second-factor-required", () => operator("gabi")],
    "an operator whose account is deleted": [403, "operators-only", () => operator("nobody")],
    "a former operator whose token still names the group": [
      403,
      "operators-only",
      () => operator("fred"),
    ],
    "a suspended operator": [403, "suspended", () => operator("susi")],
  } as const satisfies Record<string, readonly [number, string | undefined, () => string]>;
  const desk = all.filter(({ auth }) => auth === "operator").map(routeKey);

  beforeAll(async () => {
    expect((await send("GET /me", "", operator("susi"))).status).toBe(200);
    await Desk.suspend("susi", { reason: "other", operator: "olga" }, new Date());
  });

  it.each(
    desk.flatMap((key) =>
      (Object.keys(refusals) as (keyof typeof refusals)[]).map((by) => [key, by] as const),
    ),
  )("%s refuses %s", async (key, by) => {
    const [status, reason, token] = refusals[by];
    const refused = await send(key, "0".repeat(32), token());
    expect([refused.status, JSON.parse(refused.text).reason]).toEqual([status, reason]);
  });

  it.each(desk)("%s serves an operator with a second factor", async (key) => {
    const { status } = await send(key, "0".repeat(32), operator("olga"));
    expect([200, 404, 409]).toContain(status);
  });
});

describe("what API Gateway answers itself", () => {
  const answerOf = async (response: Response) => ({
    status: response.status,
    type: response.headers.get("content-type"),
    challenge: response.headers.get("www-authenticate"),
    body: await response.json(),
  });
  const refused = (status: number, message: string, challenge: string | null = null) => ({
    status,
    type: "application/json",
    challenge,
    body: { message },
  });

  it("to callers without a valid token", async () => {
    const ask = async (headers: Record<string, string>) =>
      answerOf(await fetch(`${gateway.url}/me`, { headers }));
    expect(await ask({})).toEqual(refused(401, "Unauthorized", "Bearer"));
    expect(await ask({ authorization: "Bearer garbage" })).toEqual(
      refused(401, "Unauthorized", 'Bearer scope="" error="invalid_token"'),
    );
  });

  it("to a body of more than 10 MB", async () => {
    const body = "x".repeat(10 * 1024 * 1024 + 1);
    const response = await fetch(`${gateway.url}/flightAid/searchItin`, { method: "POST", body });
    expect(await answerOf(response)).toEqual(refused(413, "Request Entity Too Large"));
  });

  it("if a function fails or its time is over", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
    onTestFinished(() => log.mockRestore());
    const failing = await startGateway({
      port: 0,
      authorize: async () => undefined,
      originKey: "",
      invoke: () => Promise.reject(new Error("Task timed out after 10.00 seconds")),
    });
    onTestFinished(failing.stop);
    const response = await fetch(`${failing.url}/health`);
    expect(await answerOf(response)).toEqual(refused(500, "Internal Server Error"));
    expect(log).toHaveBeenCalledTimes(1);
  });
});

it.each(["//[", "*", "http://[/", "/%", "/flightAid/%ff%00", "//x:99999/?%"])(
  "GET %s: responds without a 5xx",
  async (target) => {
    const status = await new Promise<number | undefined>((resolve, reject) => {
      request(gateway.url, { path: target }, (response) => {
        response.resume();
        resolve(response.statusCode);
      })
        .on("error", reject)
        .end();
    });
    expect(status).toBe(404);
  },
);

describe("account deletion", () => {
  const token = (uid: string) => cognito.sign(claims(uid));

  it("exports everything first, then deletes everything", async () => {
    const leaver = token("leaver");
    const posted = JSON.parse((await send("POST /flightAid", "", leaver)).text);
    await send("PATCH /me", "", leaver);
    const taken = JSON.parse((await send("GET /me/export", "", leaver)).text);
    expect(taken).toMatchObject({
      profile: { email: "leaver@example.com", displayName: "Ann Kowalski", marketing: false },
      itineraries: [posted],
    });
    expect((await send("DELETE /me", "", leaver)).status).toBe(204);
    expect((await send("GET /flightAid/{id}", posted.id, undefined)).status).toBe(404);
    expect((await send("POST /flightAid", "", leaver)).status).toBe(401);
    expect((await send("DELETE /me", "", leaver)).status).toBe(401);
  });

  it("rejects new postings once deletion has begun, and completes on a retry", {
    tags: "deep",
  }, async () => {
    const leaver = token("interrupted");
    await send("POST /flightAid", "", leaver);
    const elsewhere = process.env.USER_POOL_ID;
    process.env.USER_POOL_ID = "us-east-1_unreachable";
    expect((await send("DELETE /me", "", leaver)).status).toBe(500);
    process.env.USER_POOL_ID = elsewhere;
    expect((await send("POST /flightAid", "", leaver, posting("YVR"))).status).toBe(409);
    const own = JSON.parse((await send("POST /flightAid/searchbyUser", "", leaver)).text);
    expect(own).toEqual([
      [expect.objectContaining({ itinerary: [expect.objectContaining({ from: "YYZ" })] })],
    ]);
    expect((await send("DELETE /me", "", leaver)).status).toBe(204);
    expect((await send("GET /me", "", leaver)).status).toBe(401);
  });
});

describe("unsubscribe", () => {
  const wants = async (token: string) =>
    JSON.parse((await send("GET /me", "", token)).text).notifyMatches;

  it("redirects a click to the page that asks for confirmation, and changes nothing", async () => {
    const reader = cognito.sign(claims("reader"));
    await send("GET /me", "", reader);
    const response = await fetch(`${gateway.url}/unsubscribe?${unsubscribeToken("reader")}`, {
      redirect: "manual",
    });
    expect([response.status, response.headers.get("location")]).toEqual([
      303,
      `https://flightaides.test/unsubscribe?${unsubscribeToken("reader")}&topic=matches`,
    ]);
    expect(await wants(reader)).toBe(true);
  });

  it("accepts a one-click request (RFC 8058) without sign-in or redirect", async () => {
    const reader = cognito.sign(claims("reader"));
    await send("GET /me", "", reader);
    const response = await fetch(`${gateway.url}/unsubscribe?${unsubscribeToken("reader")}`, {
      method: "POST",
      redirect: "manual",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: "List-Unsubscribe=One-Click",
    });
    expect([response.status, await response.text()]).toEqual([204, ""]);
    expect(await wants(reader)).toBe(false);
  });

  it("rejects forged links", async () => {
    for (const query of ["", "?token=", `?${unsubscribeToken("reader")}x`])
      expect((await fetch(`${gateway.url}/unsubscribe${query}`, { method: "POST" })).status).toBe(
        400,
      );
  });
});
