/**
 * Who watches production: one dashboard, and alarms that write to the operator. docs/operating.md says of each alarm what to
 * do about it; a test holds the two together.
 */
import { CfnBudget } from "aws-cdk-lib/aws-budgets";
import {
  Alarm,
  type AlarmProps,
  ComparisonOperator,
  Dashboard,
  GraphWidget,
  type IMetric,
  MathExpression,
  Metric,
  TreatMissingData,
} from "aws-cdk-lib/aws-cloudwatch";
import { SnsAction } from "aws-cdk-lib/aws-cloudwatch-actions";
import { ServicePrincipal } from "aws-cdk-lib/aws-iam";
import { Topic } from "aws-cdk-lib/aws-sns";
import { EmailSubscription } from "aws-cdk-lib/aws-sns-subscriptions";
import { Duration } from "aws-cdk-lib/core";
import { type Function as Lambda, type StackContext, use } from "sst/constructs";
import { Api } from "./api";
import { Auth } from "./auth";
import { Database } from "./database";
import { Notify } from "./notify";
import { settings } from "./settings";

type Watch = {
  /** The alarm's name behind the stage's, and its heading in docs/operating.md up to the first hyphen-separated function. */
  name: string;
  /** What has happened when it rings, in a sentence. */
  says: string;
  metric: IMetric;
  atLeast: number;
  /** So many periods of the last so many, one of one unless said. */
  periods?: [number, number];
  /** What silence means: nothing has happened, unless said. */
  silence?: TreatMissingData;
};

/** Milliseconds that the slowest hundredth of a function's calls may take, cold starts among them; PayPal takes its time. */
const patience = (name: string) => (name === "payment" ? 10_000 : 3000);

