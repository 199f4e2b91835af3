/** Paying: what each participant sees in each state, and what attackers cannot do. */
import { randomUUID } from "node:crypto";
import { Account } from "@flightaides/core/account";
import { Communication } from "@flightaides/core/communication";
import { Connection } from "@flightaides/core/connection";
import { Itinerary } from "@flightaides/core/itinerary";
import { Notification } from "@flightaides/core/notification";
import { Outbox } from "@flightaides/core/outbox";
import { Payment } from "@flightaides/core/payment";
import { User } from "@flightaides/core/user";
import { type PayPal, start } from "@flightaides/standins/paypal";
import { type Ses, start as startSes } from "@flightaides/standins/ses";
import { call } from "@flightaides/standins/test/paypal.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { virtualClock } from "../../test/clock";
import { type Pair, pair } from "../../test/connection";
import { mailsOf } from "../../test/inbox";
import { byLane } from "../../test/lanes";
import { receiver, startPayPal } from "../../test/payment";
import { person } from "../../test/user";
import { releaseOrder } from "./order";

let paypal: PayPal;
let ses: Ses;
let webhooks: Awaited<ReturnType<typeof receiver>>;
const now = () => new Date();

beforeAll(async () => {
  // Some tests make the receiver refuse webhooks: those are given up after two repetitions.
  paypal = await startPayPal({ retryDelays: [10, 20] });
  webhooks = await receiver();
  ses = await startSes({
    port: 0,
    verifiedSenders: ["hello@flightaides.test"],
    configurationSets: ["flightaides-test"],
    sendRate: 1000,
  });
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_SESV2: ses.url,
  });
});
beforeEach(() => {
  paypal.setWebhookUrl(undefined);
});
afterAll(async () => {
  await paypal.stop();
  await webhooks.stop();
  await ses.stop();
});

/** Orders, approves and captures. @returns the id of the order */
async function pay({ id, traveler }: Pair): Promise<string> {
  const { orderId } = await Payment.order(traveler, id, now());
  await paypal.approve(orderId);
  await Payment.capture(traveler, { id, orderId }, now());
  return orderId;
}

function chargesOf(orderId: string) {
  return paypal.captures().filter((one) => one.orderId === orderId);
}

async function stateOf({ id, traveler }: Pair): Promise<string> {
  return (await Connection.fromId(traveler, id, now())).state;
}

