import { randomUUID } from "node:crypto";
import { DynamoDBClient, ScanCommand } from "@aws-sdk/client-dynamodb";
import { needsToken, routeKey } from "@flightaides/core/contract.ts";
import { search as searchContract } from "@flightaides/core/matching/contract.ts";
import { problems } from "@flightaides/core/problem.ts";
import { addDays } from "@flightaides/core/trip/calendar.ts";
import { limits } from "@flightaides/core/usage-limits.ts";
import { httpEvent } from "@flightaides/standins/http-event";
import { start as startPush } from "@flightaides/standins/push";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { allContracts, handlerOf, newContext, throughEdge } from "../test/handlers";
import { type HttpEvent, route, serve } from "./http";

const inTenDays = addDays(new Date().toISOString().slice(0, 10), 10);

type Claims = Record<string, unknown>;
type Request = {
  query?: Record<string, string>;
  path?: Record<string, string>;
  body?: unknown;
  /** The raw body. */
  text?: string;
  claims?: Claims;
  headers?: Record<string, string> | undefined;
  method?: string;
  rawPath?: string;
};

/** The event that API Gateway sends for a request on a route. */
function eventOf(key: string, request: Request): HttpEvent {
  const { query, path, body, claims, headers, text } = request;
  const [method = "GET", template = "/"] =
    key === "$default" ? [request.method, request.rawPath] : key.split(" ");
  return httpEvent({
    routeKey: key,
    method,
    path: template.replace(/\{(\w+)\}/g, (_, name: string) => path?.[name] ?? ""),
    query: new URLSearchParams(query).toString(),
    headers: { "content-type": "application/json", ...headers },
    body: text ?? (body === undefined ? undefined : JSON.stringify(body)),
    pathParameters: path,
    claims,
  });
}

async function call(key: string, request: Request = {}) {
  const result = await handlerOf(key)(eventOf(key, request), newContext());
  const text = result.body ?? "";
  return {
    status: result.statusCode,
    headers: result.headers ?? {},
    text,
    json: /json$/.test(String(result.headers?.["content-type"])) ? JSON.parse(text) : undefined,
  };
}

function claimsOf(user: { uid: string; email: string; displayName: string }): Claims {
  return {
    sub: user.uid,
    email: user.email,
    name: user.displayName,
    email_verified: "true",
    token_use: "id",
  };
}

const ann = claimsOf({ uid: "uid-ann", email: "ann@example.com", displayName: "Ann Kowalski" });
const bob = claimsOf({ uid: "uid-bob", email: "bob@example.com", displayName: "Bob Marsh" });
const leg = { from: "YYZ", to: "DXB", travelDate: inTenDays, flight: "EK-242" };
const posting = { type: "traveler", itinerary: [leg], traveler: { phoneNumber: "+14165550134" } };
const at = new Date().toISOString();
const pass = { leg: 1, flight: "EK-242", seat: "23A", surnameFits: true };
const key = "0b8a3c1e-6f0d-4f39-9c3d-7f1a5e2b9d10";
const search = { searchType: "PROXIMAL", type: "flightaid", itinerary: [leg] };

async function countItems(): Promise<number> {
  const { Count = 0 } = await new DynamoDBClient({}).send(
    new ScanCommand({ TableName: process.env.TABLE_NAME, Select: "COUNT" }),
  );
  return Count;
}

