/** Codes leave by e-mail, through the SES API. They are never logged. */
import { SESv2Client, SendEmailCommand } from "@aws-sdk/client-sesv2";
import { escapeHtml } from "../http";
import { codeDeliveryFailure } from "./errors";

export type Message = "confirm" | "reset" | "invitation";

export type SendCode = (to: string, message: Message, code: string) => Promise<void>;

/** The wording of Cognito's default messages. */
const messages: Record<Message, { subject: string; text: (code: string) => string }> = {
  confirm: {
    subject: "Your verification code",
    text: (code) => `Your confirmation code is ${code}`,
  },
  reset: {
    subject: "Your verification code",
    text: (code) => `Your password reset code is ${code}`,
  },
  invitation: {
    subject: "Your temporary password",
    text: (code) => `Your temporary password is ${code}`,
  },
};

export function codeSender(
  sesEndpoint: string,
  fromAddress: string,
): { send: SendCode; stop(): void } {
  const ses = new SESv2Client({
    endpoint: sesEndpoint,
    region: "us-east-1",
    credentials: { accessKeyId: "local", secretAccessKey: "local" },
  });
  return {
    async send(to, message, code) {
      const { subject, text } = messages[message];
      const Data = text(code);
      try {
        await ses.send(
          new SendEmailCommand({
            FromEmailAddress: fromAddress,
            Destination: { ToAddresses: [to] },
            Content: {
              Simple: {
                Subject: { Data: subject },
                Body: { Html: { Data: escapeHtml(Data) }, Text: { Data } },
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

/** `maya@example.test` as Cognito shows it: `m***@e***`. */
export function masked(address: string): string {
  const [local = "", domain = ""] = address.split("@");
  return `${local.charAt(0)}***@${domain.charAt(0)}***`;
}

/** What answers tell about where a code went; for an address without an account the same, though nothing went there. */
export function codeDeliveryDetails(address: string): object {
  return { AttributeName: "email", DeliveryMedium: "EMAIL", Destination: masked(address) };
}
