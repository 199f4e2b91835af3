/**
 * The effects of postings when many people fly on few routes: mails, units, writes to the
 * partitions of `due`, and seconds from a posting to
 * its mail. Measured with the real code and engine for 1,000 and 100,000 users, and by a model (fanout-model.ts) for these and 10 million.
 * `before` is the code of today with the former settings: 200 matches mailed immediately, no digests, one partition.
 */
import { constants } from "node:fs";
import { copyFile, rm } from "node:fs/promises";
import { startDynoxide } from "@flightaides/standins/dynamo";
import { freePort } from "@flightaides/standins/free-port";
import { dueWritesOf } from "./due-writes";
import {
  after,
  before,
  type Design,
  estimate,
  partitionLimit,
  peakOf,
  traffic,
} from "./fanout-model";
import { type Call, metered, round, unitsOf } from "./meter";
import { show } from "./results";
import { startServices } from "./services";

const designs = { before, after };
/** Users, and messages a second that SES accepts: the rate of a new account, and a raised quota. */
const sizes = [
  { users: 1_000, sendRate: 14 },
  { users: 100_000, sendRate: 14 },
  { users: 10_000_000, sendRate: 200 },
];
/** Users whose postings the engine takes in, and hours of the busiest kind in which new ones come. */
const measuredSizes = [
  { users: 1_000, hours: 24 },
  { users: 100_000, hours: 1 },
];
/** The hottest partition may use this share of its limit. */
const share = 1 / 4;

export async function run(options: string[]): Promise<void> {
  const measured = measuredSizes.filter(
    ({ users }) => options.length === 0 || options.map(Number).includes(users),
  );
  if (measured.length > 0) {
    const port = await freePort();
    const { stop } = await startServices(port);
    try {
      const rows = [];
      for (const { users, hours } of measured)
        for (const name of ["before", "after"] as const)
          rows.push(await measure(users, hours, name, port));
      show("Measured, for each new itinerary; in brackets what the model says", rows);
    } finally {
      await stop();
    }
  }
  const rows = sizes.flatMap(({ users, sendRate }) =>
    Object.entries(designs).map(([name, design]) => {
      const day = estimate(users, design);
      const { messages, hottest, busy, toMail } = peakOf(day, design, sendRate);
      if (name === "after" && hottest > partitionLimit * share)
        throw new Error(`${users} users: the hottest partition takes ${hottest} writes a second.`);
      return {
        users,
        "": name,
        "postings / day": Math.round(day.postings),
        "not mailed": percent(
          name === "after" ? 0 : 1 - day.mailed / Math.max(day.found, day.mailed),
        ),
        "mails / s": round(messages),
        "reads / day": Math.round(day.reads),
        "writes / day": Math.round(day.writes),
        "hottest partition, writes / s": Math.round(hottest),
        "of its limit": percent(hottest / partitionLimit),
        "function busy": percent(busy),
        "s to mail, mean": Math.round(toMail.mean),
        "s to mail, worst": Math.round(toMail.worst),
      };
    }),
  );
  show("Model, in the busiest hour", rows);
}

function percent(part: number): string {
  return `${Math.round(part * 100)} %`;
}

/** Counts of a run of the product, for all new itineraries. */
type Counts = { posted: number; matches: number; messages: number; waits: number[]; calls: Call[] };

