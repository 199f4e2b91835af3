import { expect, it } from "vitest";
import { start as now } from "../../test/clock";
import { post } from "../../test/itinerary";
import { person } from "../../test/user";
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
