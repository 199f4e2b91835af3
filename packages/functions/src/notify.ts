/** The scheduled function for notifications: searches new matches and sends due mails. */
import { Metrics, MetricUnit } from "@aws-lambda-powertools/metrics";
import { Notification } from "@flightaides/core/notification";
import type { Context } from "aws-lambda";
import { logger, logIncomplete } from "./logger";
import { traced } from "./trace";

const metrics = new Metrics({ namespace: "FlightAides", serviceName: "notify" });
/** Time before the function's timeout after which no new mail is started. */
const reserveMilliseconds = 15_000;

export const handler = traced(run);

/** @throws Error if the run is incomplete, which raises the alarm; the next run continues */
async function run(
  _event: unknown,
  { getRemainingTimeInMillis }: Pick<Context, "getRemainingTimeInMillis">,
): Promise<void> {
  try {
    const until = new Date(Date.now() + getRemainingTimeInMillis() - reserveMilliseconds);
    record(await Notification.run({ until }));
  } catch (error) {
    // The rest of the run still counts.
    if (error instanceof Notification.IncompleteRun) record(error.report);
    logIncomplete(error);
    throw error;
  } finally {
    metrics.publishStoredMetrics();
  }
}

function record(report: Notification.Report): void {
  const { itineraries, matches, mails, pushes, refused, parked, lag, quotaUsed } = report;
  metrics.addMetric("Matches", MetricUnit.Count, matches);
  metrics.addMetric("MailsSent", MetricUnit.Count, mails.sent);
  metrics.addMetric("MailsParked", MetricUnit.Count, parked.mails);
  metrics.addMetric("ItinerariesParked", MetricUnit.Count, parked.itineraries);
  metrics.addMetric("NotifyLag", MetricUnit.Seconds, lag);
  if (quotaUsed !== undefined) metrics.addMetric("MailQuotaUsed", MetricUnit.NoUnit, quotaUsed);
  for (const error of refused) logger().warn("push refused", { error });
  if (itineraries > 0 || mails.sent + pushes.sent > 0)
    logger().info("run", { itineraries, matches, mails, pushes });
}