describe("a response", () => {
  it("has the security headers, a request id and the contract's Cache-Control", async () => {
    const { status, headers } = await call("GET /airports", { query: { term: "toronto" } });
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      "content-type": "application/json",
      "cache-control": "public, max-age=86400, stale-while-revalidate=604800",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
      "referrer-policy": "no-referrer",
    });
    expect(headers["strict-transport-security"]).toMatch(/^max-age=\d{8}/);
    expect(headers["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
  });

  it("is HTML for the preview of a link, which is cached for everybody and escapes what it contains", async () => {
    const path = { id: "'\"><script>", language: "hi" };
    const { status, headers, text } = await call("GET /flightAid/{id}/preview/{language}", {
      path,
    });
    expect([status, headers["content-type"], headers["cache-control"]]).toEqual([
      200,
      "text/html; charset=utf-8",
      "public, max-age=0, s-maxage=60",
    ]);
    expect(text).toContain('<html lang="hi">');
    expect(text).not.toContain("<script>");
    const unknown = { path: { ...path, language: "xx" } };
    const refused = await call("GET /flightAid/{id}/preview/{language}", unknown);
    expect([refused.status, refused.json.code]).toEqual([400, "invalid-input"]);
  });

  it("links to the next page relative to the requested URL", async () => {
    for (const days of [1, 2, 3]) {
      const itinerary = [{ ...leg, from: "CDG", travelDate: addDays(inTenDays, days) }];
      await call("POST /flightAid", { claims: ann, body: { ...posting, itinerary } });
    }
    const query = { from: "CDG", sort: "soonest", limit: "2" };
    const first = await call("GET /flightAid", { query });
    expect(first.json).toHaveLength(2);
    const [, address = ""] = /^<([^>]+)>; rel="next"$/.exec(String(first.headers.link)) ?? [];
    const next = new URL(address, "https://example.com/api/flightAid?from=CDG");
    expect(next.pathname).toBe("/api/flightAid");
    const second = await call("GET /flightAid", { query: Object.fromEntries(next.searchParams) });
    expect(second.json).toHaveLength(1);
    expect(second.headers.link).toBeUndefined();
    expect(first.json.map(({ id }: { id: string }) => id)).not.toContain(second.json[0].id);
  });

  it("says in a header that there are more matches", async () => {
    const answer = async (truncated: boolean) => {
      const handler = serve([route(searchContract, async () => ({ body: [], truncated }))]);
      const event = throughEdge(eventOf("POST /flightAid/searchItin", { body: search }));
      return (await handler(event, newContext())).headers;
    };
    expect(await answer(true)).toMatchObject({ "x-truncated": "true" });
    expect(await answer(false)).not.toHaveProperty("x-truncated");
  });

  it("says when to retry, if a limit is reached", { tags: "deep" }, async () => {
    const claims = claimsOf({ uid: "uid-many", email: "cem@example.com", displayName: "Cem Tok" });
    const post = (days: number) => {
      const travelDate = addDays(inTenDays, days);
      const itinerary = [{ ...leg, from: "HND", to: "ITM", flight: "NH-1", travelDate }];
      return call("POST /flightAid", { claims, body: { ...posting, itinerary } });
    };
    for (let days = 0; days < limits.activeItineraries; days++)
      expect((await post(days)).status).toBe(201);
    const { status, headers, json } = await post(limits.activeItineraries);
    expect([status, json.code]).toEqual([429, "too-many-requests"]);
    const seconds = Number(headers["retry-after"]);
    expect(json).toMatchObject({ reason: "too-many-itineraries", params: { most: 20, seconds } });
    expect(seconds / 86_400).toBeCloseTo(11, -1);
    expect((await post(0)).status).toBe(200);
  });
});

describe("the name in a token", () => {
  const family = "👩‍👩‍👧‍👦";

  it.each([
    ["an emoji at the limit", `${"x".repeat(95)}${family}`, "x".repeat(95)],
    ["half of an emoji", "Ann \ud83d", "Ann \ufffd"],
    ["one endless character", `e${"\u0301".repeat(300)}`, "eve"],
    ["nothing visible", " \n ", "eve"],
  ])("%s is stored as whole characters", async (_, name, stored) => {
    const user = { uid: randomUUID(), email: "eve@example.com", displayName: name };
    const { status, json } = await call("GET /me", { claims: claimsOf(user) });
    expect([status, json.displayName]).toEqual([200, stored]);
  });
});

