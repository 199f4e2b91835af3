/** Cognito's custom message trigger: renders the mails that contain its codes. */
import { codeMessage } from "@flightaides/core/account/code-message.ts";
import type { CustomMessageTriggerEvent } from "aws-lambda";

export async function handler(
  event: CustomMessageTriggerEvent,
): Promise<CustomMessageTriggerEvent> {
  const { codeParameter, clientMetadata } = event.request;
  const mail = codeMessage(event.triggerSource, codeParameter, clientMetadata);
  if (mail) {
    event.response.emailSubject = mail.subject;
    event.response.emailMessage = mail.html;
  }
  return event;
}
