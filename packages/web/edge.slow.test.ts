import fc from "fast-check";
import { expect, it } from "vitest";
import {
  backFromChallenge,
  type EdgeRequest,
  type EdgeResponse,
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
      fc.constantFrom("__proto__", "constructor", "app.html", "/*"),
      fc.string({ unit: "binary", maxLength: 3 }),
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(""));
const value = fc.record({ value: odd });
const values = fc.dictionary(
  fc.oneof(fc.constantFrom("back", "sort"), odd),
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
  withHeaders: withHeaders(JSON.stringify(everywhere)),
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
