import { beforeEach, expect, test, vi } from "vitest";

const stored = new Map<string, string>();
let steps: typeof import("./checked-steps");

beforeEach(async () => {
  vi.resetModules();
  stored.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
  });
  steps = await import("./checked-steps");
});

const read = () => JSON.parse(stored.get("checkedSteps") ?? "{}");

test("a tick is kept for its connection, and can be removed", () => {
  steps.checkStep("one", "departure bags", true);
  steps.checkStep("two", "departure bags", true);
  steps.checkStep("one", "arrival exit", true);
  expect(read()).toEqual({ two: ["departure bags"], one: ["departure bags", "arrival exit"] });
  steps.checkStep("one", "departure bags", false);
  expect(read().one).toEqual(["arrival exit"]);
});

test("the oldest trips are forgotten, and what cannot be read counts as nothing", () => {
  stored.set("checkedSteps", '{"old": "not a list"}');
  for (let trip = 0; trip < 25; trip++) steps.checkStep(`trip-${trip}`, "departure bags", true);
  expect(Object.keys(read())).toHaveLength(20);
  expect(read()["trip-24"]).toEqual(["departure bags"]);
  expect(read()["trip-4"]).toBeUndefined();
});

test("without storage nothing fails", () => {
  const refuse = () => {
    throw new DOMException("denied", "SecurityError");
  };
  vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse });
  steps.checkStep("one", "departure bags", true);
  steps.checkStep("one", "arrival exit", true);
  expect(() => steps.checkStep("one", "departure bags", false)).not.toThrow();
});
