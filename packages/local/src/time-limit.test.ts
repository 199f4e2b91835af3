import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { withinTimeout } from "./time-limit";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => void vi.useRealTimers());

it("ends an invocation that takes too long, with the error of Lambda", async () => {
  let isEnded = false;
  const failed = expect(
    withinTimeout(10, new Promise(() => undefined)).finally(() => {
      isEnded = true;
    }),
  ).rejects.toThrow("Task timed out after 10.00 seconds");
  await vi.advanceTimersByTimeAsync(9_999);
  expect(isEnded).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await failed;
});

it("returns what a handler returns or throws in time, and leaves no timer", async () => {
  expect(await withinTimeout(10, Promise.resolve("done"))).toBe("done");
  const broken = Promise.reject(new Error("No table"));
  await expect(withinTimeout(10, broken)).rejects.toThrow("No table");
  expect(vi.getTimerCount()).toBe(0);
});
