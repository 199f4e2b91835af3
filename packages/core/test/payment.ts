/** Shared by the tests of payments: PayPal, a receiver of its webhooks, the schedule, and the deletion of an account. */
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { close, listen } from "@flightaides/standins/http";
import { type PayPal, start } from "@flightaides/standins/paypal";
import { expect, vi } from "vitest";
import { removeData, userData } from "../src/account";
import type { AuthUser } from "../src/actor";
import { Connection } from "../src/connection";
import { AppError } from "../src/error";
import { Payment } from "../src/payment";
import { markReconciled, releaseOrder } from "../src/payment/order";
import { problems } from "../src/problem";
import { User } from "../src/user";
import { virtualClock } from "./clock";

type PayPalOptions = Omit<Parameters<typeof start>[0], "port"> & {
  /** In front of the calls of the verbs. */
  proxy?: { urlOf(url: string): Promise<string> };
};

/** Starts PayPal's stand-in. From then on the verbs call it. */
export async function startPayPal({ proxy, ...options }: PayPalOptions = {}) {
  const paypal = await start({ port: 0, ...options });
  Object.assign(process.env, {
    PAYPAL_BASE_URL: proxy ? await proxy.urlOf(paypal.url) : paypal.url,
    PAYPAL_CERT_ORIGIN: paypal.url,
    PAYPAL_ROOT_CERTIFICATE: paypal.caCertificate,
  });
  return paypal;
}

/**
 * Runs `meanwhile` while PayPal holds the capture of an order. The time limit of PayPal's answers is off, because `meanwhile`
 * may take longer than that on a crowded machine.
 */
export async function duringCapture<Result>(
  paypal: PayPal,
  orderId: string,
  capture: () => Promise<Result>,
  meanwhile: () => Promise<unknown>,
): Promise<Result> {
  const limit = vi
    .spyOn(AbortSignal, "timeout")
    .mockImplementation(() => new AbortController().signal);
  const whileHeld = async () => {
    await expect.poll(() => paypal.capturesBegun()).toContain(orderId);
    await meanwhile();
    paypal.releaseCaptures();
  };
  paypal.holdCaptures();
  try {
    const [result] = await Promise.all([capture(), whileHeld()]);
    return result;
  } finally {
    paypal.releaseCaptures();
    limit.mockRestore();
  }
}

/** Ends what a test leaves open, so that nothing of it is due in the next one. */
export async function closeOrders(now: Date): Promise<void> {
  const end = new Date(now.getTime() + 400 * 86_400_000);
  for (const { id } of await Connection.due("order", end)) {
    const item = await Connection.get(id);
    if (item?.state === "ordered") await releaseOrder(item, now);
    else if (item) await markReconciled(item, now);
  }
}

/** An HTTP server that passes webhooks to the verb, instead of the function. */
export async function receiver(
  now = () => new Date(),
): Promise<{ url: string; stop(): Promise<void> }> {
  const server = createServer(async (request, response) => {
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
    );
    try {
      await Payment.handleWebhook(headers, await text(request), now());
      response.writeHead(204).end();
    } catch (error) {
      const status = error instanceof AppError ? problems[error.code].status : 500;
      response.writeHead(status).end();
    }
  });
  const port = await listen(server, 0);
  return { url: `http://localhost:${port}/`, stop: () => close(server) };
}

/** One run of the schedule, as in functions/src/reconcile.ts. */
export async function runSchedule(now: Date): Promise<{ done: number; failures: unknown[] }> {
  const changes = await Connection.followChanges({ clock: virtualClock(now) });
  const steps = await Connection.runSteps({ clock: virtualClock(now) });
  const reconciled = await Payment.reconcile({ clock: virtualClock(now) });
  return {
    done: changes.done + steps.taken + reconciled.asked,
    failures: [...changes.failures, ...steps.failures, ...reconciled.failures],
  };
}

/** Deletes an account as `Account.remove` does, without Cognito. Idempotent. */
export async function removeAccount(user: AuthUser, now: Date): Promise<void> {
  await User.leave(user, now);
  // The part without entities is the user pool's.
  const parts = userData.filter(({ entities }) => entities.length > 0);
  await removeData(user, { signIns: [user], parts }, now);
}
