/** Mails that wait for a table which does not answer leave in time after it does, and not in a burst over SES's send rate. */
import { setTimeout as sleep } from "node:timers/promises";
import { client } from "@flightaides/core/db/client.ts";
import { Notification } from "@flightaides/core/notification";
import { Outbox } from "@flightaides/core/outbox";
import { start as startSes } from "@flightaides/standins/ses";
import { expect, onTestFinished, test, vi } from "vitest";
import { putMails } from "../../test/outbox.ts";
import { person } from "../../test/user";

/** Mails a second that SES accepts. */
const sendRate = 10;
const backlog = 25;
const tableStopsMs = 2_000;

test("a table that does not answer for two seconds lets no mails leave in a burst", async () => {
  const ses = await startSes({
    port: 0,
    verifiedSenders: ["hello@flightaides.test"],
    configurationSets: ["flightaides-test"],
    sendRate,
  });
  onTestFinished(ses.stop);
  process.env.AWS_ENDPOINT_URL_SESV2 = ses.url;
  let answering: Promise<unknown> = Promise.resolve();
  client.middlewareStack.add(
    (next) => async (call) => {
      await answering;
      return next(call);
    },
    { step: "initialize" },
  );
  const ann = await person("Ann Kowalski");
  const sender = { displayName: "Bob Marsh", email: "bob@example.com" };
  const props = { sender, subject: "Hello", html: "<p>Hello</p>", text: "Hello" };
  const mails = Array.from({ length: backlog }, (_, index) =>
    Outbox.buildMail(ann.uid, { kind: "message", props }, String(index), new Date()),
  );
  await putMails(mails);

  const run = Notification.run();
  await vi.waitFor(() => expect(ses.mails().length).toBeGreaterThan(0), 30_000);
  answering = sleep(tableStopsMs);
  const { mails: outcomes } = await run;
  expect(outcomes).toMatchObject({ sent: backlog, throttled: 0, failed: 0 });
  expect(ses.throttled()).toBe(0);
});
