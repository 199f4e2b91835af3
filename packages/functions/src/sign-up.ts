/**
 * Cognito's pre sign-up trigger. Links people who sign in with Google to the account of their address, and lets a sign-up
 * with a password replace an earlier one of its address whose code has expired. Refuses names that nobody can read.
 */
import { discardExpired, linkOrCreate } from "@flightaides/core/account/account-linking.ts";
import { isName } from "@flightaides/core/user/name.ts";
import type { PreSignUpTriggerEvent } from "aws-lambda";

export async function handler(event: PreSignUpTriggerEvent): Promise<PreSignUpTriggerEvent> {
  const { email = "", email_verified, name } = event.request.userAttributes;
  const address = email.toLowerCase();
  switch (event.triggerSource) {
    case "PreSignUp_SignUp":
      if (name !== undefined && !isName(name)) throw new Error("Enter your name in letters.");
      await discardExpired(event.userPoolId, address, new Date());
      break;
    case "PreSignUp_ExternalProvider": {
      const [provider = "", ...subject] = event.userName.split("_");
      await linkOrCreate(event.userPoolId, {
        // Cognito sometimes sends the provider's name in lower case.
        provider: provider.charAt(0).toUpperCase() + provider.slice(1),
        subject: subject.join("_"),
        email: address,
        emailVerified: email_verified === "true",
        name: name || email.replace(/@.*/, ""),
      });
    }
  }
  return event;
}
