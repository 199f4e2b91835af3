/** Sends mails with SES. Their content is in templates/, their delivery state in the outbox. */
import type { SendEmailCommandInput } from "@aws-sdk/client-sesv2";
import { config } from "../config";

export * as Email from ".";

export type Mail = {
  to: string;
  subject: string;
  html: string;
  text: string;
  /** Recipient of replies, if not the sender. */
  replyTo?: string;
  /** Accepts the POST of RFC 8058, and a GET by a browser. */
  unsubscribeUrl?: string;
  /** Part of bounce and complaint events. Letters, digits, `-` and `_`. */
  tags: { uid: string; kind: string };
};

/**
 * - `throttled`: the send rate or the daily quota is exceeded
 * - `transient`: unknown or temporary, to be retried; the mail may have been sent
 * - `permanent`: SES will never accept this mail
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

/** Loaded on demand: most calls of a function send no mail. */
const ses = () => import("./ses");

/**
 * @returns SES's id of the message
 * @throws SendError
 */
export async function send(mail: Mail): Promise<string> {
  const { client, SendEmailCommand, SESv2ServiceException } = await ses();
  try {
    const { MessageId } = await client.send(new SendEmailCommand(inputOf(mail)));
    return MessageId ?? "unknown";
  } catch (error) {
    const answered = error instanceof SESv2ServiceException;
    throw new SendError(
      answered ? reasonOf(error.name, error.$metadata.httpStatusCode) : "transient",
      error,
    );
  }
}

/** The account's limits: mails per second, and the share of its 24-hour quota that is used. */
export async function sendQuota(): Promise<{ rate: number; used: number }> {
  const { client, GetAccountCommand } = await ses();
  const { SendQuota = {} } = await client.send(new GetAccountCommand({}));
  const { MaxSendRate, Max24HourSend = 0, SentLast24Hours = 0 } = SendQuota;
  return {
    // The sandbox of a new account allows one.
    rate: MaxSendRate || 1,
    // -1 means no limit.
    used: Max24HourSend > 0 ? SentLast24Hours / Max24HourSend : 0,
  };
}

function inputOf({
  to,
  subject,
  html,
  text,
  replyTo,
  unsubscribeUrl,
  tags,
}: Mail): SendEmailCommandInput {
  const utf8 = (Data: string) => ({ Data, Charset: "UTF-8" });
  return {
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
  };
}

const throttles = ["TooManyRequestsException", "ThrottlingException", "LimitExceededException"];
/** Errors of our configuration or of the address, which a retry does not fix. */
const permanentErrors = [
  "BadRequestException",
  "MessageRejected",
  "MailFromDomainNotVerifiedException",
  "NotFoundException",
];

function reasonOf(name: string, status: number | undefined): Reason {
  if (throttles.includes(name) || status === 429) return "throttled";
  return permanentErrors.includes(name) ? "permanent" : "transient";
}
