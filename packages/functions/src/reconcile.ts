/**
 * The scheduled function for accounts, connections and payments: completes deletions of accounts, hides the postings of flightaids who are off
 * offer, and what is left of suspended users, brings itineraries up to date with the names of their owners, processes changed itineraries,
 * takes due steps, reconciles open orders with PayPal and sends owed refunds. The next run of `notify` sends the mails that this owes.
 */
import { Metrics, MetricUnit } from "@aws-lambda-powertools/metrics";
import { completeDepartures } from "@flightaides/core/account/departure.ts";
import { Connection } from "@flightaides/core/connection";
import { completeSuspensions } from "@flightaides/core/desk/suspend.ts";
import { Itinerary } from "@flightaides/core/itinerary";
import { Payment } from "@flightaides/core/payment";
import type { Context } from "aws-lambda";
import { logger, logIncomplete } from "./logger";
import { traced } from "./trace";

const metrics = new Metrics({ namespace: "FlightAides", serviceName: "reconcile" });

/**
 * Time before the function's timeout after which no new order is started: seven calls to PayPal of
 * 12 s each, the timeout of a call. An order needs up to four, and three more if its access token
 * was revoked.
 */
const reserveMilliseconds = 90_000;
/** Shares of the time after which changes and steps stop, so that time remains for payments. */
const shares = { changes: 1 / 4, steps: 1 / 2, payments: 1 };

/** Refused refunds that are counted at most. */
const mostCounted = 1000;

/** Loaded on demand: it needs the models of all domains, and few runs have a deletion to complete. */
async function loadAccount() {
  return (await import("@flightaides/core/account")).Account;
}

export const handler = traced(run);

/**
 * @throws AggregateError when an order failed, because a user may have paid without being
 * connected, and when a connection could not be changed
 */
async function run(
  _event: unknown,
  { getRemainingTimeInMillis }: Pick<Context, "getRemainingTimeInMillis">,
): Promise<void> {
  const began = Date.now();
  const time = getRemainingTimeInMillis() - reserveMilliseconds;
  const until = (share: number) => new Date(began + share * time);
  let unsettled = 1;
  try {
    const removals = await completeDepartures(
      async (actor, now) => (await loadAccount()).completeRemoval(actor, now),
      { until: until(shares.changes) },
    );
    const offers = await Itinerary.hideDueOffers({ until: until(shares.changes) });
    const suspensions = await completeSuspensions({ until: until(shares.changes) });
    // Before the changes, because it causes some.
    const names = await Connection.followNames({ until: until(shares.changes) });
    const changes = await Connection.followChanges({ until: until(shares.changes) });
    const steps = await Connection.runSteps({ until: until(shares.steps) });
    // After the steps, because they may owe refunds.
    const payments = await Payment.reconcile({ until: until(shares.payments) });
    const parts = [removals, offers, suspensions, names, changes, steps, payments];
    unsettled = payments.failures.length;
    metrics.addMetric("PaymentsReturned", MetricUnit.Count, payments.returned);
    const lag = Math.max(...parts.map(({ lag }) => lag));
    metrics.addMetric("ReconcileLag", MetricUnit.Seconds, lag);
    const refused = await Payment.countRefusedRefunds(mostCounted);
    metrics.addMetric("RefundsRefused", MetricUnit.Count, refused);
    const { asked, paid, returned } = payments;
    const { done: followed } = changes;
    const { taken } = steps;
    if (asked + followed + taken > 0)
      logger().info("reconcile", { asked, paid, returned, followed, taken });
    const failures = parts.flatMap((part) => part.failures);
    if (failures.length > 0) throw new AggregateError(failures, "The run is not complete");
  } catch (error) {
    logIncomplete(error);
    throw error;
  } finally {
    metrics.addMetric("CapturesUnsettled", MetricUnit.Count, unsettled);
    metrics.publishStoredMetrics();
  }
}
