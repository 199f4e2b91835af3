/** Captures outside the API, restarts, and the page of bank and merchant. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { call, createOrder, orderBody, post, receiver, token } from "../../test/paypal";
import { type PayPal, start } from "./index";

let paypal: PayPal;
beforeAll(async () => {
  paypal = await start({ port: 0 });
});
afterAll(() => paypal.stop());

const capture = (id: string, key: string) =>
  call(paypal, "POST", `/v2/checkout/orders/${id}/capture`, {
    headers: { "paypal-request-id": key },
  });

async function approved(): Promise<string> {
  const id = await createOrder(paypal);
  await paypal.approve(id);
  return id;
}

const charges = (id: string) => paypal.captures().filter(({ orderId }) => orderId === id).length;

test("an order that was captured outside the API is reported as captured", async () => {
  const id = await approved();
  await paypal.capture(id);
  expect((await capture(id, "mine")).body.details[0].issue).toBe("ORDER_ALREADY_CAPTURED");
  await expect(paypal.approve(id)).rejects.toThrow("ORDER_ALREADY_CAPTURED");
});

test("two concurrent captures charge the payer once", async () => {
  const id = await approved();
  const both = await Promise.all([capture(id, "left"), capture(id, "right")]);
  expect(both.map(({ status }) => status).sort()).toEqual([201, 422]);
  expect(charges(id)).toBe(1);
});

test("orders, request ids, tokens, certificates and undelivered webhooks survive a restart", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "paypal-"));
  try {
    const first = await start({ port: 0, dataDir });
    const request = { body: orderBody(), headers: { "paypal-request-id": "once" } };
    const made = await call(first, "POST", "/v2/checkout/orders", request);
    await first.approve(made.body.id);
    const bearer = `Bearer ${await token(first)}`;
    await first.stop();

    const inbox = await receiver();
    const second = await start({ port: 0, dataDir, webhookUrl: inbox.url });
    const headers = { authorization: bearer };
    const read = await call(second, "GET", `/v2/checkout/orders/${made.body.id}`, { headers });
    expect([read.status, read.body.status]).toEqual([200, "APPROVED"]);
    const again = await call(second, "POST", "/v2/checkout/orders", request);
    expect([again.status, again.body.id]).toEqual([200, made.body.id]);
    expect(second.caCertificate).toBe(first.caCertificate);
    await second.webhooksSettled();
    expect(inbox.types()).toEqual(["CHECKOUT.ORDER.APPROVED"]);
    await second.stop();
    await inbox.stop();
  } finally {
    rmSync(dataDir, { recursive: true });
  }
});

test("the page escapes its data, and its forms reject other origins and outdated actions", async () => {
  const id = await createOrder(paypal, { custom_id: "<b>connection</b>" });
  await paypal.approve(id, "pending");
  const { id: captureId } = await paypal.capture(id);
  const read = async () => (await fetch(`${paypal.url}/`)).text();
  expect(await read()).toContain("&lt;b&gt;connection&lt;/b&gt;");
  expect(await read()).not.toContain("<b>connection");

  const form = { action: "complete", id: captureId };
  expect((await post(paypal, "/control", form, "http://evil.example")).status).toBe(403);
  const isStatus = (state: string) =>
    paypal.captures().find((one) => one.id === captureId)?.status === state;
  expect(isStatus("PENDING")).toBe(true);
  expect((await post(paypal, "/control", form, paypal.url)).status).toBe(303);
  expect(isStatus("COMPLETED")).toBe(true);
  // No longer pending.
  expect((await post(paypal, "/control", form)).status).toBe(303);
  expect((await post(paypal, "/control", { action: "resend", id: "NONE" })).status).toBe(303);
  expect(isStatus("COMPLETED")).toBe(true);
  const dispute = { action: "dispute", id: captureId };
  for (const request of [dispute, dispute]) await post(paypal, "/control", request);
  expect(paypal.disputes()).toMatchObject([{ captureId }]);
  expect(await read()).toContain('<span class="tag">disputed</span>');
  await post(paypal, "/control", { action: "refund", id: captureId });
  expect(isStatus("REFUNDED")).toBe(true);

  const { id: kept } = await paypal.capture(await approved());
  const issue = "REFUND_NOT_ALLOWED";
  const tryRefund = async (refused: string) => {
    await post(paypal, "/control", { action: "refuse", id: kept, issue: refused });
    return (await post(paypal, "/control", { action: "refund", id: kept })).status;
  };
  expect(await tryRefund(issue)).toBe(303);
  expect(await read()).toContain(`refuses refunds: ${issue}`);
  expect(paypal.captures().find((one) => one.id === kept)?.status).toBe("COMPLETED");
  expect(await tryRefund("")).toBe(303);
  expect(paypal.captures().find((one) => one.id === kept)?.status).toBe("REFUNDED");

  const other = await approved();
  const { id: reversible } = await paypal.capture(other);
  await post(paypal, "/control", { action: "reverse", id: reversible });
  await post(paypal, "/control", { action: "reverse", id: reversible });
  expect(paypal.refunds().filter(({ reversal }) => reversal)).toMatchObject([
    { captureId: reversible },
  ]);
});
