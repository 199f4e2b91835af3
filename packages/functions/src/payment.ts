/**
 * Payments, and with changes.ts what ends a connection that has or may have one, and names that PayPal knows. Of the functions that
 * serve HTTP only this one and `desk` may read PayPal's secrets.
 */
import { isDryRun } from "@flightaides/core/dry-run.ts";
import { AppError } from "@flightaides/core/error.ts";
import { Payment } from "@flightaides/core/payment";
import * as contract from "@flightaides/core/payment/contract.ts";
import { route, serve } from "./http";
import { identify } from "./identity";
import { rehearseOrder } from "./rehearsal";
import { sendNow } from "./send-now";

/** Payments that arrived but could not be delivered. They raise an alarm, because they should not occur. */
async function report(returned: number): Promise<void> {
  if (returned === 0) return;
  // Loaded on demand: a payment is hardly ever returned.
  const { Metrics, MetricUnit } = await import("@aws-lambda-powertools/metrics");
  const metrics = new Metrics({ namespace: "FlightAides", serviceName: "payment" });
  metrics.addMetric("PaymentsReturned", MetricUnit.Count, returned);
  metrics.publishStoredMetrics();
}

export const handler = serve(
  [
    route(contract.order, async ({ actor, input, now }) => {
      const { orderId, mails, returned } = await Payment.order(actor, input.id, now, input);
      await report(returned);
      return { body: { orderId }, mails };
    }),
    route(contract.capture, async ({ actor, input, now }) => {
      const { connection: paid, mails, returned } = await Payment.capture(actor, input, now);
      await report(returned);
      return { body: paid, mails };
    }),
    route(rehearseOrder, async ({ now }) => {
      if (!isDryRun()) throw new AppError("route-not-found");
      return { body: await Payment.rehearseOrder(now) };
    }),
    route(contract.webhook, async ({ received, now }) => {
      const { headers, body } = received;
      const { mails, returned } = await Payment.handleWebhook(headers, body, now);
      await report(returned);
      return { body: undefined, mails };
    }),
  ],
  { identify, send: sendNow },
  // Loaded on demand: a payment, which somebody waits for, does not need it.
  async () => (await import("./changes")).routes,
);
