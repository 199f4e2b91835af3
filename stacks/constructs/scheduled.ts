/** A Lambda function that runs on a schedule. */
import { Queue, QueueEncryption } from "aws-cdk-lib/aws-sqs";
import { Duration } from "aws-cdk-lib/core";
import { Cron, type Function as Lambda, type Stack } from "sst/constructs";
import type { LambdaName } from "../../packages/core/src/environment";
import { lambda, type Privilege } from "./lambda";
import { isProduction } from "./protection";

/**
 * Runs do not overlap. Claims make concurrent runs harmless, but each would use SES's whole send rate. A run that fails or is
 * never begun is not made up for: the next one does its work. So nothing keeps lost events; the alarms `errors` and the lag of the
 * function ring instead.
 */
export function scheduled(
  stack: Stack,
  name: LambdaName,
  options: { everyMinutes: number; timeoutMinutes: number; privileges: readonly Privilege[] },
): Lambda {
  const { everyMinutes, timeoutMinutes, privileges } = options;
  const job = lambda(stack, name, {
    privileges,
    timeout: `${timeoutMinutes} minutes`,
    // A new account has a limit of ten concurrent executions, of which none can be reserved, so a personal stage
    // could not be deployed with a reservation.
    ...(isProduction(stack.stage) && { reservedConcurrentExecutions: 1 }),
    retryAttempts: 0,
    // Events that arrive during a run are tried again for so long, Lambda's minimum. A longer queue would only hold what the next
    // event does anyway.
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
