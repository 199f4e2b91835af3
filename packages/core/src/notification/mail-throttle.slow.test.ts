/**
 * More due mails than SES accepts per second: all are sent, none twice, and without polling. `BACKLOG=10000 npx vitest run
 * --project slow mail-throttle` tries a day's mails.
 *
 * @module-tag deep
 */
import { client } from "@flightaides/core/db/client.ts";
import { duePartitions } from "@flightaides/core/db/due.ts";
import { Notification } from "@flightaides/core/notification";
import { Outbox } from "@flightaides/core/outbox";
import { sendShares } from "@flightaides/core/send-shares.ts";
import { type Ses, start as startSes } from "@flightaides/standins/ses";
import { afterEach, beforeAll, expect, test } from "vitest";
import { start } from "../../test/clock";
import { type IdleClock, idleClock } from "../../test/idle-clock";
import { putMails } from "../../test/outbox.ts";
import { person } from "../../test/user";

/** Mails that are due at once: several pages of the queue. */
const backlog = Number(process.env.BACKLOG ?? 600);
/** Mails per second that AWS grants a new production account, and those of them that the schedule sends. */
const rate = 14;
const pace = rate * sendShares.scheduled;
/** Milliseconds; generous, because the machine may be busy. */
const timeoutOf = (count: number) => 60_000 + count * 300;
/** A page of due mails is a query of each partition. */
const pageCalls = duePartitions("mail").length;
const sender = "hello@flightaides.test";

let calls = 0;
let clock: IdleClock;
let ses: Ses | undefined;
/** The client keeps the address of the first stand-in, so that the later ones reuse its port. */
let port = 0;

beforeAll(async () => {
  // Loaded on demand otherwise: the clock does not know that the first mails wait for them.
  await Promise.all([import("./delivery"), import("../email/ses"), import("../language/cities")]);
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

/** Starts an SES that reports `reported` mails per second and accepts {@link rate}. */
async function open(reported: number): Promise<Ses> {
  clock = idleClock(start);
  ses = await startSes({
    port,
    verifiedSenders: [sender],
    configurationSets: ["flightaides-test"],
    sendRate: reported,
    sentElsewhere: reported - rate,
    now: () => clock.now().getTime(),
  });
  port = Number(new URL(ses.url).port);
  process.env.AWS_ENDPOINT_URL_SESV2 = ses.url;
  return ses;
}

/** Writes mails with distinct subjects, six to each user. @returns the subjects */
async function owe(count: number): Promise<string[]> {
  const people = await Promise.all(
    Array.from({ length: Math.ceil(count / 6) }, (_, index) => person(`Person ${index}`)),
  );
  const subjects = Array.from({ length: count }, (_, index) => `Mail ${index} of ${count}`);
  const mails = subjects.map((subject, index) => {
    const writer = { displayName: "Ann Kowalski", email: "ann@example.com" };
    const props = { sender: writer, subject, html: "<p>Hello</p>", text: "Hello" };
    const { uid = "" } = people[index % people.length] ?? {};
    return Outbox.buildMail(uid, { kind: "message", props }, String(index), clock.now());
  });
  await putMails(mails);
  return subjects;
}

/** Number of mails that are not sent: 0, or 1 for any. */
async function left(): Promise<number> {
  const later = new Date(clock.now().getTime() + 86_400_000);
  return (await Outbox.due(later, 1)).length + (await Outbox.parked()).length;
}

test("all due mails are sent in one run, at the schedule's share of SES's rate", {
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
    `${count} mails at ${pace} of ${rate} a second: ${seconds} s, ${clock.sleeps()} sleeps, ${calls} calls of the table, ` +
      `${report.mails.throttled} throttled; ${Math.round((performance.now() - began) / 1000)} s of real time`,
  );
  expect(report.mails).toMatchObject({
    sent: count,
    throttled: 0,
    failed: 0,
    parked: 0,
    skipped: 0,
  });
  expect(
    mails()
      .map(({ subject }) => subject)
      .sort(),
  ).toEqual(subjects.sort());
  expect(await left()).toBe(0);
  // With intervals of whole milliseconds.
  expect(seconds).toBeGreaterThanOrEqual(Math.floor((count - 1) / pace));
  expect(seconds).toBeLessThan((count / pace) * 1.02 + 1);
  // At most one sleep per mail; three calls each (claim, recipient, mark), one page of due mails per 250 to 500, an
  // empty one, and that of `left`.
  expect(clock.sleeps()).toBeLessThanOrEqual(count);
  expect(calls).toBeLessThanOrEqual(3 * count + pageCalls * (count / 250 + 2) + 10);
});

test("all due mails are sent over several runs when SES accepts fewer than it reports", {
  timeout: timeoutOf(600),
}, async () => {
  const count = 600;
  const { mails } = await open(50);
  const subjects = await owe(count);
  calls = 0;
  let runs = 0;
  let refusals = 0;
  for (; (await left()) > 0 && runs < 30; runs++) {
    // The schedule runs every minute, and a run sends for 45 s.
    const until = new Date(clock.now().getTime() + 45_000);
    const { mails } = await Notification.run({ clock, until });
    expect([mails.failed, mails.parked, mails.skipped]).toEqual([0, 0, 0]);
    refusals += mails.throttled;
    clock.pass(15);
  }
  const seconds = (clock.now().getTime() - start.getTime()) / 1000;
  console.info(
    `${count} mails, 50 a second reported and ${rate} accepted: ${seconds} s, ${runs} runs, ${clock.sleeps()} sleeps, ` +
      `${calls} calls of the table, ${refusals} throttled`,
  );
  expect(
    mails()
      .map(({ subject }) => subject)
      .sort(),
  ).toEqual(subjects.sort());
  expect(runs).toBeGreaterThan(1);
  // At most twice the optimum, plus two minutes for the first runs.
  expect(seconds).toBeLessThan((count / rate) * 2 + 120);
  expect(refusals).toBeLessThan(count / 5);
  expect(clock.sleeps()).toBeLessThan(count * 2);
  // A throttled request costs three calls: claim, recipient and release.
  expect(calls).toBeLessThan(3 * (count + refusals) + runs * (3 * pageCalls + 20));
});
