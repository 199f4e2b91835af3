/**
 * Fault injection in refunds: whatever ends a paid connection, each call to PayPal and to the table fails, loses its response,
 * or is the last one of a process that crashes. Then the caller who ended it retries, the webhooks arrive and the schedule runs, in any
 * order. The payer must get the money back once, and both must be told once.
 *
 * @module-tag deep
 */
import { Connection } from "@flightaides/core/connection";
import { AppError } from "@flightaides/core/error.ts";
import { Itinerary } from "@flightaides/core/itinerary";
import { Outbox } from "@flightaides/core/outbox";
import { Payment } from "@flightaides/core/payment";
import type { PayPal } from "@flightaides/standins/paypal";
import {
  type Call,
  type Fault,
  faults,
  schedulesOf,
  startFaultProxy,
} from "@flightaides/standins/test/fault-proxy.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { itemOf, type Pair, pairCopier, timesOf } from "../../test/connection";
import { receiver, removeAccount, runSchedule, startPayPal } from "../../test/payment";
import { takeStep } from "../connection/steps";
import { paymentEntity } from "./entity";

const door = startFaultProxy();
let paypal: PayPal;
let webhooks: Awaited<ReturnType<typeof receiver>>;
let pair: () => Promise<Pair>;

beforeAll(async () => {
  paypal = await startPayPal({ proxy: door });
  webhooks = await receiver();
  paypal.setWebhookUrl(webhooks.url);
  process.env.AWS_ENDPOINT_URL_DYNAMODB = await door.urlOf(
    process.env.AWS_ENDPOINT_URL_DYNAMODB ?? "",
  );
  process.env.AWS_MAX_ATTEMPTS = "1";
  // After the environment is set: the client reads its endpoint at the first call.
  pair = await pairCopier();
});
afterAll(async () => {
  await door.stop();
  await paypal.stop();
  await webhooks.stop();
});

type Cause = {
  /** What precedes the end. @returns when it happens, if not now */
  prepare?(two: Pair): Promise<Date>;
  /** Ends the connection. A retry repeats the call. */
  act(two: Pair, at: Date): Promise<unknown>;
  /**
   * Default: all. Where every failed call is the last one, `dies after` stands for the others. Causes that run the code of
   * another one meet some.
   */
  faults?: readonly Fault[];
};

const hour = 3_600_000;

const causes: Record<string, Cause> = {
  "the flightaid cancels": {
    act: ({ flightaid, id }, at) => Payment.cancel(flightaid, { id, reason: "cannot-fly" }, at),
  },
  "the traveler cancels": {
    act: ({ traveler, id }, at) => Payment.cancel(traveler, { id, reason: "other" }, at),
    faults: ["fails", "dies after"],
  },
  "nobody answers": {
    async prepare({ traveler, id }) {
      await Connection.noAnswer(traveler, { id }, new Date(Date.now() + 12 * hour));
      return new Date((await itemOf(id)).noAnswerUntil ?? "");
    },
    act: (_, at) => runSchedule(at),
  },
  "they did not meet": {
    async prepare({ traveler, id }) {
      const { aroundEnd } = await timesOf(id);
      await Connection.didNotMeet(traveler, { id }, aroundEnd(1));
      // The invitation to review is due before.
      await takeStep(id, aroundEnd(1 + 72));
      return new Date((await itemOf(id)).didNotMeetUntil ?? "");
    },
    act: (_, at) => runSchedule(at),
    faults: ["loses its answer", "dies after"],
  },
  "the other agrees that the airline cancelled": {
    async prepare({ flightaid, id }) {
      const at = new Date();
      await Connection.airlineCancelled(flightaid, { id }, at);
      return at;
    },
    act: ({ traveler, id }, at) => Payment.agree(traveler, { id }, at),
    faults: ["dies after"],
  },
  "the flightaid deletes the itinerary": {
    async act({ flightaid, itineraries: [, offered] }, at) {
      await Itinerary.remove(flightaid, offered, at);
      await Connection.followChange(offered, at);
    },
    faults: ["fails", "dies after"],
  },
  "the flightaid deletes the account": {
    act: ({ flightaid }, at) => removeAccount(flightaid, at),
    faults: ["dies after"],
  },
};

