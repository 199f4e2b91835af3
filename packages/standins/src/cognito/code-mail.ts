/** The mail that carries a code, sent through the SES API. Codes are never logged. */
import { SESv2Client, SendEmailCommand } from "@aws-sdk/client-sesv2";
import { codeDeliveryFailure } from "./errors";
import type { UserPoolSettings } from "./settings";

/** @throws CognitoError CodeDeliveryFailureException */
export type SendMail = (to: string, code: string) => Promise<void>;

const placeholder = "{####}";

export function codeMailer(
  sesEndpoint: string,
  fromAddress: string,
  { html, subject }: UserPoolSettings["codeMail"],
): { send: SendMail; stop(): void } {
  // AWS refuses to create a pool with such a template.
  if (!html.includes(placeholder)) throw new Error(`codeMail.html lacks ${placeholder}`);
  const ses = new SESv2Client({
    endpoint: sesEndpoint,
    region: "us-east-1",
    credentials: { accessKeyId: "local", secretAccessKey: "local" },
  });
  return {
    async send(to, code) {
      const message = html.replaceAll(placeholder, code);
      // The text part is for the preview in the inbox; AWS sends the HTML part alone.
      const text = message.replace(/<[^>]*>/g, "");
      try {
        await ses.send(
          new SendEmailCommand({
            FromEmailAddress: fromAddress,
            Destination: { ToAddresses: [to] },
            Content: {
              Simple: {
                Subject: { Data: subject },
                Body: { Html: { Data: message }, Text: { Data: text } },
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
