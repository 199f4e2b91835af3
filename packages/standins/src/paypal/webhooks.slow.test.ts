/** Webhooks: envelope, signature, delivery, retries and order. */
import { verify, X509Certificate } from "node:crypto";
import { createServer } from "node:http";
import { afterEach, expect, test } from "vitest";
import { createOrder, receiver } from "../../test/paypal";
import { close, listen } from "../http";
import { type Options, type PayPal, start } from "./index";

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

async function started(options: Partial<Options> = {}): Promise<PayPal> {
  const paypal = await start({ port: 0, retryDelays: [10, 10], ...options });
  stops.push(() => paypal.stop());
  return paypal;
}

async function listening(port = 0) {
  const inbox = await receiver(port);
  stops.push(inbox.stop);
  return inbox;
}

async function paid(paypal: PayPal, funding: "paid" | "pending" = "paid") {
  const id = await createOrder(paypal);
  await paypal.approve(id, funding);
  return paypal.capture(id);
}

/** CRC-32 by its definition, independent of the implementation that signs. */
function crc32(bytes: Buffer): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

/** The checks of a receiver. Returns the name of the first that fails, or "genuine". */
async function check(
  trusted: { caCertificate: string; certHost: string; webhookId: string },
  { body, headers }: { body: string; headers: Record<string, string> },
): Promise<string> {
  const url = new URL(headers["paypal-cert-url"] ?? "");
  if (url.host !== trusted.certHost) return "certificate host";
  const pem = await (await fetch(url)).text();
  const chain = (pem.match(/-----BEGIN[\s\S]+?-----END CERTIFICATE-----/g) ?? []).map(
    (one) => new X509Certificate(one),
  );
  const [signer] = chain;
  if (!signer || signer.ca) return "signer";
  const authorities = [...chain.slice(1), new X509Certificate(trusted.caCertificate)];
  let below = signer;
  for (const authority of authorities) {
    if (!authority.ca || !below.checkIssued(authority) || !below.verify(authority.publicKey)) {
      return "chain";
    }
    if (Date.parse(below.validFrom) > Date.now() || Date.parse(below.validTo) < Date.now()) {
      return "validity";
    }
    below = authority;
  }
  if (headers["paypal-auth-algo"] !== "SHA256withRSA") return "algorithm";
  const text = [
    headers["paypal-transmission-id"],
    headers["paypal-transmission-time"],
    trusted.webhookId,
    crc32(Buffer.from(body)),
  ].join("|");
  const signature = Buffer.from(headers["paypal-transmission-sig"] ?? "", "base64");
  return verify("sha256", Buffer.from(text), signer.publicKey, signature) ? "genuine" : "signature";
}

test("events have PayPal's envelope and a valid signature", async () => {
  const inbox = await listening();
  const paypal = await started({ webhookUrl: inbox.url });
  const capture = await paid(paypal);
  await paypal.refund(capture.id);
  const pending = await paid(paypal, "pending");
  await paypal.decide(pending.id, "DECLINED");
  await paypal.webhooksSettled();

  expect(inbox.types()).toEqual([
    "CHECKOUT.ORDER.APPROVED",
    "PAYMENT.CAPTURE.COMPLETED",
    "PAYMENT.CAPTURE.REFUNDED",
    "CHECKOUT.ORDER.APPROVED",
    "PAYMENT.CAPTURE.PENDING",
    "PAYMENT.CAPTURE.DECLINED",
  ]);
  for (const got of inbox.got) expect(await check(paypal, got)).toBe("genuine");
  const [approved, completed, refunded] = inbox.got.map(({ body }) => JSON.parse(body));
  expect(approved).toMatchObject({
    id: expect.stringMatching(/^WH-\w{17}-\w{17}$/),
    event_version: "1.0",
    resource_version: "2.0",
    resource_type: "checkout-order",
    resource: { id: capture.orderId, status: "APPROVED" },
  });
  expect(completed).toMatchObject({
    resource_type: "capture",
    summary: "Payment completed for $19.99 USD",
    resource: {
      id: capture.id,
      status: "COMPLETED",
      custom_id: "connection-1",
      amount: { currency_code: "USD", value: "19.99" },
      payee: { merchant_id: paypal.merchantId },
      supplementary_data: { related_ids: { order_id: capture.orderId } },
    },
  });
  expect(refunded).toMatchObject({
    resource_type: "refund",
    resource: { amount: { value: "19.99" } },
  });
  expect(JSON.stringify(refunded)).not.toContain("connection-1");
  expect(refunded.resource.links[1].href).toBe(`${paypal.url}/v2/payments/captures/${capture.id}`);
});

test("a reversal is a refund that names its capture only, and a dispute names its payment", {
  tags: "deep",
}, async () => {
  const inbox = await listening();
  const paypal = await started({ webhookUrl: inbox.url });
  const capture = await paid(paypal);
  const { id: disputeId } = await paypal.dispute(capture.id);
  const reversal = await paypal.reverse(capture.id);
  await paypal.webhooksSettled();
  expect(inbox.types().slice(2)).toEqual(["CUSTOMER.DISPUTE.CREATED", "PAYMENT.CAPTURE.REVERSED"]);
  for (const got of inbox.got) expect(await check(paypal, got)).toBe("genuine");
  const [, , disputed, reversed] = inbox.got.map(({ body }) => JSON.parse(body));
  expect(disputed).toMatchObject({
    resource_type: "dispute",
    summary: `A new dispute opened with Case # ${disputeId}`,
    resource: {
      dispute_id: expect.stringMatching(/^PP-D-\d+$/),
      disputed_transactions: [
        { seller_transaction_id: capture.id, seller: { merchant_id: paypal.merchantId } },
      ],
      status: "OPEN",
      dispute_amount: { currency_code: "USD", value: "19.99" },
    },
  });
  expect(disputed).not.toHaveProperty("resource_version");
  expect(JSON.stringify(disputed)).not.toContain("connection-1");
  expect(reversed).toMatchObject({
    resource_type: "refund",
    summary: "A $19.99 USD capture payment was reversed",
    resource: { id: reversal.id, amount: { value: "19.99" }, note_to_payer: "Payment reversed" },
  });
  expect(reversed.resource.links[1].href).toBe(`${paypal.url}/v2/payments/captures/${capture.id}`);
  expect(JSON.stringify(reversed)).not.toContain("connection-1");
});