it.each([
  ["hi", "hi"],
  ["de-DE,fr-CA;q=0.9,en;q=0.8", "fr"],
  ["de, *;q=0.5", "en"],
  [undefined, "en"],
])(
  "a first call that accepts %s decides on the language of mails: %s",
  async (accepted, language) => {
    const claims = claimsOf({ uid: randomUUID(), email: "eve@example.com", displayName: "Eve" });
    const headers = accepted === undefined ? undefined : { "accept-language": accepted };
    const { status, json } = await call("GET /me", { claims, headers });
    expect([status, json.language]).toEqual([200, language]);
    const later = await call("GET /me", { claims, headers: { "accept-language": "en" } });
    expect(later.json.language).toBe(language);
    const chosen = await call("PATCH /me", { claims, body: { language: "fr" } });
    expect([chosen.status, chosen.json.language]).toEqual([200, "fr"]);
    const unknown = await call("PATCH /me", { claims, body: { language: "de" } });
    expect(unknown.status).toBe(400);
  },
);

describe("posting", () => {
  it("responds 201, then 200 with the same record; the owner comes from the token, not from the body", async () => {
    const itinerary = [{ ...leg, to: "LHR" }];
    const traveler = {
      uid: "uid-bob",
      email: "bob@example.com",
      displayName: "Bob",
      phoneNumber: "(416) 555-0134",
      phoneCountry: "CA",
    };
    const body = { ...posting, itinerary, traveler, somethingElse: true };
    const first = await call("POST /flightAid", { claims: ann, body });
    expect(first.status).toBe(201);
    expect(first.json.traveler).toEqual({
      uid: "uid-ann",
      email: "ann@example.com",
      displayName: "Ann Kowalski",
      phoneNumber: "+14165550134",
    });
    const again = await call("POST /flightAid", { claims: ann, body });
    expect([again.status, again.json]).toEqual([200, first.json]);
  });

  it("is returned by searchbyUser as an array in an array, and deleted by DELETE", async () => {
    const claims = claimsOf({ uid: "uid-cyd", email: "cyd@example.com", displayName: "Cyd" });
    expect((await call("POST /flightAid/searchbyUser", { claims, body: {} })).json).toEqual([[]]);
    const { json } = await call("POST /flightAid", { claims, body: posting });
    expect((await call("POST /flightAid/searchbyUser", { claims })).json).toEqual([[json]]);
    const path = { id: json.id };
    expect((await call("DELETE /flightAid/{id}", { claims: bob, path })).status).toBe(404);
    const removed = await call("DELETE /flightAid/{id}", { claims, path });
    expect([removed.status, removed.text]).toEqual([204, ""]);
    expect((await call("GET /flightAid/{id}", { path })).status).toBe(404);
  });
});

describe("changing a posting", () => {
  it("responds with the owner's view; the id comes from the path, and strangers get 404", async () => {
    const itinerary = [{ ...leg, to: "ORD" }];
    const { json } = await call("POST /flightAid", {
      claims: ann,
      body: { ...posting, itinerary },
    });
    const path = { id: json.id };
    const body = { id: "0".repeat(32), itinerary: [{ ...leg, to: "JFK" }], addInfo: "Seat 12A" };
    const changed = await call("PATCH /flightAid/{id}", { claims: ann, path, body });
    expect([changed.status, changed.json]).toEqual([
      200,
      {
        ...json,
        itinerary: [
          {
            sequence: 1,
            ...leg,
            fromCity: "Toronto",
            fromPosition: { latitude: 43.7, longitude: -79.6 },
            to: "JFK",
            toCity: "New York",
            toPosition: { latitude: 40.6, longitude: -73.8 },
            airline: "Emirates",
          },
        ],
        addInfo: "Seat 12A",
        maskedNote: "Seat 12A",
      },
    ]);
    const stranger = await call("PATCH /flightAid/{id}", { claims: bob, path, body });
    expect([stranger.status, stranger.json.code]).toEqual([404, "not-found"]);
    const wrong = { itinerary: [{ ...leg, to: "YYZ" }], connect: "maybe", paused: "yes" };
    const refused = await call("PATCH /flightAid/{id}", { claims: ann, path, body: wrong });
    const paths = refused.json.errors.map((error: { path: string }) => error.path);
    expect([refused.status, paths]).toEqual([400, ["itinerary.0.to", "connect", "paused"]]);
  });
});

