/** Visits to PayPal: what confirms a name, what doesn't, and what is left of either. */
import { randomUUID } from "node:crypto";
import { QueryCommand } from "@aws-sdk/lib-dynamodb";
import { type PayPal, start as startPayPal } from "@flightaides/standins/paypal";
import { afterAll, beforeAll, beforeEach, expect, it, test, vi } from "vitest";
import { start as now } from "../../test/clock";
import { person } from "../../test/user";
import type { AuthUser } from "../actor";
import { config } from "../config";
import { client } from "../db/client";
import { transact } from "../db/transact";
import { limits } from "../usage-limits";
import { User } from "../user";
import { ConfirmedName } from ".";

let paypal: PayPal;
let ann: AuthUser;
const annAtPayPal = { givenName: "Ann", surname: "Kowalski", verified: true };
const wallet = {
  account_status: "VERIFIED",
  name: { given_name: "Ann", surname: "Kowalski" },
};

beforeAll(async () => {
  paypal = await startPayPal({ port: 0 });
  process.env.PAYPAL_SIGN_IN_ORIGIN = paypal.url;
});
beforeEach(async () => {
  process.env.PAYPAL_BASE_URL = paypal.url;
  ann = await person("Ann Kowalski");
});
afterAll(() => paypal.stop());

/** Goes to PayPal and agrees. @returns what the return page sends */
async function visit(user = ann, at = annAtPayPal, when = now) {
  const { url } = await ConfirmedName.begin(user, when);
  const back = new URL(paypal.signIn(url, at));
  expect(back.href.split("?")[0]).toBe("https://flightaides.test/account");
  return {
    code: back.searchParams.get("code") ?? "",
    state: back.searchParams.get("state") ?? "",
  };
}

async function storedOf({ uid }: AuthUser) {
  const { Items = [] } = await client.send(
    new QueryCommand({
      TableName: config.tableName,
      KeyConditionExpression: "pk = :pk",
      ExpressionAttributeValues: { ":pk": `user#${uid}` },
    }),
  );
  return Items.filter(({ sk }) => String(sk).startsWith("paypal"));
}

const since = (user = ann) => User.profile(user).then((profile) => profile.payPalNameSince);
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);

it("confirms a name that fits, and keeps the month and a hash only", async () => {
  const profile = await ConfirmedName.finish(ann, await visit(), now);
  expect(profile.payPalNameSince).toBe(now.toISOString().slice(0, 7));
  const stored = await storedOf(ann);
  expect(stored).toEqual([
    expect.objectContaining({ sk: "paypal-name", since: profile.payPalNameSince, off: false }),
  ]);
  expect(JSON.stringify(stored)).not.toMatch(/kowalski|payer|@/i);
});

it("is lost with the name, and is back with it", async () => {
  await ConfirmedName.finish(ann, await visit(), now);
  await User.update({ ...ann, displayName: "Bob Marsh" }, { takeName: true }, now);
  expect(await since()).toBeUndefined();
  await User.update(ann, { takeName: true }, now);
  expect(await since()).toBeDefined();
});

test.each([
  ["paypal-account-unverified", { ...annAtPayPal, verified: false }],
  ["paypal-name-differs", { ...annAtPayPal, surname: "Marsh" }],
  ["paypal-name-hidden", { ...annAtPayPal, surname: "" }],
])("%s: nothing is stored, and the visit is over", async (reason, at) => {
  const back = await visit(ann, at);
  await expect(ConfirmedName.finish(ann, back, now)).rejects.toMatchObject({ reason });
  expect(await storedOf(ann)).toEqual([]);
  await expect(ConfirmedName.finish(ann, back, now)).rejects.toMatchObject({
    reason: "name-check-over",
  });
});

it("refuses a state that was used, is too old, was replaced, is forged, or is of another account", async () => {
  const over = { reason: "name-check-over" };
  const used = await visit();
  await ConfirmedName.finish(ann, used, now);
  await expect(ConfirmedName.finish(ann, used, now)).rejects.toMatchObject(over);
  const replaced = await visit();
  const late = await visit();
  await expect(ConfirmedName.finish(ann, replaced, now)).rejects.toMatchObject(over);
  await expect(ConfirmedName.finish(ann, { ...late, state: "x" }, now)).rejects.toMatchObject(over);
  await expect(ConfirmedName.finish(ann, late, later(600))).rejects.toMatchObject(over);
  const bob = await person("Ann Kowalski");
  const other = await visit(bob);
  await expect(ConfirmedName.finish(ann, other, now)).rejects.toMatchObject(over);
  expect(await since(bob)).toBeUndefined();
});

