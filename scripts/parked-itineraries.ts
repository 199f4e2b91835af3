/** `npm run parked-itineraries`: for operators, lists the itineraries whose matches could not be searched, and retries them. */

import { argv, exit } from "node:process";
import { maskAddresses } from "../packages/core/src/desk/mask-addresses";
import { environment } from "./environment";

/** Itineraries that are read at a time. */
const page = 1000;

const usage = `npm run parked-itineraries -- list [--env <file>]           lists parked itineraries: id, failures, last error
npm run parked-itineraries -- retry [<id>] [--env <file>]   queues one of them, or all, for the schedule to match
  An itinerary is parked after 8 searches that failed. Fix the cause first; otherwise it is parked again.
  --env <file>  environment of the stage, by default that of the product on this machine (docs/operating.md)
  The credentials need Query on the table's index "due", BatchGetItem and UpdateItem.`;

const [command, ...ids] = environment(argv.slice(2), usage);
const { Matching } = await import("../packages/core/src/matching");
if (command === "list" && ids.length === 0) await list();
else if (command === "retry" && ids.length <= 1) await retry(ids);
else {
  console.error(usage);
  exit(1);
}

async function list(): Promise<void> {
  const jobs = await Matching.parkedMatchJobs(page);
  for (const { id, attempts, lastError } of jobs)
    console.log(`${id}\n  ${attempts} failures: ${maskAddresses(lastError)}`);
  if (jobs.length === page) console.log("These are the oldest.");
  console.log(`${inWords(jobs.length)} parked.`);
}

async function retry([only]: string[]): Promise<void> {
  let count = 0;
  for (;;) {
    const before = count;
    for (const id of only ? [only] : (await Matching.parkedMatchJobs(page)).map(({ id }) => id))
      if (await Matching.retryMatching(id, new Date())) count++;
    // Those that are queued have left the list.
    if (count - before < page) break;
  }
  if (only && count === 0) {
    console.error(`No itinerary ${only} is parked.`);
    exit(1);
  }
  console.log(`${inWords(count)} queued.`);
}

function inWords(count: number): string {
  return count === 1 ? "1 itinerary is" : `${count} itineraries are`;
}
