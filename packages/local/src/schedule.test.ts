import { setTimeout } from "node:timers/promises";
import { afterEach, expect, it, vi } from "vitest";
import { start } from "./schedule";

let schedule: ReturnType<typeof start> | undefined;
afterEach(async () => {
  await schedule?.stop();
  vi.restoreAllMocks();
});

it("repeats without overlapping runs", async () => {
  let running = 0;
  let most = 0;
  let runs = 0;
  await new Promise<void>((done) => {
    schedule = start(async () => {
      most = Math.max(most, ++running);
      await setTimeout(15);
      running--;
      if (++runs === 3) done();
    }, 5);
  });
  expect(most).toBe(1);
});

it("logs a failed run and continues", async () => {
  const said = vi.spyOn(console, "error").mockReturnValue();
  let runs = 0;
  await new Promise<void>((done) => {
    schedule = start(async () => {
      if (++runs === 2) return done();
      throw new Error("No table");
    }, 1);
  });
  expect(said).toHaveBeenCalledExactlyOnceWith("schedule:", "Error: No table");
});

it("waits for the current run when it stops, and starts no other", async () => {
  let runs = 0;
  let ended = false;
  const began = new Promise<void>((begin) => {
    schedule = start(async () => {
      runs++;
      begin();
      await setTimeout(30);
      ended = true;
    }, 1);
  });
  await began;
  await schedule?.stop();
  expect(ended).toBe(true);
  await setTimeout(20);
  expect(runs).toBe(1);
});

it("stops immediately between two runs", async () => {
  let runs = 0;
  schedule = start(async () => {
    runs++;
  }, 60_000);
  await schedule.stop();
  expect(runs).toBe(0);
});
