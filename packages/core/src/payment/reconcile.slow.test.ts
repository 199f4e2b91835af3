/** Reconciliation with PayPal when neither browser nor webhook completes a payment, and what is stored of a payment. */
import { randomUUID } from "node:crypto";
import { GetCommand } from "@aws-sdk/lib-dynamodb";
import { Connection } from "@flightaides/core/connection";
import { Outbox } from "@flightaides/core/outbox";
import { Payment } from "@flightaides/core/payment";
import type { PayPal } from "@flightaides/standins/paypal";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { virtualClock } from "../../test/clock";
import { type Pair, pair, removeConnection } from "../../test/connection";
import { idleClock } from "../../test/idle-clock";
import { startPayPal } from "../../test/payment";
import { config } from "../config";
import { client } from "../db/client";
import * as contract from "./contract";
import { releaseOrder } from "./order";

let paypal: PayPal;
/** The order of the last pair is due ten minutes later. */
let now: Date;
/** Milliseconds by which PayPal's clock is ahead. */
let ahead = 0;

const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const reconcile = (seconds: number) => Payment.reconcile({ clock: virtualClock(later(seconds)) });

beforeAll(async () => {
  paypal = await startPayPal({ now: () => Date.now() + ahead });
});
beforeEach(() => {
  now = new Date();
  ahead = 0;
});
afterEach(async () => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  // What a test leaves open must not be due in the next one.
  for (const { id } of await Connection.due("order", later(400 * 86_400))) {
    const item = await Connection.get(id);
    if (item) await releaseOrder(item, now);
  }
});
afterAll(() => paypal.stop());

async function ordered(): Promise<Pair & { orderId: string }> {
  const two = await pair(now);
  return { ...two, orderId: (await Payment.order(two.traveler, two.id, now)).orderId };
}

const stateOf = async ({ id }: Pair) => (await Connection.get(id))?.state;
const chargesOf = (orderId: string) => paypal.captures().filter((one) => one.orderId === orderId);

async function stored(pk: string, sk: string) {
  const { Item } = await client.send(
    new GetCommand({ TableName: config.tableName, Key: { pk, sk } }),
  );
  return Item;
}

describe("reconcile", () => {
  it("captures an approved order, and connects and mails the two", async () => {
    const two = await ordered();
    await paypal.approve(two.orderId);
    expect(await reconcile(599)).toMatchObject({ asked: 0, paid: 0, mails: [] });
    const { asked, paid, mails } = await reconcile(600);
    expect([asked, paid]).toEqual([1, 1]);
    expect(mails.map(({ uid }) => uid).sort()).toEqual(
      [two.traveler.uid, two.flightaid.uid].sort(),
    );
    expect(await stateOf(two)).toBe("paid");
    expect((await reconcile(100_000)).asked).toBe(0);
  });

  it("reads an order that nobody approves less and less often", async () => {
    await ordered();
    for (const due of [600, 1200, 2400, 4800]) {
      expect((await reconcile(due - 1)).asked).toBe(0);
      expect((await reconcile(due)).asked).toBe(1);
    }
  });

  it("no longer captures an order after five declines; the traveler still can", async () => {
    const two = await ordered();
    await paypal.approve(two.orderId, "declined");
    const declines = [];
    for (let hours = 12; hours <= 72; hours += 12) {
      expect((await reconcile(hours * 3600)).asked).toBe(1);
      declines.push((await Connection.get(two.id))?.declines);
    }
    expect(declines).toEqual([1, 2, 3, 4, 5, 5]);
    await paypal.approve(two.orderId, "paid");
    await reconcile(84 * 3600);
    expect(chargesOf(two.orderId)).toEqual([]);
    await Payment.capture(two.traveler, { id: two.id, orderId: two.orderId }, now);
    expect(await stateOf(two)).toBe("paid");
  });

  it("releases an order that PayPal has deleted, so that another one can be made", async () => {
    const two = await ordered();
    ahead = 4 * 3_600_000;
    await expect(
      Payment.capture(two.traveler, { id: two.id, orderId: two.orderId }, now),
    ).rejects.toMatchObject({ reason: "order-dead" });
    expect(await stateOf(two)).toBe("accepted");
    const next = await Payment.order(two.traveler, two.id, now);
    expect(next.orderId).not.toBe(two.orderId);
    ahead = 8 * 3_600_000;
    expect(await reconcile(600)).toMatchObject({ asked: 1, paid: 0 });
    expect(await stateOf(two)).toBe("accepted");
  });

  it("a webhook about an order that was withdrawn, and that PayPal has deleted, is done", {
    tags: "deep",
  }, async () => {
    const two = await ordered();
    await Payment.withdraw(two.traveler, { id: two.id }, now);
    ahead = 4 * 3_600_000;
    const body = JSON.stringify({
      id: `WH-${randomUUID()}`,
      event_type: "CHECKOUT.ORDER.APPROVED",
      resource: { id: two.orderId, purchase_units: [{ custom_id: two.id }] },
    });
    await Payment.handleWebhook(paypal.sign(body, now.getTime()), body, now);
    expect(await stateOf(two)).toBe("withdrawn");
  });

  it("finishes a refund that PayPal reports before the payment was recorded", async () => {
    const two = await ordered();
    await paypal.approve(two.orderId);
    await paypal.capture(two.orderId);
    await paypal.refund(chargesOf(two.orderId)[0]?.id ?? "");
    const { mails } = await reconcile(600);
    expect(mails.map(({ key }) => key)).toEqual([`refunded#${two.id}`, `refunded#${two.id}`]);
    expect(new Set(mails.map(({ uid }) => uid)).size).toBe(2);
    expect(await stateOf(two)).toBe("refunded");
  });

  it("continues after an order that fails, and reports it at the end", async () => {
    const broken = await ordered();
    const two = await ordered();
    for (const { orderId } of [broken, two]) await paypal.approve(orderId);
    const order = paypal.orders().find(({ id }) => id === broken.orderId);
    Object.assign(order ?? {}, { customId: "another" });
    const { failures } = await reconcile(600);
    expect(failures).toEqual([
      expect.objectContaining({
        message: `Connection ${broken.id}`,
        cause: expect.objectContaining({ name: "MismatchError" }),
      }),
    ]);
    expect([await stateOf(broken), await stateOf(two)]).toEqual(["ordered", "paid"]);
  });
});