describe("shared responses", () => {
  it("are lists for callers without a token, and never responses for a user", async () => {
    const query = { to: "TRN" };
    const anonymous = await call("GET /flightAid", { query });
    expect(anonymous.headers).toMatchObject({
      "cache-control": "public, max-age=0, s-maxage=15",
      vary: "Authorization",
    });
    const own = await call("GET /flightAid", { claims: bob, query });
    expect(own.headers).toMatchObject({
      "cache-control": "private, no-cache",
      vary: "Authorization",
    });
    const expired = await call("GET /flightAid", {
      query,
      headers: { authorization: "Bearer expired" },
    });
    expect([expired.status, expired.headers?.["cache-control"]]).toEqual([401, "no-store"]);
    const wrong = await call("GET /flightAid", { query: { to: "nowhere" } });
    expect([wrong.status, wrong.headers?.["cache-control"]]).toEqual([400, "no-store"]);
  });
});

describe("notes", () => {
  it("are visible to users only, and no response with a note may be cached for others", async () => {
    const itinerary = [{ ...leg, to: "TRN", fromCity: "Nowhere", toCity: "Nowhere" }];
    const body = { ...posting, itinerary, addInfo: "She walks with a cane." };
    const { json } = await call("POST /flightAid", { claims: ann, body });
    const everywhere = (claims?: typeof bob) =>
      Promise.all([
        call("GET /flightAid", { claims, query: { to: "TRN" } }),
        call("GET /flightAid/{id}", { claims, path: { id: json.id } }),
        call("POST /flightAid/searchItin", {
          claims,
          body: { ...search, type: "traveler", itinerary },
        }),
      ]);
    for (const { json } of await everywhere()) {
      const [card] = [json].flat();
      expect([card.hasNote, card.addInfo]).toEqual([true, undefined]);
      expect(card.itinerary[0]).toMatchObject({ fromCity: "Toronto", toCity: "Turin" });
    }
    for (const { json, headers } of await everywhere(bob)) {
      const [card] = [json].flat();
      expect([card.hasNote, card.addInfo]).toEqual([undefined, "She walks with a cane."]);
      expect(headers?.["cache-control"]).toMatch(/^(private, no-cache|no-store)$/);
    }
  });
});

describe("searching", () => {
  it("finds itineraries of the type sought, without the caller's own", async () => {
    const itinerary = [{ ...leg, from: "AMS" }];
    const body = { ...posting, type: "flightaid", itinerary };
    const { json } = await call("POST /flightAid", { claims: ann, body });
    const seek = { ...search, itinerary };
    const found = await call("POST /flightAid/searchItin", { body: seek });
    expect(
      found.json.map(({ id, match }: { id: string; match: unknown }) => ({ id, match })),
    ).toEqual([
      {
        id: json.id,
        match: {
          tier: "same-flight",
          score: 43_001,
          dayOffset: 0,
          distanceKm: 0,
          legs: [{ mine: 1, theirs: 1 }],
        },
      },
    ]);
    expect((await call("POST /flightAid/searchItin", { claims: ann, body: seek })).json).toEqual(
      [],
    );
    const others = await call("POST /flightAid/searchItin", {
      body: { ...seek, type: "traveler" },
    });
    expect(others.json).toEqual([]);
  });
});