it("redeems a return once, however many calls come at the same time", async () => {
  const back = await visit();
  const calls = await Promise.allSettled([1, 2, 3].map(() => ConfirmedName.finish(ann, back, now)));
  expect(calls.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
});

it("refuses a code that PayPal does not know", async () => {
  const { state } = await visit();
  await expect(ConfirmedName.finish(ann, { code: "forged", state }, now)).rejects.toMatchObject({
    reason: "name-check-over",
  });
});

it("says so when PayPal does not answer or fails, and changes nothing", async () => {
  const back = await visit();
  process.env.PAYPAL_BASE_URL = "http://127.0.0.1:9";
  const silent = { reason: "paypal-silent", code: "unavailable" };
  await expect(ConfirmedName.finish(ann, back, now)).rejects.toMatchObject(silent);
  process.env.PAYPAL_BASE_URL = paypal.url;
  const again = await visit();
  const real = globalThis.fetch;
  const failing = vi
    .spyOn(globalThis, "fetch")
    .mockImplementation((url, init) =>
      String(url).includes("userinfo")
        ? Promise.resolve(new Response("<html>busy</html>", { status: 503 }))
        : real(url, init),
    );
  try {
    await expect(ConfirmedName.finish(ann, again, now)).rejects.toMatchObject(silent);
  } finally {
    failing.mockRestore();
  }
  expect(await storedOf(ann)).toEqual([]);
});

it("is limited to some visits a day", async () => {
  for (let visits = 0; visits < limits.daily.nameChecks; visits++)
    await ConfirmedName.begin(ann, now);
  await expect(ConfirmedName.begin(ann, now)).rejects.toMatchObject({
    reason: "too-many-name-checks",
  });
  await ConfirmedName.begin(ann, later(86_400));
});

it("is not begun or confirmed while the account is being deleted, and nothing is left of it", async () => {
  await ConfirmedName.finish(ann, await visit(), now);
  const back = await visit();
  await User.leave(ann, now);
  await expect(ConfirmedName.begin(ann, now)).rejects.toMatchObject({ reason: "you-are-leaving" });
  await expect(ConfirmedName.finish(ann, back, now)).rejects.toMatchObject({
    reason: "you-are-leaving",
  });
  await ConfirmedName.forget(ann.uid);
  await User.forget(ann, now);
  expect(await storedOf(ann)).toEqual([]);
});

async function pay(user: AuthUser, from: Parameters<typeof ConfirmedName.payerWrites>[1]) {
  const writes = await ConfirmedName.payerWrites(user.uid, from, now);
  const note = { Put: { TableName: config.tableName, Item: { pk: randomUUID(), sk: "note" } } };
  await transact([note, ...writes], { refused: () => "retry", busy: "busy" });
  return writes.length;
}

it("a payment tells as much, once", async () => {
  expect(await pay(ann, wallet)).toBe(1);
  expect(await since()).toBeDefined();
  expect(await pay(ann, wallet)).toBe(0);
});

test.each([
  ["another name", { ...wallet, name: { given_name: "Bob", surname: "Marsh" } }],
  ["half a name", { ...wallet, name: { given_name: "Ann" } }],
  ["an account that is not verified", { ...wallet, account_status: "UNVERIFIED" }],
  ["a card", undefined],
])("a payment by %s tells nothing", async (_, from) => {
  expect(await pay(ann, from)).toBe(0);
  expect(await since()).toBeUndefined();
});

it("stays removed until the user confirms the name again", async () => {
  await ConfirmedName.finish(ann, await visit(), now);
  expect(await ConfirmedName.remove(ann, now)).toMatchObject({ payPalNameOff: true });
  await ConfirmedName.remove(ann, now);
  expect(await pay(ann, wallet)).toBe(0);
  expect(await since()).toBeUndefined();
  const profile = await ConfirmedName.finish(ann, await visit(), now);
  expect(profile).toHaveProperty("payPalNameSince");
  expect(profile).not.toHaveProperty("payPalNameOff");
});

it("a payment that is under way does not bring back what the user removes meanwhile", async () => {
  const writes = await ConfirmedName.payerWrites(ann.uid, wallet, now);
  await ConfirmedName.remove(ann, now);
  await transact(writes, { refused: () => "retry", busy: "busy" });
  expect(await since()).toBeUndefined();
});
