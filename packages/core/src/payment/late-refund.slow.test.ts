/** Refunds of connections that were over before: who ended them, and what PayPal refuses. */
import { randomUUID } from "node:crypto";
import { Connection } from "@flightaides/core/connection";
import { Outbox } from "@flightaides/core/outbox";
import { Payment } from "@flightaides/core/payment";
import type { PayPal } from "@flightaides/standins/paypal";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { virtualClock } from "../../test/clock";
import { itemOf, type Pair, pair, removeConnection } from "../../test/connection";
import { byLane } from "../../test/lanes";
import { startPayPal } from "../../test/payment";
import { complete } from "./complete";
import { paymentEntity } from "./entity";
import { releaseOrder } from "./order";

let paypal: PayPal;
const now = () => new Date();
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);

beforeAll(async () => {
  paypal = await startPayPal();
});
afterAll(() => paypal.stop());

async function paid(): Promise<{ two: Pair; orderId: string; captureId: string }> {
  const two = await pair();
  const { orderId } = await Payment.order(two.traveler, two.id, now());
  await paypal.approve(orderId);
  await Payment.capture(two.traveler, { id: two.id, orderId }, now());
  const { captureId = "" } = await itemOf(two.id);
  return { two, orderId, captureId };
}

/** The newest webhook of this type about this payment, as an event of its own. */
async function hear(captureId: string, type: "COMPLETED" | "REFUNDED"): Promise<void> {
  const found = paypal
    .webhooks()
    .findLast(
      ({ event }) =>
        event.event_type === `PAYMENT.CAPTURE.${type}` && JSON.stringify(event).includes(captureId),
    );
  const body = JSON.stringify({ ...found?.event, id: `WH-${randomUUID()}` });
  await Payment.handleWebhook(paypal.sign(body), body, now());
}

const hearRefund = (captureId: string) => hear(captureId, "REFUNDED");

const mailsOf = async ({ uid }: { uid: string }, kind: string) =>
  (await Outbox.ofRecipient(uid)).filter((mail) => mail.kind === kind);

const viewsOf = ({ traveler, flightaid, id }: Pair) =>
  Promise.all([traveler, flightaid].map((one) => Connection.fromId(one, id, now())));

describe("a connection that was cancelled, its fee kept, and is refunded later", () => {
  for (const { rows, options } of byLane(
    ["operator", "paypal"] as const,
    (_, index) => index === 0,
  ))
    it.each(rows)("by %s: keeps who ended it, when and why", options, async (by) => {
      const { two, captureId } = await paid();
      await Connection.confirm(two.flightaid, { id: two.id }, now());
      await Payment.cancel(two.traveler, { id: two.id, reason: "other" }, now());
      const { endedAt } = await itemOf(two.id);
      if (by === "operator") await Payment.refund(two.id, inHours(1));
      else {
        await paypal.refund(captureId);
        await hearRefund(captureId);
      }
      const end = { at: endedAt, reason: "other", refundedBy: by };
      expect(await viewsOf(two)).toMatchObject([
        {
          state: "refunded",
          ended: { ...end, by: "me" },
          receipt: { refundedAt: expect.any(String) },
        },
        { state: "refunded", ended: { ...end, by: "them" } },
      ]);
      for (const user of [two.traveler, two.flightaid]) {
        const [mail, ...more] = await mailsOf(user, "refunded");
        expect(more).toEqual([]);
        // Says that PayPal, or we, gave the money back, and not that one of the two did.
        expect(mail?.payload?.props).toMatchObject({ reason: by });
        expect(mail?.payload?.props).not.toHaveProperty("by");
      }
      // A repetition of what has ended it is still one.
      await Payment.cancel(two.traveler, { id: two.id, reason: "other" }, now());
      expect(paypal.refunds().filter((one) => one.captureId === captureId)).toHaveLength(1);
    });

  it("a refund at PayPal is not lost when something else changes the connection meanwhile", async () => {
    const { two, orderId, captureId } = await paid();
    await paypal.refund(captureId);
    const before = await itemOf(two.id);
    await Connection.confirm(two.flightaid, { id: two.id }, now());
    await complete(before, orderId, { capture: false }, now());
    expect((await itemOf(two.id)).state).toBe("refunded");
  });
});

