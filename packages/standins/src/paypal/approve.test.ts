import { afterAll, beforeAll, expect, test } from "vitest";
import { createOrder, post } from "../../test/paypal";
import { type PayPal, start } from "./index";

let paypal: PayPal;
beforeAll(async () => {
  paypal = await start({ port: 0, merchantName: "FlightAides" });
});
afterAll(() => paypal.stop());

test("the approve page shows the order, executes the payer's choice and reports it to the opener", async () => {
  const id = await createOrder(paypal, { description: "A <companion>" });
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
