/**
 * `npm run refund` as a separate process.
 *
 * @module-tag deep
 */
import { execFile } from "node:child_process";
import { join } from "node:path";
import { Connection } from "@flightaides/core/connection";
import { Payment } from "@flightaides/core/payment";
import { itemOf, pair } from "@flightaides/core/test/connection.ts";
import { type PayPal, start as startPayPal } from "@flightaides/standins/paypal";
import { afterAll, beforeAll, expect, it } from "vitest";

const root = join(import.meta.dirname, "..");
let paypal: PayPal;

beforeAll(async () => {
  paypal = await startPayPal({ port: 0 });
  process.env.PAYPAL_BASE_URL = paypal.url;
});
afterAll(() => paypal.stop());

function run(...args: string[]) {
  return new Promise<{ code: number; out: string; err: string }>((resolve) => {
    execFile(
      process.execPath,
      ["--import", "tsx", "scripts/refund.ts", ...args],
      { cwd: root, env: process.env },
      (error, out, err) => resolve({ code: Number(error?.code ?? 0), out, err }),
    );
  });
}

async function paid() {
  const now = new Date();
  const { id, traveler } = await pair(now);
  const { orderId } = await Payment.order(traveler, id, now);
  await paypal.approve(orderId);
  await Payment.capture(traveler, { id, orderId }, now);
  return { id, captureId: (await itemOf(id)).captureId ?? "" };
}

it("refunds, and lists, retries and settles what PayPal refuses", async () => {
  const done = await paid();
  expect((await run(done.id)).out).toBe("Refunded. 2 mails are queued.\n");
  expect((await run("list")).out).toBe("0 refunds are refused.\n");

  const one = await paid();
  const other = await paid();
  for (const { captureId } of [one, other])
    await paypal.refuseRefund(captureId, "REFUND_TIME_LIMIT_EXCEEDED");
  for (const { id } of [one, other])
    expect((await run(id)).out).toBe(
      "PayPal refuses the refund: see `list`. 2 mails are queued.\n",
    );
  const { out } = await run("list");
  expect(out).toContain(`${one.id} 10.00 USD\n  payment ${one.captureId}, last refused `);
  expect(out).toContain("1 times: REFUND_TIME_LIMIT_EXCEEDED");
  expect(out).toContain("2 refunds are refused.");

  const refused = await run("retry", one.id);
  expect([refused.code, refused.err]).toEqual([
    1,
    `${one.captureId} is refused: REFUND_TIME_LIMIT_EXCEEDED\n`,
  ]);
  await paypal.refuseRefund(one.captureId, undefined);
  expect((await run("retry", one.id)).out).toBe("1 refund is sent.\n");
  expect((await run("settle", other.id)).out).toBe("1 refund is settled.\n");
  expect((await run("list")).out).toBe("0 refunds are refused.\n");
  for (const command of ["retry", "settle"]) {
    const none = await run(command, one.id);
    expect([none.code, none.err]).toEqual([1, `No refund of ${one.id} is refused.\n`]);
  }
  expect((await Connection.get(other.id))?.refundRefusedAt).toBeUndefined();
});

it("prints its usage for wrong arguments", async () => {
  const help = await run("--help");
  for (const args of [[], ["retry"], ["settle"], ["list", "one"], ["one", "two"]]) {
    const { code, err } = await run(...args);
    expect([code, err]).toEqual([1, help.out]);
  }
});
