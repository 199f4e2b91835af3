/** Cognito's pre sign-up trigger: links people who sign in with Google to the account of their address. */
import { linkOrCreate } from "@flightaides/core/account/account-linking";
import type { PreSignUpTriggerEvent } from "aws-lambda";

export async function handler(event: PreSignUpTriggerEvent): Promise<PreSignUpTriggerEvent> {
  if (event.triggerSource !== "PreSignUp_ExternalProvider") return event;
  const { email = "", email_verified, name = "" } = event.request.userAttributes;
  const [provider = "", ...subject] = event.userName.split("_");
  await linkOrCreate(event.userPoolId, {
    // Cognito sometimes sends the provider's name in lower case.
    provider: provider.charAt(0).toUpperCase() + provider.slice(1),
    subject: subject.join("_"),
    email: email.toLowerCase(),
    emailVerified: email_verified === "true",
    name: name || email.replace(/@.*/, ""),
  });
  return event;
}
