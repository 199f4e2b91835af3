/**
 * The functions that run without a request: matching and mailing, the steps of connections and
 * payments, and SES's feedback on bounces and complaints. Feedback that could not be processed goes
 * to a queue with an alarm. The schedules need no queue: the next run does the work.
 */
import { SqsDestination } from "aws-cdk-lib/aws-lambda-destinations";
import { LambdaSubscription } from "aws-cdk-lib/aws-sns-subscriptions";
import { type StackContext, use } from "sst/constructs";
import { lambda } from "./constructs/lambda";
import {
  accountPartitions,
  matchIndexes,
  paymentPartitions,
  privileges,
} from "./constructs/privileges";
import { failureQueue, scheduled } from "./constructs/scheduled";
import { Email } from "./email";

export function Notify(context: StackContext) {
  const { stack } = context;
  const { feedback: feedbackTopic } = use(Email);
  const { items, callers, signIns, mail, sendRate, secrets, fee, payment } = privileges(context);

  const notify = scheduled(stack, "notify", {
    everyMinutes: 1,
    privileges: [
      items({ indexes: ["due", ...matchIndexes] }),
      mail,
      sendRate,
      secrets("UNSUBSCRIBE_SECRET", "VAPID_PRIVATE_KEY"),
    ],
  });

  const reconcile = scheduled(stack, "reconcile", {
    everyMinutes: 5,
    privileges: [
      items({
        indexes: ["due"],
        partitions: [...new Set([...paymentPartitions, ...accountPartitions])],
      }),
      callers,
      signIns,
      fee,
      payment.calls,
      secrets("PAYPAL_CLIENT_ID", "PAYPAL_CLIENT_SECRET", "FORMER_ACCOUNT_SECRET"),
    ],
  });

  const feedbackFailures = failureQueue(stack, "feedback-failures");
  const feedback = lambda(stack, "feedback", {
    privileges: [items({ partitions: ["user#*"], actions: ["GetItem", "UpdateItem"] })],
    // Idempotent: a repeated bounce changes nothing.
    retryAttempts: 2,
    onFailure: new SqsDestination(feedbackFailures),
  });
  feedbackTopic.addSubscription(
    new LambdaSubscription(feedback, { deadLetterQueue: feedbackFailures }),
  );

  return {
    functions: { notify, reconcile, feedback },
    queues: { feedback: feedbackFailures },
  };
}
