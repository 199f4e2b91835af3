import { expect, it } from "vitest";
import { testClock } from "../../test/cognito";
import { ExpiringMap } from "./expiring-map";

it("returns a value until its lifetime has passed", () => {
  const clock = testClock();
  const map = new ExpiringMap<string>(clock.now);
  map.set("a", "value", 2000);
  clock.forward(1.999);
  expect(map.get("a")).toBe("value");
  clock.forward(0.001);
  expect(map.get("a")).toBeUndefined();
});

it("returns a taken value only once", () => {
  const map = new ExpiringMap<string>(testClock().now);
  map.set("a", "value", 1);
  expect([map.take("a"), map.take("a")]).toEqual(["value", undefined]);
});
