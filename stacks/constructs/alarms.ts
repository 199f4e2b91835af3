/** Production's alarms, by concern. */
import {
  type AlarmProps,
  ComparisonOperator,
  type IMetric,
  TreatMissingData,
} from "aws-cdk-lib/aws-cloudwatch";
import type { Metrics } from "./metrics";

/** One alarm. Its name is `<heading>`, or `<heading>-<of>` where each function or queue has one. */
type Alarm = {
  /** Section of docs/operating.md. */
  heading: string;
  of?: string;
  /** The problem, in a sentence. */
  description: string;
  metric: IMetric;
  atLeast: number;
  /** Breaching periods out of the most recent ones. One of one by default. */
  periods?: { breaching: number; of: number };
  /** How to treat periods without data. Not breaching by default. */
  missing?: TreatMissingData;
};

/** Every alarm. `httpNames` are the functions that serve requests. */
export function alarmsOf(metrics: Metrics, httpNames: readonly string[]): Alarm[] {
  return [
    ...ofFunctions(metrics, httpNames),
    ...ofGateway(metrics),
    ...ofTable(metrics),
    ...ofUsers(metrics),
    ...ofQueues(metrics),
    ...ofMail(metrics),
    ...ofPayments(metrics),
    ...ofDesk(metrics),
  ];
}

export function nameOf({ heading, of }: Alarm): string {
  return of ? `${heading}-${of}` : heading;
}

/** `prefix` is unique in the account. */
export function propsOf(prefix: string, alarm: Alarm): AlarmProps {
  const { heading, description, metric, atLeast, periods, missing } = alarm;
  return {
    alarmName: `${prefix}-${nameOf(alarm)}`,
    alarmDescription: `${description} docs/operating.md#${heading}`,
    metric,
    threshold: atLeast,
    comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
    datapointsToAlarm: periods?.breaching ?? 1,
    evaluationPeriods: periods?.of ?? 1,
    treatMissingData: missing ?? TreatMissingData.NOT_BREACHING,
  };
}

/**
 * An event that arrives during a run of these functions counts as throttled. Their lag shows
 * whether they run.
 */
const scheduled = ["notify", "reconcile"];

/** Triggers of the user pool. They throw to refuse a request. */
const refusing = ["sign-up", "custom-message"];

/** Limit of a function's p99 in milliseconds, cold starts included. `payment` waits for PayPal. */
const maxP99 = (name: string) => (name === "payment" ? 10_000 : 3000);

function ofFunctions({ functions }: Metrics, httpNames: readonly string[]): Alarm[] {
  return functions.flatMap(({ name, errors, errorShare, throttles, p99 }): Alarm[] => [
    refusing.includes(name)
      ? {
          heading: "errors",
          of: name,
          description: `Half of the calls of ${name} have thrown or timed out for ten minutes.`,
          metric: errorShare,
          atLeast: 0.5,
          periods: { breaching: 2, of: 2 },
        }
      : {
          heading: "errors",
          of: name,
          description: `${name} threw or timed out.`,
          metric: errors,
          atLeast: 1,
        },
    ...(scheduled.includes(name)
      ? []
      : [
          {
            heading: "throttles",
            of: name,
            description: `${name} exceeded the account's concurrent executions.`,
            metric: throttles,
            atLeast: 1,
          },
        ]),
    ...(httpNames.includes(name)
      ? [
          {
            heading: "latency",
            of: name,
            description: `The p99 of ${name} is over ${maxP99(name) / 1000} s.`,
            metric: p99,
            atLeast: maxP99(name),
            // With few calls a single cold start is the p99 of its period.
            periods: { breaching: 3, of: 4 },
          },
        ]
      : []),
  ]);
}

function ofGateway({ gateway, firewalls }: Metrics): Alarm[] {
  return [
    {
      heading: "gateway-failures",
      description:
        "The gateway answered 5xx: the functions' own 500s, and functions that gave no response.",
      metric: gateway.failures,
      atLeast: 5,
    },
    {
      heading: "gateway-rejections",
      description: "Half of the requests have been answered with 4xx for a quarter of an hour.",
      metric: gateway.rejectedShare,
      atLeast: 0.5,
      periods: { breaching: 3, of: 3 },
    },
    ...firewalls.map(({ name, stopped }) => ({
      heading: "firewall-blocks",
      of: name,
      description: `The rules of ${name} stop many requests.`,
      metric: stopped,
      atLeast: 500,
      periods: { breaching: 2, of: 3 },
    })),
  ];
}