describe("reports and blocks", () => {
  it("respond 202, 201, 200 and 204, and reveal only the masked name of the other", async () => {
    const itinerary = [{ ...leg, from: "FRA" }];
    const { json: posted } = await call("POST /flightAid", {
      claims: ann,
      body: { ...posting, itinerary },
    });
    const report = { itinerary: posted.id, reason: "spam" };
    const reported = await call("POST /reports", { claims: bob, body: report });
    expect([reported.status, reported.text]).toEqual([202, ""]);
    const block = () => call("POST /blocks", { claims: bob, body: { itinerary: posted.id } });
    const first = await block();
    expect([first.status, Object.keys(first.json), first.json.displayName]).toEqual([
      201,
      ["id", "displayName", "createdAt"],
      "A***********",
    ]);
    const again = await block();
    expect([again.status, again.json]).toEqual([200, first.json]);
    expect((await call("GET /blocks", { claims: bob })).json).toEqual([first.json]);
    const path = { id: first.json.id };
    expect((await call("DELETE /blocks/{id}", { claims: ann, path })).status).toBe(404);
    expect((await call("DELETE /blocks/{id}", { claims: bob, path })).status).toBe(204);
    expect((await call("GET /blocks", { claims: bob })).json).toEqual([]);
  });

  const id = "0".repeat(32);
  it.each([
    ["POST /reports", "nobody", { reason: "spam" }, "itinerary"],
    ["POST /reports", "two", { itinerary: id, connection: id, reason: "spam" }, "itinerary"],
    ["POST /reports", "an unknown reason", { itinerary: id, reason: "dull" }, "reason"],
    ["POST /reports", "no reason", { itinerary: id }, "reason"],
    [
      "POST /reports",
      "a text over 1,000 characters",
      { itinerary: id, reason: "other", text: "x".repeat(1001) },
      "text",
    ],
    ["POST /blocks", "nobody", {}, "itinerary"],
    ["POST /blocks", "two", { itinerary: id, connection: id }, "itinerary"],
    ["PUT /connections/{id}/meeting-point", "no text", {}, "text"],
    [
      "PUT /connections/{id}/meeting-point",
      "over 200 characters",
      { text: "x".repeat(201) },
      "text",
    ],
    ["PUT /connections/{id}/boarding-pass", "no leg", { ...pass, leg: undefined }, "leg"],
    ["PUT /connections/{id}/boarding-pass", "leg 0", { ...pass, leg: 0 }, "leg"],
    [
      "PUT /connections/{id}/boarding-pass",
      "a text for a seat",
      { ...pass, seat: "call me" },
      "seat",
    ],
    ["PUT /connections/{id}/boarding-pass", "row 0", { ...pass, seat: "0A" }, "seat"],
    ["PUT /connections/{id}/boarding-pass", "a code", { ...pass, flight: "M1RAMAN/P" }, "flight"],
    [
      "PUT /connections/{id}/boarding-pass",
      "a false date",
      { ...pass, date: "2027-02-30" },
      "date",
    ],
    [
      "PUT /connections/{id}/boarding-pass",
      "a name",
      { ...pass, surnameFits: "RAMAN" },
      "surnameFits",
    ],
    ["DELETE /connections/{id}/boarding-pass", "no leg", {}, "leg"],
    ["POST /connections/{id}/taps", "no key", { kind: "met", at }, "key"],
    ["POST /connections/{id}/taps", "an unknown step", { kind: "slept", at, key }, "kind"],
    ["POST /connections/{id}/taps", "a date for a time", { kind: "met", at: inTenDays, key }, "at"],
    ["PUT /connections/{id}/tap-mails", "no wish", {}, "wanted"],
    ["POST /connections/{id}/follow-links", "an unknown language", { language: "de" }, "language"],
    ["POST /connections/{id}/messages", "no text", {}, "text"],
    ["POST /connections/{id}/messages", "only spaces", { text: "  " }, "text"],
    ["POST /connections/{id}/messages", "over 500 characters", { text: "x".repeat(501) }, "text"],
  ])("%s rejects %s", async (key, _, body, path) => {
    const { status, json } = await call(key, { claims: bob, body, path: { id } });
    expect([status, json.errors?.map((error: { path: string }) => error.path)]).toEqual([
      400,
      [path],
    ]);
  });
});

