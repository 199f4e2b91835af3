/**
 * Fault injection between a message and its push: each call to the table and to the push service in turn fails, loses its response, or
 * is the last one of a process that crashes. Then the writer retries and the schedule runs. The device must be told, and twice only where
 * the push service has accepted a push that could not be marked as sent.
 *
 * @module-tag deep
 */
import { randomUUID } from "node:crypto";
import { type Push as Service, start as startPush } from "@flightaides/standins/push";
import { type Ses, start as startSes } from "@flightaides/standins/ses";
import { type Call, schedulesOf, startFaultProxy } from "@flightaides/standins/test/fault-proxy.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { virtualClock } from "../../test/clock";
import { pair } from "../../test/connection";
import { mailsOf } from "../../test/inbox";
import { notesOf } from "../../test/push";
import { Message } from "../message";
import { Outbox } from "../outbox";
import { Push } from "../push";
import { Notification } from ".";

/** Minutes, and longer on a crowded machine. */
const timeout = 900_000;
const door = startFaultProxy();
const clock = virtualClock();
let ses: Ses;
let service: Service;
let serviceUrl: string;

beforeAll(async () => {
  ses = await startSes({
    port: 0,
    verifiedSenders: ["hello@flightaides.test"],
    configurationSets: ["flightaides-test"],
    sendRate: 1000,
  });
  service = await startPush({ port: 0 });
  serviceUrl = await door.urlOf(service.url);
  process.env.AWS_ENDPOINT_URL_DYNAMODB = await door.urlOf(
    process.env.AWS_ENDPOINT_URL_DYNAMODB ?? "",
  );
  process.env.AWS_ENDPOINT_URL_SESV2 = ses.url;
  process.env.AWS_MAX_ATTEMPTS = "1";
  process.env.PUSH_SERVICE_ORIGIN = serviceUrl;
});
afterAll(async () => {
  await door.stop();
  await ses.stop();
  await service.stop();
});

async function untilDone<Result>(act: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await act();
    } catch (error) {
      if (attempt === 3) throw error;
      door.restart();
    }
  }
}

/** Sends what is due every two minutes, until nothing is due in the next two hours. */
async function schedule(): Promise<void> {
  for (let run = 1; run <= 12; run++) {
    clock.pass(120);
    try {
      for (const { uid, key } of await Outbox.due(clock.now(), 100))
        await Notification.sendNow({ uid, key }, clock);
      const later = new Date(clock.now().getTime() + 2 * 3_600_000);
      if ((await Outbox.due(later, 1)).length === 0) return;
    } catch {
      door.restart();
    }
  }
  throw new Error("Something is due after 12 runs");
}

async function prepared() {
  door.plan([]);
  const { traveler, flightaid, id } = await pair(clock.now());
  const { publicKey } = await Push.devices(traveler, clock.now());
  const { endpoint, keys } = await service.subscribe(publicKey);
  const reached = endpoint.replace(service.url, serviceUrl);
  await Push.subscribe(traveler, { endpoint: reached, keys, publicKey }, clock.now());
  await schedule();
  const key = randomUUID();
  return {
    async act() {
      const { mails } = await untilDone(() =>
        Message.write(flightaid, { id, text: "Hello", key }, clock.now()),
      );
      for (const ref of mails) await Notification.sendNow(ref, clock).catch(() => undefined);
      await schedule();
    },
    notes: () => notesOf(service, endpoint).length,
    mails: () => mailsOf(ses, traveler.email).filter(({ subject }) => /^New/.test(subject)).length,
  };
}

const isPost = ({ operation }: Call) => operation.startsWith("POST /push/");
const isMark = ({ body }: Call) => body.includes('"messageId"') && body.includes("push#");
const effective = (calls: readonly Call[], is: (call: Call) => boolean) =>
  calls.filter((call) => call.effective && is(call)).length;

it("tells a device of a message, whatever fails", { timeout }, async () => {
  const first = await prepared();
  // From here on: faults are numbered from the act.
  door.plan([]);
  await first.act();
  const schedules = schedulesOf(door.calls());
  expect(first.notes()).toBe(1);
  expect(door.calls().filter(isPost)).toHaveLength(1);
  let twice = 0;
  for (const { number, fault } of schedules) {
    const { act, notes, mails } = await prepared();
    door.arm(number, fault);
    await act();
    const calls = door.calls();
    const label = `${fault}: call ${number}, ${calls[number - 1]?.operation}`;
    expect(notes(), label).toBeGreaterThan(0);
    expect(mails(), label).toBeGreaterThan(0);
    const hit = calls[number - 1];
    const unmarked = hit && fault !== "fails" && (isPost(hit) || isMark(hit)) ? 1 : 0;
    const until = calls.slice(0, number);
    const crashed = fault.startsWith("dies")
      ? effective(until, isPost) - effective(until, isMark)
      : 0;
    expect(notes() - 1, label).toBeLessThanOrEqual(Math.max(unmarked, crashed));
    twice += notes() - 1;
  }
  console.info(`${schedules.length} schedules; ${twice} pushes arrived twice, as documented`);
  // The case exists. If it never occurred, the injection would miss it.
  expect(twice).toBeGreaterThan(0);
});
