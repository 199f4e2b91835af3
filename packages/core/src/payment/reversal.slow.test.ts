/**
 * Payments that PayPal takes back, by a dispute or a reversal, in any order with what records them. The payer gets the money
 * from PayPal, so nothing is refunded a second time, and nobody stays connected by it.
 */
import { randomUUID } from "node:crypto";
import { Connection } from "@flightaides/core/connection";
import { Outbox } from "@flightaides/core/outbox";
import { Payment } from "@flightaides/core/payment";
import type { PayPal } from "@flightaides/standins/paypal";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { virtualClock } from "../../test/clock";
import { itemOf, type Pair, pair } from "../../test/connection";
import { byLane } from "../../test/lanes";
import { startPayPal } from "../../test/payment";
import { transact } from "../db/transact";
import { complete } from "./complete";
import { captureEntity, paymentEntity } from "./entity";
import { releaseOrder } from "./order";

const now = () => new Date();
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);

let paypal: PayPal;
/** Bodies of all webhooks so far, oldest first. */
const bodies = () => paypal.webhooks().map(({ event }) => JSON.stringify(event));

beforeAll(async () => {
  paypal = await startPayPal();
});
afterAll(() => paypal.stop());

const takings = ["dispute", "reverse"] as const;

/** Delivers the webhooks whose type contains one of these words, and that are about this payment. */
async function hear(captureId: string, ...types: string[]): Promise<void> {
  for (const body of bodies())
    if (
      body.includes(captureId) &&
      types.some((type) => JSON.parse(body).event_type.includes(type))
    )
      await Payment.handleWebhook(paypal.sign(body), body, now());
}
/** The dispute and the reversal. */
const hearTaken = (captureId: string) => hear(captureId, "DISPUTE", "REVERSED");

/** An order that PayPal has captured, while our own capture and its answer are lost. */
async function charged(two: Pair): Promise<{ orderId: string; captureId: string }> {
  const { orderId } = await Payment.order(two.traveler, two.id, now());
  await paypal.approve(orderId);
  const { id: captureId } = await paypal.capture(orderId);
  return { orderId, captureId };
}

async function paymentOf(orderId: string) {
  const { data } = await paymentEntity().get({ orderId }).go();
  return data ?? undefined;
}

const refundsOf = (captureId: string) =>
  paypal.refunds().filter((one) => one.captureId === captureId && !one.reversal);

const disputeOf = (id: string) => Connection.claimOf(id, "dispute");

const kindsOf = async (uid: string) => (await Outbox.ofRecipient(uid)).map(({ kind }) => kind);

/** Who records the payment after all. */
const recorders = {
  "the schedule": () => Payment.reconcile({ clock: virtualClock(inHours(1)) }),
  "the browser": ({ traveler, id }: Pair, orderId: string) =>
    Payment.capture(traveler, { id, orderId }, now()),
  "the webhook of the payment": (_: Pair, __: string, captureId: string) =>
    hear(captureId, "PAYMENT.CAPTURE.COMPLETED"),
} as const;

describe("a payment that is taken back before it is recorded", () => {
  const cases = takings.flatMap((taking) =>
    (Object.keys(recorders) as (keyof typeof recorders)[]).map((who) => [taking, who] as const),
  );

  for (const { rows, options } of byLane(
    cases,
    ([taking, who]) => (taking === "dispute") !== (who === "the browser"),
  ))
    it.each(rows)("%s, then %s: the pair is never connected", options, async (taking, who) => {
      const two = await pair();
      const { orderId, captureId } = await charged(two);
      await paypal[taking](captureId);
      // Only once: PayPal does not repeat what was answered, and after three days nothing at all.
      await hearTaken(captureId);
      await recorders[who](two, orderId, captureId);
      expect(await itemOf(two.id)).toMatchObject({
        state: "cancelled",
        endReason: "paypal",
        captureId,
        reversedAt: expect.any(String),
        queue: "none",
      });
      expect(await paymentOf(orderId)).toMatchObject({ captureId, reversedAt: expect.any(String) });
      expect(refundsOf(captureId)).toEqual([]);
      for (const { uid } of [two.traveler, two.flightaid]) {
        const kinds = await kindsOf(uid);
        expect(kinds.filter((kind) => kind === "ended")).toHaveLength(1);
        expect(kinds).not.toContain("paid");
        expect(kinds).not.toContain("connected");
      }
      const { contact } = await Connection.fromId(two.traveler, two.id, now());
      expect(contact).toBeUndefined();
    });

  it.each(takings)(
    "%s at the very moment at which the payment is recorded",
    { tags: "deep" },
    async (taking) => {
      for (let round = 0; round < 5; round++) {
        const two = await pair();
        const { orderId, captureId } = await charged(two);
        await paypal[taking](captureId);
        const both = [
          hearTaken(captureId),
          Payment.capture(two.traveler, { id: two.id, orderId }, now()),
        ];
        await Promise.all(round % 2 ? both : both.reverse());
        const item = await itemOf(two.id);
        // PayPal's order tells a reversal like a refund.
        expect(["cancelled", ...(taking === "reverse" ? ["refunded"] : [])]).toContain(item.state);
        expect(await paymentOf(orderId)).toMatchObject({ reversedAt: expect.any(String) });
        expect(refundsOf(captureId)).toEqual([]);
      }
    },
  );

  for (const { rows, options } of byLane(takings, (_, index) => index === 0))
    it.each(rows)(
      "%s of a payment that can't be delivered: not refunded a second time",
      options,
      async (taking) => {
        const two = await pair();
        const { orderId, captureId } = await charged(two);
        await paypal[taking](captureId);
        await hearTaken(captureId);
        await Connection.forget(two.flightaid.uid, now());
        await hear(captureId, "PAYMENT.CAPTURE.COMPLETED");
        expect((await itemOf(two.id)).state).toBe("withdrawn");
        expect(await paymentOf(orderId)).toMatchObject({ reversedAt: expect.any(String) });
        expect(refundsOf(captureId)).toEqual([]);
      },
    );
});

