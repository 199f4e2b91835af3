/**
 * Charged once, connected for certain: every call to PayPal and to the table between ordering and paid fails, loses its
 * answer, or is the last of a process that dies; then the payer tries again, the webhooks arrive and the sweep runs, in
 * each order.
 */
import { Connection } from "@flightaides/core/connection";
import { AppError } from "@flightaides/core/error";
import { Outbox } from "@flightaides/core/outbox";
import { Payment } from "@flightaides/core/payment";
import { type Fault, faults, openDoor } from "@flightaides/standins/fault-proxy";
import { type PayPal, start as startPayPal } from "@flightaides/standins/paypal";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Pair, pair, receiver } from "./pay-testing";

const door = openDoor();
const dynamoUrl = process.env.AWS_ENDPOINT_URL_DYNAMODB ?? "";
let paypal: PayPal;
let webhooks: Awaited<ReturnType<typeof receiver>>;

beforeAll(async () => {
  paypal = await startPayPal({ port: 0 });
  webhooks = await receiver();
  paypal.setWebhookUrl(webhooks.url);
  process.env.AWS_ENDPOINT_URL_DYNAMODB = await door.urlOf(dynamoUrl);
  process.env.AWS_MAX_ATTEMPTS = "1";
  process.env.PAYPAL_BASE_URL = await door.urlOf(paypal.url);
  process.env.PAYPAL_CERT_ORIGIN = paypal.url;
  process.env.PAYPAL_ROOT_CERTIFICATE = paypal.caCertificate;
});
afterAll(async () => {
  await door.stop();
  await paypal.stop();
  await webhooks.stop();
});

/** What the payer does at PayPal, try by try, and what the bank says in the end. */
type Story = { cards: readonly ("paid" | "declined" | "pending")[]; orders: readonly Order[] };

const recoveries = {
  /** The payer's page: reloaded, and paid once more when it says so. */
  async retry({ id, traveler }: Pair, { cards }: Story) {
    for (const card of cards) {
      const { state, pending } = await Connection.fromId(traveler, id, new Date());
      if (state === "paid" || pending) return;
      const order = await Payment.order(traveler, id, new Date()).catch(expectRefusal);
      // Asking PayPal may have found it paid.
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
  async sweep() {
    // Each time late enough that everything is due again.
    hours += 12;
    await Payment.reconcile(new Date(Date.now() + hours * 3_600_000));
  },
};
let hours = 0;
type Recovery = keyof typeof recoveries;
type Order = readonly [Recovery, Recovery, Recovery];

const every: Order[] = [
  ["retry", "webhooks", "sweep"],
  ["retry", "sweep", "webhooks"],
  ["webhooks", "retry", "sweep"],
  ["webhooks", "sweep", "retry"],
  ["sweep", "retry", "webhooks"],
  ["sweep", "webhooks", "retry"],
];

const stories: Record<string, Story> = {
  "a card that is taken": { cards: ["paid"], orders: every },
  "a card that is declined, then another": {
    cards: ["declined", "paid"],
    orders: every.slice(2, 4),
  },
  "a payment the bank thinks about": { cards: ["pending"], orders: every.slice(3, 5) },
};

/** The payer, on the approve page; a card that was taken needs no second look. */
async function approve(orderId: string, card: Story["cards"][number]): Promise<void> {
  const order = paypal.orders().find(({ id }) => id === orderId);
  if (order?.status === "COMPLETED") return;
  await paypal.approve(orderId, card);
}

/** A refusal in words is an answer; anything else is the fault of this schedule. */
function expectRefusal(error: unknown): undefined {
  if (!(error instanceof AppError)) throw error;
}

/** The payer's first way through, up to where the fault stops it. */
async function pay(two: Pair, { cards }: Story): Promise<void> {
  const { id, traveler } = two;
  const { orderId } = await Payment.order(traveler, id, new Date());
  for (const card of cards) {
    await approve(orderId, card);
    await Payment.capture(traveler, { id, orderId }, new Date()).catch(expectRefusal);
  }
}

async function play(story: Story, number: number, fault: Fault, order: Order): Promise<number> {
  door.arm(Number.POSITIVE_INFINITY, "fails");
  hours = 0;
  const two = await pair();
  paypal.holdWebhooks();
  // A process that has just started has no token yet.
  paypal.revokeTokens();
  door.arm(number, fault);
  await pay(two, story).catch(() => undefined);
  const calls = door.calls().length;
  door.restart();
  door.arm(Number.POSITIVE_INFINITY, "fails");
  for (const recovery of order) await recoveries[recovery](two, story);
  for (const { id, status } of paypal.captures())
    if (status === "PENDING") await paypal.decide(id, "COMPLETED");
  for (const recovery of order) await recoveries[recovery](two, story);
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

test.each(Object.entries(stories))(
  "%s: every call in turn meets every fault",
  async (_, story) => {
    const [first] = story.orders;
    if (!first) throw new Error("An order");
    const calls = await play(story, Number.POSITIVE_INFINITY, "fails", first);
    let played = 0;
    for (const fault of faults)
      for (let number = 1; number <= calls; number++)
        for (const order of story.orders) {
          await play(story, number, fault, order);
          played++;
        }
    console.info(`${played} schedules over ${calls} calls`);
    expect(played).toBe(calls * faults.length * story.orders.length);
  },
  900_000,
);
