/** A run of the schedule: how its time is divided, what becomes of an itinerary that cannot be matched, what counting costs. */

import { Itinerary } from "@flightaides/core/itinerary";
import { Matching } from "@flightaides/core/matching";
import { Notification } from "@flightaides/core/notification";
import { Outbox } from "@flightaides/core/outbox";
import { type Ses, start as startSes } from "@flightaides/standins/ses";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { virtualClock } from "../../test/clock";
import { subjectsOf } from "../../test/inbox";
import { post } from "../../test/itinerary";
import { breakLegs } from "../../test/itinerary.ts";
import { putMails } from "../../test/outbox.ts";
import { person } from "../../test/user";
import { client } from "../db/client";

vi.mock("@flightaides/core/db/table.ts");

let ses: Ses;
const clock = virtualClock();
/** Seconds that each call of the table takes. */
let delay = 0;
const commands: string[] = [];

beforeAll(async () => {
  ses = await startSes({
    port: 0,
    verifiedSenders: ["hello@flightaides.test"],
    configurationSets: ["flightaides-test"],
    sendRate: 1000,
  });
  // Read by the client with its first request.
  process.env.AWS_ENDPOINT_URL_SESV2 = ses.url;
  client.middlewareStack.add(
    (next, { commandName = "" }) =>
      (call) => {
        commands.push(commandName);
        clock.pass(delay);
        return next(call);
      },
    { step: "initialize" },
  );
});
afterEach(() => {
  delay = 0;
});
afterAll(() => ses.stop());

test("matching takes at most half of the time, so that mails go out in every run", {
  tags: "deep",
}, async () => {
  for (let number = 0; number < 30; number++)
    await post(
      await person("Ann Kowalski"),
      { from: "YUL", flight: "AC-1", days: 10 + number },
      clock.now(),
    );
  clock.pass(60);
  delay = 1;
  const until = new Date(clock.now().getTime() + 120_000);
  const { itineraries, mails } = await Notification.run({ clock, until });
  expect(itineraries).toBeGreaterThan(0);
  expect(itineraries).toBeLessThan(30);
  expect(mails.sent).toBeGreaterThan(0);
  delay = 0;
  clock.pass(60);
  expect((await Notification.run({ clock })).itineraries).toBe(30 - itineraries);
});

test("the lag is that of the longest due itinerary or mail", async () => {
  const [ann, bob] = [await person("Ann Kowalski"), await person("Bob Marsh")];
  await post(ann, { from: "YQM", flight: "AC-2" }, clock.now());
  clock.pass(900);
  // The mail about the registration is due at once, the search five seconds later.
  expect((await Notification.run({ clock })).lag).toBe(900);
  const id = await post(bob, { from: "YQM", flight: "AC-2", days: 50 }, clock.now());
  await Notification.sendNow({ uid: bob.uid, key: `registered#${id}` }, clock);
  clock.pass(900);
  expect((await Notification.run({ clock })).lag).toBe(895);
  expect((await Notification.run({ clock })).lag).toBe(0);
});

test("an itinerary that cannot be matched is tried eight times, then parked until an operator retries it", {
  tags: "deep",
}, async () => {
  const trip = { from: "YEG", flight: "AC-3", days: 15 };
  const ann = await person("Ann Kowalski");
  const id = await post(ann, trip, clock.now());
  const mend = await breakLegs(id);
  const began = clock.now().getTime();
  const tries: number[] = [];
  let healthy = 0;
  for (let minute = 1; minute <= 90; minute++) {
    clock.pass(60);
    if (minute % 30 === 0)
      await post(
        await person("Cem Tok"),
        { from: "YXE", flight: "AC-4", days: minute },
        clock.now(),
      );
    try {
      healthy += (await Notification.run({ clock })).itineraries;
    } catch (error) {
      if (!(error instanceof Notification.IncompleteRun)) throw error;
      expect(error.errors).toHaveLength(1);
      healthy += error.report.itineraries;
      tries.push((clock.now().getTime() - began) / 60_000);
    }
  }
  expect(tries).toHaveLength(8);
  const waits = tries.slice(1).map((at, index) => at - (tries[index] ?? 0));
  for (const [index, most] of [1, 1, 2, 4, 8, 16, 16].entries()) {
    expect(waits[index]).toBeGreaterThanOrEqual(Math.max(1, most / 2));
    expect(waits[index]).toBeLessThanOrEqual(most + 1);
  }
  clock.pass(60);
  const after = await Notification.run({ clock });
  expect(healthy + after.itineraries).toBe(3);
  expect(after.parked).toEqual({ mails: 0, itineraries: 1 });
  expect(await Matching.parkedMatchJobs()).toEqual([
    { id, attempts: 8, lastError: expect.stringContaining("legs") },
  ]);

  await mend();
  const bob = await person("Bob Marsh");
  await post(bob, { ...trip, type: "flightaid" }, new Date(began));
  expect(await Matching.retryMatching(id, clock.now())).toBe(true);
  expect(await Matching.retryMatching(id, clock.now())).toBe(false);
  clock.pass(60);
  expect(await Notification.run({ clock })).toMatchObject({
    itineraries: 2,
    matches: 1,
    parked: { mails: 0, itineraries: 0 },
  });
  expect(subjectsOf(ses, ann)).toContain("Match Found YEG-DXB");
});

test("an itinerary that was changed after a failed search starts afresh", async () => {
  const ann = await person("Ann Kowalski");
  const id = await post(ann, { from: "YYT", flight: "AC-5" }, clock.now());
  clock.pass(5);
  const [job] = await Matching.pendingMatchJobs(clock.now(), 1);
  if (job?.id !== id) throw new Error("The job of the itinerary is not due");
  await Itinerary.update(ann, { id, paused: true }, clock.now());
  clock.pass(1);
  await Itinerary.update(ann, { id, paused: false }, clock.now());
  await Matching.failMatching(job, new Error("Too late"), clock.now());
  clock.pass(60);
  expect((await Notification.run({ clock })).itineraries).toBe(1);
});

test("parked mails are counted from the index, up to 1,000", { tags: "deep" }, async () => {
  const sender = { displayName: "Ann Kowalski", email: "ann@example.com" };
  const props = { sender, subject: "Hello", html: "<p>Hello</p>", text: "Hello" };
  const park = (from: number, to: number) =>
    putMails(
      Array.from({ length: to - from }, (_, index) =>
        Outbox.buildMail("uid-parked", { kind: "message", props }, `${from + index}`, clock.now()),
      ),
      { queue: "parked" },
    );
  await park(0, 3);
  commands.length = 0;
  expect((await Notification.run({ clock })).parked.mails).toBe(3);
  expect(commands.join()).toMatch(/^Query/);
  expect(commands.join()).not.toMatch(/BatchGet/);
  await park(3, 1_010);
  expect((await Notification.run({ clock })).parked.mails).toBe(1_000);
  await Outbox.forget("uid-parked");
});
