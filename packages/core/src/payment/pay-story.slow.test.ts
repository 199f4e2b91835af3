/**
 * Random stories of a pair (pay-story-testing.ts), and what must hold once everything has been retried: PayPal and the
 * connections agree on what was paid, nobody is charged twice or for nothing, and a pair that is still there can pay.
 *
 * `STORIES=2000 npx vitest run --project slow pay-story` plays more than `npm test` does. A failure prints the seed and the
 * shortest story that fails.
 */
import { env } from "node:process";
import { Connection } from "@flightaides/core/connection";
import { Outbox } from "@flightaides/core/outbox";
import { Payment } from "@flightaides/core/payment";
import { startFaultProxy } from "@flightaides/standins/fault-proxy";
import { type PayPal, start as startPayPal } from "@flightaides/standins/paypal";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { post } from "../notification/mail-testing";
import { Clock, leave, note, play, type Real, steps, type World } from "./pay-story-testing";
import { receiver } from "./pay-testing";

const stories = Number(env.STORIES ?? 60);
/** The same stories in each `npm test`; new ones on demand. */
const seed = env.STORIES ? undefined : 1;
/** Reconciliations after which even an order that PayPal has lost is let go, and one more. */
const maxRounds = 14;

const proxy = startFaultProxy();
/** Each story has its own clock, which only moves forward. */
let clock = new Clock();
let paypal: PayPal;
let webhooks: Awaited<ReturnType<typeof receiver>>;
let world: () => World;

beforeAll(async () => {
  const now = () => clock.now();
  paypal = await startPayPal({ port: 0, retryDelays: [1, 2], now: () => now().getTime() });
  webhooks = await receiver(now);
  paypal.setWebhookUrl(webhooks.url);
  paypal.holdWebhooks();
  Object.assign(env, {
    AWS_ENDPOINT_URL_DYNAMODB: await proxy.urlOf(env.AWS_ENDPOINT_URL_DYNAMODB ?? ""),
    AWS_MAX_ATTEMPTS: "1",
    PAYPAL_BASE_URL: await proxy.urlOf(paypal.url),
    PAYPAL_CERT_ORIGIN: paypal.url,
    PAYPAL_ROOT_CERTIFICATE: paypal.caCertificate,
  });
  world = () => {
    clock = new Clock();
    return { paypal, proxy, clock };
  };
});
afterAll(async () => {
  await proxy.stop();
  await paypal.stop();
  await webhooks.stop();
});

/** Everything that was interrupted is tried again, without faults, until nothing is left to do. */
async function heal(real: Real): Promise<void> {
  for (const side of real.leaving) await leave(real, side);
  for (let round = 1; ; round++) {
    await note(real);
    for (const { id, status, customId } of paypal.captures())
      if (status === "PENDING" && real.connections.has(customId ?? ""))
        await paypal.decide(id, "COMPLETED");
    await paypal.releaseWebhooks();
    await paypal.webhooksSettled();
    // PayPal repeats a webhook for three days; the stand-in gives up after two repetitions.
    for (const { event, state } of paypal.webhooks())
      if (state === "failed") await paypal.resendWebhook(event.id);
    paypal.holdWebhooks();
    clock.pass(12);
    const { failures } = await Payment.reconcile(clock.now());
    if (await isAtRest(real)) return expect(failures).toEqual([]);
    if (round === maxRounds) throw new Error(`Not at rest after ${maxRounds} rounds`);
  }
}

/** Nothing waits for PayPal, its bank, webhooks or the schedule. */
async function isAtRest(real: Real): Promise<boolean> {
  const waits = paypal
    .captures()
    .some(({ status, customId }) => status === "PENDING" && real.connections.has(customId ?? ""));
  if (waits || paypal.webhooks().some(({ state }) => state === "due" || state === "held"))
    return false;
  const items = await Promise.all([...real.connections].map((id) => Connection.get(id)));
  return items.every((item) => item?.queue !== "order");
}

function takenFor(id: string) {
  const orders = paypal.orders().filter(({ customId }) => customId === id);
  return paypal
    .captures()
    .filter(
      (one) => orders.some((order) => order.id === one.orderId) && one.status === "COMPLETED",
    );
}

/** PayPal and the connections agree, and whoever paid has what was paid for. */
async function settled(real: Real): Promise<void> {
  let paid = 0;
  for (const id of real.connections) {
    const item = await Connection.get(id);
    const isPaid = item?.state === "paid";
    expect(takenFor(id), `what was taken for ${id}, ${item?.state}`).toHaveLength(isPaid ? 1 : 0);
    if (item) expect(item.queue).toBe("none");
    if (!isPaid) continue;
    paid++;
    for (const side of ["traveler", "flightaid"] as const) {
      if (real.leaving.has(side)) continue;
      const other = side === "traveler" ? "flightaid" : "traveler";
      const view = await Connection.fromId(real.people[side], id, clock.now());
      // Whoever leaves takes the contact data along, in mails that are not sent yet as well.
      if (real.leaving.has(other)) continue;
      expect(view.contact?.email).toBe(real.people[other].email);
      const mails = await Outbox.ofRecipient(real.people[side].uid);
      const kind = side === "traveler" ? "paid" : "connected";
      expect(mails.filter(({ key }) => key === `${kind}#${id}`)).toHaveLength(1);
    }
  }
  expect(paid).toBeLessThanOrEqual(1);
  if (real.leaving.has("traveler")) return;
  const told = await Outbox.ofRecipient(real.people.traveler.uid);
  for (const { customId = "" } of paypal.refunds())
    if (real.connections.has(customId) && (await Connection.get(customId))?.state === "refunded")
      expect(told.map(({ key }) => key)).toContain(`refunded#${customId}`);
}

/** A pair that is still there can pay, and does so once. */
async function canPay(real: Real): Promise<void> {
  if (real.leaving.size > 0) return;
  const { traveler, flightaid } = real.people;
  const trip = { days: 150, flight: "LH-470", from: "FRA", to: "YYZ" };
  const itineraryId = await post(flightaid, { ...trip, type: "flightaid" }, clock.now());
  const input = { itineraryId, role: "traveler" as const, phoneNumber: "+14165550134" };
  const { connection } = await Connection.open(traveler, input, clock.now());
  await note(real);
  if (connection.state === "paid") return;
  const { orderId } = await Payment.order(traveler, connection.id, clock.now());
  await paypal.approve(orderId);
  await Payment.capture(traveler, { id: connection.id, orderId }, clock.now());
  expect((await Connection.get(connection.id))?.state).toBe("paid");
}

test(`PayPal and the connections agree after ${stories} random stories`, async () => {
  let calls = 0;
  let outcomes = 0;
  await fc.assert(
    fc.asyncProperty(steps, async (story) => {
      const { model, real } = await play(story, world());
      proxy.plan([]);
      await heal(real);
      await settled(real);
      await canPay(real);
      await settled(real);
      calls += story.length;
      outcomes += Number(model.certain);
    }),
    { numRuns: stories, ...(seed !== undefined && { seed }) },
  );
  console.info(`${stories} stories, ${calls} steps, ${outcomes} predicted to the end`);
}, 3_600_000);
