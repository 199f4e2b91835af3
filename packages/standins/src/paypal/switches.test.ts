/** The switches: what goes wrong goes wrong as planned, and what has happened survives a restart. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type PayPal, start } from "./index";
import { call, newOrder, orderBody, post, receiver, token } from "./testing";

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
  const id = await newOrder(paypal);
  await paypal.approve(id);
  return id;
}

const charges = (id: string) => paypal.captures().filter(({ orderId }) => orderId === id).length;

test.each([
  ["fail-before", 0],
  ["cut-before", 0],
  ["fail-after", 1],
  ["cut-after", 1],
] as const)(
  "%s: the payer has been charged %i times by then, and once in the end",
  async (fault, by) => {
    const id = await approved();
    paypal.next("capture-order", fault);
    const key = `${fault}-${id}`;
    const first = await capture(id, key).catch((error: Error) => error);
    if (fault.startsWith("cut")) expect(first).toBeInstanceOf(Error);
    else expect(first).toMatchObject({ status: 500, body: { name: "INTERNAL_SERVER_ERROR" } });
    expect(charges(id)).toBe(by);

    const second = await capture(id, key);
    expect(second.status).toBe(by === 0 ? 201 : 200);
    expect((await capture(id, `another-${id}`)).body.details[0].issue).toBe(
      "ORDER_ALREADY_CAPTURED",
    );
    expect(charges(id)).toBe(1);
  },
);

test("faults of one operation take one call each, in order, and no other operation", async () => {
  const id = await approved();
  paypal.next("capture-order", { refuse: "PAYER_ACTION_REQUIRED" });
  paypal.next("capture-order", { refuse: "INSTRUMENT_DECLINED" });
  paypal.next("token", { delay: 1 });
  expect((await call(paypal, "GET", `/v2/checkout/orders/${id}`)).status).toBe(200);
  expect((await capture(id, "a")).body.details[0].issue).toBe("PAYER_ACTION_REQUIRED");
  expect((await capture(id, "b")).body.details[0].issue).toBe("INSTRUMENT_DECLINED");
  expect((await capture(id, "c")).status).toBe(201);
  paypal.next("capture-order", "fail-before");
  paypal.clearFaults();
  expect((await capture(id, "c")).status).toBe(200);
});

test("slow answers, and what the caller doesn't wait for happens all the same", async () => {
  const id = await approved();
  const authorization = `Bearer ${await token(paypal)}`;
  paypal.next("capture-order", { delay: 500 });
  const given = fetch(`${paypal.url}/v2/checkout/orders/${id}/capture`, {
    method: "POST",
    headers: { authorization, "content-type": "application/json" },
    signal: AbortSignal.timeout(50),
  });
  await expect(given).rejects.toThrow("timeout");
  expect(charges(id)).toBe(0);
  await expect.poll(() => charges(id), { timeout: 5000 }).toBe(1);

  paypal.setLatency(60);
  const before = Date.now();
  await token(paypal);
  expect(Date.now() - before).toBeGreaterThan(50);
  paypal.clearFaults();
});

test("a payment captured by another way is said to be captured", async () => {
  const id = await approved();
  await paypal.capture(id);
  expect((await capture(id, "mine")).body.details[0].issue).toBe("ORDER_ALREADY_CAPTURED");
  await expect(paypal.approve(id)).rejects.toThrow("ORDER_ALREADY_CAPTURED");
});

test("two captures at once take the money once", async () => {
  const id = await approved();
  const both = await Promise.all([capture(id, "left"), capture(id, "right")]);
  expect(both.map(({ status }) => status).sort()).toEqual([201, 422]);
  expect(charges(id)).toBe(1);
});

test("a stop is the end of what has not happened yet", async () => {
  const dying = await start({ port: 0 });
  const id = await newOrder(dying);
  await dying.approve(id);
  dying.next("capture-order", { delay: 300 });
  const lost = call(dying, "POST", `/v2/checkout/orders/${id}/capture`).catch((error) => error);
  await new Promise((resolve) => setTimeout(resolve, 50));
  await dying.stop();
  expect(await lost).toBeInstanceOf(Error);
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(dying.captures()).toEqual([]);
});

test("orders, request ids, tokens, certificates and undelivered webhooks survive a restart", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "paypal-"));
  try {
    const first = await start({ port: 0, dataDir });
    const asked = { body: orderBody(), headers: { "paypal-request-id": "once" } };
    const made = await call(first, "POST", "/v2/checkout/orders", asked);
    await first.approve(made.body.id);
    const bearer = `Bearer ${await token(first)}`;
    await first.stop();

    const inbox = await receiver();
    const second = await start({ port: 0, dataDir, webhookUrl: inbox.url });
    const headers = { authorization: bearer };
    const read = await call(second, "GET", `/v2/checkout/orders/${made.body.id}`, { headers });
    expect([read.status, read.body.status]).toEqual([200, "APPROVED"]);
    const again = await call(second, "POST", "/v2/checkout/orders", asked);
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

test("the control page shows what there is, and its forms work for nobody else's page", async () => {
  const id = await newOrder(paypal, { custom_id: "<b>connection</b>" });
  await paypal.approve(id, "pending");
  const { id: captureId } = await paypal.capture(id);
  const read = async () => (await fetch(`${paypal.url}/`)).text();
  expect(await read()).toContain("&lt;b&gt;connection&lt;/b&gt;");
  expect(await read()).not.toContain("<b>connection");

  const form = { action: "complete", id: captureId };
  expect((await post(paypal, "/control", form, "http://evil.example")).status).toBe(403);
  const of = (state: string) =>
    paypal.captures().find((one) => one.id === captureId)?.status === state;
  expect(of("PENDING")).toBe(true);
  expect((await post(paypal, "/control", form, paypal.url)).status).toBe(303);
  expect(of("COMPLETED")).toBe(true);
  // Overtaken by now.
  expect((await post(paypal, "/control", form)).status).toBe(303);
  expect((await post(paypal, "/control", { action: "resend", id: "NONE" })).status).toBe(303);
  expect(of("COMPLETED")).toBe(true);
  await post(paypal, "/control", { action: "refund", id: captureId });
  expect(of("REFUNDED")).toBe(true);
  // The fault at the top of the list.
  await post(paypal, "/control", { action: "plan", operation: "token", fault: "0" });
  expect(await read()).toContain("token: &quot;fail-before&quot;");
  await post(paypal, "/control", { action: "clear" });
  expect(await read()).not.toContain("fail-before");
});
