import { beforeEach, expect, test, vi } from "vitest";
import { markMatchesSeen } from "./seen-matches";

const stored = new Map<string, string>();
const read = () => JSON.parse(stored.get("seenMatches") ?? "{}");

beforeEach(() => {
  stored.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  });
});

test("matches that an itinerary no longer has are forgotten", () => {
  markMatchesSeen("trip", ["a", "b"]);
  markMatchesSeen("other", ["c"]);
  markMatchesSeen("trip", ["b"]);
  expect(read()).toEqual({ trip: ["b"], other: ["c"] });
});

test("the oldest itineraries are dropped", () => {
  for (let trip = 0; trip < 60; trip++) markMatchesSeen(`trip-${trip}`, ["a"]);
  const kept = Object.keys(read());
  expect(kept).toHaveLength(40);
  expect(kept[0]).toBe("trip-20");
});

test("what another version of the app wrote is ignored", () => {
  stored.set("seenMatches", '{"trip":[1]}');
  markMatchesSeen("other", ["c"]);
  expect(read()).toEqual({ other: ["c"] });
});
