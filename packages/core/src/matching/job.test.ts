import { describe, expect, it } from "vitest";
import { start as now } from "../../test/clock";
import { post } from "../../test/itinerary";
import { parkMatchJob } from "../../test/matching";
import { person } from "../../test/user";
import { maxAttempts } from "../backoff";
import { Matching } from ".";

const at = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const ids = (jobs: Matching.MatchJob[]) => jobs.map(({ id }) => id);

it("a match job is due five seconds after the posting, until it is completed", async () => {
  const ann = await person("Ann Kowalski");
  const posted: string[] = [];
  for (const days of [10, 20, 30]) posted.push(await post(ann, { days }, at(days)));
  const [first = "", second = "", third = ""] = posted;
  expect(ids(await Matching.pendingMatchJobs(at(14.9), 10))).toEqual([]);
  expect(ids(await Matching.pendingMatchJobs(at(15), 10))).toEqual([first]);
  expect(ids(await Matching.pendingMatchJobs(at(60), 2))).toEqual([first, second]);

  const [, after] = await Matching.pendingMatchJobs(at(60), 2);
  expect(ids(await Matching.pendingMatchJobs(at(60), 2, after))).toEqual([third]);
  const job = (await Matching.pendingMatchJobs(at(60), 10)).find(({ id }) => id === second);
  if (job) await Matching.completeMatching(job);
  expect(ids(await Matching.pendingMatchJobs(at(60), 2, after))).toEqual([third]);
  expect(ids(await Matching.pendingMatchJobs(at(60), 10))).toEqual([first, third]);
});

describe("a job that fails", () => {
  const pendingIds = async (when: Date) => ids(await Matching.pendingMatchJobs(when, 100));

  async function newJob(days: number): Promise<Matching.MatchJob> {
    const id = await post(await person("Bob Marsh"), { days }, now);
    const job = (await Matching.pendingMatchJobs(at(60), 100)).find((one) => one.id === id);
    if (!job) throw new Error(`No job for ${id}`);
    return job;
  }

  /** Fails the pending job again. @returns when it is due next */
  async function fail(id: string, error: unknown, failed: Date): Promise<number> {
    const find = async () =>
      (await Matching.pendingMatchJobs(at(86_400), 100)).find((one) => one.id === id);
    const job = await find();
    if (job) await Matching.failMatching(job, error, failed);
    return Date.parse((await find())?.dueAt ?? "");
  }

  it("is due again after a backoff that doubles, then parked with its last error", async () => {
    const { id } = await newJob(40);
    for (let failures = 1; failures < maxAttempts; failures++) {
      const failed = at(60 * failures);
      const wait = ((await fail(id, new Error("Broken"), failed)) - failed.getTime()) / 1000;
      const longest = Math.min(30 * 2 ** (failures - 1), 960);
      expect(wait).toBeGreaterThanOrEqual(longest / 2);
      expect(wait).toBeLessThanOrEqual(longest);
    }
    expect(await Matching.parkedMatchJobs()).toEqual([]);
    expect(await fail(id, new Error("é".repeat(600)), at(3600))).toBeNaN();
    expect(await Matching.parkedMatchJobs()).toEqual([
      { id, attempts: maxAttempts, lastError: "é".repeat(500) },
    ]);
    expect(await Matching.retryMatching(id, at(7200))).toBe(true);
    expect(await Matching.retryMatching(id, at(7200))).toBe(false);
    expect(await Matching.parkedMatchJobs()).toEqual([]);
    expect(await pendingIds(at(7199))).not.toContain(id);
    expect(await pendingIds(at(7200))).toContain(id);
    // Its failures are forgotten.
    const again = (await fail(id, "no error", at(7200))) - at(7200).getTime();
    expect(again).toBeLessThanOrEqual(30_000);
  });

  it("is left alone if its itinerary has been changed since", async () => {
    const job = await newJob(50);
    const former = { ...job, dueAt: now.toISOString() };
    await Matching.failMatching(former, new Error("Broken"), at(60));
    await Matching.completeMatching(former);
    expect(await pendingIds(new Date(job.dueAt))).toContain(job.id);
    await Matching.failMatching({ ...job, id: "unknown" }, new Error("Broken"), at(60));
    expect(await pendingIds(at(86_400))).not.toContain("unknown");
  });

  it("is listed and counted up to a limit, the longest parked first", async () => {
    const parked: string[] = [];
    for (const days of [60, 70, 80]) {
      const { id } = await newJob(days);
      await parkMatchJob(id, "Broken");
      parked.push(id);
    }
    expect(await Matching.countParkedMatchJobs(2)).toBe(2);
    expect(await Matching.countParkedMatchJobs(9)).toBe(3);
    expect((await Matching.parkedMatchJobs(2)).map(({ id }) => id)).toEqual(parked.slice(0, 2));
    expect(await Matching.parkedMatchJobs()).toHaveLength(3);
  });
});