test("a changed body, another chain and another webhook id fail the check", async () => {
  const inbox = await listening();
  const [paypal, stranger] = [await started({ webhookUrl: inbox.url }), await started()];
  await paid(paypal);
  await paypal.webhooksSettled();
  const [got] = inbox.got;
  if (!got) throw new Error("Nothing has arrived");
  const changed = { ...got, body: got.body.replace("19.99", "99.99") };
  expect(await check(paypal, changed)).toBe("signature");
  expect(await check({ ...paypal, webhookId: "another" }, got)).toBe("signature");

  const forged = { body: got.body, headers: stranger.sign(got.body) };
  expect(await check(paypal, forged)).toBe("certificate host");
  // The signer has the right name, but its root is not trusted.
  expect(await check({ ...paypal, certHost: stranger.certHost }, forged)).toBe("chain");
  const own = { body: "Grüße ✈", headers: paypal.sign("Grüße ✈", Date.parse("2020-01-01")) };
  expect(await check(paypal, own)).toBe("genuine");
  expect(own.headers["paypal-transmission-time"]).toBe("2020-01-01T00:00:00Z");
});

test("failed deliveries are retried with new transmission ids, then given up, and can be resent", {
  tags: "deep",
}, async () => {
  const inbox = await listening();
  inbox.answers.push(500, 503, 400, 500);
  const paypal = await started({ webhookUrl: inbox.url });
  const id = await createOrder(paypal);
  await paypal.approve(id);
  await paypal.webhooksSettled();
  const [stored] = paypal.webhooks();
  expect([stored?.state, stored?.attempts, stored?.answer]).toEqual(["failed", 3, 400]);
  const ids = inbox.got.map(({ headers }) => headers["paypal-transmission-id"]);
  expect(new Set(ids).size).toBe(3);
  expect(new Set(inbox.got.map(({ body }) => body)).size).toBe(1);

  const again = await paypal.resendWebhook(stored?.event.id ?? "");
  expect(again.answer).toBe(500);
  await paypal.webhooksSettled();
  expect([paypal.webhooks()[0]?.state, inbox.got.length]).toEqual(["delivered", 5]);
});

test("events wait for a receiver that does not listen yet", { tags: "deep" }, async () => {
  const before = await receiver();
  await before.stop();
  const port = Number(new URL(before.url).port);
  const paypal = await started({ webhookUrl: before.url });
  await paid(paypal);
  await expect.poll(() => paypal.webhooks()[0]?.answer).toBeTypeOf("string");
  expect(paypal.webhooks().map(({ state }) => state)).toEqual(["due", "due"]);
  const inbox = await listening(port);
  await paypal.webhooksSettled();
  expect(inbox.types().sort()).toEqual(["CHECKOUT.ORDER.APPROVED", "PAYMENT.CAPTURE.COMPLETED"]);
});

test("events wait for a webhook URL", { tags: "deep" }, async () => {
  const inbox = await listening();
  const paypal = await started();
  await paid(paypal);
  await paypal.webhooksSettled();
  expect(paypal.webhooks().map(({ state }) => state)).toEqual(["due", "due"]);
  paypal.setWebhookUrl(inbox.url);
  await paypal.webhooksSettled();
  expect(inbox.got).toHaveLength(2);
});

test("held events are delivered in a chosen order, twice or never", { tags: "deep" }, async () => {
  const inbox = await listening();
  const paypal = await started({ webhookUrl: inbox.url });
  paypal.holdWebhooks();
  const capture = await paid(paypal);
  await paypal.refund(capture.id);
  await paypal.webhooksSettled();
  expect(inbox.got).toEqual([]);

  inbox.answers.push(200, 409);
  const attempts = await paypal.releaseWebhooks(([, completed, refunded]) =>
    [refunded, completed, refunded].filter((event) => event !== undefined),
  );
  // Not the inbox: the failed one may have been retried already.
  expect(attempts.map(({ answer, event }) => [event.event_type, answer])).toEqual([
    ["PAYMENT.CAPTURE.REFUNDED", 200],
    ["PAYMENT.CAPTURE.COMPLETED", 409],
    ["PAYMENT.CAPTURE.REFUNDED", 200],
  ]);
  await paypal.webhooksSettled();
  expect(paypal.webhooks().map(({ state }) => state)).toEqual([
    "dropped",
    "delivered",
    "delivered",
  ]);
  expect(inbox.got).toHaveLength(4);
  await paypal.refund((await paid(paypal)).id);
  await paypal.webhooksSettled();
  expect(inbox.got).toHaveLength(7);
});

test("stopping aborts a delivery that the receiver does not answer", { tags: "deep" }, async () => {
  const silent = createServer(() => undefined);
  const port = await listen(silent, 0);
  stops.push(() => close(silent));
  const paypal = await start({ port: 0, webhookUrl: `http://localhost:${port}` });
  await paypal.approve(await createOrder(paypal));
  const settled = paypal.webhooksSettled();
  await paypal.stop();
  await settled;
  expect(paypal.webhooks()[0]?.state).toBe("due");
});
