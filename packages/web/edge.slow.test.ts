import fc from "fast-check";
import { expect, it } from "vitest";
import {
  backFromChallenge,
  type EdgeRequest,
  type EdgeResponse,
  gatewayOrigin,
  handlerOf,
  pageOfApp,
  serveJson,
  toGateway,
  withHeaders,
} from "./edge";
import { everywhere } from "./headers";

const origin = "https://flightaides.test";
const runs = { numRuns: 10_000 };

/** Paths and values of parameters, made of what parsers of addresses treat in their own way. */
const odd = fc
  .array(
    fc.oneof(
      fc.constantFrom("/", "//", "\\", ".", "..", "%", "%2f", "%5c", "%00", "%E0%A4%A", "\t", "\n"),
      fc.constantFrom(
        "fr",
        "hi",
        "api",
        "follow",
        "search",
        "evil.example",
        "https:",
        "@",
        "?",
        "#",
        "é",
      ),
      fc.constantFrom("__proto__", "constructor", "app.html", "/*", `trip/${"0a".repeat(16)}`),
      fc.string({ unit: "binary", maxLength: 3 }),
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(""));
const value = fc.record({ value: odd });
const values = fc.dictionary(
  fc.oneof(fc.constantFrom("back", "sort", "page", "user-agent"), odd),
  fc.oneof(value, fc.record({ value: odd, multiValue: fc.array(value) })),
);
const path = odd.map((rest) => `/${rest}`);
const events = fc.record({
  request: fc.record({
    method: fc.constantFrom("GET", "HEAD", "POST"),
    uri: path,
    querystring: values,
    headers: values,
    rawQueryString: fc
      .option(fc.webQueryParameters(), { nil: undefined })
      .map((query) => () => query),
  }),
  response: fc.record({ statusCode: fc.integer({ min: 100, max: 599 }), headers: values }),
  viewer: fc.record({ ip: fc.oneof(fc.ipV4(), fc.ipV6()) }),
});
const sources = {
  toGateway,
  pageOfApp,
  backFromChallenge,
  withHeaders: withHeaders(JSON.stringify(everywhere), JSON.stringify({ "x-own": "1" })),
  serveJson: serveJson('{"stage":"test"}', everywhere),
};

/** Where a browser goes that was on a page of the site. */
function target(response: EdgeResponse): URL {
  return new URL(response.headers.location?.value ?? "", `${origin}/fr/page`);
}

/** Whether CloudFront takes a result: a path of the site, or a response that leads nowhere else. */
function isValid(result: EdgeRequest | EdgeResponse): boolean {
  if ("uri" in result) return result.uri.startsWith("/");
  return !result.headers.location || target(result).origin === origin;
}

it("every function handles whatever a viewer sends", { tags: "deep" }, () => {
  const handlers = Object.entries(sources).map(([name, source]) => ({
    name,
    handle: handlerOf(source),
  }));
  fc.assert(
    fc.property(events, ({ request, response, viewer }) => {
      const wrong = handlers.filter(({ handle }) => {
        const event = {
          request: { ...request, headers: { ...request.headers } },
          response: { ...response, headers: { ...response.headers } },
          viewer,
        };
        return !isValid(handle(event));
      });
      expect(wrong).toEqual([]);
    }),
    runs,
  );
});

const request = (uri: string, query?: string) => ({
  request: { method: "GET", uri, querystring: {}, headers: {}, rawQueryString: () => query },
});
const page = handlerOf(pageOfApp);

it.each([
  ["/fr//evil.example/", undefined, "/fr/evil.example/"],
  ["//evil.example", undefined, "/evil.example"],
  ["//search/", "from=YYZ&to=%2F", "/search/?from=YYZ&to=%2F"],
  ["/\\evil.example//x", "", "/evil.example/x?"],
  ["//", undefined, "/"],
])("redirects %s with the query %s to %s", (uri, query, location) => {
  expect(page(request(uri, query))).toEqual({
    statusCode: 301,
    headers: { location: { value: location } },
  });
});

it("redirects a path once", () => {
  fc.assert(
    fc.property(path, (uri) => {
      const first = page(request(uri));
      if ("uri" in first) return;
      expect(page(request(target(first).pathname))).toHaveProperty("uri");
    }),
    runs,
  );
});

const trip = `/trip/${"0a".repeat(16)}`;
const read = (uri: string, agent: string | undefined, changed: Partial<EdgeRequest> = {}) => {
  const headers: EdgeRequest["headers"] =
    agent === undefined ? {} : { "user-agent": { value: agent } };
  return page({ request: { ...request(uri).request, headers, ...changed } });
};
/** As the services document them, or as their requests are known. */
const previewers = [
  "facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)",
  "WhatsApp/2.24.20.78 A",
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_11_1) AppleWebKit/601.2.4 (KHTML, like Gecko) Version/9.0.1 Safari/601.2.4 facebookexternalhit/1.1 Facebot Twitterbot/1.0",
  "TelegramBot (like TwitterBot)",
  "Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)",
  "LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)",
  "Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)",
];
const people = [
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36",
  // Browsers inside the apps of messengers and social networks.
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 [FBAN/FBIOS;FBAV/480.0.0.0]",
  "Mozilla/5.0 (Linux; Android 14; wv) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36 Telegram-Android/11.0",
  "Mozilla/5.0 (Linux; Android 14; wv) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36 LinkedInApp",
  "",
  undefined,
];

