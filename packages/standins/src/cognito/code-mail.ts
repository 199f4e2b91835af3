/** The mail with a code, sent through the SES API. Codes are never logged. */
import { SESv2Client, SendEmailCommand } from "@aws-sdk/client-sesv2";
import { codeDeliveryFailure } from "./errors";
import type { UserPoolSettings } from "./settings";

/** `html` contains {@link placeholder}. */
export type CodeMail = UserPoolSettings["codeMail"];

/**
 * @param mail replaces the mail of the settings
 * @throws CognitoError CodeDeliveryFailureException
 */
export type SendMail = (to: string, code: string, mail?: Partial<CodeMail>) => Promise<void>;

/** As the user pool's options describe them. */
type MailOptions = { sesEndpoint: string; fromAddress: string; configurationSetName?: string };

/** The placeholder for the code in the text of a mail. */
export const placeholder = "{####}";

export function codeMailer(
  { sesEndpoint, fromAddress, configurationSetName }: MailOptions,
  settings: CodeMail,
): { send: SendMail; stop(): void } {
  // AWS refuses to create a pool with such a template.
  if (!settings.html.includes(placeholder)) throw new Error(`codeMail.html lacks ${placeholder}`);
  const ses = new SESv2Client({
    endpoint: sesEndpoint,
    region: "us-east-1",
    credentials: { accessKeyId: "local", secretAccessKey: "local" },
  });
  return {
    async send(to, code, mail) {
      const { html, subject } = { ...settings, ...mail };
      const message = html.replaceAll(placeholder, code);
      try {
        await ses.send(
          new SendEmailCommand({
            FromEmailAddress: fromAddress,
            ConfigurationSetName: configurationSetName,
            Destination: { ToAddresses: [to] },
            Content: {
              Simple: {
                Subject: { Data: subject },
                Body: { Html: { Data: message }, Text: { Data: textOf(message) } },
              },
            },
          }),
        );
      } catch (error) {
        throw codeDeliveryFailure(error);
      }
    },
    stop: () => ses.destroy(),
  };
}

/** For the preview in the inbox: AWS sends only the HTML part. */
function textOf(message: string): string {
  return message
    .replace(/<(style|title)\b.*?<\/\1>/gis, "")
    .replace(/<\/(p|h\d|tr|div|li)>/gi, "\n")
    .replace(/<[^>]*>/g, "")
    .replace(/&(lt|gt|quot|amp|#39|nbsp);/g, (_, name: string) => entities[name] ?? "")
    .replace(/[^\S\n]+/g, " ")
    .replace(/\s*\n\s*/g, "\n")
    .trim();
}

const entities: Record<string, string> = {
  lt: "<",
  gt: ">",
  quot: '"',
  amp: "&",
  "#39": "'",
  nbsp: " ",
};