describe("paying", () => {
  it("reveals the contact data to both, and mails each once", async () => {
    const two = await pair();
    const { id, traveler, flightaid } = two;
    await pay(two);
    const views = await Promise.all(
      [traveler, flightaid].map((one) => Connection.fromId(one, id, now())),
    );
    expect(views).toMatchObject([
      { state: "paid", contact: { email: flightaid.email, displayName: "Bob Marsh" } },
      { state: "paid", contact: { email: traveler.email, phoneNumber: "+14165550134" } },
    ]);
    await Notification.run({ clock: virtualClock(now()) });
    const [paid] = mailsOf(ses, traveler.email).filter(({ subject }) => subject.startsWith("Pay"));
    const [connected] = mailsOf(ses, flightaid.email).filter(({ subject }) =>
      subject.startsWith("Conn"),
    );
    expect(paid?.subject).toBe("Payment Successful YYZ-DXB: Bob Marsh");
    expect(paid?.body.text).toContain(flightaid.email);
    expect(connected?.subject).toMatch(/^Connected Successfully YYZ-DXB: /);
    expect(connected?.body.text).toContain(traveler.email);
  });

  it("charges once for concurrent and repeated calls", async () => {
    const two = await pair();
    const { id, traveler } = two;
    const orders = await Promise.all([1, 2, 3].map(() => Payment.order(traveler, id, now())));
    const orderId = orders[0]?.orderId ?? "";
    expect(new Set(orders.map((one) => one.orderId)).size).toBe(1);
    await paypal.approve(orderId);
    await Promise.all([1, 2, 3].map(() => Payment.capture(traveler, { id, orderId }, now())));
    expect(chargesOf(orderId)).toHaveLength(1);
    await expect(Payment.order(traveler, id, now())).rejects.toMatchObject({ code: "conflict" });
    const again = await Payment.capture(traveler, { id, orderId }, now());
    expect(again.connection.state).toBe("paid");
    expect(chargesOf(orderId)).toHaveLength(1);
  });

  it("reports a declined card to every concurrent call", { tags: "deep" }, async () => {
    const { id, traveler } = await pair();
    const { orderId } = await Payment.order(traveler, id, now());
    await paypal.approve(orderId, "declined");
    const calls = [1, 2, 3].map(() => Payment.capture(traveler, { id, orderId }, now()));
    for (const call of await Promise.allSettled(calls))
      expect(call).toMatchObject({ reason: { code: "payment-declined" } });
    expect(chargesOf(orderId)).toHaveLength(0);
  });

  it("reports a declined card, and accepts another", async () => {
    const { id, traveler } = await pair();
    const { orderId } = await Payment.order(traveler, id, now());
    await paypal.approve(orderId, "declined");
    await expect(Payment.capture(traveler, { id, orderId }, now())).rejects.toMatchObject({
      code: "payment-declined",
    });
    expect(chargesOf(orderId)).toHaveLength(0);
    expect(await Payment.order(traveler, id, now())).toMatchObject({ orderId });
    await paypal.approve(orderId, "paid");
    const { connection } = await Payment.capture(traveler, { id, orderId }, now());
    expect(connection.state).toBe("paid");
  });

  it("is pending until the bank decides, and a new order can be made when it declines", async () => {
    const two = await pair();
    const { id, traveler } = two;
    const { orderId } = await Payment.order(traveler, id, now());
    await paypal.approve(orderId, "pending");
    const { connection } = await Payment.capture(traveler, { id, orderId }, now());
    expect(connection).toMatchObject({ state: "ordered", pending: true });
    expect(connection.contact).toBeUndefined();
    await expect(Payment.order(traveler, id, now())).rejects.toMatchObject({
      reason: "payment-pending",
    });
    paypal.setWebhookUrl(webhooks.url);
    const [taken] = chargesOf(orderId);
    await paypal.decide(taken?.id ?? "", "DECLINED");
    await paypal.webhooksSettled();
    expect(await stateOf(two)).toBe("accepted");
    const told = await Outbox.ofRecipient(traveler.uid);
    expect(told.filter(({ kind }) => kind === "not-paid")).toMatchObject([
      { payload: { props: { connection: id, outcome: "declined" } } },
    ]);
    const next = await Payment.order(traveler, id, now());
    expect(next.orderId).not.toBe(orderId);
  });

  it("is not possible on the day of the flight", async () => {
    const two = await pair();
    const { orderId } = await Payment.order(two.traveler, two.id, now());
    await paypal.approve(orderId);
    const late = new Date(Date.now() + 500 * 86_400_000);
    const { state } = await Connection.fromId(two.traveler, two.id, late);
    expect(state).toBe("expired");
    for (const attempt of [
      () => Payment.order(two.traveler, two.id, late),
      () => Payment.capture(two.traveler, { id: two.id, orderId }, late),
    ])
      await expect(attempt()).rejects.toMatchObject({ code: "conflict" });
    await Payment.reconcile({ clock: virtualClock(late) });
    expect(chargesOf(orderId)).toHaveLength(0);
  });

  for (const { rows, options } of byLane(
    ["the operator", "PayPal's own page"],
    (_, index) => index === 0,
  ))
    it.each(rows)("a refund by %s ends the connection and mails both", options, async (who) => {
      const two = await pair();
      const { id, traveler, flightaid } = two;
      const orderId = await pay(two);
      if (who === "the operator") await Payment.refund(id, now());
      else {
        paypal.setWebhookUrl(webhooks.url);
        await paypal.refund(chargesOf(orderId)[0]?.id ?? "");
        await paypal.webhooksSettled();
      }
      for (const one of [traveler, flightaid]) {
        const view = await Connection.fromId(one, id, now());
        expect(view.state).toBe("refunded");
        expect(view.contact).toBeUndefined();
        const kinds = (await Outbox.ofRecipient(one.uid)).map(({ kind }) => kind);
        expect(kinds.filter((kind) => kind === "refunded")).toHaveLength(1);
      }
      expect(
        paypal.refunds().filter(({ captureId }) => captureId === chargesOf(orderId)[0]?.id),
      ).toHaveLength(1);
      await expect(Payment.refund(id, now())).rejects.toMatchObject({ code: "conflict" });
      await expect(Payment.order(traveler, id, now())).rejects.toMatchObject({ code: "conflict" });
    });

  it("allows messages between the two while it is paid", { tags: "deep" }, async () => {
    const two = await pair();
    const message = { to: two.flightaid.email, subject: "Gate B22?", html: "<p>See you there</p>" };
    await expect(Communication.send(two.traveler, message, now())).rejects.toMatchObject({
      code: "forbidden",
    });
    await pay(two);
    expect(await Communication.send(two.traveler, message, now())).toMatchObject({
      mails: [{ uid: two.flightaid.uid }],
    });
    await Payment.refund(two.id, now());
    await expect(Communication.send(two.traveler, message, now())).rejects.toMatchObject({
      code: "forbidden",
    });
  });
});

