import { beforeEach, expect, test, vi } from "vitest";
import { isOwnPath, takeDestination } from "./destination";
import { readSession, removeSession, writeSession } from "./session";

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
  "/\t/[",
  "https://evil.test/",
  "javascript:alert(1)",
])("%j is not an own path", (path) => {
  expect(isOwnPath(path)).toBe(false);
});

test("a browser without URL.canParse follows a destination", () => {
  const older = Object.assign(class extends URL {}, { canParse: undefined });
  vi.stubGlobal("URL", older);
  expect([isOwnPath("/searchResult"), isOwnPath("/\t/[")]).toEqual([true, false]);
  vi.unstubAllGlobals();
});

test.each([
  ["/searchResult", "/searchResult"],
  ["/login", "/myitinerary"],
  ["/login/?again", "/myitinerary"],
  ["/signup", "/myitinerary"],
  ["//evil.test", "/myitinerary"],
  [null, "/myitinerary"],
])("after %j a user who signs in comes to %s", (stored, expected) => {
  removeSession("navigate");
  if (stored !== null) writeSession("navigate", stored);
  expect(takeDestination()).toBe(expected);
  expect(readSession("navigate")).toBeNull();
});