/** A hot key throttles one index. Writes to the table that the index takes part in are throttled with it. */
function ofTable({ table }: Metrics): Alarm[] {
  return [
    {
      heading: "table-throttles",
      description: "DynamoDB throttled reads or writes.",
      metric: table.throttles,
      atLeast: 1,
      periods: { breaching: 2, of: 3 },
    },
    ...table.indexThrottles.map(({ name, throttles }) => ({
      heading: "index-throttles",
      of: name,
      description: `DynamoDB throttled reads or writes of the index ${name}.`,
      metric: throttles,
      atLeast: 1,
      periods: { breaching: 2, of: 3 },
    })),
  ];
}

function ofUsers({ users }: Metrics): Alarm[] {
  return [
    {
      heading: "sign-in-throttles",
      description: "Cognito throttled sign-ups, sign-ins or renewals of tokens.",
      metric: users.throttles,
      atLeast: 1,
      periods: { breaching: 2, of: 3 },
    },
  ];
}

function ofQueues({ queues }: Metrics): Alarm[] {
  return queues.map(({ name, messages }) => ({
    heading: "lost",
    of: name,
    description: `Failed invocations of ${name} are in its queue.`,
    metric: messages,
    atLeast: 1,
  }));
}

function ofMail({ mail }: Metrics): Alarm[] {
  return [
    {
      heading: "mails-parked",
      description: "Mails have failed too often and need an operator.",
      metric: mail.parked,
      atLeast: 1,
    },
    {
      heading: "itineraries-parked",
      description: "The search for the matches of an itinerary has failed too often.",
      metric: mail.itinerariesParked,
      atLeast: 1,
    },
    {
      heading: "notify-lag",
      description:
        "A mail or an itinerary has been due for ten minutes, or the schedule does not run.",
      metric: mail.lag,
      atLeast: 600,
      periods: { breaching: 2, of: 2 },
      // Every run publishes it, once per minute.
      missing: TreatMissingData.BREACHING,
    },
    {
      heading: "mail-quota",
      description: "80 % of the mails that SES allows in 24 hours are sent.",
      metric: mail.quotaUsed,
      atLeast: 0.8,
    },
    {
      heading: "mail-bounces",
      description: "4 % of mails bounce. At 5 % SES reviews the account.",
      metric: mail.bounces,
      atLeast: 0.04,
    },
    {
      heading: "mail-complaints",
      description: "0.08 % of mails are reported as spam. At 0.1 % SES reviews the account.",
      metric: mail.complaints,
      atLeast: 0.0008,
    },
  ];
}

function ofDesk({ desk }: Metrics): Alarm[] {
  return [
    {
      heading: "many-looks",
      description:
        "An operator has looked at more than 100 people in an hour. The record of the desk says who.",
      metric: desk.looks,
      atLeast: 101,
    },
  ];
}

function ofPayments({ payments }: Metrics): Alarm[] {
  return [
    {
      heading: "captures-unsettled",
      description: "Orders could not be settled with PayPal: a payer may not be connected.",
      metric: payments.unsettled,
      atLeast: 1,
    },
    {
      heading: "reconcile-lag",
      description:
        "An order or a step of a connection has been due for half an hour, or the schedule does not run.",
      metric: payments.lag,
      atLeast: 1800,
      periods: { breaching: 3, of: 3 },
      // Every run publishes it. Between the ends of two runs there are up to ten minutes.
      missing: TreatMissingData.BREACHING,
    },
    {
      heading: "refunds-refused",
      description: "PayPal refuses a refund for good: an operator sends the money in another way.",
      metric: payments.refundsRefused,
      atLeast: 1,
    },
    {
      heading: "payments-returned",
      description: "A payment arrived that could not be delivered, and is refunded.",
      metric: payments.returned,
      atLeast: 1,
    },
  ];
}
