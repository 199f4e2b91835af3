/** Webhooks: signed so that node:crypto alone can verify them, delivered until they arrive, in any order one likes. */
import { verify, X509Certificate } from "node:crypto";
import { createServer } from "node:http";
import { afterEach, expect, test } from "vitest";
import { close, listen } from "../http";
import { type Options, type PayPal, start } from "./index";
import { newOrder, receiver } from "./testing";

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
  const id = await newOrder(paypal);
  await paypal.approve(id, funding);
  return paypal.capture(id);
}

/** CRC-32 by its definition, bit by bit: independent of the one that signs. */
function crc32(bytes: Buffer): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

/** What a receiver has to do, step by step. Answers the first step that fails. */
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

test("every event is told in PayPal's envelope, and its signature verifies", async () => {
  const inbox = await listening();
  const paypal = await started({ webhookUrl: inbox.url });
  const capture = await paid(paypal);
  await paypal.refund(capture.id, "5.00");
  const pending = await paid(paypal, "pending");
  await paypal.decide(pending.id, "DECLINED");
  await paypal.webhooksSettled();

  expect(inbox.types()).toEqual([
    "CHECKOUT.ORDER.APPROVED",
    "PAYMENT.CAPTURE.COMPLETED",
    "PAYMENT.CAPTURE.REFUNDED",
    "CHECKOUT.ORDER.APPROVED",
    "PAYMENT.CAPTURE.PENDING",
    "PAYMENT.CAPTURE.DENIED",
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
    resource: { amount: { value: "5.00" }, custom_id: "connection-1" },
  });
  expect(refunded.resource.links[1].href).toBe(`${paypal.url}/v2/payments/captures/${capture.id}`);
});

test("a changed body, another stand-in's signature and another webhook's are no proof", async () => {
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
  // Its name says nothing: the root is what is trusted.
  expect(await check({ ...paypal, certHost: stranger.certHost }, forged)).toBe("chain");
  const own = { body: "Grüße ✈", headers: paypal.sign("Grüße ✈", Date.parse("2020-01-01")) };
  expect(await check(paypal, own)).toBe("genuine");
  expect(own.headers["paypal-transmission-time"]).toBe("2020-01-01T00:00:00Z");
});

test("what is refused is sent again a few times, with a new transmission, and can be sent later", async () => {
  const inbox = await listening();
  inbox.answers.push(500, 503, 400, 500);
  const paypal = await started({ webhookUrl: inbox.url });
  const id = await newOrder(paypal);
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

test("nothing is lost while the receiver is not there yet", async () => {
  const before = await receiver();
  await before.stop();
  const port = Number(new URL(before.url).port);
  const paypal = await started({ webhookUrl: before.url });
  await paid(paypal);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(paypal.webhooks().every(({ answer, state }) => state === "due" && answer !== 200)).toBe(
    true,
  );
  const inbox = await listening(port);
  await paypal.webhooksSettled();
  expect(inbox.types().sort()).toEqual(["CHECKOUT.ORDER.APPROVED", "PAYMENT.CAPTURE.COMPLETED"]);
});

test("they wait for an address", async () => {
  const inbox = await listening();
  const paypal = await started();
  await paid(paypal);
  await paypal.webhooksSettled();
  expect(paypal.webhooks().map(({ state }) => state)).toEqual(["due", "due"]);
  paypal.setWebhookUrl(inbox.url);
  await paypal.webhooksSettled();
  expect(inbox.got).toHaveLength(2);
});

test("held ones are let go in any order, twice or never", async () => {
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
  expect(inbox.types()).toEqual([
    "PAYMENT.CAPTURE.REFUNDED",
    "PAYMENT.CAPTURE.COMPLETED",
    "PAYMENT.CAPTURE.REFUNDED",
  ]);
  expect(attempts.map(({ answer }) => answer)).toEqual([200, 409, 200]);
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

test("it stops at once while a receiver keeps it waiting", async () => {
  const silent = createServer(() => undefined);
  const port = await listen(silent, 0);
  stops.push(() => close(silent));
  const paypal = await start({ port: 0, webhookUrl: `http://localhost:${port}` });
  await paypal.approve(await newOrder(paypal));
  const settled = paypal.webhooksSettled();
  const before = Date.now();
  await paypal.stop();
  await settled;
  // The receiver would have been given ten seconds.
  expect(Date.now() - before).toBeLessThan(5000);
  expect(paypal.webhooks()[0]?.state).toBe("due");
});
