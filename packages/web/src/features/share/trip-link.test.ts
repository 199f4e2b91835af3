import { afterEach, expect, test, vi } from "vitest";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

test.each([
  ["en", "https://flightaides.example/trip/0a1b"],
  ["hi", "https://flightaides.example/hi/trip/0a1b"],
])("a link shared from a page in %s is %s", async (language, link) => {
  vi.stubEnv("VITE_LANGUAGE", language);
  vi.stubGlobal("location", new URL("https://flightaides.example/myitinerary"));
  vi.resetModules();
  const { tripLink } = await import("./trip-link");
  expect(tripLink("0a1b")).toBe(link);
});
