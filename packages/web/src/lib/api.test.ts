import { unsubscribe } from "@flightaides/core/communication/contract.ts";
import { fromId } from "@flightaides/core/itinerary/contract.ts";
import { list, search } from "@flightaides/core/matching/contract.ts";
import type { WebConfig } from "@flightaides/core/web-config/contract.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ApiError } from "./api-error";

const config: WebConfig = {
  stage: "test",
  region: "us-east-1",
  apiUrl: "/api",
  cognito: { userPoolId: "us-east-1_test", userPoolClientId: "client" },
  fee: { amount: "10.00", currency: "USD" },
  supportAddress: "support@flightaides.test",
};
const answer = vi.fn<(url: string, init?: RequestInit) => Promise<Response>>();
let api: typeof import("./api");

beforeEach(async () => {
  vi.resetModules();
  vi.stubGlobal("location", new URL("https://flightaides.test/search"));
  vi.stubGlobal("fetch", (url: string, init?: RequestInit) =>
    url === "/config.json" ? Promise.resolve(Response.json(config)) : answer(url, init),
  );
  api = await import("./api");
});

afterEach(() => {
  answer.mockReset();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

const failure = (promise: Promise<unknown>): Promise<ApiError> =>
  promise.then(
    () => Promise.reject(new Error("The call succeeded.")),
    (error: ApiError) => error,
  );

test("the query contains the defined parameters, and the Link header gives the next page", async () => {
  answer.mockResolvedValue(
    Response.json([], { headers: { link: '</flightAid?to=YYZ&cursor=a%2Bb>; rel="next"' } }),
  );
  const page = await api.request(list, { to: "YYZ", from: undefined, flight: undefined, limit: 2 });
  expect(answer.mock.calls[0]?.[0]).toBe("/api/flightAid?to=YYZ&limit=2");
  expect(page).toEqual({ output: [], created: false, next: "a+b", truncated: false });
});

test("a header says that there is more than the output", async () => {
  answer.mockResolvedValue(Response.json([], { headers: { "x-truncated": "true" } }));
  const input = { searchType: "PROXIMAL", type: "traveler", itinerary: [] } as const;
  expect(await api.request(search, input)).toMatchObject({ truncated: true });
});

test("a path parameter is escaped and not repeated in the query", async () => {
  answer.mockResolvedValue(Response.json({}, { status: 404 }));
  const error = await failure(api.call(fromId, { id: "a/b" }));
  expect(answer.mock.calls[0]?.[0]).toBe("/api/flightAid/a%2Fb");
  expect(error.code).toBe("not-found");
});

test("a POST body is JSON", async () => {
  answer.mockResolvedValue(Response.json([]));
  await api.call(search, { searchType: "PROXIMAL", type: "traveler", itinerary: [] });
  expect(answer.mock.calls[0]?.[1]).toMatchObject({
    method: "POST",
    headers: { "content-type": "application/json" },
    body: '{"searchType":"PROXIMAL","type":"traveler","itinerary":[]}',
  });
});

test("a POST with readFrom query sends its input in the query, without a body", async () => {
  answer.mockResolvedValue(new Response(null, { status: 204 }));
  await api.call(unsubscribe, { token: "a+b/c=" });
  const [url, init] = answer.mock.calls[0] ?? [];
  expect(url).toBe("/api/unsubscribe?token=a%2Bb%2Fc%3D");
  expect(init).toMatchObject({ method: "POST" });
  expect(init).not.toHaveProperty("body");
});

test("a problem response keeps its code, detail and valid field errors", async () => {
  const errors = [{ path: "itinerary.0.to", message: "Choose an airport." }];
  answer.mockResolvedValue(
    Response.json(
      { code: "invalid-input", detail: "Not right.", errors: [...errors, "?"] },
      { status: 400 },
    ),
  );
  const error = await failure(api.call(list, { flight: undefined }));
  expect(error).toMatchObject({ code: "invalid-input", message: "Not right.", errors });
});

test("on a French page the texts of errors are French, also without a reason that it knows", async () => {
  vi.stubEnv("VITE_LANGUAGE", "fr");
  vi.resetModules();
  api = await import("./api");
  const errors = [
    { path: "itinerary.0.to", reason: "airport-required", message: "Choose an airport." },
    { path: "itinerary.0.flight", reason: "new", message: "New and English." },
  ];
  answer.mockResolvedValueOnce(
    Response.json(
      {
        code: "invalid-input",
        reason: "invalid-fields",
        detail: "Check the marked fields.",
        errors,
      },
      { status: 400 },
    ),
  );
  expect(await failure(api.call(list, { flight: undefined }))).toMatchObject({
    code: "invalid-input",
    message: "Vérifiez les champs indiqués.",
    errors: [
      { path: "itinerary.0.to", message: "Choisissez un aéroport." },
      { path: "itinerary.0.flight", message: "Vérifiez ce champ." },
    ],
  });
  answer.mockResolvedValueOnce(
    Response.json(
      {
        code: "too-many-requests",
        reason: "too-many-connections",
        params: { most: 10, seconds: 43_200 },
        detail: "You can open 10 connections a day. Come back in 12 hours.",
      },
      { status: 429 },
    ),
  );
  expect((await failure(api.call(list, { flight: undefined }))).message).toBe(
    "Vous pouvez ouvrir 10 mises en relation par jour. Revenez dans 12\u00a0heures.",
  );
  answer.mockResolvedValueOnce(
    Response.json({ code: "conflict", detail: "New and English." }, { status: 409 }),
  );
  expect((await failure(api.call(list, { flight: undefined }))).message).toBe(
    "Ce n’est plus possible. Rechargez la page pour voir où en sont les choses.",
  );
});

test("answers that the API did not write map to a code", async () => {
  answer.mockResolvedValueOnce(new Response("<html>", { status: 502 }));
  expect((await failure(api.call(list, { flight: undefined }))).code).toBe("unavailable");
  answer.mockResolvedValueOnce(new Response("<html>"));
  expect((await failure(api.call(list, { flight: undefined }))).code).toBe("unexpected");
  answer.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  expect((await failure(api.call(list, { flight: undefined }))).code).toBe("network");
});

test.each([
  [403, "forbidden", "This is not allowed."],
  [413, "payload-too-large", "This is too large to be sent. Make it shorter and try again."],
  [429, "too-many-requests", "Too many attempts. Please wait a while and try again."],
  [500, "internal", "Something went wrong on our side. Please try again."],
  [503, "unavailable", "The service is busy. Try again in a moment."],
])("a %i of API Gateway or the firewall has a sentence", async (status, code, message) => {
  answer.mockResolvedValueOnce(Response.json({ message: "In AWS’s words" }, { status }));
  expect(await failure(api.call(list, { flight: undefined }))).toMatchObject({ code, message });
});

test("on a French page a 429 of API Gateway has a French sentence", async () => {
  vi.stubEnv("VITE_LANGUAGE", "fr");
  vi.resetModules();
  api = await import("./api");
  answer.mockResolvedValueOnce(Response.json({ message: "Too Many Requests" }, { status: 429 }));
  expect((await failure(api.call(list, { flight: undefined }))).message).toBe(
    "Trop de tentatives. Veuillez attendre un peu et réessayer.",
  );
});

test("a missing response is a timeout; an abort stays an abort", async () => {
  vi.useFakeTimers();
  answer.mockImplementation(
    (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener("abort", () =>
          reject(new DOMException("Aborted", "AbortError")),
        );
      }),
  );
  const silent = failure(api.call(list, { flight: undefined }));
  // The configuration is read first, in real time.
  await vi.waitFor(() => expect(answer).toHaveBeenCalledTimes(1));
  await vi.advanceTimersByTimeAsync(20_000);
  expect((await silent).code).toBe("timeout");

  const controller = new AbortController();
  const aborted = failure(api.call(list, { flight: undefined }, { signal: controller.signal }));
  await vi.waitFor(() => expect(answer).toHaveBeenCalledTimes(2));
  controller.abort();
  expect((await aborted).name).toBe("AbortError");
});

test("a configuration that does not arrive in time is a lost connection", async () => {
  const late = new DOMException("The time is over.", "TimeoutError");
  vi.spyOn(AbortSignal, "timeout").mockReturnValueOnce(AbortSignal.abort(late));
  vi.stubGlobal("fetch", async (_: string, { signal }: RequestInit) => signal?.throwIfAborted());
  expect((await failure(api.call(list, { flight: undefined }))).code).toBe("network");
  expect(answer).not.toHaveBeenCalled();
});

test("a body that never ends is a timeout; one that breaks off is a lost connection", async () => {
  vi.useFakeTimers();
  // As in browsers, an abort ends the body too.
  answer.mockImplementationOnce(async (_url, init) => {
    const signal = init?.signal;
    return new Response(
      new ReadableStream({
        start: (stream) => signal?.addEventListener("abort", () => stream.error(signal.reason)),
      }),
    );
  });
  const silent = failure(api.call(list, { flight: undefined }));
  // The configuration is read first, in real time.
  await vi.waitFor(() => expect(answer).toHaveBeenCalledTimes(1));
  await vi.advanceTimersByTimeAsync(20_000);
  expect((await silent).code).toBe("timeout");
  vi.useRealTimers();

  const broken = new ReadableStream({
    start: (stream) => stream.error(new TypeError("terminated")),
  });
  answer.mockResolvedValueOnce(new Response(broken));
  expect((await failure(api.call(list, { flight: undefined }))).code).toBe("network");
});