it.each(previewers)("gets the preview of a trip from the gateway for %s", (agent) => {
  expect(read(`/hi${trip}`, agent)).toMatchObject({
    uri: `/flightAid/${"0a".repeat(16)}/preview/hi`,
    originId: gatewayOrigin,
  });
});

it.each(people)("serves the app for %s", (agent) => {
  const result = read(`/hi${trip}`, agent);
  expect(result).toMatchObject({ uri: "/hi/app.html" });
  expect(result).not.toHaveProperty("originId");
});

it("serves the files of other pages, and the app to a person who follows the link of the preview", () => {
  const [agent] = previewers;
  const open = { querystring: { page: { value: "" } } };
  for (const [result, uri] of [
    [read("/flights/toronto-delhi", agent), "/flights/toronto-delhi.html"],
    [read("/trip/0a0b", agent), "/app.html"],
    [read(trip, agent, open), "/app.html"],
    [read(trip, agent, { method: "HEAD" }), "/app.html"],
  ] as const) {
    expect(result).toMatchObject({ uri });
    expect(result).not.toHaveProperty("originId");
  }
});

const gateway = handlerOf(toGateway);

it.each([
  ["/api/flightAid", "/flightAid"],
  ["/api/api/x", "/api/x"],
  ["/api/follow/abc", "/follow/abc"],
  ["/follow/abc", "/follow/abc/page"],
  ["/follow/abc/", "/follow/abc/page"],
  ["/follow/", "/follow/page"],
])("leads %s to the gateway's %s", (uri, target) => {
  const event = { ...request(uri), viewer: { ip: "192.0.2.1" } };
  expect(gateway(event)).toMatchObject({ uri: target });
});

const challenged = handlerOf(backFromChallenge);

it.each([
  ["%2Ffr%2Fsearch%3Fsort%3Da", "/fr/search?sort=a"],
  ["%2F%2Fevil.example", "/"],
  ["%2F%5Cevil.example", "/"],
  ["https%3A%2F%2Fevil.example", "/"],
  ["%", "/"],
  ["%E0%A4%A", "/"],
  ["", "/"],
])("leads from the challenge with back=%s to %s", (back, location) => {
  const { request: asked } = request("/api/challenge");
  expect(challenged({ request: { ...asked, querystring: { back: { value: back } } } })).toEqual({
    statusCode: 302,
    headers: { location: { value: location }, "cache-control": { value: "no-store" } },
  });
});
