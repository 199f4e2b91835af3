/** The schedule of payments: reconciles open orders with PayPal and sends the refunds that are owed. */
import { Metrics, MetricUnit } from "@aws-lambda-powertools/metrics";
import { Payment } from "@flightaides/core/payment";
import { logger } from "./logger";
import { sendNow } from "./send-now";

const metrics = new Metrics({ namespace: "FlightAides", serviceName: "reconcile" });

/** @throws AggregateError when an order failed: somebody may have paid without being connected */
export async function handler(): Promise<void> {
  let unsettled = 1;
  try {
    const { asked, paid, returned, mails, failures } = await Payment.reconcile(new Date());
    unsettled = failures.length;
    metrics.addMetric("PaymentsReturned", MetricUnit.Count, returned);
    await sendNow(mails);
    if (asked > 0) logger.info("reconcile", { asked, paid, returned });
    if (failures.length > 0)
      throw new AggregateError(failures, "Orders could not be reconciled with PayPal");
  } catch (error) {
    logger.error("orders could not be reconciled", { error });
    throw error;
  } finally {
    metrics.addMetric("CapturesUnsettled", MetricUnit.Count, unsettled);
    metrics.publishStoredMetrics();
  }
}