describe("an attacker", () => {
  it("cannot capture an order of others, or one for another connection", async () => {
    const two = await pair();
    const others = await pair();
    const { orderId } = await Payment.order(two.traveler, two.id, now());
    const { orderId: theirs } = await Payment.order(others.traveler, others.id, now());
    await paypal.approve(orderId);
    await paypal.approve(theirs);
    const attempts: [string, () => Promise<unknown>, string][] = [
      [
        "a stranger",
        () => Payment.capture(others.traveler, { id: two.id, orderId }, now()),
        "not-found",
      ],
      ["a stranger's order", () => Payment.order(others.traveler, two.id, now()), "not-found"],
      [
        "the other side",
        () => Payment.capture(two.flightaid, { id: two.id, orderId }, now()),
        "forbidden",
      ],
      ["the other side's order", () => Payment.order(two.flightaid, two.id, now()), "forbidden"],
      [
        "another order",
        () => Payment.capture(two.traveler, { id: two.id, orderId: theirs }, now()),
        "conflict",
      ],
      [
        "no order",
        () => Payment.capture(two.traveler, { id: two.id, orderId: "" }, now()),
        "conflict",
      ],
    ];
    for (const [who, attempt, code] of attempts)
      await expect(attempt(), who).rejects.toMatchObject({ code });
    expect([...chargesOf(orderId), ...chargesOf(theirs)]).toEqual([]);
    await Payment.capture(two.traveler, { id: two.id, orderId }, now());
    await expect(
      Payment.capture(others.traveler, { id: others.id, orderId }, now()),
    ).rejects.toMatchObject({ code: "conflict" });
    expect(await stateOf(others)).toBe("ordered");
  });

  for (const { rows, options } of byLane(
    [
      ["amount", { amount: { units: 100, currency_code: "USD" } }],
      ["currency", { amount: { units: 1000, currency_code: "MXN" } }],
      ["payee", { payee: { merchant_id: "SOMEBODYELSE1", email_address: "x@example.com" } }],
      ["connection", { customId: "0".repeat(32) }],
    ],
    (_, index) => index === 0,
  ))
    it.each(rows)("cannot pay with an order of another %s", options, async (what, change) => {
      const two = await pair();
      const { orderId } = await Payment.order(two.traveler, two.id, now());
      await paypal.approve(orderId);
      const order = paypal.orders().find(({ id }) => id === orderId);
      Object.assign(order ?? {}, change);
      await expect(Payment.capture(two.traveler, { id: two.id, orderId }, now())).rejects.toThrow(
        what,
      );
      const { failures } = await Payment.reconcile({
        clock: virtualClock(new Date(Date.now() + 3_600_000)),
      });
      expect(failures).toEqual([
        expect.objectContaining({
          message: `Connection ${two.id}`,
          cause: expect.objectContaining({ name: "MismatchError" }),
        }),
      ]);
      expect(chargesOf(orderId)).toEqual([]);
      expect(await stateOf(two)).toBe("ordered");
    });

  it("cannot pay with another order, even if its webhook names the connection", async () => {
    const two = await pair();
    const { orderId } = await Payment.order(two.traveler, two.id, now());
    paypal.setWebhookUrl(webhooks.url);
    const { body } = await call(paypal, "POST", "/v2/checkout/orders", {
      body: {
        intent: "CAPTURE",
        purchase_units: [{ custom_id: two.id, amount: { currency_code: "USD", value: "0.01" } }],
      },
    });
    const cheap: string = body.id;
    await paypal.approve(cheap);
    await paypal.capture(cheap);
    await paypal.webhooksSettled();
    expect(await stateOf(two)).toBe("ordered");
    await expect(
      Payment.capture(two.traveler, { id: two.id, orderId: cheap }, now()),
    ).rejects.toMatchObject({
      code: "conflict",
    });
    expect(chargesOf(orderId)).toEqual([]);
  });

  it("cannot read connections of others, or contact data before the payment", {
    tags: "deep",
  }, async () => {
    const two = await pair();
    const eve = await person("Eve Stone");
    await expect(Connection.fromId(eve, two.id, now())).rejects.toMatchObject({
      code: "not-found",
    });
    expect(await Connection.list(eve, now())).toEqual([]);
    const numbers = { traveler: "+14165550177", flightaid: "+14165550178" };
    for (const [owner, id, phoneNumber] of [
      [two.traveler, two.itineraries[0], numbers.traveler],
      [two.flightaid, two.itineraries[1], numbers.flightaid],
    ] as const) {
      await Itinerary.update(owner, { id, traveler: { phoneNumber } }, now());
      await Connection.followChange(id, now());
    }
    const { orderId } = await Payment.order(two.traveler, two.id, now());
    await paypal.approve(orderId, "pending");
    const { connection } = await Payment.capture(two.traveler, { id: two.id, orderId }, now());
    await Notification.run({ clock: virtualClock(now()) });
    for (const [one, other, number] of [
      [two.traveler, two.flightaid, numbers.flightaid],
      [two.flightaid, two.traveler, numbers.traveler],
    ] as const) {
      const seen = JSON.stringify([
        connection,
        await Connection.list(one, now()),
        await Connection.fromId(one, two.id, now()),
        await Account.exportAll(one, now()),
        mailsOf(ses, one.email),
      ]);
      for (const secret of [other.email, other.displayName, other.uid])
        expect(seen).not.toContain(secret);
      // However it is written.
      expect(seen.replace(/[\s().-]/g, "")).not.toContain(number.slice(-7));
    }
    paypal.setWebhookUrl(webhooks.url);
    await paypal.decide(chargesOf(orderId)[0]?.id ?? "", "COMPLETED");
    await paypal.webhooksSettled();
    expect(await Connection.fromId(two.traveler, two.id, now())).toMatchObject({
      contact: { phoneNumber: numbers.flightaid },
    });
  });
});

