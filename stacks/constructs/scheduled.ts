/** A Lambda function that runs on a schedule. */
import { SqsDestination } from "aws-cdk-lib/aws-lambda-destinations";
import { Queue, QueueEncryption } from "aws-cdk-lib/aws-sqs";
import { Duration } from "aws-cdk-lib/core";
import { Cron, type Function as Lambda, type Stack } from "sst/constructs";
import type { LambdaName } from "../../packages/core/src/environment";
import { lambda, type Privilege } from "./lambda";
import { isProduction } from "./protection";

/**
 * Runs do not overlap. Claims make concurrent runs harmless, but each would use SES's whole send rate. A failed run is
 * not retried: the next one does its work. `failures` receives events that never led to a run or whose run failed.
 */
export function scheduled(
  stack: Stack,
  name: LambdaName,
  options: { everyMinutes: number; timeoutMinutes: number; privileges: readonly Privilege[] },
): { lambda: Lambda; failures: Queue } {
  const { everyMinutes, timeoutMinutes, privileges } = options;
  const failures = failureQueue(stack, `${name}-failures`);
  const job = lambda(stack, name, {
    privileges,
    timeout: `${timeoutMinutes} minutes`,
    // A new account has a limit of ten concurrent executions, of which none can be reserved, so a personal stage
    // could not be deployed with a reservation.
    ...(isProduction(stack.stage) && { reservedConcurrentExecutions: 1 }),
    retryAttempts: 0,
    // Lambda queues events that arrive during a run. Longer than the longest run, or every long run would raise the
    // alarm of the queue.
    maxEventAge: Duration.minutes(timeoutMinutes + 1),
    onFailure: new SqsDestination(failures),
  });
  new Cron(stack, `${name}-schedule`, {
    schedule: `rate(${everyMinutes} minute${everyMinutes === 1 ? "" : "s"})`,
    job: {
      function: job,
      // For events that EventBridge can't deliver to the function.
      cdk: { target: { deadLetterQueue: failures, retryAttempts: 0 } },
    },
  });
  return { lambda: job, failures };
}

export function failureQueue(stack: Stack, id: string): Queue {
  return new Queue(stack, id, {
    encryption: QueueEncryption.SQS_MANAGED,
    enforceSSL: true,
    // SQS's maximum.
    retentionPeriod: Duration.days(14),
  });
}
