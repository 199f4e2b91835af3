/**
 * The schedule of connections and payments: follows changed itineraries, takes the steps that are due, reconciles open orders
 * with PayPal and sends the refunds that are owed.
 */
import { Metrics, MetricUnit } from "@aws-lambda-powertools/metrics";
import { Connection } from "@flightaides/core/connection";
import { Payment } from "@flightaides/core/payment";
import { logger } from "./logger";
import { sendNow } from "./send-now";

const metrics = new Metrics({ namespace: "FlightAides", serviceName: "reconcile" });

/**
 * @throws AggregateError when an order failed, because somebody may have paid without being connected, and when a connection
 *   could not be changed
 */
export async function handler(): Promise<void> {
  let unsettled = 1;
  try {
    const now = new Date();
    const changes = await Connection.followChanges(now);
    const steps = await Connection.runSteps(now);
    // After the steps, which may owe refunds.
    const { asked, paid, returned, mails, failures } = await Payment.reconcile(now);
    unsettled = failures.length;
    metrics.addMetric("PaymentsReturned", MetricUnit.Count, returned);
    await sendNow([...changes.mails, ...steps.mails, ...mails]);
    const { followed } = changes;
    const { taken } = steps;
    if (asked + followed + taken > 0)
      logger.info("reconcile", { asked, paid, returned, followed, taken });
    const all = [...changes.failures, ...steps.failures, ...failures];
    if (all.length > 0) throw new AggregateError(all, "The run is not complete");
  } catch (error) {
    logger.error("the run is not complete", { error });
    throw error;
  } finally {
    metrics.addMetric("CapturesUnsettled", MetricUnit.Count, unsettled);
    metrics.publishStoredMetrics();
  }
}