export function Monitoring({ app, stack }: StackContext) {
  const { signUp } = use(Auth);
  const { functions: http, gateway } = use(Api);
  const { functions: jobs, queues } = use(Notify);
  const { table } = use(Database);
  const { alarmAddress, monthlyBudget } = settings(app.stage);
  const five = { period: Duration.minutes(5) };
  const functions: [string, Lambda][] = [
    ...Object.entries({ ...http, ...jobs }),
    ["sign-up", signUp],
  ];

  /** What packages/functions/src counts itself. */
  const own = (metricName: string, service: string, statistic: string) =>
    new Metric({
      namespace: "FlightAides",
      metricName,
      dimensionsMap: { service },
      statistic,
      ...five,
    });
  const reputation = (metricName: string) =>
    new Metric({
      namespace: "AWS/SES",
      metricName,
      statistic: "Average",
      period: Duration.hours(1),
    });
  const gatewayMetric = (metricName: string, statistic: string) =>
    new Metric({
      namespace: "AWS/ApiGateway",
      metricName,
      dimensionsMap: { ApiId: gateway.apiId },
      statistic,
      ...five,
    });
  const refusals = new MathExpression({
    expression: "reads + writes",
    usingMetrics: {
      reads: table.metric("ReadThrottleEvents", { statistic: "Sum", ...five }),
      writes: table.metric("WriteThrottleEvents", { statistic: "Sum", ...five }),
    },
    label: "Throttled by the table",
    ...five,
  });

  const watches: Watch[] = [
    ...functions.flatMap(([name, lambda]): Watch[] => [
      {
        name: `errors-${name}`,
        says: `${name} threw, or ran out of time.`,
        metric: lambda.metricErrors({ statistic: "Sum", ...five }),
        atLeast: 1,
      },
      {
        name: `throttles-${name}`,
        says: `${name} was called more often than the account may run functions.`,
        metric: lambda.metricThrottles({ statistic: "Sum", ...five }),
        // The schedule's runs wait for each other, which counts as throttling.
        atLeast: lambda === jobs.notify || lambda === jobs.reconcile ? 10 : 1,
      },
    ]),
    ...Object.entries(http).map(
      ([name, lambda]): Watch => ({
        name: `latency-${name}`,
        says: `One in a hundred answers of ${name} takes over ${patience(name) / 1000} s.`,
        metric: lambda.metricDuration({ statistic: "p99", ...five }),
        atLeast: patience(name),
        // A single cold start among few calls is no news.
        periods: [3, 4],
      }),
    ),
    {
      name: "gateway-failures",
      says: "The gateway answered 5xx: our own 500s, and functions that gave no answer.",
      metric: gatewayMetric("5xx", "Sum"),
      atLeast: 5,
    },
    {
      name: "table-throttles",
      says: "DynamoDB refused reads or writes.",
      metric: refusals,
      atLeast: 1,
      periods: [2, 3],
    },
    ...Object.entries(queues).map(
      ([name, queue]): Watch => ({
        name: `lost-${name}`,
        says: `Calls of ${name} that failed for good wait in a queue.`,
        metric: queue.metricApproximateNumberOfMessagesVisible({ statistic: "Maximum", ...five }),
        atLeast: 1,
      }),
    ),
    {
      name: "mails-parked",
      says: "Mails have failed too often and need a person.",
      metric: own("MailsParked", "notify", "Maximum"),
      atLeast: 1,
    },
    {
      name: "notify-lag",
      says: "The mail longest due waits for ten minutes, or the schedule has gone silent.",
      metric: own("NotifyLag", "notify", "Maximum"),
      atLeast: 600,
      periods: [2, 2],
      // It says something every minute.
      silence: TreatMissingData.BREACHING,
    },
    {
      name: "captures-unsettled",
      says: "Orders could not be settled with PayPal: somebody may have paid and not be connected.",
      metric: own("CapturesUnsettled", "reconcile", "Maximum"),
      atLeast: 1,
    },
    {
      name: "mail-bounces",
      says: "4 in 100 mails come back. At 5 SES puts the account under review.",
      metric: reputation("Reputation.BounceRate"),
      atLeast: 0.04,
    },
    {
      name: "mail-complaints",
      says: "8 in 10,000 mails are reported as unwanted. At 10 SES puts the account under review.",
      metric: reputation("Reputation.ComplaintRate"),
      atLeast: 0.0008,
    },
  ];

  const topic = new Topic(stack, "Alarms", { enforceSSL: true });
  if (alarmAddress) topic.addSubscription(new EmailSubscription(alarmAddress));
  for (const watch of watches) alarm(watch).addAlarmAction(new SnsAction(topic));

  function alarm({ name, says, metric, atLeast, periods, silence }: Watch): Alarm {
    const [of, last] = periods ?? [1, 1];
    const props: AlarmProps = {
      alarmName: `${app.name}-${app.stage}-${name}`,
      alarmDescription: `${says} docs/operating.md#${name.replace(/^(errors|throttles|latency|lost)-.*/, "$1")}`,
      metric,
      threshold: atLeast,
      comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      datapointsToAlarm: of,
      evaluationPeriods: last,
      treatMissingData: silence ?? TreatMissingData.NOT_BREACHING,
    };
    return new Alarm(stack, name, props);
  }

  const graph = (title: string, left: IMetric[]) => new GraphWidget({ title, left, width: 8 });
  const ofAll = (metric: (lambda: Lambda, name: string) => IMetric) =>
    functions.map(([name, lambda]) => metric(lambda, name));
  new Dashboard(stack, "Dashboard", {
    dashboardName: `${app.name}-${app.stage}`,
    defaultInterval: Duration.days(1),
    widgets: [
      [
        graph("Requests", [gatewayMetric("Count", "Sum"), gatewayMetric("4xx", "Sum")]),
        graph("Failures", [gatewayMetric("5xx", "Sum")]),
        graph("Answer, ms", [gatewayMetric("Latency", "p50"), gatewayMetric("Latency", "p99")]),
      ],
      [
        graph(
          "Calls",
          ofAll((lambda, label) => lambda.metricInvocations({ label, ...five })),
        ),
        graph(
          "Errors",
          ofAll((lambda, label) => lambda.metricErrors({ label, ...five })),
        ),
        graph(
          "Slowest hundredth, ms",
          ofAll((lambda, label) => lambda.metricDuration({ label, statistic: "p99", ...five })),
        ),
      ],
      [
        graph("Mail", [
          own("Matches", "notify", "Sum"),
          own("MailsSent", "notify", "Sum"),
          own("MailsParked", "notify", "Maximum"),
        ]),
        graph("Mail longest due, s; orders unsettled", [
          own("NotifyLag", "notify", "Maximum"),
          own("CapturesUnsettled", "reconcile", "Maximum"),
        ]),
        graph("Bounces and complaints, share", [
          reputation("Reputation.BounceRate"),
          reputation("Reputation.ComplaintRate"),
        ]),
      ],
      [
        graph("Table, units", [
          table.metricConsumedReadCapacityUnits({ statistic: "Sum", ...five }),
          table.metricConsumedWriteCapacityUnits({ statistic: "Sum", ...five }),
        ]),
        graph("Table, throttled", [refusals]),
        graph(
          "Lost calls",
          Object.values(queues).map((queue) =>
            queue.metricApproximateNumberOfMessagesVisible({ statistic: "Maximum", ...five }),
          ),
        ),
      ],
    ],
  });

  // By mail as well as by the topic's, because whoever reads the one may not read the other.
  topic.grantPublish(new ServicePrincipal("budgets.amazonaws.com"));
  new CfnBudget(stack, "Budget", {
    budget: {
      budgetName: `${app.name}-${app.stage}`,
      budgetType: "COST",
      timeUnit: "MONTHLY",
      budgetLimit: { amount: monthlyBudget, unit: "USD" },
    },
    notificationsWithSubscribers: [
      { notificationType: "ACTUAL", threshold: 80 },
      { notificationType: "FORECASTED", threshold: 100 },
    ].map((notification) => ({
      notification: {
        ...notification,
        thresholdType: "PERCENTAGE",
        comparisonOperator: "GREATER_THAN",
      },
      subscribers: [{ subscriptionType: "SNS", address: topic.topicArn }],
    })),
  });
}
