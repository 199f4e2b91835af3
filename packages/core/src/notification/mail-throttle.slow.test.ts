/** More mails than SES takes: all go out, none twice, and nobody is busy waiting. */
import { client } from "@flightaides/core/db/client";
import { Notification } from "@flightaides/core/notification";
import { mailEntity, Outbox } from "@flightaides/core/outbox";
import { type Ses, start as startSes } from "@flightaides/standins/ses";
import { afterEach, beforeAll, expect, test } from "vitest";
import { type IdleClock, idleClock } from "./idle-clock-testing";
import { person, start } from "./mail-testing";

/** Mails that are due at once. */
const backlog = 10_000;
/** What AWS gives a new production account. */
const rate = 14;
/** Of a test that sends so many, on a machine that has other things to do. */
const timeoutOf = (count: number) => 60_000 + count * 300;
const sender = "hello@flightaides.test";

let calls = 0;
let clock: IdleClock;
let ses: Ses | undefined;
/** The clients ask at the first SES's address ever after. */
let port = 0;

beforeAll(() => {
  client.middlewareStack.add(
    (next) => (call) => {
      calls++;
      return next(call);
    },
    { step: "initialize" },
  );
});
afterEach(async () => {
  clock.stop();
  await ses?.stop();
});

/** An SES that tells a rate and takes {@link rate}. */
async function open(told: number): Promise<Ses> {
  clock = idleClock(start);
  ses = await startSes({
    port,
    verifiedSenders: [sender],
    sendRate: told,
    sentElsewhere: told - rate,
    now: () => clock.now().getTime(),
  });
  port = Number(new URL(ses.url).port);
  process.env.AWS_ENDPOINT_URL_SESV2 = ses.url;
  return ses;
}

/** Owes so many mails at once, each with a subject of its own, to a hundred people. */
async function owe(count: number): Promise<string[]> {
  const people = await Promise.all(
    Array.from({ length: 100 }, (_, index) => person(`Person ${index}`)),
  );
  const subjects = Array.from({ length: count }, (_, index) => `Mail ${index} of ${count}`);
  const mails = subjects.map((subject, index) => {
    const writer = { displayName: "Ann Kowalski", email: "ann@example.com" };
    const props = { sender: writer, subject, html: "<p>Hello</p>", text: "Hello" };
    const { uid = "" } = people[index % people.length] ?? {};
    return Outbox.owed(uid, { kind: "message", props }, String(index), clock.now());
  });
  await mailEntity().put(mails).go({ concurrency: 4 });
  return subjects;
}

/** What is left in the table, whenever it is due. */
async function left(): Promise<number> {
  const later = new Date(clock.now().getTime() + 86_400_000);
  return (await Outbox.due(later, 1)).length + (await Outbox.parked()).length;
}

test("all due mails go out at the rate of SES, in one run", {
  timeout: timeoutOf(backlog),
}, async () => {
  const count = backlog;
  const { mails } = await open(rate);
  const subjects = await owe(count);
  calls = 0;
  const began = performance.now();
  const report = await Notification.run({ clock });
  const seconds = (clock.now().getTime() - start.getTime()) / 1000;
  console.info(
    `${count} mails at ${rate} a second: ${seconds} s, ${clock.sleeps()} sleeps, ${calls} calls of the table, ` +
      `${report.mails.throttled} refusals; ${Math.round((performance.now() - began) / 1000)} s of this machine's`,
  );
  expect(report.mails).toMatchObject({ sent: count, throttled: 0, failed: 0, parked: 0, taken: 0 });
  expect(
    mails()
      .map(({ subject }) => subject)
      .sort(),
  ).toEqual(subjects.sort());
  expect(await left()).toBe(0);
  // As fast as SES allows, in whole milliseconds between two mails.
  expect(seconds).toBeGreaterThanOrEqual(Math.floor((count - 1) / rate));
  expect(seconds).toBeLessThan((count / rate) * 1.02 + 1);
  // One turn a mail; claim, recipient and record; a page of what is due for 500.
  expect(clock.sleeps()).toBeLessThanOrEqual(count);
  expect(calls).toBeLessThanOrEqual(3 * count + count / 500 + 10);
});

test("where SES takes less than it says, what it refuses waits, and all go out over some runs", {
  timeout: timeoutOf(1_000),
}, async () => {
  const count = 1_000;
  const { mails } = await open(50);
  const subjects = await owe(count);
  calls = 0;
  let runs = 0;
  let refusals = 0;
  for (; (await left()) > 0 && runs < 30; runs++) {
    // As long as the function may take, a run a minute.
    const until = new Date(clock.now().getTime() + 45_000);
    const { mails } = await Notification.run({ clock, until });
    expect([mails.failed, mails.parked, mails.taken]).toEqual([0, 0, 0]);
    refusals += mails.throttled;
    clock.pass(15);
  }
  const seconds = (clock.now().getTime() - start.getTime()) / 1000;
  console.info(
    `${count} mails, told 50 a second and given ${rate}: ${seconds} s, ${runs} runs, ${clock.sleeps()} sleeps, ` +
      `${calls} calls of the table, ${refusals} refusals`,
  );
  expect(
    mails()
      .map(({ subject }) => subject)
      .sort(),
  ).toEqual(subjects.sort());
  expect(runs).toBeGreaterThan(1);
  // Twice the best, and a minute for each of the first runs to end.
  expect(seconds).toBeLessThan((count / rate) * 2 + 120);
  expect(refusals).toBeLessThan(count / 5);
  expect(clock.sleeps()).toBeLessThan(count * 2);
  // A refusal costs a claim, a look at the recipient and a release.
  expect(calls).toBeLessThan(3 * (count + refusals) + runs * 20);
});
