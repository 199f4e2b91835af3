/**
 * Ten minutes of people who sign up, post, connect, write, pay, cancel and leave, on the whole product, while the database engine is
 * killed, PayPal is slow and wrong, SES throttles and the clock steps. Prints what was acknowledged and what is there at the end, and
 * plots latency and memory. Throws when something acknowledged is lost or done twice, when our ledger and PayPal's differ, and when
 * latency or memory grow.
 *
 *     npm run bench -- soak 10 --out packages/bench/.data
 *
 * takes that many minutes, and writes the plot (SVG) and what the product prints into that folder.
 */
import { mkdirSync, mkdtempSync, openSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { loadEnvFile } from "node:process";
import { setTimeout } from "node:timers/promises";
import { parseArgs } from "node:util";
import { startFaultProxy } from "@flightaides/standins/test/fault-proxy.ts";
import { freePorts, startProduct } from "../site";
import { newStory, stories, tripOf } from "./acts";
import { draw, reportCourse, type Sample } from "./course";
import { startEngine } from "./engine";
import { faults, type World } from "./faults";
import type { Interval } from "./judge";
import { memoryOf } from "./memory";
import { type Call, openTown } from "./person";
import type { Mark } from "./plot";
import { type Clock, startClock } from "./product-clock";
import { reportEnd } from "./report";
import type { Services } from "./sign-in-process";
import { type Told, tell } from "./tell";

const defaultMinutes = 10;
/** Stories that are told at the same time. */
const together = 4;
/** Milliseconds between two samples of the memory. */
const sampleEvery = 2_000;
/** Milliseconds before a kill in which a mail may have been sent that is not recorded as sent. */
const unrecorded = 2_000;
/** Seconds by which the clock is moved at the end, so that what is to be tried again later is tried now. */
const settleStep = 3_600;
/** Milliseconds that the schedules have for it, and until the last mail is sent. */
const settleTime = 15_000;
const maxSettleTime = 120_000;

export async function run(args: string[]): Promise<void> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { out: { type: "string", default: join(import.meta.dirname, "../../.data") } },
  });
  const out = resolve(values.out);
  mkdirSync(out, { recursive: true });
  const own = mkdtempSync(join(tmpdir(), "flightaides-soak-"));
  const cleanups: (() => Promise<void> | void)[] = [() => rmSync(own, { recursive: true })];
  const started = <Service extends { stop(): Promise<void> | void }>(service: Service): Service => {
    cleanups.push(() => service.stop());
    return service;
  };
  try {
    await soak(Number(positionals[0] ?? defaultMinutes) * 60_000, { out, own, started });
  } finally {
    for (const cleanup of cleanups.toReversed()) await cleanup();
  }
}

type Place = {
  /** Folder of the results. */
  out: string;
  /** Folder of the engine's data and the clock. */
  own: string;
  /** Stops the service at the end. */
  started<Service extends { stop(): Promise<void> | void }>(service: Service): Service;
};

async function soak(milliseconds: number, { out, own, started }: Place): Promise<void> {
  const clock = startClock(own);
  const engine = started(await startEngine(join(own, "dynamodb")));
  const paypal = started(startFaultProxy());
  const ses = started(startFaultProxy());
  const ports = await freePorts();
  const payPalUrl = `http://localhost:${ports.PAYPAL}`;
  const inboxUrl = `http://localhost:${ports.SES}`;
  const settings = {
    ...clock.settings,
    AWS_ENDPOINT_URL_DYNAMODB: engine.url,
    PAYPAL_PROXY_URL: await paypal.urlOf(payPalUrl),
    SES_PROXY_URL: await ses.urlOf(inboxUrl),
    // People stay signed in although the clock is moved by hours at the end.
    ID_TOKEN_SECONDS: "86400",
  };
  const log = openSync(join(out, "soak.log"), "w");
  const product = started(await startProduct(ports, { settings, log }));
  const config = await fetch(`${product.url}/config.json`);
  const { cognito }: { cognito: Omit<Services, "inboxUrl"> } = await config.json();
  const calls: Call[] = [];
  const apiUrl = `http://127.0.0.1:${ports.API}`;
  const addresses = { apiUrl, payPalUrl, cognito: { ...cognito, inboxUrl } };
  const town = started(openTown(addresses, (call) => calls.push(call)));
  const crashes: Interval[] = [];
  const world: World = {
    paypal,
    ses,
    stepClock: clock.step,
    async killEngine() {
      const from = clock.now() - unrecorded;
      await engine.kill();
      crashes.push({ from, until: clock.now() });
    },
  };

  const told: Told[] = [];
  let count = 0;
  const tellNext = async (): Promise<void> => {
    const all = Object.entries(stories);
    const [name, steps] = all[count % all.length] ?? ["", []];
    const traveler = town.newPerson("Meera Krishnan");
    const flightaid = town.newPerson("Priya Raman");
    const trip = tripOf(count++, new Date());
    told.push(await tell(newStory(name, { traveler, flightaid }, trip), steps));
  };
  const crowd = (isOver: () => boolean) =>
    Promise.all(
      Array.from({ length: together }, async () => {
        while (!isOver()) await tellNext();
      }),
    );
  // Every story once, so that code is compiled and caches are filled before the time begins.
  await crowd(() => count >= Object.keys(stories).length);
  calls.length = 0;

  const began = Date.now();
  const isOver = () => Date.now() - began >= milliseconds;
  const samples: Sample[] = [];
  const watchMemory = async () => {
    for (; !isOver(); await setTimeout(sampleEvery))
      samples.push({ at: Date.now(), megabytes: await memoryOf(product.pid) });
  };
  const [marks] = await Promise.all([
    playFaults(world, began, milliseconds),
    watchMemory(),
    crowd(isOver),
  ]);
  const course = { calls: [...calls], samples, marks, began, milliseconds };
  writeFileSync(join(out, "soak.svg"), draw(course));
  loadEnvFile(join(product.dataDir, "stage.env"));
  await settle(clock);

  const end = await reportEnd(told, crashes, product.dataDir);
  const findings = [...end, ...reportCourse(course)];
  console.log(`Plot: ${join(out, "soak.svg")}`);
  if (findings.length > 0) throw new Error(`The soak has found:\n${findings.join("\n")}`);
}

/** Waits until what was postponed is done, and what that has owed. */
async function settle({ now, step }: Clock): Promise<void> {
  const { Outbox } = await import("@flightaides/core/outbox");
  for (let time = 0; time < 2; time++) {
    step(settleStep);
    await setTimeout(settleTime);
    const deadline = Date.now() + maxSettleTime;
    while ((await Outbox.due(new Date(now()), 1)).length > 0 && Date.now() < deadline)
      await setTimeout(1_000);
  }
}

/** Lets the faults happen. @returns when they did, in seconds since `began` */
function playFaults(world: World, began: number, milliseconds: number): Promise<Mark[]> {
  const reach = (share: number) =>
    setTimeout(Math.max(0, began + share * milliseconds - Date.now()));
  const seconds = () => (Date.now() - began) / 1000;
  return Promise.all(
    faults.map(async ({ name, from, until, begin, end }) => {
      await reach(from);
      const mark = { name, from: seconds() };
      await begin(world);
      if (until !== undefined) await reach(until);
      end?.(world);
      return { ...mark, until: seconds() };
    }),
  );
}
