/** Sending. What a mail says is in templates/; when it goes out is the outbox's. */
import type { SendEmailCommandInput } from "@aws-sdk/client-sesv2";
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

/** Loaded with the first mail: most calls of a function send none. */
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

/** Mails a second that the account may send. */
export async function sendRate(): Promise<number> {
  const { client, GetAccountCommand } = await ses();
  const { SendQuota } = await client.send(new GetAccountCommand({}));
  // A new account's sandbox allows one.
  return SendQuota?.MaxSendRate || 1;
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
/** Ours to mend (an identity, a setting) or the address's own: no repetition helps. */
const refusals = [
  "BadRequestException",
  "MessageRejected",
  "MailFromDomainNotVerifiedException",
  "NotFoundException",
];

function reasonOf(name: string, status: number | undefined): Reason {
  if (throttles.includes(name) || status === 429) return "throttled";
  return refusals.includes(name) ? "permanent" : "transient";
}
