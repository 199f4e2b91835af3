/** The schedule: matches what is new and sends what is due. */
import { Metrics, MetricUnit } from "@aws-lambda-powertools/metrics";
import { Notification } from "@flightaides/core/notification";
import type { Context } from "aws-lambda";
import { logger } from "./logger";

const metrics = new Metrics({ namespace: "FlightAides", serviceName: "notify" });
/** Before the function is cut off, so that no mail is under way at that moment. */
const reserveMilliseconds = 15_000;

/** @throws when the run is not complete, so that the alarm rings; the next run goes on */
export async function handler(
  _event: unknown,
  { getRemainingTimeInMillis }: Pick<Context, "getRemainingTimeInMillis">,
): Promise<void> {
  try {
    const until = new Date(Date.now() + getRemainingTimeInMillis() - reserveMilliseconds);
    const { itineraries, matches, mails, parked, lag } = await Notification.run({ until });
    metrics.addMetric("Matches", MetricUnit.Count, matches);
    metrics.addMetric("MailsSent", MetricUnit.Count, mails.sent);
    metrics.addMetric("MailsParked", MetricUnit.Count, parked);
    metrics.addMetric("NotifyLag", MetricUnit.Seconds, lag);
    if (itineraries > 0 || mails.sent > 0) logger.info("run", { itineraries, matches, mails });
  } catch (error) {
    logger.error("the run is not complete", { error });
    throw error;
  } finally {
    metrics.publishStoredMetrics();
  }
}
