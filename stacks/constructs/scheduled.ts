/** A Lambda function that runs on a schedule. */
import { Queue, QueueEncryption } from "aws-cdk-lib/aws-sqs";
import { Duration } from "aws-cdk-lib/core";
import { Cron, type Function as Lambda, type Stack } from "sst/constructs";
import type { LambdaName } from "../../packages/core/src/environment";
import { isProduction } from "../../packages/core/src/stage-defaults";
import { lambda, type Privilege } from "./lambda";

/**
 * Runs do not overlap. Claims make concurrent runs safe, but each would use SES's full send rate. A
 * run that fails or never starts is not repeated: the next one does its work. Lost events are
 * therefore not stored; the alarms `errors` and the lag of the function report problems.
 */
export function scheduled(
  stack: Stack,
  name: LambdaName,
  { everyMinutes, privileges }: { everyMinutes: number; privileges: readonly Privilege[] },
): Lambda {
  const job = lambda(stack, name, {
    privileges,
    // A new account has a limit of ten concurrent executions, of which none can be reserved, so a personal stage
    // could not be deployed with a reservation.
    ...(isProduction(stack.stage) && { reservedConcurrentExecutions: 1 }),
    retryAttempts: 0,
    // Events that arrive during a run are retried for this long, Lambda's minimum. A longer queue
    // would only contain work that the next event triggers anyway.
    maxEventAge: Duration.minutes(1),
  });
  new Cron(stack, `${name}-schedule`, {
    schedule: `rate(${everyMinutes} minute${everyMinutes === 1 ? "" : "s"})`,
    job: { function: job, cdk: { target: { retryAttempts: 0 } } },
  });
  return job;
}

export function failureQueue(stack: Stack, id: string): Queue {
  return new Queue(stack, id, {
    encryption: QueueEncryption.SQS_MANAGED,
    enforceSSL: true,
    // SQS's maximum.
    retentionPeriod: Duration.days(14),
  });
}
