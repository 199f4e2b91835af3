/** PayPal's server SDK against the REST API. */
import { CheckoutPaymentIntent, CustomError, type OrderRequest } from "@paypal/paypal-server-sdk";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createOrder, sdk } from "../../test/paypal";
import { type PayPal, start } from "./index";

let paypal: PayPal;
let clock = Date.parse("2026-11-02T10:00:00Z");
const hour = 60 * 60 * 1000;

beforeAll(async () => {
  paypal = await start({ port: 0, now: () => clock });
});
afterAll(() => paypal.stop());

const request: OrderRequest = {
  intent: CheckoutPaymentIntent.Capture,
  purchaseUnits: [{ customId: "connection-1", amount: { currencyCode: "USD", value: "19.99" } }],
};

/** The issue and status of the error that PayPal's SDK throws. */
async function refused(promise: Promise<unknown>) {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(CustomError);
  const { result, statusCode } = error as CustomError;
  expect(result).toMatchObject({ message: expect.any(String), links: expect.any(Array) });
  expect((result as unknown as { debug_id: string }).debug_id).toMatch(/^\w+$/);
  return [statusCode, result?.name, result?.details?.[0]?.issue];
}

test("an order is created, approved, captured, read and refunded", async () => {
  const { orders, payments } = sdk(paypal);
  const created = await orders.createOrder({ body: request, prefer: "return=representation" });
  expect(created.statusCode).toBe(201);
  expect(created.result).toMatchObject({
    status: "CREATED",
    intent: "CAPTURE",
    purchaseUnits: [
      {
        referenceId: "default",
        customId: "connection-1",
        amount: { currencyCode: "USD", value: "19.99" },
        payee: { merchantId: paypal.merchantId, emailAddress: "payments@flightaides.test" },
      },
    ],
  });
  const id = created.result.id ?? "";
  const rels = created.result.links?.map(({ rel }) => rel);
  expect(rels).toEqual(["self", "approve", "capture"]);

  await paypal.approve(id);
  const approved = await orders.getOrder({ id });
  expect(approved.result).toMatchObject({
    status: "APPROVED",
    payer: { payerId: "PAYERPATXQ2FA", emailAddress: "pat.payer@example.com" },
  });

  const { result, statusCode } = await orders.captureOrder({ id });
  expect(statusCode).toBe(201);
  const [unit] = result.purchaseUnits ?? [];
  const [capture] = unit?.payments?.captures ?? [];
  expect([result.status, capture?.status, capture?.customId]).toEqual([
    "COMPLETED",
    "COMPLETED",
    "connection-1",
  ]);
  expect(capture?.sellerReceivableBreakdown).toEqual({
    grossAmount: { currencyCode: "USD", value: "19.99" },
    paypalFee: { currencyCode: "USD", value: "1.19" },
    netAmount: { currencyCode: "USD", value: "18.80" },
  });
  // The minimal answer leaves out amount and payee.
  expect([unit?.amount, unit?.payee]).toEqual([undefined, undefined]);
  const read = await orders.getOrder({ id });
  expect(read.result.purchaseUnits?.[0]?.payments?.captures).toEqual([capture]);

  const captureId = capture?.id ?? "";
  const refund = await payments.refundCapturedPayment({
    captureId,
    prefer: "return=representation",
  });
  expect(refund.result).toMatchObject({
    status: "COMPLETED",
    amount: { value: "19.99" },
    sellerPayableBreakdown: { totalRefundedAmount: { value: "19.99" } },
  });
  const refunded = await orders.getOrder({ id });
  expect(refunded.result.purchaseUnits?.[0]?.payments?.captures?.[0]?.status).toBe("REFUNDED");
});

test("a repeated request id returns the first result", async () => {
  const { orders, payments } = sdk(paypal);
  const ask = { body: request, paypalRequestId: "again-1" };
  const first = await orders.createOrder(ask);
  const second = await orders.createOrder(ask);
  expect([first.statusCode, second.statusCode]).toEqual([201, 200]);
  expect(second.result.id).toBe(first.result.id);
  expect(Object.keys(first.result).sort()).toEqual(["id", "links", "status"]);
  const other = { ...request, purchaseUnits: [{ amount: { currencyCode: "USD", value: "1.00" } }] };
  expect(await refused(orders.createOrder({ body: other, paypalRequestId: "again-1" }))).toEqual([
    422,
    "UNPROCESSABLE_ENTITY",
    "DUPLICATE_REQUEST_ID",
  ]);

  const id = first.result.id ?? "";
  const early = orders.captureOrder({ id, paypalRequestId: "again-2" });
  expect(await refused(early)).toEqual([422, "UNPROCESSABLE_ENTITY", "ORDER_NOT_APPROVED"]);
  await paypal.approve(id);
  const taken = await orders.captureOrder({ id, paypalRequestId: "again-2" });
  const takenAgain = await orders.captureOrder({ id, paypalRequestId: "again-2" });
  expect([taken.statusCode, takenAgain.statusCode]).toEqual([201, 200]);
  expect(takenAgain.result).toEqual(taken.result);
  const without = orders.captureOrder({ id });
  expect(await refused(without)).toEqual([422, "UNPROCESSABLE_ENTITY", "ORDER_ALREADY_CAPTURED"]);
  expect(paypal.captures().filter(({ orderId }) => orderId === id)).toHaveLength(1);

  const captureId = taken.result.purchaseUnits?.[0]?.payments?.captures?.[0]?.id ?? "";
  const refund = () => payments.refundCapturedPayment({ captureId, paypalRequestId: "again-3" });
  const [back, backAgain] = [await refund(), await refund()];
  expect([back.statusCode, backAgain.statusCode]).toEqual([201, 200]);
  expect(backAgain.result.id).toBe(back.result.id);
  expect(Object.keys(back.result).sort()).toEqual(["id", "links", "status"]);
  expect(await refused(payments.refundCapturedPayment({ captureId }))).toEqual([
    422,
    "UNPROCESSABLE_ENTITY",
    "CAPTURE_FULLY_REFUNDED",
  ]);
});

