/**
 * An account that posts and connects as fast as it can: how many calls succeed, what the searches
 * of others cost during and after it, and how many mails others get. `npm run bench -- flood 10`
 * takes 10 seconds instead of two minutes.
 */
import { fork } from "node:child_process";
import { constants } from "node:fs";
import { copyFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import type { AuthUser } from "@flightaides/core/actor.ts";
import { startDynoxide } from "@flightaides/standins/dynamo";
import { freePort } from "@flightaides/standins/free-port";
import type { Attempts, Task } from "./flood-account";
import { metered, round, unitsOf } from "./meter";
import { median, show } from "./results";
import { startServices } from "./services";

const defaultSeconds = 120;
const size = 10_000;
/** Travelers on the flight that the account floods. */
const victims = 30;
/** Searches before and after. */
const searches = 50;
/** Milliseconds between two searches, and between two runs of the schedule. */
const searchEvery = 250;
const runEvery = 5_000;
/** Days between the search on the route of the flood and one that it does not reach. */
const daysAway = 30;

export async function run([seconds = String(defaultSeconds)]: string[]): Promise<void> {
  const port = await freePort();
  const { ses, stop } = await startServices(port);
  const { load, now, search } = await import("./registry");
  const { addDays } = await import("@flightaides/core/trip/calendar.ts");
  const { limits } = await import("@flightaides/core/usage-limits.ts");
  const { search: find } = await import("@flightaides/core/matching");
  const { client } = await import("@flightaides/core/db/client.ts");
  const { Notification } = await import("@flightaides/core/notification");
  const { virtualClock } = await import("@flightaides/core/test/clock.ts");
  const { mailsOf } = await import("@flightaides/core/test/inbox.ts");
  const { post } = await import("@flightaides/core/test/itinerary.ts");
  const { person } = await import("@flightaides/core/test/user.ts");
  const registry = await load(size);
  const copy = `${registry.file}.copy`;
  await copyFile(registry.file, copy, constants.COPYFILE_FICLONE);
  const engine = await startDynoxide({ port, file: copy });
  try {
    const clock = virtualClock(now);
    const [leg] = search.legs;
    if (!leg) throw new Error("The search has no leg.");
    const others: AuthUser[] = [];
    const targets: string[] = [];
    const days =
      (Date.parse(leg.travelDate) - Date.parse(now.toISOString().slice(0, 10))) / 86_400_000;
    for (let index = 0; index < victims; index++) {
      const victim = await person("Ann Kowalski", now);
      others.push(victim);
      targets.push(await post(victim, { ...leg, days, type: "traveler" }, now));
    }
    const account = await person("Bob Marsh", now);
    // The mails about these postings go out, and the hour after a match mail passes.
    clock.pass(60);
    await Notification.run({ clock });
    clock.pass(2 * 3600);
    const mailsBefore = new Map(others.map(({ email }) => [email, mailsOf(ses, email).length]));
    const got = () =>
      others.map(({ email }) => mailsOf(ses, email).length - (mailsBefore.get(email) ?? 0));

    /** On the route of the flood, or a month later. */
    const measured = async (shift = 0): Promise<Search> => {
      const itinerary = [{ ...leg, travelDate: addDays(leg.travelDate, shift) }];
      const query = { searchType: "PROXIMAL" as const, type: search.seeking, itinerary };
      const began = performance.now();
      const { result, calls } = await metered(client, () => find(undefined, query, clock.now()));
      return {
        milliseconds: performance.now() - began,
        units: unitsOf(calls),
        matches: result.items.length,
      };
    };
    const repeat = async (times: number) => {
      const found: Both = { near: [], far: [] };
      for (let index = 0; index < times; index++) {
        found.near.push(await measured());
        found.far.push(await measured(daysAway));
      }
      return found;
    };

    await repeat(searches);
    const before = await repeat(searches);

    const child = fork(join(import.meta.dirname, "flood-account.ts"));
    const task: Task = {
      account,
      leg,
      targets,
      now: clock.now().toISOString(),
      startedAt: Date.now(),
      seconds: Number(seconds),
    };
    child.send(task);
    let over = false;
    const answered = new Promise<Attempts>((resolve, reject) => {
      child.once("message", resolve);
      child.once("exit", () => reject(new Error("The process of the account ended.")));
    }).finally(() => {
      over = true;
    });
    const watch = async () => {
      const found: Both = { near: [], far: [] };
      for (let last = Date.now(), nextRun = last + runEvery; !over; ) {
        found.near.push(await measured());
        found.far.push(await measured(daysAway));
        await setTimeout(searchEvery);
        clock.pass((Date.now() - last) / 1000);
        last = Date.now();
        if (last < nextRun) continue;
        await Notification.run({ clock });
        nextRun = last + runEvery;
      }
      return found;
    };
    const [attempts, meanwhile] = await Promise.all([answered, watch()]);
    clock.pass(60);
    await Notification.run({ clock });
    const during = got();
    const after = await repeat(searches);
    clock.pass(limits.matchMailInterval);
    await Notification.run({ clock });
    const hourLater = got();

    show(`${seconds} s, one account, ${size.toLocaleString("en")} itineraries`, [attempts]);
    show(`A search by another user, on the route of the flood and ${daysAway} days later`, [
      row("flooded, before", before.near, before.near),
      row("flooded, meanwhile", meanwhile.near, before.near),
      row("flooded, after", after.near, before.near),
      row("other, before", before.far, before.far),
      row("other, meanwhile", meanwhile.far, before.far),
      row("other, after", after.far, before.far),
    ]);
    console.log(
      `Mails to one of ${victims} travelers on the flight: at most ${Math.max(...during)} meanwhile, ` +
        `${Math.max(...hourLater)} with the hour after it. All of them: ${sum(during)} and ${sum(hourLater)}.`,
    );
    if (attempts.posted > limits.daily.postings || attempts.connected > limits.daily.connections)
      throw new Error("More got through than the limits allow.");
    // One match mail, and one about a connection.
    if (Math.max(...during) > 2) throw new Error("A traveler got more than one match mail.");
    // Mails that an account can cause on a day: one for each posting, connection, message, report and block; none for a new name.
    const dailyMails =
      sum(Object.values(limits.daily)) -
      limits.daily.renames -
      limits.daily.nameChecks -
      limits.daily.pushDevices -
      limits.daily.tapMails;
    if (sum(hourLater) > dailyMails) throw new Error("The account caused more mails than it may.");
  } finally {
    await engine.stop();
    await stop();
    for (const end of ["", "-shm", "-wal"]) await rm(copy + end, { force: true });
  }
}

type Both = { near: Search[]; far: Search[] };
type Search = { milliseconds: number; units: number; matches: number };

function row(when: string, searches: readonly Search[], before: readonly Search[]) {
  const milliseconds = median(searches.map((one) => one.milliseconds));
  const units = median(searches.map((one) => one.units));
  return {
    when,
    searches: searches.length,
    matches: Math.max(...searches.map(({ matches }) => matches)),
    "p50 ms": round(milliseconds),
    "x before (ms)": round(milliseconds / median(before.map((one) => one.milliseconds))),
    "read units": units,
    "most read units": Math.max(...searches.map((one) => one.units)),
    "x before (units)": round(units / median(before.map((one) => one.units))),
  };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
