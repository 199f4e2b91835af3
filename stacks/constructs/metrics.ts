/** The CloudWatch metrics that alarms and dashboard use, by concern. Periods are five minutes unless stated. */
import type { HttpApi } from "aws-cdk-lib/aws-apigatewayv2";
import { type IMetric, MathExpression, Metric } from "aws-cdk-lib/aws-cloudwatch";
import type { Table } from "aws-cdk-lib/aws-dynamodb";
import type { Queue } from "aws-cdk-lib/aws-sqs";
import { Duration } from "aws-cdk-lib/core";
import type { Function as Lambda } from "sst/constructs";

type Watched = {
  functions: Readonly<Record<string, Lambda>>;
  gateway: HttpApi;
  /** Failed invocations, by function. */
  queues: Readonly<Record<string, Queue>>;
  table: Table;
};

export type Metrics = ReturnType<typeof metricsOf>;

export function metricsOf({ functions, gateway, queues, table }: Watched) {
  const period = Duration.minutes(5);
  /** Counted by packages/functions/src itself. */
  const own = (metricName: string, service: string, statistic: string): IMetric =>
    new Metric({
      namespace: "FlightAides",
      metricName,
      dimensionsMap: { service },
      statistic,
      period,
    });
  const ofGateway = (metricName: string, statistic: string): IMetric =>
    new Metric({
      namespace: "AWS/ApiGateway",
      metricName,
      dimensionsMap: { ApiId: gateway.apiId },
      statistic,
      period,
    });
  /** A share of all mails, per hour. */
  const reputation = (metricName: string): IMetric =>
    new Metric({
      namespace: "AWS/SES",
      metricName,
      statistic: "Average",
      period: Duration.hours(1),
    });
  const entries = Object.entries(functions);

  return {
    functions: entries.map(([name, lambda]) => ({
      name,
      calls: lambda.metricInvocations({ period }),
      errors: lambda.metricErrors({ statistic: "Sum", period }),
      throttles: lambda.metricThrottles({ statistic: "Sum", period }),
      /** Milliseconds. */
      p99: lambda.metricDuration({ statistic: "p99", period }),
    })),
    gateway: {
      requests: ofGateway("Count", "Sum"),
      rejected: ofGateway("4xx", "Sum"),
      failures: ofGateway("5xx", "Sum"),
      p50: ofGateway("Latency", "p50"),
      p99: ofGateway("Latency", "p99"),
    },
    table: {
      reads: table.metricConsumedReadCapacityUnits({ statistic: "Sum", period }),
      writes: table.metricConsumedWriteCapacityUnits({ statistic: "Sum", period }),
      throttles: new MathExpression({
        expression: "reads + writes",
        usingMetrics: {
          reads: table.metric("ReadThrottleEvents", { statistic: "Sum", period }),
          writes: table.metric("WriteThrottleEvents", { statistic: "Sum", period }),
        },
        label: "Throttled by the table",
        period,
      }),
    },
    queues: Object.entries(queues).map(([name, queue]) => ({
      name,
      messages: queue.metricApproximateNumberOfMessagesVisible({ statistic: "Maximum", period }),
    })),
    mail: {
      matches: own("Matches", "notify", "Sum"),
      sent: own("MailsSent", "notify", "Sum"),
      parked: own("MailsParked", "notify", "Maximum"),
      itinerariesParked: own("ItinerariesParked", "notify", "Maximum"),
      /** Seconds. */
      lag: own("NotifyLag", "notify", "Maximum"),
      bounces: reputation("Reputation.BounceRate"),
      complaints: reputation("Reputation.ComplaintRate"),
    },
    payments: {
      unsettled: own("CapturesUnsettled", "reconcile", "Maximum"),
      /** Seconds. */
      lag: own("ReconcileLag", "reconcile", "Maximum"),
      returned: new MathExpression({
        expression: "FILL(requests, 0) + FILL(schedule, 0)",
        usingMetrics: {
          requests: own("PaymentsReturned", "payment", "Sum"),
          schedule: own("PaymentsReturned", "reconcile", "Sum"),
        },
        label: "Payments returned",
        period,
      }),
    },
  };
}
