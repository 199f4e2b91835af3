/**
 * The cost of a scheduled run at increasing registry sizes: read and write units and seconds for 1,000 new itineraries, matched and
 * mailed. They are created in a copy of a registry, where each matches one of 500 counterparts, the same at every size. Throws when the
 * cost depends on the size.
 */
import { constants } from "node:fs";
import { copyFile, rm } from "node:fs/promises";
import { startDynoxide } from "@flightaides/standins/dynamo";
import { freePort } from "@flightaides/standins/free-port";
import { type Call, metered, round, unitsOf } from "./meter";
import { show } from "./results";
import { startServices } from "./services";

const sizes = [1_000, 10_000, 100_000, 1_000_000];
const news = 1_000;
const counterparts = 500;
/** Relative difference allowed between the costs at different sizes. */
const tolerance = 0.1;
/** Itineraries that are created concurrently. */
const together = 10;

/** The quiet airports have no random traffic within this distance, three times the radius of a cell. */
const quietKm = 300;
const quiet = ["HNL", "AKL", "KEF", "ANC", "PPT"];
/** Days between trips of one route: enough that their dates do not match each other. */
const daysApart = 7;

export async function run(options: string[]): Promise<void> {
  const port = await freePort();
  const { stop } = await startServices(port);
  const rows: Row[] = [];
  let calls: readonly Call[] = [];
  try {
    for (const size of options.length > 0 ? options.map(Number) : sizes) {
      const measured = await measure(size, port);
      calls = measured.calls;
      rows.push(measured.row);
    }
  } finally {
    await stop();
  }
  show("A run of the schedule", rows);
  show("What that is, for each new itinerary", byWhat(calls));
  for (const column of ["reads / new", "writes / new"] as const) {
    const costs = rows.map((row) => row[column]);
    if (Math.max(...costs) > Math.min(...costs) * (1 + tolerance))
      throw new Error(`${column}: ${costs.join(", ")} is not the same at every size.`);
  }
}

type Row = {
  itineraries: number;
  new: number;
  matches: number;
  mails: number;
  "read units": number;
  "write units": number;
  "reads / new": number;
  "writes / new": number;
  seconds: number;
};

async function measure(size: number, port: number): Promise<{ row: Row; calls: readonly Call[] }> {
  const { load, now } = await import("./registry");
  const { virtualClock } = await import("@flightaides/core/test/clock.ts");
  const { Notification } = await import("@flightaides/core/notification");
  const { client } = await import("@flightaides/core/db/client.ts");
  const registry = await load(size);
  const copy = `${registry.file}.copy`;
  await copyFile(registry.file, copy, constants.COPYFILE_FICLONE);
  const engine = await startDynoxide({ port, file: copy });
  try {
    const clock = virtualClock(now);
    await post(counterparts, "flightaid", clock.now());
    clock.pass(60);
    // Sends the counterparts' mails before the measured run, and warms up the engine and the code.
    await Notification.run({ clock });
    await post(news, "traveler", clock.now());
    clock.pass(60);
    const began = performance.now();
    const { result, calls } = await metered(client, () => Notification.run({ clock }));
    const seconds = (performance.now() - began) / 1000;
    const { sent, failed } = result.mails;
    if (result.itineraries !== news || result.matches !== news)
      throw new Error(`${result.itineraries} itineraries found ${result.matches} matches.`);
    // Each new itinerary causes a registration and a match mail, each counterpart one mail with all its matches. A mail
    // can fail if a busy machine makes SES time out.
    if (sent + failed !== 2 * news + counterparts) throw new Error(`${sent} mails went out.`);
    const read = unitsOf(calls.filter(({ kind }) => kind === "read"));
    const write = unitsOf(calls.filter(({ kind }) => kind === "write"));
    const row = {
      itineraries: size,
      new: news,
      matches: result.matches,
      mails: sent,
      "read units": read,
      "write units": write,
      "reads / new": round(read / news),
      "writes / new": round(write / news),
      seconds: round(seconds),
    };
    return { row, calls };
  } finally {
    await engine.stop();
    for (const end of ["", "-shm", "-wal"]) await rm(copy + end, { force: true });
  }
}

/** Creates `count` trips, each of a different user. The n-th trips of both types match. */
async function post(count: number, type: "traveler" | "flightaid", now: Date): Promise<void> {
  const { post } = await import("@flightaides/core/test/itinerary.ts");
  const { person } = await import("@flightaides/core/test/user.ts");
  const trips = await quietTrips();
  const one = async (index: number) => {
    const trip = trips[index % counterparts];
    await post(await person("Ann Kowalski", now), { ...trip, type }, now);
  };
  for (let index = 0; index < count; index += together)
    await Promise.all(
      Array.from({ length: Math.min(together, count - index) }, (_, next) => one(index + next)),
    );
}

/** One trip per counterpart, none near another or near the random traffic. */
async function quietTrips(): Promise<{ from: string; to: string; days: number; flight: string }[]> {
  const { distanceKm } = await import("@flightaides/core/airport");
  const { busiest } = await import("./registry");
  for (const one of quiet)
    for (const busy of busiest())
      if (!(distanceKm(one, busy) > quietKm)) throw new Error(`${one} is near ${busy}.`);
  const routes = quiet.flatMap((from) =>
    quiet.filter((to) => to !== from).map((to) => ({ from, to })),
  );
  return Array.from({ length: counterparts }, (_, index) => {
    const route = index % routes.length;
    const { from = "", to = "" } = routes[route] ?? {};
    // A flight number that the random traffic does not use.
    const flight = `FJ-${1 + route}`;
    return { from, to, days: 3 + daysApart * Math.floor(index / routes.length), flight };
  });
}

/** Calls and units per new itinerary, by kind of call, the most expensive first. */
function byWhat(calls: readonly Call[]) {
  const labels = new Set(calls.map(({ kind, what }) => `${kind}: ${what}`));
  return [...labels]
    .map((label) => {
      const ones = calls.filter(({ kind, what }) => `${kind}: ${what}` === label);
      return {
        call: label,
        "calls / new": round(ones.length / news),
        "units / new": round(unitsOf(ones) / news),
      };
    })
    .sort((a, b) => b["units / new"] - a["units / new"]);
}
