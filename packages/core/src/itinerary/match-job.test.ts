import { expect, it } from "vitest";
import { start as now, person, post } from "../notification/mail-testing";
import { Itinerary } from ".";

const at = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const ids = (jobs: Itinerary.MatchJob[]) => jobs.map(({ id }) => id);

it("a match job is due five seconds after the posting, until it is completed", async () => {
  const ann = await person("Ann Kowalski");
  const posted: string[] = [];
  for (const days of [10, 20, 30]) posted.push(await post(ann, { days }, at(days)));
  const [first = "", second = "", third = ""] = posted;
  expect(ids(await Itinerary.pendingMatchJobs(at(14.9), 10))).toEqual([]);
  expect(ids(await Itinerary.pendingMatchJobs(at(15), 10))).toEqual([first]);
  expect(ids(await Itinerary.pendingMatchJobs(at(60), 2))).toEqual([first, second]);

  const [, after] = await Itinerary.pendingMatchJobs(at(60), 2);
  expect(ids(await Itinerary.pendingMatchJobs(at(60), 2, after))).toEqual([third]);
  const job = (await Itinerary.pendingMatchJobs(at(60), 10)).find(({ id }) => id === second);
  if (job) await Itinerary.completeMatching(job);
  expect(ids(await Itinerary.pendingMatchJobs(at(60), 2, after))).toEqual([third]);
  expect(ids(await Itinerary.pendingMatchJobs(at(60), 10))).toEqual([first, third]);
});
