/**
 * Events of AWS's services with all their fields, as AWS documents and sends them. Accounts, ids and addresses are replaced. Requests
 * of API Gateway are in events.ts.
 */
import { randomUUID } from "node:crypto";

const account = "000000000000";

/** Of EventBridge's rule `rate(1 minute)`. */
export const scheduled = (now = new Date()) => ({
  version: "0",
  id: randomUUID(),
  "detail-type": "Scheduled Event",
  source: "aws.events",
  account,
  time: now.toISOString().replace(/\.\d+Z$/, "Z"),
  region: "us-east-1",
  resources: [
    `arn:aws:events:us-east-1:${account}:rule/ada-flightaides-Notify-notifyschedule1A2B3C`,
  ],
  detail: {},
});

type Trigger = {
  triggerSource: string;
  userPoolId: string;
  userName: string;
  userAttributes: Record<string, string>;
  request?: object;
  response: object;
};

/** Of a trigger of Cognito, version 1. */
export const trigger = ({
  triggerSource,
  userPoolId,
  userName,
  userAttributes,
  request,
  response,
}: Trigger) => ({
  version: "1",
  region: "us-east-1",
  userPoolId,
  userName,
  callerContext: {
    awsSdkVersion: "aws-sdk-unknown-unknown",
    clientId: "1example23456789abcdefghij",
  },
  triggerSource,
  request: { userAttributes, ...request },
  response,
});

/** SNS's notification of an event of SES: a complaint about a mail with the tag `uid`. */
export function complaint(uid: string, emailAddress: string, now = new Date()) {
  const timestamp = now.toISOString();
  const messageId = "0100017a0b1c2d3e-00000000-0000-0000-0000-000000000000-000000";
  const source = "FlightAides <hello@flightaides.example>";
  const message = {
    eventType: "Complaint",
    complaint: {
      feedbackId: messageId,
      complaintSubType: null,
      complainedRecipients: [{ emailAddress }],
      timestamp,
      userAgent: "Example Corp. Feedback Loop (V0.01)",
      complaintFeedbackType: "abuse",
      arrivalDate: timestamp,
    },
    mail: {
      timestamp,
      source,
      sourceArn: `arn:aws:ses:us-east-1:${account}:identity/flightaides.example`,
      sendingAccountId: account,
      messageId,
      destination: [emailAddress],
      headersTruncated: false,
      headers: [
        { name: "From", value: source },
        { name: "To", value: emailAddress },
        { name: "Subject", value: "Match Found DXB-YYZ" },
        { name: "MIME-Version", value: "1.0" },
      ],
      commonHeaders: {
        from: [source],
        to: [emailAddress],
        messageId,
        subject: "Match Found DXB-YYZ",
      },
      tags: {
        "ses:source-tls-version": ["TLSv1.3"],
        "ses:operation": ["SendEmail"],
        "ses:configuration-set": ["flightaides-ada"],
        "ses:source-ip": ["192.0.2.0"],
        "ses:from-domain": ["flightaides.example"],
        "ses:caller-identity": ["notify"],
        kind: ["match"],
        uid: [uid],
      },
    },
  };
  const topic = `arn:aws:sns:us-east-1:${account}:flightaides-ada-feedback`;
  return {
    Records: [
      {
        EventSource: "aws:sns",
        EventVersion: "1.0",
        EventSubscriptionArn: `${topic}:${randomUUID()}`,
        Sns: {
          Type: "Notification",
          MessageId: randomUUID(),
          TopicArn: topic,
          Subject: "Amazon SES Email Event Notification",
          Message: JSON.stringify(message),
          Timestamp: timestamp,
          SignatureVersion: "1",
          Signature: "EXAMPLE",
          SigningCertUrl: "https://sns.us-east-1.amazonaws.com/SimpleNotificationService-0000.pem",
          UnsubscribeUrl: `https://sns.us-east-1.amazonaws.com/?Action=Unsubscribe&SubscriptionArn=${topic}`,
          MessageAttributes: {},
        },
      },
    ],
  };
}
