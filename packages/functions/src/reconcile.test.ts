/** The scheduled function while PayPal is down: it ends in time and publishes its metrics. */
import { createServer } from "node:http";
import { Connection } from "@flightaides/core/connection";
import { Payment } from "@flightaides/core/payment";
import { pair } from "@flightaides/core/test/connection.ts";
import { close, listen } from "@flightaides/standins/http";
import { start as startPayPal } from "@flightaides/standins/paypal";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { publishedMetrics } from "../test/metrics";
import { handler } from "./reconcile";

/** When the orders were made. They are due ten minutes later. */
const ordered = new Date(Date.now() - 3_600_000);
const orders = 3;

let requests = 0;
/** Accepts every request and answers none. */
const silent = createServer(() => {
  requests++;
});
let published: ReturnType<typeof publishedMetrics>;

beforeAll(async () => {
  const paypal = await startPayPal({ port: 0 });
  process.env.PAYPAL_BASE_URL = paypal.url;
  for (let count = 0; count < orders; count++) {
    const { traveler, id } = await pair(ordered);
    await Payment.order(traveler, id, ordered);
  }
  await paypal.stop();
  process.env.PAYPAL_BASE_URL = `http://127.0.0.1:${await listen(silent, 0)}`;
});
beforeEach(() => {
  requests = 0;
  published = publishedMetrics();
  const { timeout } = AbortSignal;
  // PayPal's time limit of 12 s is in milliseconds here.
  vi.spyOn(AbortSignal, "timeout").mockImplementation((time) =>
    timeout.call(AbortSignal, time / 1000),
  );
});
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(() => close(silent));

const run = (remaining: number) =>
  handler(undefined, { getRemainingTimeInMillis: () => remaining });

it("leaves orders due that it has no time for, and reports for how long they have been due", async () => {
  await run(90_000);
  expect(requests).toBe(0);
  expect(published).toEqual([
    {
      PaymentsReturned: 0,
      CapturesUnsettled: 0,
      RefundsRefused: 0,
      ReconcileLag: expect.any(Number),
    },
  ]);
  expect(published[0]?.ReconcileLag).toBeGreaterThanOrEqual(3000);
  expect(await Connection.due("order", new Date())).toHaveLength(orders);
});

it("counts the orders for which PayPal does not respond, and fails", async () => {
  await expect(run(300_000)).rejects.toThrow("The run is not complete");
  expect(published).toEqual([
    {
      PaymentsReturned: 0,
      CapturesUnsettled: orders,
      RefundsRefused: 0,
      ReconcileLag: expect.any(Number),
    },
  ]);
  expect(await Connection.due("order", new Date())).toEqual([]);
});
