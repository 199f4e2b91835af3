/** The dashboard's rows: metrics by the title of their graph. */
import type { IMetric } from "aws-cdk-lib/aws-cloudwatch";
import type { Metrics } from "./metrics";

export function graphsOf(metrics: Metrics): Record<string, IMetric[]>[] {
  const { functions, gateway, table, firewalls, users, queues, mail, payments } = metrics;
  return [
    {
      Requests: [gateway.requests, gateway.rejected],
      Failures: [gateway.failures],
      "Latency, ms": [gateway.p50, gateway.p99],
    },
    {
      Invocations: functions.map(({ name: label, calls }) => calls.with({ label })),
      Errors: functions.map(({ name: label, errors }) => errors.with({ label })),
      "p99, ms": functions.map(({ name: label, p99 }) => p99.with({ label })),
    },
    {
      Mail: [mail.matches, mail.sent, mail.parked, mail.itinerariesParked],
      "Longest due, s; unsettled orders, refused refunds": [
        mail.lag,
        payments.lag,
        payments.unsettled,
        payments.refundsRefused,
      ],
      "Bounces and complaints, share": [mail.bounces, mail.complaints],
    },
    {
      "4xx; mails of a day; share of what is allowed": [gateway.rejectedShare, mail.quotaUsed],
      "Stopped by the firewall": firewalls.map(({ stopped }) => stopped),
      "Sign-ins, throttled": [users.throttles],
    },
    {
      "Table, units": [table.reads, table.writes],
      "Table and indexes, throttled": [
        table.throttles,
        ...table.indexThrottles.map(({ throttles }) => throttles),
      ],
      "Failed invocations": queues.map(({ messages }) => messages),
    },
  ];
}