it("with PayPal down: five orders wait at once, none begins after the deadline, and the rest stays due", {
  tags: "deep",
}, async () => {
  for (let count = 0; count < 12; count++) await ordered();
  const clock = idleClock(later(700));
  vi.stubGlobal("fetch", async () => {
    await clock.sleep(12_000);
    throw new DOMException("The operation timed out", "TimeoutError");
  });
  const began = clock.now().getTime();
  const { asked, failures, lag } = await Payment.reconcile({
    clock,
    until: new Date(began + 20_000),
  });
  expect([asked, failures.length, lag]).toEqual([0, 10, 100]);
  expect(clock.now().getTime() - began).toBe(24_000);
  expect(await Connection.due("order", later(725))).toHaveLength(2);
  clock.stop();
});

it("an order that nobody has approved is neither captured nor replaced", async () => {
  const two = await ordered();
  await expect(
    Payment.capture(two.traveler, { id: two.id, orderId: two.orderId }, now),
  ).rejects.toMatchObject({ reason: "payment-not-approved" });
  expect((await Payment.order(two.traveler, two.id, now)).orderId).toBe(two.orderId);
});

it("an order keeps its price when the fee changes", async () => {
  const two = await ordered();
  const { id, traveler, orderId } = two;
  vi.stubEnv("FEE_AMOUNT", "25.00");
  expect((await Payment.order(traveler, id, now)).orderId).toBe(orderId);
  await paypal.approve(orderId);
  const { connection } = await Payment.capture(traveler, { id, orderId }, now);
  const fee = { amount: "10.00", currency: "USD" };
  expect(contract.capture.output.parse(connection)).toEqual(connection);
  expect(connection).toMatchObject({ state: "paid", fee });
  expect(await stored(`order#${orderId}`, "payment")).toMatchObject({ connection: id, ...fee });
  const [mail] = (await Outbox.ofRecipient(traveler.uid)).filter(({ kind }) => kind === "paid");
  expect(mail?.payload?.props).toMatchObject({ fee });
});

it("a new order has the current fee", { tags: "deep" }, async () => {
  vi.stubEnv("FEE_AMOUNT", "25.00");
  const { orderId, traveler, id } = await ordered();
  await paypal.approve(orderId);
  await Payment.capture(traveler, { id, orderId }, now);
  expect(await stored(`order#${orderId}`, "payment")).toMatchObject({ amount: "25.00" });
});

it("PayPal's access token is renewed when it was revoked", { tags: "deep" }, async () => {
  await ordered();
  paypal.revokeTokens();
  expect((await ordered()).orderId).toMatch(/^\w+$/);
});

describe("refund", () => {
  it("ends a connection whose payment PayPal has refunded already", async () => {
    const two = await ordered();
    const { id, traveler, orderId } = two;
    await paypal.approve(orderId);
    await Payment.capture(traveler, { id, orderId }, now);
    await paypal.refund(chargesOf(orderId)[0]?.id ?? "");
    expect((await Payment.refund(id, now)).mails).toHaveLength(2);
    expect(await stateOf(two)).toBe("refunded");
    expect(await stored(`order#${orderId}`, "payment")).toMatchObject({
      refundedAt: now.toISOString(),
    });
    await expect(Payment.refund("0".repeat(32), now)).rejects.toMatchObject({ code: "not-found" });
  });

  it("at PayPal is recorded when the connection no longer exists; that of an unknown payment is ignored", async () => {
    const { id, traveler, orderId } = await ordered();
    await paypal.approve(orderId);
    await Payment.capture(traveler, { id, orderId }, now);
    await removeConnection(id);
    const captureId = chargesOf(orderId)[0]?.id ?? "";
    await paypal.refund(captureId);
    const body = JSON.stringify(paypal.webhooks().at(-1)?.event);
    const receive = (event: string) => Payment.handleWebhook(paypal.sign(event), event, now);
    const unknown = body.replaceAll(captureId, "0".repeat(17)).replace("WH-", "WH-U");
    expect(await receive(unknown)).toEqual({ mails: [], returned: 0 });
    expect(await stored(`order#${orderId}`, "payment")).not.toHaveProperty("refundedAt");
    expect(await receive(body)).toEqual({ mails: [], returned: 0 });
    expect(await stored(`order#${orderId}`, "payment")).toMatchObject({
      refundedAt: now.toISOString(),
    });
    const entries = await Payment.ledgerOf(now.toISOString().slice(0, 10));
    const ofOrder = entries.filter((one) => one.orderId === orderId);
    expect(ofOrder.map(({ kind }) => kind)).toEqual(["paid", "refunded"]);
  });
});

it("a handled webhook is remembered for 30 days", async () => {
  const id = `WH-${randomUUID()}`;
  const body = JSON.stringify({ id, event_type: "PAYMENT.CAPTURE.COMPLETED", resource: {} });
  await Payment.handleWebhook(paypal.sign(body), body, now);
  expect(await stored(`webhook#${id}`, "heard")).toMatchObject({
    type: "PAYMENT.CAPTURE.COMPLETED",
    expiresAt: Math.floor(now.getTime() / 1000) + 30 * 86_400,
  });
});
