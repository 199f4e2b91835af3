/** The schedule of payments: reconciles open orders with PayPal. */
import { Metrics, MetricUnit } from "@aws-lambda-powertools/metrics";
import { Payment } from "@flightaides/core/payment";
import { logger } from "./logger";
import { sendNow } from "./send-now";

const metrics = new Metrics({ namespace: "FlightAides", serviceName: "reconcile" });

/** @throws Error when an order failed: somebody may have paid without being connected */
export async function handler(): Promise<void> {
  let failed = 0;
  try {
    const { asked, paid, mails } = await Payment.reconcile(new Date());
    await sendNow(mails);
    if (asked > 0) logger.info("reconcile", { asked, paid });
  } catch (error) {
    failed = error instanceof AggregateError ? error.errors.length : 1;
    logger.error("orders could not be reconciled", { error });
    throw error;
  } finally {
    metrics.addMetric("CapturesUnsettled", MetricUnit.Count, failed);
    metrics.publishStoredMetrics();
  }
}
