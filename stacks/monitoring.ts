/**
 * Production's monitoring: alarms that notify the operator, a dashboard and a budget.
 * docs/operating.md has a section for each kind of alarm; a test checks that they match.
 */
import { CfnBudget } from "aws-cdk-lib/aws-budgets";
import { Alarm, Dashboard, GraphWidget } from "aws-cdk-lib/aws-cloudwatch";
import { SnsAction } from "aws-cdk-lib/aws-cloudwatch-actions";
import { EventField, Rule, RuleTargetInput } from "aws-cdk-lib/aws-events";
import { SnsTopic } from "aws-cdk-lib/aws-events-targets";
import { ServicePrincipal } from "aws-cdk-lib/aws-iam";
import { Topic } from "aws-cdk-lib/aws-sns";
import { EmailSubscription } from "aws-cdk-lib/aws-sns-subscriptions";
import { CfnWebACL } from "aws-cdk-lib/aws-wafv2";
import { Duration } from "aws-cdk-lib/core";
import { type StackContext, use } from "sst/constructs";
import { Api } from "./api";
import { Auth } from "./auth";
import { Backups } from "./backups";
import { alarmsOf, nameOf, propsOf } from "./constructs/alarms";
import { graphsOf } from "./constructs/graphs";
import { metricsOf } from "./constructs/metrics";
import { Database } from "./database";
import { Notify } from "./notify";
import { settings } from "./settings";

export function Monitoring({ app, stack }: StackContext) {
  const { signUp, customMessage, userPool, client } = use(Auth);
  const { functions: http, check, gateway } = use(Api);
  const { functions: jobs, queues } = use(Notify);
  const { exportUsers } = use(Backups);
  const { table } = use(Database);
  const { alarmAddress, monthlyBudget } = settings(app.stage);
  const name = `${app.name}-${app.stage}`;
  const metrics = metricsOf({
    functions: {
      ...http,
      ...jobs,
      "sign-up": signUp,
      "custom-message": customMessage,
      "export-users": exportUsers,
      ...(check && { "check-version": check }),
    },
    gateway,
    queues,
    table,
    firewalls: app.node.findAll().filter((one) => one instanceof CfnWebACL),
    userPool,
    client,
  });

  // Not encrypted: CloudWatch and Budgets can't publish to a topic with an AWS-managed key.
  const topic = new Topic(stack, "Alarms", { enforceSSL: true });
  // A topic with an explicit policy loses SNS's default policy, which admits every service of the account.
  for (const service of ["cloudwatch", "budgets"]) {
    const conditions = { StringEquals: { "aws:SourceAccount": stack.account } };
    topic.grantPublish(new ServicePrincipal(`${service}.amazonaws.com`, { conditions }));
  }
  if (alarmAddress) topic.addSubscription(new EmailSubscription(alarmAddress));
  // AWS Backup's metrics have no total, and its jobs are few.
  new Rule(stack, "FailedBackups", {
    description: "Backups of the table, and their copies to the second account, that failed",
    eventPattern: {
      source: ["aws.backup"],
      detailType: ["Backup Job State Change", "Copy Job State Change"],
      detail: { state: ["FAILED", "ABORTED", "EXPIRED"] },
    },
    targets: [
      new SnsTopic(topic, {
        message: RuleTargetInput.fromText(
          `${EventField.detailType}: ${EventField.fromPath("$.detail.state")}. docs/operating.md#backups`,
        ),
      }),
    ],
  });
  const action = new SnsAction(topic);
  for (const alarm of alarmsOf(metrics, Object.keys(http))) {
    new Alarm(stack, nameOf(alarm), propsOf(name, alarm)).addAlarmAction(action);
  }

  new Dashboard(stack, "Dashboard", {
    dashboardName: name,
    defaultInterval: Duration.days(1),
    widgets: graphsOf(metrics).map((row) =>
      Object.entries(row).map(([title, left]) => new GraphWidget({ title, left, width: 8 })),
    ),
  });

  new CfnBudget(stack, "Budget", {
    budget: {
      budgetName: name,
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
