/** Errors of the REST API: invalid orders, clients and tokens. */
import { ApiError } from "@paypal/paypal-server-sdk";
import { afterAll, beforeAll, expect, test } from "vitest";
import { basic, call, createOrder, orderBody, sdk, token } from "../../test/paypal";
import { type RefundIssue, refundIssues } from "./errors";
import { type PayPal, start } from "./index";

let paypal: PayPal;
let clock = Date.parse("2026-11-02T10:00:00Z");
const hour = 60 * 60 * 1000;

beforeAll(async () => {
  paypal = await start({ port: 0, now: () => clock });
});
afterAll(() => paypal.stop());

test.each([
  ["MISSING_REQUIRED_PARAMETER", 400, { purchase_units: [] }],
  ["INVALID_PARAMETER_VALUE", 400, { ...orderBody(), intent: "GIVE" }],
  ["NOT_SUPPORTED", 400, { ...orderBody(), intent: "AUTHORIZE" }],
  ["INVALID_ARRAY_MIN_ITEMS", 400, { ...orderBody(), purchase_units: [] }],
  ["INVALID_ARRAY_MAX_ITEMS", 400, { ...orderBody(), purchase_units: [{}, {}] }],
  ["MISSING_REQUIRED_PARAMETER", 400, orderBody({ amount: undefined })],
  ["INVALID_STRING_LENGTH", 400, orderBody({ amount: { currency_code: "US", value: "1" } })],
  ["INVALID_CURRENCY_CODE", 422, orderBody({ amount: { currency_code: "XTS", value: "1" } })],
  ["INVALID_PARAMETER_SYNTAX", 400, orderBody({ amount: { currency_code: "USD", value: 1 } })],
  ["CANNOT_BE_ZERO_OR_NEGATIVE", 422, orderBody({ amount: { currency_code: "USD", value: "-1" } })],
  ["DECIMAL_PRECISION", 422, orderBody({ amount: { currency_code: "USD", value: "1.001" } })],
  ["DECIMALS_NOT_SUPPORTED", 422, orderBody({ amount: { currency_code: "JPY", value: "1.50" } })],
  ["DECIMALS_NOT_SUPPORTED", 422, orderBody({ amount: { currency_code: "JPY", value: "1.00" } })],
  ["INVALID_STRING_LENGTH", 400, orderBody({ custom_id: "x".repeat(128) })],
  ["INVALID_PARAMETER_SYNTAX", 400, orderBody({ payee: { merchant_id: "me" } })],
  ["NOT_SUPPORTED", 400, { ...orderBody(), payment_source: { paypal: {} } }],
  ["MALFORMED_REQUEST_JSON", 400, "{"],
])("%s (%i) rejects an invalid order", async (issue, status, body) => {
  const answer = await call(paypal, "POST", "/v2/checkout/orders", { body });
  expect([answer.status, answer.body.details?.[0]?.issue]).toEqual([status, issue]);
  expect(answer.body.name).toBe(status === 400 ? "INVALID_REQUEST" : "UNPROCESSABLE_ENTITY");
});

test("an order may name another payee", async () => {
  const payee = { merchant_id: "NTHERPAYEE2AA" };
  const request = { body: orderBody({ payee }), headers: { prefer: "return=representation" } };
  const other = await call(paypal, "POST", "/v2/checkout/orders", request);
  expect(other.body.purchase_units[0].payee).toEqual({
    merchant_id: "NTHERPAYEE2AA",
    email_address: "other@example.com",
  });
});

