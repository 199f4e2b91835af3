/**
 * Fault injection in payments: each call to PayPal and to the table between order and payment fails, loses its response, or is
 * the last one of a process that crashes. Then the payer retries, the webhooks arrive and reconciliation runs, in several
 * orders. The payer must be charged once and both participants connected. `npm test` plays the first story.
 *
 * `ORDERS=6 npx vitest run --project slow pay-crash` plays every order after every fault.
 */
import { env } from "node:process";
import { Connection } from "@flightaides/core/connection";
import { AppError } from "@flightaides/core/error.ts";
import { Outbox } from "@flightaides/core/outbox";
import { Payment } from "@flightaides/core/payment";
import type { PayPal } from "@flightaides/standins/paypal";
import {
  type Call,
  type Fault,
  schedulesOf,
  startFaultProxy,
} from "@flightaides/standins/test/fault-proxy.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { virtualClock } from "../../test/clock";
import { type Pair, pairCopier } from "../../test/connection";
import { receiver, startPayPal } from "../../test/payment";

const door = startFaultProxy();
let paypal: PayPal;
let webhooks: Awaited<ReturnType<typeof receiver>>;
let pair: () => Promise<Pair>;

beforeAll(async () => {
  paypal = await startPayPal({ proxy: door });
  webhooks = await receiver();
  paypal.setWebhookUrl(webhooks.url);
  Object.assign(env, {
    AWS_ENDPOINT_URL_DYNAMODB: await door.urlOf(env.AWS_ENDPOINT_URL_DYNAMODB ?? ""),
    AWS_MAX_ATTEMPTS: "1",
  });
  // After the environment is set: the client reads its endpoint at the first call.
  pair = await pairCopier();
});
afterAll(async () => {
  await door.stop();
  await paypal.stop();
  await webhooks.stop();
});

/** The result of each of the payer's attempts at PayPal. */
type Story = readonly ("paid" | "declined" | "pending")[];

const recoveries = {
  /** The payer reloads the page and pays again if it says so. */
  async retry({ id, traveler }: Pair, cards: Story) {
    for (const card of cards) {
      const { state, pending } = await Connection.fromId(traveler, id, new Date());
      if (state === "paid" || pending) return;
      const order = await Payment.order(traveler, id, new Date()).catch(expectRefusal);
      // `order` may have found the connection paid.
      if (!order) continue;
      await approve(order.orderId, card);
      await Payment.capture(traveler, { id, orderId: order.orderId }, new Date()).catch(
        expectRefusal,
      );
    }
  },
  async webhooks() {
    await paypal.releaseWebhooks();
    await paypal.webhooksSettled();
    paypal.holdWebhooks();
  },
  async reconcile() {
    // Late enough for every order to be due.
    hours += 12;
    await Payment.reconcile({ clock: virtualClock(new Date(Date.now() + hours * 3_600_000)) });
  },
};
let hours = 0;
type Recovery = keyof typeof recoveries;
type Order = readonly Recovery[];

const orders = [
  ["retry", "webhooks", "reconcile"],
  ["retry", "reconcile", "webhooks"],
  ["webhooks", "retry", "reconcile"],
  ["webhooks", "reconcile", "retry"],
  ["reconcile", "retry", "webhooks"],
  ["reconcile", "webhooks", "retry"],
] as const satisfies Order[];

/** Orders of recovery that are played after each fault. */
const ordersEach = Number(env.ORDERS ?? 1);

/** The orders take turns. With several after each fault, these are as far apart as possible. */
function ordersAfter(schedule: number): Order[] {
  return Array.from({ length: ordersEach }, (_, turn) => {
    const order = orders[(schedule + (turn * orders.length) / ordersEach) % orders.length];
    if (!order) throw new Error(`ORDERS is a divisor of ${orders.length}`);
    return order;
  });
}

const stories: Record<string, Story> = {
  "an accepted card": ["paid"],
  "a declined card, then another": ["declined", "paid"],
  "a payment that is pending at first": ["pending"],
};

/** The payer approves the order at PayPal, unless it is captured already. */
async function approve(orderId: string, card: Story[number]): Promise<void> {
  const order = paypal.orders().find(({ id }) => id === orderId);
  if (order?.status === "COMPLETED") return;
  await paypal.approve(orderId, card);
}

/** An AppError is a valid response; any other error fails the test. */
function expectRefusal(error: unknown): undefined {
  if (!(error instanceof AppError)) throw error;
}

/** The payer's first attempt, up to the fault. */
async function pay({ id, traveler }: Pair, cards: Story): Promise<void> {
  const { orderId } = await Payment.order(traveler, id, new Date());
  for (const card of cards) {
    await approve(orderId, card);
    await Payment.capture(traveler, { id, orderId }, new Date()).catch(expectRefusal);
  }
}

async function play(
  story: Story,
  number: number,
  fault: Fault,
  order: Order,
): Promise<readonly Call[]> {
  door.arm(Number.POSITIVE_INFINITY, "fails");
  hours = 0;
  const two = await pair();
  paypal.holdWebhooks();
  // A new process has no token.
  paypal.revokeTokens();
  door.arm(number, fault);
  await pay(two, story).catch(() => undefined);
  const calls = door.calls();
  door.restart();
  door.arm(Number.POSITIVE_INFINITY, "fails");
  for (const recovery of order) await recoveries[recovery](two, story);
  // A second round only where the first one could not end it: the bank decides late, or a failed attempt used up a card.
  if ((await Connection.get(two.id))?.state !== "paid") {
    for (const { id, status } of paypal.captures())
      if (status === "PENDING") await paypal.decide(id, "COMPLETED");
    for (const recovery of order) await recoveries[recovery](two, story);
  }
  await paypal.releaseWebhooks(() => []);
  await expectConnectedOnce(two, `${fault}: call ${number}, then ${order.join(", ")}`);
  return calls;
}

async function expectConnectedOnce({ id, traveler, flightaid }: Pair, label: string) {
  const orderIds = paypal
    .orders()
    .filter(({ customId }) => customId === id)
    .map((one) => one.id);
  const charged = paypal
    .captures()
    .filter((one) => orderIds.includes(one.orderId) && one.status === "COMPLETED");
  expect(charged, label).toHaveLength(1);
  for (const one of [traveler, flightaid]) {
    const view = await Connection.fromId(one, id, new Date());
    expect(view.state, label).toBe("paid");
    expect(view.contact?.email, label).toBe((one === traveler ? flightaid : traveler).email);
  }
  const mails = [
    ...(await Outbox.ofRecipient(traveler.uid)),
    ...(await Outbox.ofRecipient(flightaid.uid)),
  ].map(({ kind }) => kind);
  expect(mails.filter((kind) => kind === "paid" || kind === "connected").sort(), label).toEqual([
    "connected",
    "paid",
  ]);
}

describe.each(Object.entries(stories))("%s", (name, story) => {
  const tags = name === "an accepted card" ? [] : ["deep"];

  test("each call meets each fault", { tags, timeout: 900_000 }, async () => {
    const calls = await play(story, Number.POSITIVE_INFINITY, "fails", orders[0]);
    const schedules = schedulesOf(calls);
    for (const [index, { number, fault }] of schedules.entries())
      for (const order of ordersAfter(index)) await play(story, number, fault, order);
    console.info(
      `${schedules.length} schedules over ${calls.length} calls, ${ordersEach} orders of recovery each`,
    );
    expect(schedules.length).toBeGreaterThan(calls.length);
  });
});