describe("a webhook", () => {
  /** A pair whose payment is captured, and the body of its webhook, which is not delivered. */
  async function completed() {
    const two = await pair();
    const { orderId } = await Payment.order(two.traveler, two.id, now());
    await paypal.approve(orderId);
    await paypal.capture(orderId);
    const capture = chargesOf(orderId)[0];
    const body = JSON.stringify({
      id: `WH-${randomUUID()}`,
      event_type: "PAYMENT.CAPTURE.COMPLETED",
      resource: {
        id: capture?.id,
        custom_id: two.id,
        supplementary_data: { related_ids: { order_id: orderId } },
      },
    });
    return { two, body };
  }

  it("completes a payment without the browser", async () => {
    const { two, body } = await completed();
    await Payment.handleWebhook(paypal.sign(body), body, now());
    expect(await stateOf(two)).toBe("paid");
  });

  it("tells the cards of a payer whose name PayPal knows, also to the other one", async () => {
    const two = await pair();
    const { id, traveler, flightaid } = two;
    const { orderId } = await Payment.order(traveler, id, now());
    await paypal.approve(orderId, "paid", { givenName: "Ann Maria", surname: "Kowalski" });
    await Payment.capture(traveler, { id, orderId }, now());
    const { payPalNameSince } = await User.profile(traveler);
    expect(payPalNameSince).toBe(now().toISOString().slice(0, 7));
    const body = JSON.stringify({
      id: `WH-${randomUUID()}`,
      event_type: "PAYMENT.CAPTURE.COMPLETED",
      resource: { custom_id: id, supplementary_data: { related_ids: { order_id: orderId } } },
    });
    await Payment.handleWebhook(paypal.sign(body), body, now());
    const [asked = ""] = two.itineraries;
    await Connection.followChange(asked, now());
    const { counterpart } = await Connection.fromId(flightaid, id, now());
    expect(counterpart.itinerary?.owner).toMatchObject({ payPalNameSince });
  });

  it("pays the same for a payer of another name, of whom cards say nothing", async () => {
    const two = await pair();
    await pay(two);
    expect(await stateOf(two)).toBe("paid");
    expect(await User.profile(two.traveler)).not.toHaveProperty("payPalNameSince");
  });

  it("changes nothing without a recent signature of PayPal over the raw body", async () => {
    const { two, body } = await completed();
    const forger = await start({ port: 0 });
    const signed = paypal.sign(body);
    const host = (url: string) => ({ ...signed, "paypal-cert-url": url });
    const certificate = new URL(signed["paypal-cert-url"] ?? "").pathname;
    const attempts: Record<string, [Record<string, string>, string]> = {
      "another body": [signed, body.replace("COMPLETED", "PENDING")],
      "another root": [forger.sign(body), body],
      "another root at our host": [
        { ...forger.sign(body), "paypal-cert-url": signed["paypal-cert-url"] ?? "" },
        body,
      ],
      "no headers": [{}, body],
      "another algorithm": [{ ...signed, "paypal-auth-algo": "none" }, body],
      "an old time": [paypal.sign(body, Date.now() - 5 * 86_400_000), body],
      "a future time": [paypal.sign(body, Date.now() + 3_600_000), body],
      "another time": [{ ...signed, "paypal-transmission-time": now().toISOString() }, body],
      "another id": [{ ...signed, "paypal-transmission-id": randomUUID() }, body],
      "a host that ends like ours": [host(`${paypal.url}.evil.test${certificate}`), body],
      "a host behind a user": [
        host(`${paypal.url.replace("//", "//api.paypal.com@")}${certificate}`),
        body,
      ],
      "another path": [host(`${paypal.url}/sdk/js`), body],
      "a path with dots": [host(`${paypal.url}/v1/notifications/certs/../../../`), body],
      "a query": [host(`${paypal.url}${certificate}?x=1`), body],
      "no address": [host("certificate.pem"), body],
    };
    for (const [what, [headers, text]] of Object.entries(attempts))
      await expect(Payment.handleWebhook(headers, text, now()), what).rejects.toMatchObject({
        code: "bad-signature",
      });
    await forger.stop();
    expect(await stateOf(two)).toBe("ordered");
    await Payment.handleWebhook(signed, body, now());
    expect(await stateOf(two)).toBe("paid");
  });

  it("has no effect when repeated or late", async () => {
    const { two, body } = await completed();
    const mailsOf = async () => [
      ...(await Outbox.ofRecipient(two.traveler.uid)),
      ...(await Outbox.ofRecipient(two.flightaid.uid)),
    ];
    await Payment.handleWebhook(paypal.sign(body), body, now());
    const paid = (await mailsOf()).map(({ kind }) => kind);
    expect(paid.filter((kind) => kind === "paid" || kind === "connected")).toHaveLength(2);
    await Payment.refund(two.id, now());
    const refunded = await mailsOf();
    // The same event, and another one about the same capture that was delayed.
    await Payment.handleWebhook(paypal.sign(body), body, now());
    const late = body.replace("WH-", "WH-L");
    await Payment.handleWebhook(paypal.sign(late), late, now());
    expect(await stateOf(two)).toBe("refunded");
    expect(await mailsOf()).toEqual(refunded);
  });

  it("of a dispute about a payment that was sent back changes nothing", {
    tags: "deep",
  }, async () => {
    const { two, body } = await completed();
    const item = await Connection.get(two.id);
    if (item) await releaseOrder(item, now());
    const { orderId } = await Payment.order(two.traveler, two.id, now());
    await paypal.approve(orderId);
    await Payment.capture(two.traveler, { id: two.id, orderId }, now());
    expect(await Payment.handleWebhook(paypal.sign(body), body, now())).toMatchObject({
      returned: 1,
    });
    const disputed_transactions = [
      { seller_transaction_id: JSON.parse(body).resource.id, custom: two.id },
    ];
    const dispute = JSON.stringify({
      id: `WH-${randomUUID()}`,
      event_type: "CUSTOMER.DISPUTE.CREATED",
      resource: { disputed_transactions },
    });
    await Payment.handleWebhook(paypal.sign(dispute), dispute, now());
    expect(await stateOf(two)).toBe("paid");
  });

  it("of a declined payment frees the connection under PayPal's other name, too", async () => {
    const two = await pair();
    const { id, traveler } = two;
    const { orderId } = await Payment.order(traveler, id, now());
    await paypal.approve(orderId, "pending");
    await Payment.capture(traveler, { id, orderId }, now());
    const taken = chargesOf(orderId)[0]?.id ?? "";
    await paypal.decide(taken, "DECLINED");
    const body = JSON.stringify({
      id: `WH-${randomUUID()}`,
      event_type: "PAYMENT.CAPTURE.DENIED",
      resource: {
        id: taken,
        custom_id: id,
        supplementary_data: { related_ids: { order_id: orderId } },
      },
    });
    await Payment.handleWebhook(paypal.sign(body), body, now());
    expect(await stateOf(two)).toBe("accepted");
  });

  it("is ignored when it is about no connection", async () => {
    const body = JSON.stringify({
      id: `WH-${randomUUID()}`,
      event_type: "PAYMENT.CAPTURE.COMPLETED",
      resource: { custom_id: "somebody else's" },
    });
    expect(await Payment.handleWebhook(paypal.sign(body), body, now())).toEqual({
      mails: [],
      returned: 0,
    });
    const empty = JSON.stringify({ hello: "world" });
    await expect(Payment.handleWebhook(paypal.sign(empty), empty, now())).rejects.toMatchObject({
      code: "malformed-json",
    });
  });
});
