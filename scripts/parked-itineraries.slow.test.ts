/**
 * `npm run parked-itineraries` as a separate process.
 *
 * @module-tag deep
 */

import { execFile } from "node:child_process";
import { join } from "node:path";
import { Matching } from "@flightaides/core/matching";
import { post } from "@flightaides/core/test/itinerary.ts";
import { person } from "@flightaides/core/test/user.ts";
import { expect, it } from "vitest";

const now = new Date();
const later = new Date(now.getTime() + 60_000);

function run(...args: string[]) {
  return new Promise<{ code: number; out: string; err: string }>((resolve) => {
    execFile(
      process.execPath,
      ["--import", "tsx", "scripts/parked-itineraries.ts", ...args],
      { cwd: join(import.meta.dirname, "..") },
      (error, out, err) => resolve({ code: Number(error?.code ?? 0), out, err }),
    );
  });
}

/** An itinerary whose searches have all failed. */
async function parked(error: string): Promise<string> {
  const id = await post(await person("Ann Kowalski", now), {}, now);
  for (let failures = 0; failures < 8; failures++) {
    // Later than the end of every backoff.
    const jobs = await Matching.pendingMatchJobs(new Date(now.getTime() + 86_400_000), 10);
    const job = jobs.find((one) => one.id === id);
    if (job) await Matching.failMatching(job, new Error(error), now);
  }
  return id;
}

it("lists parked itineraries without addresses, and retries one or all", async () => {
  const first = await parked("No airport of ann@example.com");
  const second = await parked("No leg");
  const list = await run("list");
  expect(list.code).toBe(0);
  expect(list.out).toContain(`${first}\n  8 failures: No airport of …@…\n`);
  expect(list.out).toContain(`${second}\n  8 failures: No leg\n`);
  expect(list.out).toMatch(/\n2 itineraries are parked\.\n$/);

  expect((await run("retry", second)).out).toBe("1 itinerary is queued.\n");
  const due = await Matching.pendingMatchJobs(later, 10);
  expect(due.map(({ id }) => id)).toEqual([second]);
  const again = await run("retry", second);
  expect([again.code, again.err]).toEqual([1, `No itinerary ${second} is parked.\n`]);
  expect((await run("retry")).out).toBe("1 itinerary is queued.\n");
  expect(await Matching.parkedMatchJobs()).toEqual([]);
  const wrong = await run("retry", first, second);
  expect([wrong.code, wrong.err]).toEqual([1, expect.stringContaining("retry [<id>]")]);
});
