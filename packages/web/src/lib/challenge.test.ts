/** Calls that the firewall challenges. */
import { list } from "@flightaides/core/matching/contract.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

const challenged = () =>
  new Response(null, { status: 202, headers: { "x-amzn-waf-action": "challenge" } });
const assign = vi.fn<(address: string) => void>();
const stored = new Map<string, string>();
let api: typeof import("./api");

beforeEach(async () => {
  vi.resetModules();
  vi.useFakeTimers({ toFake: ["Date"] });
  stored.clear();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  vi.stubGlobal("location", {
    origin: "https://flightaides.test",
    pathname: "/fr/searchResult",
    search: "?sort=a&b",
    assign,
  });
  vi.stubGlobal("fetch", () => Promise.resolve(challenged()));
  vi.doMock("./config", () => ({ loadConfig: () => Promise.resolve({ apiUrl: "/api" }) }));
  api = await import("./api");
});

afterEach(async () => {
  assign.mockReset();
  // A call that fails leaves this import under way. In the next test, Vitest would lose the mock that is set meanwhile.
  const { loadCities } = await import("./cities");
  await loadCities();
  vi.doUnmock("./config");
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const call = () =>
  api.call(list, {}).then(
    () => Promise.reject(new Error("The call succeeded.")),
    (error: unknown) => error,
  );

test("a challenged call redirects to the challenge and back to the page, and may be sent again", async () => {
  const error = await call();
  expect(error).toMatchObject({ code: "unavailable" });
  const { isTransient } = await import("./api-error");
  expect(isTransient(error)).toBe(true);
  expect(assign.mock.calls).toEqual([["/api/challenge?back=%2Ffr%2FsearchResult%3Fsort%3Da%26b"]]);
});

test("a browser that does not pass is not redirected in a loop", async () => {
  await call();
  await call();
  expect(assign).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(60_000);
  await call();
  expect(assign).toHaveBeenCalledTimes(2);
});

test("a browser that cannot record its visit is not redirected", async () => {
  vi.stubGlobal("sessionStorage", undefined);
  expect(await call()).toMatchObject({ code: "unavailable" });
  expect(assign).not.toHaveBeenCalled();
});
