/** Sending: the only importer of SES. What a mail says is in templates/; when it goes out is the outbox's. */
import {
  GetAccountCommand,
  SESv2Client,
  SESv2ServiceException,
  SendEmailCommand,
} from "@aws-sdk/client-sesv2";
import { config } from "../config";

export * as Email from ".";

export type Mail = {
  to: string;
  subject: string;
  html: string;
  text: string;
  /** Who gets the answer, when it is not us. */
  replyTo?: string;
  /** Takes the POST of RFC 8058, and a person's click. */
  unsubscribeUrl?: string;
  /** Come back with bounces and complaints; letters, digits, `-` and `_`. */
  tags: { uid: string; kind: string };
};

/**
 * - `throttled`: SES takes no more this second, or today; it is not the mail's fault.
 * - `transient`: unknown or temporary, worth another try. The mail may have gone out after all.
 * - `permanent`: this mail will never be taken.
 */
export type Reason = "throttled" | "transient" | "permanent";

export class SendError extends Error {
  override readonly name = "SendError";

  constructor(
    readonly reason: Reason,
    cause: unknown,
  ) {
    super(cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause), { cause });
  }
}

// SendEmail has no idempotency key: a repetition by the SDK could be a second mail, so the outbox alone repeats.
// For the same reason no connection is kept: one that SES closed while the function slept looks like a lost answer.
const client = new SESv2Client({
  maxAttempts: 1,
  requestHandler: {
    requestTimeout: 5_000,
    connectionTimeout: 2_000,
    httpAgent: { keepAlive: false },
    httpsAgent: { keepAlive: false },
  },
});

/**
 * @returns SES's id of the message
 * @throws SendError
 */
export async function send(mail: Mail): Promise<string> {
  try {
    const { MessageId } = await client.send(commandOf(mail));
    return MessageId ?? "unknown";
  } catch (error) {
    throw new SendError(reasonOf(error), error);
  }
}

/** Mails a second that the account may send. */
export async function sendRate(): Promise<number> {
  const { SendQuota } = await client.send(new GetAccountCommand({}));
  // A new account's sandbox allows one.
  return SendQuota?.MaxSendRate || 1;
}

function commandOf({ to, subject, html, text, replyTo, unsubscribeUrl, tags }: Mail) {
  const utf8 = (Data: string) => ({ Data, Charset: "UTF-8" });
  return new SendEmailCommand({
    FromEmailAddress: config.mailFrom,
    Destination: { ToAddresses: [to] },
    ...(replyTo && { ReplyToAddresses: [replyTo] }),
    ConfigurationSetName: config.sesConfigurationSet,
    EmailTags: Object.entries(tags).map(([Name, Value]) => ({ Name, Value })),
    Content: {
      Simple: {
        Subject: utf8(subject),
        Body: { Html: utf8(html), Text: utf8(text) },
        ...(unsubscribeUrl && {
          Headers: [
            { Name: "List-Unsubscribe", Value: `<${unsubscribeUrl}>` },
            { Name: "List-Unsubscribe-Post", Value: "List-Unsubscribe=One-Click" },
          ],
        }),
      },
    },
  });
}

const throttles = ["TooManyRequestsException", "ThrottlingException", "LimitExceededException"];
/** Ours to mend (an identity, a setting) or the address's own: no repetition helps. */
const refusals = [
  "BadRequestException",
  "MessageRejected",
  "MailFromDomainNotVerifiedException",
  "NotFoundException",
];

function reasonOf(error: unknown): Reason {
  if (!(error instanceof SESv2ServiceException)) return "transient";
  if (throttles.includes(error.name) || error.$metadata.httpStatusCode === 429) return "throttled";
  return refusals.includes(error.name) ? "permanent" : "transient";
}