test("tokens are granted to the client only, expire and can be revoked", async () => {
  const wrong = await sdk(paypal, "wrong")
    .orders.getOrder({ id: "X" })
    .catch((error) => error);
  expect(wrong).toBeInstanceOf(ApiError);
  expect([wrong.statusCode, wrong.result]).toEqual([
    401,
    { error: "invalid_client", error_description: "Client Authentication failed" },
  ]);
  const grant = (form: Record<string, string>) =>
    fetch(`${paypal.url}/v1/oauth2/token`, {
      method: "POST",
      headers: { authorization: basic(paypal.clientId, paypal.clientSecret) },
      body: new URLSearchParams(form),
    });
  const refusedGrant = await grant({ grant_type: "password" });
  expect([refusedGrant.status, (await refusedGrant.json()).error]).toEqual([
    400,
    "unsupported_grant_type",
  ]);
  const granted = await (await grant({ grant_type: "client_credentials" })).json();
  expect(granted).toMatchObject({ token_type: "Bearer", expires_in: 32_400 });

  const path = `/v2/checkout/orders/${await createOrder(paypal)}`;
  const read = (authorization: string) => call(paypal, "GET", path, { headers: { authorization } });
  expect((await read("")).body.name).toBe("AUTHENTICATION_FAILURE");
  expect(await read("Bearer forged")).toMatchObject({
    status: 401,
    body: { error: "invalid_token" },
  });
  const bearer = `Bearer ${granted.access_token}`;
  expect((await read(bearer)).status).toBe(200);
  clock += 9 * hour;
  expect(await read(bearer)).toMatchObject({ status: 401, body: { error: "invalid_token" } });
  const revoked = `Bearer ${await token(paypal)}`;
  paypal.revokeTokens();
  expect((await read(revoked)).status).toBe(401);
});

test("the content type is required, and unknown paths are not found", async () => {
  const headers = { "content-type": "text/plain" };
  const typed = await call(paypal, "POST", "/v2/checkout/orders", { body: orderBody(), headers });
  expect([typed.status, typed.body.name]).toEqual([415, "UNSUPPORTED_MEDIA_TYPE"]);
  expect((await call(paypal, "POST", "/v2/checkout/baskets")).status).toBe(404);
});

test("an order refuses a capture while another one is in progress, and after too many declines", async () => {
  const { orders } = sdk(paypal);
  const id = await createOrder(paypal);
  await paypal.approve(id);
  paypal.holdCaptures();
  const first = orders.captureOrder({ id, prefer: "return=representation" });
  await expect.poll(() => paypal.capturesBegun()).toEqual([id]);
  const capture = () => call(paypal, "POST", `/v2/checkout/orders/${id}/capture`, { body: {} });
  const second = await capture();
  expect([second.status, second.body.details[0].issue]).toEqual([
    409,
    "PREVIOUS_REQUEST_IN_PROGRESS",
  ]);
  paypal.releaseCaptures();
  expect((await first).result.status).toBe("COMPLETED");

  const declined = await createOrder(paypal);
  await paypal.approve(declined, "declined");
  const issues = [];
  for (let attempt = 0; attempt < 10; attempt++) {
    const { body } = await call(paypal, "POST", `/v2/checkout/orders/${declined}/capture`, {
      body: {},
    });
    issues.push(body.details[0].issue);
  }
  expect(new Set(issues.slice(0, 9))).toEqual(new Set(["INSTRUMENT_DECLINED"]));
  expect(issues[9]).toBe("MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED");

  const blocked = await createOrder(paypal);
  await paypal.approve(blocked, "blocked");
  const { body } = await call(paypal, "POST", `/v2/checkout/orders/${blocked}/capture`, {
    body: {},
  });
  expect(body.details[0].issue).toBe("PAYEE_BLOCKED_TRANSACTION");
});

test("a refund is refused for each of PayPal's reasons, and after 180 days", async () => {
  const refund = (id: string, key: string) =>
    call(paypal, "POST", `/v2/payments/captures/${id}/refund`, {
      body: {},
      headers: { "paypal-request-id": key },
    });
  const captured = async () => {
    const id = await createOrder(paypal);
    await paypal.approve(id);
    return (await paypal.capture(id)).id;
  };
  const id = await captured();
  const issues = Object.keys(refundIssues) as RefundIssue[];
  for (const issue of issues) {
    await paypal.refuseRefund(id, issue);
    const { status, body } = await refund(id, "one");
    expect([status, body.details[0].issue]).toEqual([refundIssues[issue][0], issue]);
    expect(body.name).toBe(status === 403 ? "NOT_AUTHORIZED" : "UNPROCESSABLE_ENTITY");
  }
  await paypal.refuseRefund(id, undefined);
  expect((await refund(id, "one")).status).toBe(201);

  const early = await captured();
  const late = await captured();
  clock += 180 * 24 * hour - 1000;
  expect((await refund(early, "early")).status).toBe(201);
  clock += 1000;
  expect((await refund(late, "late")).body.details[0].issue).toBe("REFUND_TIME_LIMIT_EXCEEDED");
});
