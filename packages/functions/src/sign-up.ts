/**
 * Cognito's migration trigger, which runs when somebody without an account asks for a code to set a password: creates the
 * account if the request is a sign-up.
 */
import { accountOf } from "@flightaides/core/account/new-account";
import type { UserMigrationTriggerEvent } from "aws-lambda";

export async function handler(
  event: UserMigrationTriggerEvent,
): Promise<UserMigrationTriggerEvent> {
  // A sign-in with a password would create an account with it, before any code.
  if (event.triggerSource !== "UserMigration_ForgotPassword") return event;
  const account = accountOf(event.userName, event.request.clientMetadata ?? {});
  // Cognito creates nobody from an event without attributes.
  if (!account) return event;
  event.response.userAttributes = account;
  // Cognito mails the code anyway; this is about an invitation.
  event.response.messageAction = "SUPPRESS";
  return event;
}
