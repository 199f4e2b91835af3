/** "Log in with PayPal": its page, codes and names. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { basic, post } from "../../test/paypal";
import { type PayPal, start } from "./index";

let paypal: PayPal;
let clock = Date.parse("2026-11-02T10:00:00Z");
const back = "https://shop.example/return";
const attributes = "https://uri.paypal.com/services/paypalattributes";

beforeAll(async () => {
  paypal = await start({ port: 0, merchantName: "FlightAides", now: () => clock });
});
afterAll(() => paypal.stop());

function request(change: Record<string, string> = {}) {
  return {
    flowEntry: "static",
    client_id: paypal.clientId,
    response_type: "code",
    scope: `openid profile ${attributes}`,
    redirect_uri: back,
    state: "a&b",
    ...change,
  };
}

async function choose(choice: string, change: Record<string, string> = {}) {
  const form = { ...request(change), choice, givenName: "Ann", surname: "O'Hara" };
  const { headers, status } = await post(paypal, "/signin/authorize", form);
  expect(status).toBe(303);
  return new URL(headers.get("location") ?? "");
}

async function exchange(code: string, form: Record<string, string> = {}, secret?: string) {
  const response = await fetch(`${paypal.url}/v1/oauth2/token`, {
    method: "POST",
    headers: { authorization: basic(paypal.clientId, secret ?? paypal.clientSecret) },
    body: new URLSearchParams({ grant_type: "authorization_code", code, ...form }),
  });
  return { status: response.status, body: await response.json() };
}

async function userInfo(token: string, schema = "paypalv1.1") {
  const url = `${paypal.url}/v1/identity/oauth2/userinfo?schema=${schema}`;
  const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  return { status: response.status, body: await response.json() };
}

async function codeOf(choice: string, change: Record<string, string> = {}): Promise<string> {
  return (await choose(choice, change)).searchParams.get("code") ?? "";
}

test("the page says what is asked for, and returns a code that stands for the name and the account's status", async () => {
  const page = await fetch(`${paypal.url}/signin/authorize?${new URLSearchParams(request())}`);
  const shown = await page.text();
  expect(shown).toContain("Share your data with FlightAides?");
  expect(shown).toContain("your full name, whether your account is verified");
  const returned = await choose("agree");
  expect(returned.href.startsWith(`${back}?`)).toBe(true);
  expect(returned.searchParams.get("state")).toBe("a&b");
  const granted = await exchange(returned.searchParams.get("code") ?? "", { redirect_uri: back });
  expect(granted).toMatchObject({
    status: 200,
    body: { token_type: "Bearer", expires_in: 28_800 },
  });
  expect(await userInfo(granted.body.access_token)).toMatchObject({
    status: 200,
    body: {
      name: "Ann O'Hara",
      given_name: "Ann",
      family_name: "O'Hara",
      verified_account: "true",
    },
  });
});

test("tells only what the scopes allow", async () => {
  const { body } = await exchange(await codeOf("unverified", { scope: `openid ${attributes}` }));
  const known = (await userInfo(body.access_token)).body;
  expect(known).toMatchObject({ verified_account: "false" });
  expect(known).not.toHaveProperty("name");
});

test("a refusal returns without a code", async () => {
  const returned = await choose("refuse");
  expect(returned.searchParams.get("error")).toBe("access_denied");
  expect(returned.searchParams.get("code")).toBeNull();
  expect(returned.searchParams.get("state")).toBe("a&b");
});

test.each([
  ["client_id", "other"],
  ["redirect_uri", "javascript:alert(1)"],
  ["scope", "profile"],
  ["scope", "openid payments"],
  ["response_type", "token"],
  ["flowEntry", ""],
])("the page rejects %s=%s and does not return", async (name, value) => {
  const query = new URLSearchParams(request({ [name]: value }));
  const url = `${paypal.url}/signin/authorize`;
  expect((await fetch(`${url}?${query}`, { redirect: "manual" })).status).toBe(400);
  const form = { ...request({ [name]: value }), choice: "agree" };
  expect((await post(paypal, "/signin/authorize", form)).status).toBe(400);
  expect((await post(paypal, "/signin/authorize", form, "https://evil.example")).status).toBe(403);
});

test("a code is good once, for its return URL, its client and ten minutes", async () => {
  const used = await codeOf("agree");
  expect((await exchange(used)).status).toBe(200);
  const refused = { status: 400, body: { error: "invalid_grant" } };
  expect(await exchange(used)).toMatchObject(refused);
  expect(
    await exchange(await codeOf("agree"), { redirect_uri: "https://evil.example" }),
  ).toMatchObject(refused);
  expect(await exchange(await codeOf("agree"), {}, "wrong")).toMatchObject({
    status: 401,
    body: { error: "invalid_client" },
  });
  const late = await codeOf("agree");
  clock += 10 * 60 * 1000;
  expect(await exchange(late)).toMatchObject(refused);
});

test("userinfo needs a token of a sign-in, which expires, and the schema", async () => {
  const { body } = await exchange(await codeOf("agree"));
  expect((await userInfo(body.access_token, "openid")).status).toBe(400);
  expect((await userInfo("forged")).body.error).toBe("invalid_token");
  clock += 8 * 60 * 60 * 1000;
  expect((await userInfo(body.access_token)).status).toBe(401);
});