const recoveries = {
  /** A caller without an answer tries again. */
  retry: (two: Pair, { act }: Cause, at: Date) => act(two, at).catch(expectRefusal),
  async webhooks() {
    // That of the approval is an old one by now.
    await paypal.releaseWebhooks((held) =>
      held.filter(({ event_type }) => event_type.startsWith("PAYMENT.CAPTURE.")),
    );
    await paypal.webhooksSettled();
    paypal.holdWebhooks();
  },
  /** Late enough for everything to be due, also what was postponed. */
  schedule: (_two: Pair, _cause: Cause, at: Date) => runSchedule(new Date(at.getTime() + 7 * hour)),
};
type Recovery = keyof typeof recoveries;

const every: readonly (readonly Recovery[])[] = [
  ["retry", "webhooks", "schedule"],
  ["retry", "schedule", "webhooks"],
  ["webhooks", "retry", "schedule"],
  ["webhooks", "schedule", "retry"],
  ["schedule", "retry", "webhooks"],
  ["schedule", "webhooks", "retry"],
];

/** An AppError is a valid response; any other error fails the test. */
function expectRefusal(error: unknown): undefined {
  if (!(error instanceof AppError)) throw error;
}

async function paidPair(): Promise<Pair> {
  const two = await pair();
  const { id, traveler } = two;
  const { orderId } = await Payment.order(traveler, id, new Date());
  await paypal.approve(orderId);
  await Payment.capture(traveler, { id, orderId }, new Date());
  return two;
}

/** @returns the calls up to the end, without the fault */
async function play(
  cause: Cause,
  number: number,
  fault: Fault,
  order: readonly Recovery[] = [],
): Promise<readonly Call[]> {
  door.arm(Number.POSITIVE_INFINITY, "fails");
  paypal.holdWebhooks();
  const two = await paidPair();
  const at = (await cause.prepare?.(two)) ?? new Date();
  // A new process has no token.
  paypal.revokeTokens();
  door.arm(number, fault);
  await cause.act(two, at).catch(() => undefined);
  const calls = door.calls();
  door.restart();
  door.arm(Number.POSITIVE_INFINITY, "fails");
  for (const recovery of order) await recoveries[recovery](two, cause, at);
  // What the last recovery owes is sent by the next run.
  if ((await itemOf(two.id)).queue !== "none")
    await runSchedule(new Date(at.getTime() + 14 * hour));
  await paypal.releaseWebhooks(() => []);
  await expectRefundedOnce(two, `${fault}: call ${number}, then ${order.join(", ")}`);
  return calls;
}

async function expectRefundedOnce({ id, traveler, flightaid }: Pair, label: string) {
  const item = await itemOf(id);
  expect([item.state, item.queue], label).toEqual(["refunded", "none"]);
  const captures = paypal.captures().filter(({ customId }) => customId === id);
  expect(
    captures.map(({ status }) => status),
    label,
  ).toEqual(["REFUNDED"]);
  const refunds = paypal.refunds().filter(({ customId }) => customId === id);
  expect(refunds, label).toHaveLength(1);
  const { data: payment } = await paymentEntity()
    .get({ orderId: item.orderId ?? "" })
    .go();
  expect(payment, label).toMatchObject({ captureId: item.captureId });
  expect(payment?.refundedAt, label).toBeDefined();
  for (const one of [traveler, flightaid]) {
    const mails = (await Outbox.ofRecipient(one.uid)).map(({ kind }) => kind);
    const isHere = item[one === traveler ? "travelerSide" : "flightaidSide"] !== undefined;
    const ends = mails.filter((kind) => /^(refunded|ended)$/.test(kind));
    expect(ends, label).toEqual(isHere ? ["refunded"] : []);
    if (!isHere) continue;
    const view = await Connection.fromId(one, id, new Date());
    expect([view.state, view.contact], label).toEqual(["refunded", undefined]);
  }
}

test.each(Object.entries(causes))(
  "%s: each call meets each fault",
  async (_, cause) => {
    const calls = await play(cause, Number.POSITIVE_INFINITY, "fails", every[0]);
    const { faults: met = faults } = cause;
    const schedules = schedulesOf(calls).filter(({ fault }) => met.includes(fault));
    // The orders take turns.
    for (const [index, { number, fault }] of schedules.entries())
      await play(cause, number, fault, every[index % every.length]);
    console.info(`${schedules.length} schedules over ${calls.length} calls`);
    expect(schedules.length).toBeGreaterThan(0);
  },
  900_000,
);
