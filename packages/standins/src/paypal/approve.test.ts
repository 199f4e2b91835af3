/** The approve page: what it shows, what it does, and whom it tells. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { type PayPal, start } from "./index";
import { call, newOrder, post } from "./testing";

let paypal: PayPal;
beforeAll(async () => {
  paypal = await start({ port: 0 });
});
afterAll(() => paypal.stop());

test("the approve page shows what is to be paid and does what the payer chooses", async () => {
  const id = await newOrder(paypal, { description: "A <companion>" });
  const at = (query: string) => fetch(`${paypal.url}/checkoutnow?${query}`);
  const shown = await (await at(`token=${id}&origin=https://shop.example`)).text();
  expect(shown).toContain("Pay $19.99 to FlightAides");
  expect(shown).toContain("A &lt;companion&gt;");
  expect(shown).toContain("stand-in");
  expect((await at("token=NONE")).status).toBe(404);

  const choose = (choice: string, origin = "https://shop.example") =>
    post(paypal, "/checkoutnow", { token: id, origin, choice });
  const cancelled = await (await choose("cancel")).text();
  expect(cancelled).toContain("&quot;type&quot;:&quot;cancel&quot;");
  expect(paypal.orders().find((order) => order.id === id)?.status).toBe("CREATED");
  const approved = await choose("declined");
  expect(approved.headers.get("content-security-policy")).toContain("script-src 'nonce-");
  const text = await approved.text();
  expect(text).toContain('data-origin="https://shop.example"');
  expect(text).toContain("&quot;type&quot;:&quot;approve&quot;");
  expect(paypal.orders().find((order) => order.id === id)).toMatchObject({
    status: "APPROVED",
    funding: "declined",
  });
  expect(await (await choose("paid", "*")).text()).toContain('data-origin=""');
  await paypal.capture(id);
  expect(await (await at(`token=${id}`)).text()).toContain("paid already");
  expect((await post(paypal, "/checkoutnow", { token: id }, "http://evil.example")).status).toBe(
    403,
  );
});

test("without the SDK the payer goes back by the addresses of the order", async () => {
  const experience_context = {
    brand_name: "Another name",
    return_url: "https://shop.example/paid?x=1",
    cancel_url: "https://shop.example/cancelled",
  };
  const { body } = await call(paypal, "POST", "/v2/checkout/orders", {
    body: {
      intent: "CAPTURE",
      purchase_units: [{ amount: { currency_code: "USD", value: "5" } }],
      payment_source: { paypal: { experience_context } },
    },
    headers: { "paypal-request-id": "way-back" },
  });
  const link = body.links.find(({ rel }: { rel: string }) => rel === "payer-action").href;
  expect(await (await fetch(link)).text()).toContain("Pay $5.00 to Another name");
  const to = async (choice: string) =>
    (await post(paypal, "/checkoutnow", { token: body.id, choice })).headers.get("location");
  expect(await to("cancel")).toBe(`https://shop.example/cancelled?token=${body.id}`);
  expect(await to("paid")).toBe(
    `https://shop.example/paid?x=1&token=${body.id}&PayerID=PAYERPATXQ2FA`,
  );
});