async function measure(users: number, hours: number, name: keyof typeof designs, port: number) {
  const { crowdedRegistry } = await import("./crowds");
  const { client } = await import("@flightaides/core/db/client.ts");
  const registry = await crowdedRegistry(users);
  const copy = `${registry.file}.copy`;
  await copyFile(registry.file, copy, constants.COPYFILE_FICLONE);
  const engine = await startDynoxide({ port, file: copy });
  // Loaded with the partitions of today.
  await import("@flightaides/core/notification");
  const undo = await apply(designs[name]);
  const due = new Map<string, number>();
  client.middlewareStack.add(
    (send) => async (call) => {
      const answer = await send(call);
      for (const { partition, writes } of dueWritesOf(call.input))
        due.set(partition, (due.get(partition) ?? 0) + writes);
      return answer;
    },
    { name: "due", step: "initialize" },
  );
  try {
    const { posted, matches, messages, waits, calls } = await simulate(users, hours);
    const day = estimate(users, designs[name]);
    const beside = (value: number, model: number) =>
      `${round(value / posted)} (${round(model / day.postings)})`;
    const units = (kind: Call["kind"]) => unitsOf(calls.filter((call) => call.kind === kind));
    const ofMails = [...due].filter(([partition]) => partition.startsWith("mail"));
    const total = ofMails.reduce((sum, [, writes]) => sum + writes, 0);
    const most = Math.max(...ofMails.map(([, writes]) => writes));
    return {
      users,
      "": name,
      active: registry.active,
      new: posted,
      "mailed at once": beside(matches, day.mailed),
      messages: beside(messages, day.messages),
      "read units": beside(units("read"), day.reads),
      "write units": beside(units("write"), day.writes),
      "writes to due": beside(total, 4 * day.mails),
      "in the hottest": percent(most / total),
      "s to match mail": round(waits.reduce((sum, wait) => sum + wait, 0) / waits.length),
    };
  } finally {
    client.middlewareStack.remove("due");
    undo();
    await engine.stop();
    for (const end of ["", "-shm", "-wal"]) await rm(copy + end, { force: true });
  }
}

/** Some hours of postings at the rate of the busiest one, with a run each minute, and the runs of a day later. */
async function simulate(users: number, hours: number): Promise<Counts> {
  const { now } = await import("./registry");
  const { newTrips, next } = await import("./crowds");
  const { virtualClock } = await import("@flightaides/core/test/clock.ts");
  const { post } = await import("@flightaides/core/test/itinerary.ts");
  const { person } = await import("@flightaides/core/test/user.ts");
  const { Notification } = await import("@flightaides/core/notification");
  const { client } = await import("@flightaides/core/db/client.ts");
  const clock = virtualClock(now);
  const trips = newTrips();
  const perMinute = ((users * traffic.postings) / 30 / 1440) * traffic.peak;
  const counts: Counts = { posted: 0, matches: 0, messages: 0, waits: [], calls: [] };
  const schedule = async () => {
    const { result, calls } = await metered(client, () => Notification.run({ clock }));
    counts.messages += result.mails.sent;
    counts.matches += result.matches;
    // Without the queries for due items, which every run makes regardless of the postings.
    counts.calls.push(...calls.filter(({ what }) => what !== "Query due"));
  };
  for (let minute = 1; minute <= hours * 60; minute++) {
    const posters: { uid: string; at: Date }[] = [];
    const count = Math.floor(minute * perMinute) - counts.posted;
    for (let index = 0; index < count; index++) {
      clock.pass(60 / (count + 1));
      const user = await person("Ann Kowalski", clock.now());
      await post(user, next(trips), clock.now());
      posters.push({ uid: user.uid, at: clock.now() });
    }
    clock.pass(60 / (count + 1));
    // Most runs of a small number of users have nothing to do.
    if (count > 0 || minute % 10 === 0) await schedule();
    counts.posted += count;
    for (const { uid, at } of posters) counts.waits.push(...(await secondsToMail(uid, at)));
  }
  clock.pass(86_400 - hours * 3600);
  for (let minute = 0; minute <= hours * 60; minute += 10) {
    await schedule();
    clock.pass(600);
  }
  return counts;
}

/** From a posting to the first match mail of its owner; empty if there is none yet. */
async function secondsToMail(uid: string, posted: Date): Promise<number[]> {
  const { Outbox } = await import("@flightaides/core/outbox");
  const sent = (await Outbox.ofRecipient(uid)).flatMap(({ kind, sentAt }) =>
    kind === "match" && sentAt ? [Date.parse(sentAt)] : [],
  );
  return sent.length > 0 ? [(Math.min(...sent) - posted.getTime()) / 1000] : [];
}

/** Changes the settings of the product to those of a design. @returns a function that undoes that */
async function apply({ atOnce, shards, digests }: Design): Promise<() => void> {
  const { limits } = await import("@flightaides/core/usage-limits.ts");
  const { dueShards } = await import("@flightaides/core/db/table.ts");
  const former = { limits: { ...limits }, shards: { ...dueShards } };
  Object.assign(limits, { matchesAtOnce: digests ? atOnce : limits.searchCandidates });
  Object.assign(dueShards, { mail: shards });
  return () => {
    Object.assign(limits, former.limits);
    Object.assign(dueShards, former.shards);
  };
}
