/**
 * Whether AWS's notifications of a stage are delivered: from an alarm, a rule, a budget or a
 * configuration set to a topic or a function, through the policies on the way, to a subscription.
 * Covers the part of IAM that these policies use.
 */
import { matches } from "./policy";
import { allOf, type Stage, type Statement, text } from "./stage";

export type Notification = {
  /** Type and name of the sender: `alarm flightaides-prod-errors-api`. */
  from: string;
  /** Its principal. */
  service: string;
  /** Condition keys that the service sets on its requests. */
  context: Record<string, string>;
  /** ARN of a topic or a function. Undefined if there is no target. */
  to: string | undefined;
};

type PolicyStatement = Statement & { Principal: string | Record<string, string | string[]> };
type Condition = NonNullable<Statement["Condition"]>;

const account = "000000000000";
const region = "us-east-1";
const known = { "AWS::AccountId": account, "AWS::Region": region };

/** All notifications that AWS sends to a stage. */
export function notificationsOf(stage: Stage): Notification[] {
  const arn = (value: unknown) => text(stage, value, known);
  const source = (name: string) => ({ "aws:SourceAccount": account, "aws:SourceArn": name });
  const to = (values: unknown) => (values ? (values as unknown[]).map(arn) : [undefined]);

  const alarms = allOf(stage, "AWS::CloudWatch::Alarm").flatMap(([, { Properties }]) =>
    to(Properties.AlarmActions).map((action) => ({
      from: `alarm ${Properties.AlarmName}`,
      service: "cloudwatch.amazonaws.com",
      context: source(`arn:aws:cloudwatch:${region}:${account}:alarm:${Properties.AlarmName}`),
      to: action,
    })),
  );
  const rules = allOf(stage, "AWS::Events::Rule").flatMap(([id, { Properties }]) =>
    to((Properties.Targets as { Arn: unknown }[] | undefined)?.map(({ Arn }) => Arn)).map(
      (target) => ({
        from: `rule ${arn({ Ref: id })}`,
        service: "events.amazonaws.com",
        // A function sees the rule. AWS documents that the policy of a topic can have no conditions for EventBridge.
        context: isTopic(stage, target) ? {} : source(arn({ "Fn::GetAtt": [id, "Arn"] })),
        to: target,
      }),
    ),
  );
  const budgets = allOf(stage, "AWS::Budgets::Budget").flatMap(([, { Properties }]) => {
    const { BudgetName } = Properties.Budget as { BudgetName: string };
    const notifications = Properties.NotificationsWithSubscribers as {
      Subscribers: { Address: unknown }[];
    }[];
    return notifications
      .flatMap(({ Subscribers }) => to(Subscribers.map(({ Address }) => Address)))
      .map((subscriber) => ({
        from: `budget ${BudgetName}`,
        service: "budgets.amazonaws.com",
        context: source(`arn:aws:budgets::${account}:budget/${BudgetName}`),
        to: subscriber,
      }));
  });
  const mails = allOf(stage, "AWS::SES::ConfigurationSetEventDestination").map(
    ([, { Properties }]) => {
      const { SnsDestination } = Properties.EventDestination as {
        SnsDestination: { TopicARN: unknown };
      };
      const name = arn(Properties.ConfigurationSetName);
      return {
        from: `configuration set ${name}`,
        service: "ses.amazonaws.com",
        context: source(`arn:aws:ses:${region}:${account}:configuration-set/${name}`),
        to: arn(SnsDestination.TopicARN),
      };
    },
  );
  return [...alarms, ...rules, ...budgets, ...mails];
}