describe("bad input", () => {
  const withLeg = (change: object) => ({ itinerary: [{ ...leg, ...change }] });
  const cases: [string, object, string[]][] = [
    ["no legs", { itinerary: [] }, ["itinerary"]],
    ["seven legs", { itinerary: Array.from({ length: 7 }, () => leg) }, ["itinerary"]],
    ["itinerary of the wrong type", { itinerary: "YYZ" }, ["itinerary.0"]],
    ["no itinerary", { itinerary: undefined }, ["itinerary"]],
    ["an unknown origin", withLeg({ from: "QQQ" }), ["itinerary.0.from"]],
    ["an origin of the wrong type", withLeg({ from: 7 }), ["itinerary.0.from"]],
    ["an unknown destination", withLeg({ to: "QQQ" }), ["itinerary.0.to"]],
    ["the same airport twice", withLeg({ to: "yyz" }), ["itinerary.0.to"]],
    ["no date", withLeg({ travelDate: undefined }), ["itinerary.0.travelDate"]],
    ["an impossible date", withLeg({ travelDate: "2027-02-30" }), ["itinerary.0.travelDate"]],
    [
      "an instant for a date",
      withLeg({ travelDate: `${inTenDays}T00:00:00Z` }),
      ["itinerary.0.travelDate"],
    ],
    ["a past date", withLeg({ travelDate: "2026-01-01" }), ["itinerary.0.travelDate"]],
    [
      "a date too far ahead",
      withLeg({ travelDate: addDays(inTenDays, 393) }),
      ["itinerary.0.travelDate"],
    ],
    ["a flight without number", withLeg({ flight: "EK" }), ["itinerary.0.flight"]],
    ["words for a flight", withLeg({ flight: "the morning one" }), ["itinerary.0.flight"]],
    [
      "several wrong fields",
      withLeg({ from: "", to: 3, flight: "?" }),
      ["itinerary.0.from", "itinerary.0.to", "itinerary.0.flight"],
    ],
    [
      "the same airport twice, no date and words for a flight",
      withLeg({ to: "yyz", travelDate: "soon", flight: "the morning one" }),
      ["itinerary.0.travelDate", "itinerary.0.flight", "itinerary.0.to"],
    ],
    ["an unknown type", { type: "pilot" }, ["type"]],
  ];
  const postingOnly: [string, object, string[]][] = [
    ["no phone", { traveler: {} }, ["traveler.phoneNumber"]],
    ["an empty phone", { traveler: { phoneNumber: "  " } }, ["traveler.phoneNumber"]],
    ["an invalid phone number", { traveler: { phoneNumber: "call me" } }, ["traveler.phoneNumber"]],
    [
      "a national number without its country",
      { traveler: { phoneNumber: "416 555 0134" } },
      ["traveler.phoneNumber"],
    ],
    [
      "a country in words",
      { traveler: { phoneNumber: "416 555 0134", phoneCountry: "Canada" } },
      ["traveler.phoneCountry"],
    ],
    ["no traveler", { traveler: undefined }, ["traveler"]],
    ["a note over 1,000 characters", { addInfo: "x".repeat(1001) }, ["addInfo"]],
    ["a note of the wrong type", { addInfo: 5 }, ["addInfo"]],
    ["notify of the wrong type", { notify: { nearby: "yes" } }, ["notify.nearby"]],
  ];

  it.each([
    ...cases.map(
      ([what, change, paths]) =>
        ["POST /flightAid", what, { ...posting, ...change }, paths] as const,
    ),
    ...cases.map(
      ([what, change, paths]) =>
        ["POST /flightAid/searchItin", what, { ...search, ...change }, paths] as const,
    ),
    ...postingOnly.map(
      ([what, change, paths]) =>
        ["POST /flightAid", what, { ...posting, ...change }, paths] as const,
    ),
    [
      "POST /flightAid/searchItin",
      "no search type",
      { ...search, searchType: "EXACT" },
      ["searchType"],
    ] as const,
    ["POST /flightAid", "an array", [posting], [""]] as const,
    ["POST /flightAid", "a number", 5, [""]] as const,
    ["POST /flightAid", "null", null, [""]] as const,
  ])("%s rejects %s", async (key, _, body, paths) => {
    const before = await countItems();
    const { status, json, headers } = await call(key, { claims: ann, body });
    expect(status).toBe(400);
    expect(headers["content-type"]).toBe("application/problem+json");
    expect(headers["cache-control"]).toBe("no-store");
    expect(json).toMatchObject({
      type: "urn:flightaides:problem:invalid-input",
      title: problems["invalid-input"].title,
      status: 400,
      code: "invalid-input",
    });
    expect(json.errors.map(({ path }: { path: string }) => path)).toEqual(paths);
    expect(await countItems()).toBe(before);
  });

  it.each([
    ["type", { type: "pilot" }],
    ["from", { from: "LONDON" }],
    ["to", { to: "1" }],
    ["flight", { flight: "EK" }],
    ["travelDate", { travelDate: "tomorrow" }],
    ["sort", { sort: "best" }],
    ["past", { past: "maybe" }],
    ["limit", { limit: "101" }],
    ["limit", { limit: "0" }],
    ["limit", { limit: "ten" }],
    ["cursor", { cursor: "?" }],
  ])("GET /flightAid rejects an invalid %s: %o", async (path, query) => {
    const { status, json } = await call("GET /flightAid", { query });
    expect([status, json.errors.map((error: { path: string }) => error.path)]).toEqual([
      400,
      [path],
    ]);
  });

  it.each([
    ["two characters", { term: " to " }, "term"],
    ["no term", {}, "term"],
    ["more than 15", { term: "toronto", limit: "16" }, "limit"],
  ])("GET /airports rejects %s", async (_, query, path) => {
    const { status, json } = await call("GET /airports", { query });
    expect([status, json.errors[0].path]).toEqual([400, path]);
  });

  it("says why each field is rejected, as a reason and in English", async () => {
    const itinerary = [{ ...leg, from: "XXX", travelDate: "soon", flight: "?" }];
    const addInfo = "x".repeat(1001);
    const body = { ...posting, type: undefined, itinerary, addInfo, traveler: 5, connect: "?" };
    const { json } = await call("POST /flightAid", { claims: ann, body });
    expect(json).toMatchObject({ reason: "invalid-fields", detail: "Check the marked fields." });
    expect(json.errors).toEqual([
      { path: "type", reason: "type-required", message: "Choose what you are looking for." },
      { path: "itinerary.0.travelDate", reason: "invalid-date", message: "Invalid Date." },
      {
        path: "itinerary.0.flight",
        reason: "invalid-flight-number",
        message: "Invalid Flight No.",
      },
      {
        path: "addInfo",
        reason: "too-long",
        params: { most: 1000 },
        message: "At most 1000 characters.",
      },
      {
        path: "connect",
        reason: "connect-required",
        message: "Choose how families may connect with you.",
      },
      { path: "traveler", reason: "invalid", message: "Check this field." },
    ]);
    const { traveler: _, ...rest } = posting;
    const missing = await call("POST /flightAid", { claims: ann, body: rest });
    expect(missing.json.errors).toEqual([
      { path: "traveler", reason: "required", message: "This is missing." },
    ]);
  });

  it("rejects text with half of a surrogate pair, which the table cannot store", async () => {
    const half = "\ud83d";
    const posted = await call("POST /flightAid", {
      claims: ann,
      body: { ...posting, addInfo: `Hello ${half}`, [half]: half },
    });
    expect(posted.json.errors).toEqual([
      {
        path: "addInfo",
        reason: "malformed-text",
        message: "This text contains a broken character.",
      },
    ]);
    const read = await call("GET /flightAid/{id}", { path: { id: half } });
    expect([read.status, read.json.code]).toEqual([400, "invalid-input"]);
    const deep = "[".repeat(30_000) + "]".repeat(30_000);
    expect((await call("POST /webhooks/paypal", { text: deep })).status).toBe(400);
  });

  it("distinguishes malformed JSON, a large body, an unknown route and a wrong method", async () => {
    const broken = await call("POST /flightAid/searchItin", { text: '{"type":' });
    expect([broken.status, broken.json.reason]).toEqual([400, "malformed-json"]);
    const text = JSON.stringify({ ...search, padding: "x".repeat(65 * 1024) });
    const large = await call("POST /flightAid/searchItin", { text });
    expect(large.json).toMatchObject({
      status: 413,
      reason: "body-too-large",
      params: { kilobytes: 64 },
    });
    const nowhere = await call("$default", { method: "GET", rawPath: "/nowhere" });
    expect([nowhere.status, nowhere.json.reason]).toEqual([404, "route-not-found"]);
    const wrong = await call("$default", { method: "PUT", rawPath: "/flightAid/abc" });
    expect(wrong.json).toMatchObject({
      status: 405,
      reason: "method-not-allowed",
      params: { method: "PUT" },
    });
    for (const { headers } of [broken, large, nowhere, wrong]) {
      expect(headers["content-type"]).toBe("application/problem+json");
    }
  });
});

