/** The SNS notification that SES publishes about a bounced mail or a complaint. */
import { randomUUID } from "node:crypto";
import type { SNSEvent } from "aws-lambda";
import type { Mail } from "./mails";

export type FeedbackType = "bounce" | "complaint";

export function feedbackOn(mail: Mail, type: FeedbackType): SNSEvent {
  const timestamp = new Date().toISOString();
  const recipients = mail.destination.to.map((emailAddress) => ({ emailAddress }));
  const event = {
    ...(type === "bounce"
      ? {
          eventType: "Bounce",
          bounce: {
            bounceType: "Permanent",
            bounceSubType: "General",
            bouncedRecipients: recipients,
            timestamp,
          },
        }
      : {
          eventType: "Complaint",
          complaint: { complainedRecipients: recipients, timestamp },
        }),
    mail: {
      timestamp: new Date(mail.at * 1000).toISOString(),
      messageId: mail.messageId,
      destination: mail.destination.to,
      tags: Object.fromEntries(mail.tags.map(({ name, value }) => [name, [value]])),
    },
  };
  const topic = "arn:aws:sns:us-east-1:000000000000:ses-feedback";
  return {
    Records: [
      {
        EventSource: "aws:sns",
        EventVersion: "1.0",
        EventSubscriptionArn: `${topic}:local`,
        Sns: {
          Type: "Notification",
          MessageId: randomUUID(),
          TopicArn: topic,
          Subject: "Amazon SES Email Event Notification",
          Message: JSON.stringify(event),
          Timestamp: timestamp,
          SignatureVersion: "1",
          Signature: "",
          SigningCertUrl: "",
          UnsubscribeUrl: "",
          MessageAttributes: {},
        },
      },
    ],
  };
}
