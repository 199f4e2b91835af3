/**
 * What runs by itself: the schedule that matches and mails, the one that settles payments, and what SES tells of mails that
 * came back. Where a call is lost for good it lies in a queue, where an alarm sees it.
 */

import { SqsDestination } from "aws-cdk-lib/aws-lambda-destinations";
import { LambdaSubscription } from "aws-cdk-lib/aws-sns-subscriptions";
import { Queue, QueueEncryption } from "aws-cdk-lib/aws-sqs";
import { Duration } from "aws-cdk-lib/core";
import { Cron, type Function as Lambda, type Stack, type StackContext, use } from "sst/constructs";
import { Email } from "./email";
import { lambda } from "./lambda";
import { type Privilege, paid, privileges, together } from "./privileges";
import { isProduction } from "./protection";

export function Notify(context: StackContext) {
  const { stack } = context;
  const { feedback: feedbackTopic } = use(Email);
  const { items, mail, sendRate, secrets, fee, payment } = privileges(context);

  const notify = scheduled(stack, "notify", {
    everyMinutes: 1,
    timeoutMinutes: 5,
    privileges: [
      items({ indexes: ["due", "route-by-date", "flight-by-date", "area"] }),
      mail,
      sendRate,
      secrets("UNSUBSCRIBE_SECRET"),
    ],
  });

  const reconcile = scheduled(stack, "reconcile", {
    everyMinutes: 5,
    // PayPal has 12 s for an answer, and many orders hang after an outage.
    timeoutMinutes: 5,
    privileges: [
      items({ indexes: ["due"], partitions: paid }),
      mail,
      fee,
      payment.calls,
      secrets("PAYPAL_CLIENT_ID", "PAYPAL_CLIENT_SECRET"),
    ],
  });

  const lost = failures(stack, "feedback-failures");
  const feedback = lambda(stack, "feedback", {
    ...together(items({ partitions: ["user#*"], actions: ["GetItem", "UpdateItem"] })),
    // A bounce that is heard twice changes nothing.
    retryAttempts: 2,
    onFailure: new SqsDestination(lost),
  });
  feedbackTopic.addSubscription(new LambdaSubscription(feedback, { deadLetterQueue: lost }));

  return {
    functions: { notify: notify.lambda, reconcile: reconcile.lambda, feedback },
    queues: { notify: notify.failures, reconcile: reconcile.failures, feedback: lost },
  };
}

/**
 * Runs again and again, one run after the other: the mails it owes are claimed, so that two at once would do no harm, but
 * they would share SES's rate without knowing. A run that fails is not repeated, the next one does its work.
 */
function scheduled(
  stack: Stack,
  name: string,
  options: { everyMinutes: number; timeoutMinutes: number; privileges: Privilege[] },
): { lambda: Lambda; failures: Queue } {
  const { everyMinutes, timeoutMinutes } = options;
  const lost = failures(stack, `${name}-failures`);
  const job = lambda(stack, name, {
    ...together(...options.privileges),
    timeout: `${timeoutMinutes} minutes`,
    // An account begins with ten functions at a time, of which nothing can be reserved: a personal stage would not deploy.
    ...(isProduction(stack.stage) && { reservedConcurrentExecutions: 1 }),
    retryAttempts: 0,
    // Lambda keeps what comes while a run is under way. Longer than the longest run, or each long one would ring the alarm.
    maxEventAge: Duration.minutes(timeoutMinutes + 1),
    onFailure: new SqsDestination(lost),
  });
  new Cron(stack, `${name}-schedule`, {
    schedule: `rate(${everyMinutes} minute${everyMinutes === 1 ? "" : "s"})`,
    job: {
      function: job,
      // Where the rule can't reach the function at all.
      cdk: { target: { deadLetterQueue: lost, retryAttempts: 0 } },
    },
  });
  return { lambda: job, failures: lost };
}

function failures(stack: Stack, id: string): Queue {
  return new Queue(stack, id, {
    encryption: QueueEncryption.SQS_MANAGED,
    enforceSSL: true,
    // The most that SQS keeps: a holiday is shorter.
    retentionPeriod: Duration.days(14),
  });
}
