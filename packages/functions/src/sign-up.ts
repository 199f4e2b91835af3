/** Cognito's pre sign-up trigger: decides whose account a newcomer from Google joins. May change the user pool only. */
import { welcome } from "@flightaides/core/account/one-person";
import type { PreSignUpTriggerEvent } from "aws-lambda";

export async function handler(event: PreSignUpTriggerEvent): Promise<PreSignUpTriggerEvent> {
  if (event.triggerSource !== "PreSignUp_ExternalProvider") return event;
  const { email = "", email_verified, name = "" } = event.request.userAttributes;
  const [provider = "", ...subject] = event.userName.split("_");
  await welcome(event.userPoolId, {
    // Cognito is known to send the provider's name in lower case now and then.
    provider: provider.charAt(0).toUpperCase() + provider.slice(1),
    subject: subject.join("_"),
    email: email.toLowerCase(),
    emailVerified: email_verified === "true",
    name: name || email.replace(/@.*/, ""),
  });
  return event;
}