test("after a decline another card needs another request id", async () => {
  const { orders } = sdk(paypal);
  const id = await createOrder(paypal);
  const capture = (paypalRequestId: string) => orders.captureOrder({ id, paypalRequestId });
  await paypal.approve(id, "declined");
  const declined = [422, "UNPROCESSABLE_ENTITY", "INSTRUMENT_DECLINED"];
  expect(await refused(capture("try-1"))).toEqual(declined);
  await paypal.approve(id, "paid");
  expect(await refused(capture("try-1"))).toEqual(declined);
  expect((await capture("try-2")).result.status).toBe("COMPLETED");
});

test("a pending capture completes its order, and the bank decides later", async () => {
  const { orders, payments } = sdk(paypal);
  const id = await createOrder(paypal);
  await paypal.approve(id, "pending");
  const { result } = await orders.captureOrder({ id });
  const [capture] = result.purchaseUnits?.[0]?.payments?.captures ?? [];
  expect([result.status, capture?.status]).toEqual(["COMPLETED", "PENDING"]);
  expect(capture?.statusDetails?.reason).toBe("PENDING_REVIEW");
  expect(capture?.sellerReceivableBreakdown).toBeUndefined();
  const captureId = capture?.id ?? "";
  expect(await refused(payments.refundCapturedPayment({ captureId }))).toEqual([
    422,
    "UNPROCESSABLE_ENTITY",
    "REFUND_NOT_ALLOWED",
  ]);
  await paypal.decide(captureId, "COMPLETED");
  expect(paypal.captures().find((one) => one.id === captureId)?.status).toBe("COMPLETED");
  await expect(paypal.decide(captureId, "DECLINED")).rejects.toThrow("not PENDING");
});

test("a capture that PayPal has taken back is read as refunded, and not refunded again; a disputed one is refunded", async () => {
  const { orders, payments } = sdk(paypal);
  const pay = async () => {
    const id = await createOrder(paypal);
    await paypal.approve(id);
    await orders.captureOrder({ id });
    return { id, captureId: paypal.captures().find(({ orderId }) => orderId === id)?.id ?? "" };
  };
  const { id, captureId } = await pay();
  const read = async () => (await payments.getCapturedPayment({ captureId })).result;
  expect(await read()).toMatchObject({
    id: captureId,
    status: "COMPLETED",
    customId: "connection-1",
    amount: { currencyCode: "USD", value: "19.99" },
    supplementaryData: { relatedIds: { orderId: id } },
  });
  await paypal.reverse(captureId);
  expect((await read()).status).toBe("REFUNDED");
  const again = [422, "UNPROCESSABLE_ENTITY", "CAPTURE_FULLY_REFUNDED"];
  expect(await refused(payments.refundCapturedPayment({ captureId }))).toEqual(again);
  await expect(paypal.reverse(captureId)).rejects.toThrow("CAPTURE_FULLY_REFUNDED");
  await expect(paypal.dispute(captureId)).rejects.toThrow("not COMPLETED");

  const disputed = await pay();
  await paypal.dispute(disputed.captureId);
  expect(paypal.disputes()).toMatchObject([{ captureId: disputed.captureId }]);
  const refund = await payments.refundCapturedPayment({ captureId: disputed.captureId });
  expect(refund.result.status).toBe("COMPLETED");
});

test("a partial refund is rejected", async () => {
  const { payments } = sdk(paypal);
  const id = await createOrder(paypal);
  await paypal.approve(id);
  const { id: captureId } = await paypal.capture(id);
  const body = { amount: { currencyCode: "USD", value: "5.00" } };
  expect(await refused(payments.refundCapturedPayment({ captureId, body }))).toEqual([
    400,
    "INVALID_REQUEST",
    "NOT_SUPPORTED",
  ]);
  expect(paypal.refunds().filter((one) => one.captureId === captureId)).toEqual([]);
});

test("unknown ids are not found", async () => {
  const { orders, payments } = sdk(paypal);
  const missing = [404, "RESOURCE_NOT_FOUND", "INVALID_RESOURCE_ID"];
  expect(await refused(orders.getOrder({ id: "NONE" }))).toEqual(missing);
  expect(await refused(orders.captureOrder({ id: "NONE" }))).toEqual(missing);
  expect(await refused(orders.getOrder({ id: "constructor" }))).toEqual(missing);
  expect(await refused(payments.refundCapturedPayment({ captureId: "NONE" }))).toEqual(missing);
  expect(await refused(payments.getCapturedPayment({ captureId: "NONE" }))).toEqual(missing);
});

test("an order expires after three hours unless it is captured", async () => {
  const { orders } = sdk(paypal);
  const ask = { body: request, paypalRequestId: "late" };
  const late = (await orders.createOrder(ask)).result.id ?? "";
  const paid = await createOrder(paypal);
  await paypal.approve(paid);
  await paypal.capture(paid);
  clock += 3 * hour;
  expect(await refused(orders.getOrder({ id: late }))).toContain("INVALID_RESOURCE_ID");
  expect((await orders.getOrder({ id: paid })).result.status).toBe("COMPLETED");
  expect((await orders.createOrder(ask)).result.id).not.toBe(late);
});
