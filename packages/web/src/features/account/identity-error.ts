/**
 * Messages for Cognito's exceptions. They never reveal whether an address has an account: exceptions that would differ
 * share a message.
 */
import { i18n } from "../../lib/i18n";

const wrongCredentials = i18n.t("That email address and password don’t match.");
// The same message for a wrong, an expired and an unsent code: Cognito's exceptions differ for unknown addresses.
const wrongCode = i18n.t("That code isn’t right or has expired. Check it, or ask for a new one.");
const wrongPassword = i18n.t("That isn’t your current password.");
const ended = i18n.t("Your session has ended. Log in again.");
const tooMany = i18n.t("Too many attempts. Please wait a while and try again.");
const unreachable = i18n.t("We can’t reach FlightAides. Check your connection and try again.");
const unknown = i18n.t("Something went wrong. Please try again.");

const messages: Record<string, string> = {
  UserNotFoundException: wrongCredentials,
  CodeMismatchException: wrongCode,
  ExpiredCodeException: wrongCode,
  AliasExistsException: wrongCode,
  InvalidPasswordException: i18n.t("That password is too weak: see the rules beside it."),
  InvalidParameterException: i18n.t("Check what you typed."),
  LimitExceededException: tooMany,
  TooManyRequestsException: tooMany,
  TooManyFailedAttemptsException: tooMany,
  // An error of the user pool's firewall.
  ForbiddenException: tooMany,
  CodeDeliveryFailureException: i18n.t("We couldn’t send the code. Please try again."),
  NetworkError: unreachable,
};

const refused = { "sign-in": wrongCredentials, code: wrongCode, change: wrongPassword };

/** `context` distinguishes the meanings of NotAuthorizedException. */
export function describeIdentityError(
  error: unknown,
  context: "sign-in" | "code" | "change" = "sign-in",
): string {
  if (!(error instanceof Error)) return unknown;
  if (error.name === "NotAuthorizedException") {
    if (/attempts exceeded/i.test(error.message)) return tooMany;
    if (/disabled/i.test(error.message))
      return i18n.t("This account is disabled. Write to us if you think that is a mistake.");
    if (/access token/i.test(error.message)) return ended;
    return refused[context];
  }
  // A chunk or the configuration failed to load.
  if (error instanceof TypeError || /config\.json/.test(error.message)) return unreachable;
  return messages[error.name] ?? unknown;
}

/** Whether the same input may work later: there were too many attempts, or no connection. */
export function isTemporary(error: unknown): boolean {
  return [tooMany, unreachable].includes(describeIdentityError(error, "code"));
}

/** `description` is the `error_description` of a redirect from the hosted domain. */
export function describeGoogleError(description: string): string {
  if (/denied|cancel/i.test(description))
    return i18n.t("You didn’t finish signing in with Google.");
  if (/PreSignUp/i.test(description))
    return i18n.t(
      "We couldn’t sign you in with this Google account. Its address must be verified; if you have a password here, sign in with that.",
    );
  return i18n.t("Signing in with Google didn’t work. Please try again.");
}
