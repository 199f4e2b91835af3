import { type PayPal, start } from "@flightaides/standins/paypal";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { referenceOf } from "./webhook";

const connectionId = "c0ffee";

describe("the reference of an event of PayPal's", () => {
  let paypal: PayPal;
  const captured = { orderId: "", captureId: "" };
  let refundedId = "";

  async function capture() {
    const authorization = `Basic ${btoa(`${paypal.clientId}:${paypal.clientSecret}`)}`;
    const granted = await fetch(`${paypal.url}/v1/oauth2/token`, {
      method: "POST",
      headers: { authorization },
      body: new URLSearchParams({ grant_type: "client_credentials" }),
    });
    const { access_token } = (await granted.json()) as { access_token: string };
    const created = await fetch(`${paypal.url}/v2/checkout/orders`, {
      method: "POST",
      headers: { authorization: `Bearer ${access_token}`, "content-type": "application/json" },
      body: JSON.stringify({
        intent: "CAPTURE",
        purchase_units: [
          { custom_id: connectionId, amount: { currency_code: "USD", value: "10.00" } },
        ],
      }),
    });
    const { id: orderId } = (await created.json()) as { id: string };
    await paypal.approve(orderId);
    return { orderId, captureId: (await paypal.capture(orderId)).id };
  }

  beforeAll(async () => {
    paypal = await start({ port: 0 });
    Object.assign(captured, await capture());
    await paypal.dispute(captured.captureId);
    await paypal.reverse(captured.captureId);
    refundedId = (await capture()).captureId;
    await paypal.refund(refundedId);
  });
  afterAll(() => paypal.stop());

  const referenceTo = (type: string) => {
    const found = paypal.webhooks().find(({ event }) => event.event_type === type);
    return referenceOf(JSON.stringify(found?.event));
  };
  const neither = { refunded: false, reversed: false };

  it("names connection and order of an approved order", () => {
    const { orderId } = captured;
    const type = "CHECKOUT.ORDER.APPROVED";
    const event = expect.stringMatching(/^WH-/);
    expect(referenceTo(type)).toEqual({ event, type, connectionId, orderId, ...neither });
  });

  it("names connection, order and capture of a payment", () => {
    expect(referenceTo("PAYMENT.CAPTURE.COMPLETED")).toMatchObject({
      connectionId,
      ...captured,
      ...neither,
    });
  });

  it("names the capture of a refund, and neither connection nor order", () => {
    const reference = referenceTo("PAYMENT.CAPTURE.REFUNDED");
    expect(reference).toMatchObject({ captureId: refundedId, refunded: true, reversed: false });
    expect(reference).not.toHaveProperty("connectionId");
    expect(reference).not.toHaveProperty("orderId");
  });

  it("names the capture that PayPal has taken back, not the refund", () => {
    const reference = referenceTo("PAYMENT.CAPTURE.REVERSED");
    expect(reference).toMatchObject({
      captureId: captured.captureId,
      refunded: false,
      reversed: true,
    });
    expect(reference).not.toHaveProperty("connectionId");
  });

  it("names the capture that the payer disputes", () => {
    const reference = referenceTo("CUSTOMER.DISPUTE.CREATED");
    expect(reference).toMatchObject({
      captureId: captured.captureId,
      refunded: false,
      reversed: true,
    });
    expect(reference).not.toHaveProperty("connectionId");
  });
});

describe("the reference of an event that the stand-in does not send", () => {
  const referenceTo = (event_type: string, resource: object) =>
    referenceOf(JSON.stringify({ id: "WH-1", event_type, resource }));

  it("names connection and capture of a refund that has our custom id", () => {
    const links = [
      { href: "https://api.paypal.com/v2/payments/refunds/09E71677NS257044M", rel: "self" },
      { href: "https://api.paypal.com/v2/payments/captures/4L335234718889942", rel: "up" },
    ];
    const resource = { id: "09E71677NS257044M", custom_id: connectionId, links };
    expect(referenceTo("PAYMENT.CAPTURE.REFUNDED", resource)).toMatchObject({
      connectionId,
      captureId: "4L335234718889942",
      refunded: true,
      reversed: false,
    });
  });

  it("takes the resource of a reversal for the capture when no link names one", () => {
    expect(referenceTo("PAYMENT.CAPTURE.REVERSED", { id: "4L335234718889942" })).toMatchObject({
      captureId: "4L335234718889942",
      reversed: true,
    });
  });

  it("names the connection of a dispute that has our custom id", () => {
    const disputed_transactions = [{ seller_transaction_id: "00D1", custom: connectionId }];
    expect(referenceTo("CUSTOMER.DISPUTE.CREATED", { disputed_transactions })).toMatchObject({
      connectionId,
      captureId: "00D1",
    });
  });

  it("has no capture and ends nothing where none is named", () => {
    for (const [type, resource] of [
      ["CUSTOMER.DISPUTE.CREATED", { disputed_transactions: [] }],
      ["PAYMENT.CAPTURE.DENIED", {}],
      ["CUSTOMER.DISPUTE.UPDATED", {}],
    ] as const)
      expect(referenceTo(type, resource)).not.toHaveProperty("captureId");
    const { refunded, reversed } = referenceTo("CUSTOMER.DISPUTE.UPDATED", {});
    expect([refunded, reversed]).toEqual([false, false]);
  });

  it("is refused when an identifier does not fit into a key", () => {
    const long = "4".repeat(2_049);
    const links = [{ href: `https://api.paypal.com/v2/payments/captures/${long}`, rel: "up" }];
    const related = { supplementary_data: { related_ids: { order_id: long } } };
    for (const [type, resource] of [
      ["PAYMENT.CAPTURE.REVERSED", { id: long }],
      ["PAYMENT.CAPTURE.REVERSED", { links }],
      ["CUSTOMER.DISPUTE.CREATED", { disputed_transactions: [{ seller_transaction_id: long }] }],
      ["PAYMENT.CAPTURE.COMPLETED", { custom_id: long }],
      ["PAYMENT.CAPTURE.COMPLETED", related],
    ] as const)
      expect(() => referenceTo(type, resource), type).toThrow(
        expect.objectContaining({ reason: "malformed-event" }),
      );
  });

  it.each(["", "[]", "{}", '{"id":"WH-1","event_type":"X","resource":{"links":1}}'])(
    "is refused when the event is %o",
    (body) => {
      expect(() => referenceOf(body)).toThrow(
        expect.objectContaining({ reason: "malformed-event" }),
      );
    },
  );
});
