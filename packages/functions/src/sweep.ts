/** The schedule of payments: asks PayPal about the orders that were left hanging. */
import { Metrics, MetricUnit } from "@aws-lambda-powertools/metrics";
import { Payment } from "@flightaides/core/payment";
import { logger } from "./logger";
import { sendNow } from "./send-now";

const metrics = new Metrics({ namespace: "FlightAides", serviceName: "sweep" });

/** @throws when an order could not be settled: somebody may have paid and not be connected */
export async function handler(): Promise<void> {
  let unsettled = 0;
  try {
    const { asked, paid, mails } = await Payment.sweep(new Date());
    await Promise.all(mails.map(sendNow));
    if (asked > 0) logger.info("sweep", { asked, paid });
  } catch (error) {
    unsettled = error instanceof AggregateError ? error.errors.length : 1;
    logger.error("orders could not be settled", { error });
    throw error;
  } finally {
    metrics.addMetric("CapturesUnsettled", MetricUnit.Count, unsettled);
    metrics.publishStoredMetrics();
  }
}