describe("a payment by a former order", () => {
  /** The connection is paid by a second order; the payment of the first one arrives late. */
  async function paidTwice() {
    const two = await pair();
    const former = await charged(two);
    await releaseOrder(await itemOf(two.id), now());
    const { orderId } = await Payment.order(two.traveler, two.id, now());
    await paypal.approve(orderId);
    await Payment.capture(two.traveler, { id: two.id, orderId }, now());
    return { two, former };
  }

  for (const { rows, options } of byLane(takings, (_, index) => index === 0))
    it.each(rows)(
      "%s before it arrives: nothing is refunded, and the pair stays connected",
      options,
      async (taking) => {
        const { two, former } = await paidTwice();
        await paypal[taking](former.captureId);
        await hearTaken(former.captureId);
        await hear(former.captureId, "PAYMENT.CAPTURE.COMPLETED");
        expect((await itemOf(two.id)).state).toBe("paid");
        expect(refundsOf(former.captureId)).toEqual([]);
        const payment = await paymentOf(former.orderId);
        expect(payment).toMatchObject({ reversedAt: expect.any(String) });
        expect(payment?.refundedAt).toBeUndefined();
        expect(await disputeOf(two.id)).toMatchObject({ decision: undefined });
      },
    );

  it("dispute while PayPal refuses its refund: a case once, and nobody refunds it a second time", async () => {
    const { two, former } = await paidTwice();
    await paypal.refuseRefund(former.captureId, "PAYEE_ACCOUNT_RESTRICTED");
    await hear(former.captureId, "PAYMENT.CAPTURE.COMPLETED");
    await paypal.refuseRefund(former.captureId, undefined);
    await paypal.dispute(former.captureId);
    await hearTaken(former.captureId);
    const dispute = { id: two.id, kind: "dispute" } as const;
    expect(await disputeOf(two.id)).toMatchObject(dispute);
    const verdict = { by: "olga", at: now().toISOString(), reason: "other" };
    await transact([Connection.claimDecisionWrite(dispute, "closed", verdict)], {
      refused: () => "retry",
      busy: "busy",
    });
    await paypal.reverse(former.captureId);
    await hearTaken(former.captureId);
    expect(await disputeOf(two.id)).toMatchObject({ decision: "closed" });
    await complete(await itemOf(two.id), former.orderId, { capture: false }, now());
    expect(refundsOf(former.captureId)).toEqual([]);
    expect((await itemOf(two.id)).state).toBe("paid");
    expect(await Payment.ofOrders([former.orderId])).toMatchObject([
      { captureId: former.captureId, reversedAt: expect.any(String) },
    ]);
  });

  it("dispute after it was sent back: the pair stays connected, and the dispute is a case", async () => {
    const { two, former } = await paidTwice();
    await paypal.dispute(former.captureId);
    await hear(former.captureId, "PAYMENT.CAPTURE.COMPLETED");
    await hearTaken(former.captureId);
    expect((await itemOf(two.id)).state).toBe("paid");
    expect(refundsOf(former.captureId)).toHaveLength(1);
    expect(await paymentOf(former.orderId)).toMatchObject({
      refundedAt: expect.any(String),
      reversedAt: expect.any(String),
    });
    expect(await disputeOf(two.id)).toMatchObject({ decision: undefined });
  });

  for (const { rows, options } of byLane(takings, (_, index) => index === 0))
    it.each(rows)(
      "%s of the former order that pays for the connection ends it",
      options,
      async (taking) => {
        const two = await pair();
        const former = await charged(two);
        await releaseOrder(await itemOf(two.id), now());
        await paypal[taking](former.captureId);
        await hearTaken(former.captureId);
        await hear(former.captureId, "PAYMENT.CAPTURE.COMPLETED");
        expect(await itemOf(two.id)).toMatchObject({
          state: "cancelled",
          reversedAt: expect.any(String),
        });
      },
    );
});