describe("who may call", () => {
  const bearer = allContracts.filter(({ auth }) => needsToken(auth)).map(routeKey);

  it.each(
    bearer.flatMap((key) =>
      (
        [
          ["nobody", undefined],
          ["an access token", { ...ann, token_use: "access" }],
          ["an unverified address", { ...ann, email_verified: "false" }],
          ["a token without address", { ...ann, email: undefined }],
          ["a token without subject", { ...ann, sub: undefined }],
        ] as const
      ).map(([who, claims]) => [key, who, claims] as const),
    ),
  )("%s responds 401 to %s", async (key, _, claims) => {
    const { status, json } = await call(key, {
      claims,
      path: { id: "0".repeat(32) },
      body: posting,
    });
    expect([status, json.code]).toEqual([401, "unauthenticated"]);
  });

  it("a token of an earlier sign-in responds 401 once the other sessions are ended, on every route", async () => {
    const cem = { ...ann, sub: "uid-cem", "cognito:username": "uid-cem" };
    const key = "PATCH /me";
    const [former, current] = [
      { ...cem, auth_time: "1700000000" },
      { ...cem, auth_time: "1700000060" },
    ];
    expect((await call(key, { claims: former, body: {} })).status).toBe(200);
    const ended = await call(key, { claims: current, body: { endOtherSessions: true } });
    expect(ended.status).toBe(200);
    expect(JSON.stringify(ended.json)).not.toContain("1700000060");
    expect((await call("GET /me", { claims: former })).status).toBe(401);
    expect((await call("GET /flightAid", { claims: former })).status).toBe(401);
    expect((await call("GET /me", { claims: current })).status).toBe(200);
  });

  it("the end of other sessions ends the notifications on all devices", async () => {
    const service = await startPush({ port: 0 });
    onTestFinished(() => service.stop());
    vi.stubEnv("PUSH_SERVICE_ORIGIN", service.url);
    onTestFinished(() => {
      vi.unstubAllEnvs();
    });
    const dan = { ...ann, sub: "uid-dan", "cognito:username": "uid-dan", auth_time: "1700000000" };
    const listed = async () => (await call("GET /me/push", { claims: dan })).json;
    const { publicKey } = await listed();
    const subscription = await service.subscribe(publicKey);
    const body = { ...subscription, publicKey };
    expect((await call("POST /me/push", { claims: dan, body })).status).toBe(201);
    await call("PATCH /me", { claims: dan, body: { marketing: true } });
    expect((await listed()).devices).toHaveLength(1);
    await call("PATCH /me", { claims: dan, body: { endOtherSessions: true } });
    expect((await listed()).devices).toEqual([]);
  });

  it("every contract is served by a function", async () => {
    for (const contract of allContracts) {
      const { status, json } = await call(routeKey(contract), { path: { id: "x" } });
      if (status === 404) expect(json.reason).toBe("itinerary-not-found");
      else expect(status).not.toBe(405);
    }
  });
});
