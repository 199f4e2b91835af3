import { beforeEach, expect, test, vi } from "vitest";
import { isOwnPath } from "./destination";

beforeEach(() => {
  vi.stubGlobal("location", new URL("https://flightaides.test/login"));
});

test.each(["/", "/searchResult", "/connect?itinerary=1&from=YYZ#top"])(
  "%s is an own path",
  (path) => {
    expect(isOwnPath(path)).toBe(true);
  },
);

test.each([
  "",
  "searchResult",
  "//evil.test",
  "/\\evil.test",
  "/\t/evil.test",
  "/\n\\evil.test",
  "https://evil.test/",
  "javascript:alert(1)",
])("%j is not an own path", (path) => {
  expect(isOwnPath(path)).toBe(false);
});