describe("a refund that PayPal refuses", () => {
  const final = "REFUND_TIME_LIMIT_EXCEEDED";
  const queued = async (id: string) =>
    (await Payment.refusedRefunds()).filter(({ connection }) => connection === id);
  const operatorsMails = async (captureId: string) =>
    (await Outbox.ofRecipient(Outbox.operators)).filter(({ key }) => key.includes(captureId));
  const end = ({ flightaid, id }: Pair) =>
    Payment.cancel(flightaid, { id, reason: "cannot-fly" }, now());
  const reconcile = (hours: number) => Payment.reconcile({ clock: virtualClock(inHours(hours)) });
  const refundsOf = (captureId: string) =>
    paypal.refunds().filter((one) => one.captureId === captureId);

  /**
   * The connection is paid by a second order. The payment of the former one arrives late and goes back, unless PayPal refuses that.
   * @returns the former order and its payment
   */
  async function paidTwice(issue?: typeof final) {
    const two = await pair();
    const { orderId: former } = await Payment.order(two.traveler, two.id, now());
    await paypal.approve(former);
    const { id: captureId } = await paypal.capture(former);
    await releaseOrder(await itemOf(two.id), now());
    const { orderId } = await Payment.order(two.traveler, two.id, now());
    await paypal.approve(orderId);
    await Payment.capture(two.traveler, { id: two.id, orderId }, now());
    await paypal.refuseRefund(captureId, issue);
    await hear(captureId, "COMPLETED");
    return { two, former, captureId };
  }

  it("for good waits for an operator: not tried again, not shown as given back, mailed once", async () => {
    const { two, orderId, captureId } = await paid();
    await paypal.refuseRefund(captureId, final);
    await end(two);
    expect(await itemOf(two.id)).toMatchObject({ state: "refunded", queue: "none" });
    expect(await queued(two.id)).toMatchObject([
      { id: captureId, orderId, amount: "10.00", issue: final, refusals: 1 },
    ]);
    // Neither the schedule nor a repeated webhook tries again.
    for (const hours of [1, 24, 48]) expect((await reconcile(hours)).failures).toEqual([]);
    await Payment.cancel(two.flightaid, { id: two.id, reason: "cannot-fly" }, now());
    expect(await queued(two.id)).toMatchObject([{ refusals: 1 }]);
    expect(await operatorsMails(captureId)).toHaveLength(1);
    expect(await Payment.countRefusedRefunds(10)).toBeGreaterThan(0);

    const [traveler, flightaid] = await viewsOf(two);
    expect(traveler).toMatchObject({
      state: "refunded",
      ended: { reason: "cannot-fly", refundRefusedAt: expect.any(String) },
    });
    expect(traveler?.receipt).not.toHaveProperty("refundedAt");
    expect(flightaid?.ended).not.toHaveProperty("refundRefusedAt");
    const { data: payment } = await paymentEntity().get({ orderId }).go();
    expect(payment?.refundedAt).toBeUndefined();
  });

  it("is tried again by an operator, and leaves the queue once it is made", async () => {
    const { two, orderId, captureId } = await paid();
    await paypal.refuseRefund(captureId, "PAYEE_ACCOUNT_RESTRICTED");
    await end(two);
    expect(await Payment.retryRefunds(two.id, now())).toMatchObject({
      sent: 0,
      refused: [{ issue: "PAYEE_ACCOUNT_RESTRICTED", refusals: 2 }],
    });
    expect(await operatorsMails(captureId)).toHaveLength(1);
    await paypal.refuseRefund(captureId, undefined);
    expect(await Payment.retryRefunds(two.id, now())).toEqual({ sent: 1, refused: [] });
    expect(await queued(two.id)).toEqual([]);
    expect(refundsOf(captureId)).toHaveLength(1);
    const [traveler] = await viewsOf(two);
    expect(traveler?.ended).not.toHaveProperty("refundRefusedAt");
    expect(traveler?.receipt?.refundedAt).toBeDefined();
    const { data: payment } = await paymentEntity().get({ orderId }).go();
    expect(payment?.refundedAt).toBeDefined();
    expect(await Payment.retryRefunds(two.id, now())).toEqual({ sent: 0, refused: [] });
  });

  it("is settled by an operator who has sent the money in another way", async () => {
    const { two, orderId, captureId } = await paid();
    await paypal.refuseRefund(captureId, final);
    await end(two);
    expect(await Payment.settleRefunds(two.id, now())).toBe(1);
    expect(await queued(two.id)).toEqual([]);
    expect(refundsOf(captureId)).toEqual([]);
    expect((await itemOf(two.id)).refundRefusedAt).toBeUndefined();
    const { data: payment } = await paymentEntity().get({ orderId }).go();
    expect(payment?.refundedAt).toBeDefined();
  });

  it("leaves the queue when the merchant gives the money back at PayPal, or PayPal takes it", {
    tags: "deep",
  }, async () => {
    for (const how of ["refund", "dispute"] as const) {
      const { two, captureId } = await paid();
      await paypal.refuseRefund(captureId, "PAYER_ACCOUNT_LOCKED_OR_CLOSED");
      await end(two);
      await paypal.refuseRefund(captureId, undefined);
      if (how === "refund") {
        await paypal.refund(captureId);
        await hearRefund(captureId);
      } else {
        await paypal.dispute(captureId);
        const body = JSON.stringify(paypal.webhooks().at(-1)?.event);
        await Payment.handleWebhook(paypal.sign(body), body, now());
      }
      expect(await queued(two.id)).toEqual([]);
      const item = await itemOf(two.id);
      expect(item.state).toBe(how === "refund" ? "refunded" : "cancelled");
      expect(item.refundRefusedAt).toBeUndefined();
      expect(refundsOf(captureId)).toHaveLength(how === "refund" ? 1 : 0);
    }
  });

  it("for a reason that may pass is tried for about a day", async () => {
    const { two, captureId } = await paid();
    await paypal.refuseRefund(captureId, "REFUND_FAILED_INSUFFICIENT_FUNDS");
    await end(two);
    expect(await queued(two.id)).toEqual([]);
    let hours = 0;
    while ((await queued(two.id)).length === 0 && hours < 100) await reconcile(++hours);
    expect(hours).toBeGreaterThan(12);
    expect(hours).toBeLessThan(48);
    expect(await queued(two.id)).toMatchObject([{ refusals: 8 }]);
    expect(await operatorsMails(captureId)).toHaveLength(1);
  });

  it("that is made before it is given up does not wait for anybody", { tags: "deep" }, async () => {
    const { two, captureId } = await paid();
    await paypal.refuseRefund(captureId, "REFUND_FAILED_INSUFFICIENT_FUNDS");
    await end(two);
    await reconcile(1);
    await paypal.refuseRefund(captureId, undefined);
    await reconcile(2);
    expect(refundsOf(captureId)).toHaveLength(1);
    expect(await operatorsMails(captureId)).toEqual([]);
    expect((await viewsOf(two))[0]?.receipt?.refundedAt).toBeDefined();
  });

  it("of a former order waits too, and the pair stays connected", { tags: "deep" }, async () => {
    const { two, former, captureId } = await paidTwice(final);
    expect(await queued(two.id)).toMatchObject([{ id: captureId, orderId: former }]);
    expect(await operatorsMails(captureId)).toHaveLength(1);
    const [traveler] = await viewsOf(two);
    expect(traveler?.state).toBe("paid");
    await paypal.refuseRefund(captureId, undefined);
    expect(await Payment.retryRefunds(two.id, now())).toMatchObject({ sent: 1 });
    expect(refundsOf(captureId)).toHaveLength(1);
    expect((await viewsOf(two))[0]?.state).toBe("paid");
  });

  it("of a former order leaves the queue when the merchant gives the money back at PayPal", async () => {
    const { two, former, captureId } = await paidTwice(final);
    await paypal.refuseRefund(captureId, undefined);
    await paypal.refund(captureId);
    await hearRefund(captureId);
    expect(await queued(two.id)).toEqual([]);
    expect(await Payment.ofOrders([former])).toMatchObject([
      { captureId, refundedAt: expect.any(String) },
    ]);
    expect(refundsOf(captureId)).toHaveLength(1);
    expect((await viewsOf(two))[0]?.state).toBe("paid");
  });

  it("waits on when that of a former order was made", async () => {
    const { two, captureId: former } = await paidTwice();
    const { captureId = "" } = await itemOf(two.id);
    await paypal.refuseRefund(captureId, final);
    await end(two);
    expect(refundsOf(former)).toHaveLength(1);
    await hearRefund(former);
    await hear(former, "COMPLETED");
    expect(await queued(two.id)).toMatchObject([{ id: captureId }]);
    expect((await itemOf(two.id)).refundRefusedAt).toBeDefined();
  });

  it("leaves the queue when the merchant gives the money back once the connection has expired", async () => {
    const { two, orderId, captureId } = await paid();
    await paypal.refuseRefund(captureId, final);
    await end(two);
    await removeConnection(two.id);
    await paypal.refuseRefund(captureId, undefined);
    await paypal.refund(captureId);
    await hearRefund(captureId);
    expect(await queued(two.id)).toEqual([]);
    expect(await Payment.ofOrders([orderId])).toMatchObject([
      { captureId, refundedAt: expect.any(String) },
    ]);
  });

  it("by an operator's own command is told to them", { tags: "deep" }, async () => {
    const { two, captureId } = await paid();
    await paypal.refuseRefund(captureId, final);
    expect(await Payment.refund(two.id, now())).toMatchObject({ refused: true });
    const other = await paid();
    expect(await Payment.refund(other.two.id, now())).toMatchObject({ refused: false });
  });
});
