/** The CloudWatch metrics that alarms and dashboard use, by concern. Periods are five minutes unless stated. */
import type { HttpApi } from "aws-cdk-lib/aws-apigatewayv2";
import { type IMetric, MathExpression, Metric } from "aws-cdk-lib/aws-cloudwatch";
import type { IUserPool, IUserPoolClient } from "aws-cdk-lib/aws-cognito";
import type { Table } from "aws-cdk-lib/aws-dynamodb";
import type { Queue } from "aws-cdk-lib/aws-sqs";
import type { CfnWebACL } from "aws-cdk-lib/aws-wafv2";
import { Aws, Duration } from "aws-cdk-lib/core";
import type { Function as Lambda } from "sst/constructs";
import { indexes } from "../../packages/core/src/db/table";

type Watched = {
  functions: Readonly<Record<string, Lambda>>;
  gateway: HttpApi;
  /** Failed invocations, by function. */
  queues: Readonly<Record<string, Queue>>;
  table: Table;
  firewalls: readonly CfnWebACL[];
  userPool: IUserPool;
  client: IUserPoolClient;
};

export type Metrics = ReturnType<typeof metricsOf>;

/** Requests in five minutes below which the share of rejected ones is not significant. */
const enoughRequests = 200;

/** Calls of a function in five minutes below which the share of errors is not significant. */
const enoughCalls = 3;

export function metricsOf(watched: Watched) {
  const { functions, gateway, queues, table, firewalls, userPool, client } = watched;
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
  /** A metric without data counts as zero. The label distinguishes the metrics from those of other sums in a graph. */
  const sum = (label: string, metrics: Record<string, IMetric>): IMetric => {
    const prefix = label.toLowerCase().replace(/[^a-z]+/g, "_");
    const usingMetrics = Object.fromEntries(
      Object.entries(metrics).map(([name, metric]) => [`${prefix}_${name}`, metric]),
    );
    const expression = Object.keys(usingMetrics)
      .map((id) => `FILL(${id}, 0)`)
      .join(" + ");
    return new MathExpression({ expression, usingMetrics, label, period });
  };
  /** DynamoDB reports throttling of an index under the index, not under its table. */
  const throttlesOf = (label: string, dimensions: Record<string, string>): IMetric => {
    const dimensionsMap = { TableName: table.tableName, ...dimensions };
    const throttles = (metricName: string) =>
      table.metric(metricName, { statistic: "Sum", period, dimensionsMap });
    return sum(label, {
      reads: throttles("ReadThrottleEvents"),
      writes: throttles("WriteThrottleEvents"),
    });
  };
  const ofUserPool = (metricName: string): IMetric =>
    new Metric({
      namespace: "AWS/Cognito",
      metricName,
      dimensionsMap: { UserPool: userPool.userPoolId, UserPoolClient: client.userPoolClientId },
      statistic: "Sum",
      period,
    });
  const requests = ofGateway("Count", "Sum");
  const rejected = ofGateway("4xx", "Sum");

  return {
    functions: entries.map(([name, lambda]) => ({
      name,
      calls: lambda.metricInvocations({ period }),
      errors: lambda.metricErrors({ statistic: "Sum", period }),
      /** Zero while there are few calls. */
      errorShare: new MathExpression({
        expression: `IF(calls >= ${enoughCalls}, errors / calls, 0)`,
        usingMetrics: {
          calls: lambda.metricInvocations({ statistic: "Sum", period }),
          errors: lambda.metricErrors({ statistic: "Sum", period }),
        },
        label: `Share of errors of ${name}`,
        period,
      }),
      throttles: lambda.metricThrottles({ statistic: "Sum", period }),
      /** Milliseconds. */
      p99: lambda.metricDuration({ statistic: "p99", period }),
    })),
    gateway: {
      requests,
      rejected,
      /** Zero while there are few requests. */
      rejectedShare: new MathExpression({
        expression: `IF(requests >= ${enoughRequests}, rejected / requests, 0)`,
        usingMetrics: { requests, rejected },
        label: "Share of 4xx",
        period,
      }),
      failures: ofGateway("5xx", "Sum"),
      p50: ofGateway("Latency", "p50"),
      p99: ofGateway("Latency", "p99"),
    },
    table: {
      reads: table.metricConsumedReadCapacityUnits({ statistic: "Sum", period }),
      writes: table.metricConsumedWriteCapacityUnits({ statistic: "Sum", period }),
      throttles: throttlesOf("Table", {}),
      indexThrottles: Object.keys(indexes).map((name) => ({
        name,
        throttles: throttlesOf(name, { GlobalSecondaryIndexName: name }),
      })),
    },
    firewalls: firewalls.map((firewall) => {
      const { name, dimensionsMap } = dimensionsOf(firewall);
      const count = (metricName: string) =>
        new Metric({ namespace: "AWS/WAFV2", metricName, dimensionsMap, statistic: "Sum", period });
      return {
        name,
        /** Requests that a rule has blocked or challenged. */
        stopped: sum(name, {
          blocked: count("BlockedRequests"),
          challenged: count("ChallengeRequests"),
        }),
      };
    }),
    users: {
      throttles: sum("Cognito, throttled", {
        signUps: ofUserPool("SignUpThrottles"),
        signIns: ofUserPool("SignInThrottles"),
        refreshes: ofUserPool("TokenRefreshThrottles"),
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
      /** Used share of SES's quota for 24 hours. */
      quotaUsed: own("MailQuotaUsed", "notify", "Maximum"),
      bounces: reputation("Reputation.BounceRate"),
      complaints: reputation("Reputation.ComplaintRate"),
    },
    desk: {
      /** The looks of one operator in an hour. */
      looks: own("LooksOfOperator", "desk", "Maximum"),
    },
    payments: {
      unsettled: own("CapturesUnsettled", "reconcile", "Maximum"),
      refundsRefused: own("RefundsRefused", "reconcile", "Maximum"),
      /** Seconds. */
      lag: own("ReconcileLag", "reconcile", "Maximum"),
      returned: sum("Payments returned", {
        requests: own("PaymentsReturned", "payment", "Sum"),
        schedule: own("PaymentsReturned", "reconcile", "Sum"),
      }),
    },
  };
}

/** CloudFront's web ACLs have no dimension `Region`. */
function dimensionsOf({ scope, visibilityConfig }: CfnWebACL) {
  if (!("metricName" in visibilityConfig)) throw new Error("The metric's name is not resolved");
  const { metricName: name } = visibilityConfig;
  const dimensionsMap: Record<string, string> = { WebACL: name, Rule: "ALL" };
  if (scope === "REGIONAL") dimensionsMap.Region = Aws.REGION;
  return { name, dimensionsMap };
}