/** Why a notification does not arrive; undefined if it does. */
export function obstacleOf(stage: Stage, notification: Notification): string | undefined {
  const { service, context, to } = notification;
  if (!to) return "notifies nobody";
  if (!isTopic(stage, to)) {
    return mayInvoke(stage, service, context["aws:SourceArn"], to)
      ? undefined
      : `${service} may not invoke ${to}`;
  }
  // CloudWatch, SES and Budgets cannot use an AWS-managed key, and the policies of other keys are
  // not evaluated here.
  if (topicOf(stage, to)?.KmsMasterKeyId) return `${to} is encrypted`;
  const request = { ...context, "aws:SecureTransport": "true" };
  const statements = policyOf(stage, to).filter((one) => covers(stage, one, service, to, request));
  if (!statements.some(({ Effect }) => Effect === "Allow")) {
    return `the policy of ${to} does not allow ${service} to publish`;
  }
  if (statements.some(({ Effect }) => Effect === "Deny")) {
    return `the policy of ${to} denies ${service} to publish`;
  }
  const subscriptions = allOf(stage, "AWS::SNS::Subscription")
    .map(([, { Properties }]) => Properties)
    .filter(({ TopicArn }) => text(stage, TopicArn, known) === to);
  if (subscriptions.length === 0) return `${to} has no subscription`;
  const unreachable = subscriptions
    .filter(({ Protocol }) => Protocol === "lambda")
    .map(({ Endpoint }) => text(stage, Endpoint, known))
    .filter((endpoint) => !mayInvoke(stage, "sns.amazonaws.com", to, endpoint));
  return unreachable.length > 0 ? `${to} may not invoke ${unreachable}` : undefined;
}

function topicOf(stage: Stage, arn: string): Record<string, unknown> | undefined {
  return allOf(stage, "AWS::SNS::Topic")
    .filter(([id]) => text(stage, { Ref: id }, known) === arn)
    .map(([, { Properties }]) => Properties ?? {})[0];
}

function isTopic(stage: Stage, arn: string | undefined): boolean {
  return arn !== undefined && topicOf(stage, arn) !== undefined;
}

/** A topic without an explicit policy would allow every service of the account. Every topic has one. */
function policyOf(stage: Stage, topic: string): PolicyStatement[] {
  return allOf(stage, "AWS::SNS::TopicPolicy")
    .filter(([, { Properties }]) =>
      (Properties.Topics as unknown[]).some((one) => text(stage, one, known) === topic),
    )
    .flatMap(
      ([, { Properties }]) =>
        (Properties.PolicyDocument as { Statement: PolicyStatement[] }).Statement,
    );
}

function covers(
  stage: Stage,
  { Principal, Action, Resource, Condition = {} }: PolicyStatement,
  service: string,
  topic: string,
  request: Record<string, string>,
): boolean {
  const principals = typeof Principal === "string" ? [Principal] : Object.values(Principal).flat();
  return (
    principals.some((principal) => principal === "*" || principal === service) &&
    [Action].flat().some((action) => matches(action.toLowerCase(), "sns:publish")) &&
    [Resource].flat().some((resource) => matches(text(stage, resource, known), topic)) &&
    holds(stage, Condition, request)
  );
}

/** A key that the service does not set fulfils no condition. */
function holds(stage: Stage, condition: Condition, request: Record<string, string>): boolean {
  return Object.entries(condition).every(([operator, keys]) => {
    if (!/^(StringEquals|ArnEquals|ArnLike|Bool)$/.test(operator)) {
      throw new Error(`${operator} is not evaluated`);
    }
    return Object.entries(keys).every(([key, values]) => {
      const [, value] =
        Object.entries(request).find(([name]) => name.toLowerCase() === key.toLowerCase()) ?? [];
      return (
        value !== undefined &&
        [values].flat().some((one) => {
          const expected = text(stage, one, known);
          return operator.startsWith("Arn") ? matches(expected, value) : expected === value;
        })
      );
    });
  });
}

function mayInvoke(
  stage: Stage,
  service: string,
  source: string | undefined,
  endpoint: string,
): boolean {
  return allOf(stage, "AWS::Lambda::Permission").some(
    ([, { Properties }]) =>
      Properties.Action === "lambda:InvokeFunction" &&
      Properties.Principal === service &&
      text(stage, Properties.FunctionName, known) === endpoint &&
      text(stage, Properties.SourceArn, known) === source,
  );
}