describe("a connection that is over", () => {
  async function refunded(sent: boolean) {
    const two = await pair();
    const { orderId, captureId } = await charged(two);
    await Payment.capture(two.traveler, { id: two.id, orderId }, now());
    await paypal.dispute(captureId);
    const end = { id: two.id, reason: "cannot-fly" } as const;
    await (sent ? Payment : Connection).cancel(two.flightaid, end, now());
    return { two, orderId, captureId };
  }

  for (const { rows, options } of byLane(takings, (_, index) => index === 0))
    it.each(rows)(
      "cancelled, its fee kept: %s is a case, and nobody refunds it a second time",
      options,
      async (taking) => {
        const two = await pair();
        const { orderId, captureId } = await charged(two);
        await Payment.capture(two.traveler, { id: two.id, orderId }, now());
        await Connection.confirm(two.flightaid, { id: two.id }, now());
        await Payment.cancel(two.traveler, { id: two.id, reason: "other" }, now());
        const told = await kindsOf(two.traveler.uid);
        await paypal[taking](captureId);
        await hearTaken(captureId);
        const item = await itemOf(two.id);
        expect(item).toMatchObject({
          state: "cancelled",
          endReason: "other",
          endedBy: "traveler",
          reversedAt: expect.any(String),
        });
        expect(await disputeOf(two.id)).toMatchObject({ decision: undefined });
        expect(Payment.isRefundable(item)).toBe(false);
        await expect(Payment.refund(two.id, now())).rejects.toMatchObject({
          reason: "nothing-to-refund",
        });
        expect(refundsOf(captureId)).toEqual([]);
        expect(await kindsOf(two.traveler.uid)).toEqual(told);
      },
    );

  it("stays refunded when the dispute comes after the refund, and the dispute is a case", async () => {
    const { two, orderId, captureId } = await refunded(true);
    const told = await kindsOf(two.traveler.uid);
    await hearTaken(captureId);
    await hearTaken(captureId);
    expect(await itemOf(two.id)).toMatchObject({ state: "refunded", endReason: "cannot-fly" });
    expect(refundsOf(captureId)).toHaveLength(1);
    expect(await paymentOf(orderId)).toMatchObject({ refundedAt: expect.any(String) });
    expect(await disputeOf(two.id)).toMatchObject({ decision: undefined });
    expect(await kindsOf(two.traveler.uid)).toEqual(told);
  });

  it("is refunded by nobody else when the dispute comes before the refund is sent", async () => {
    const { two, captureId } = await refunded(false);
    await hearTaken(captureId);
    await Payment.reconcile({ clock: virtualClock(inHours(1)) });
    expect(await itemOf(two.id)).toMatchObject({ state: "cancelled", endReason: "cannot-fly" });
    expect(refundsOf(captureId)).toEqual([]);
    const { ended, receipt } = await Connection.fromId(two.traveler, two.id, now());
    expect(ended).toMatchObject({ reason: "cannot-fly", reversedAt: expect.any(String) });
    expect(receipt).toMatchObject({ captureId });
    expect(receipt).not.toHaveProperty("refundedAt");
    const theirs = await Connection.fromId(two.flightaid, two.id, now());
    expect(theirs.ended).not.toHaveProperty("reversedAt");
  });
});

it("a dispute about a payment that is none of ours is stored once, without a connection", async () => {
  const captureId = randomUUID().replaceAll("-", "").slice(0, 17).toUpperCase();
  const body = (event: string) =>
    JSON.stringify({
      id: event,
      event_type: "CUSTOMER.DISPUTE.CREATED",
      resource: { disputed_transactions: [{ seller_transaction_id: captureId }] },
    });
  for (const event of ["WH-1", "WH-2", "WH-1"].map((one) => `${one}-${captureId}`))
    expect(await Payment.handleWebhook(paypal.sign(body(event)), body(event), now())).toEqual({
      mails: [],
      returned: 0,
    });
  const { data } = await captureEntity().get({ captureId }).go();
  expect(data).toBeNull();
});
