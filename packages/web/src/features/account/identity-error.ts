/**
 * Cognito's exceptions as sentences for people. What would tell whether an address has an account is told alike for
 * those that have one and those that haven't.
 */
const wrongCredentials = "That email address and password don’t fit together.";
// One sentence for a wrong, a late and a never sent code: Cognito's own differ for addresses it doesn't know.
const wrongCode = "That code isn’t right or has expired. Check it, or ask for a new one.";
const tooMany = "Too many attempts. Please wait a while and try again.";
const unreachable = "We can’t reach FlightAides. Check your connection and try again.";
const unknown = "Something went wrong. Please try again.";

const sentences: Record<string, string> = {
  UserNotFoundException: wrongCredentials,
  CodeMismatchException: wrongCode,
  ExpiredCodeException: wrongCode,
  AliasExistsException: wrongCode,
  InvalidPasswordException: "That password is too weak: see the rules beside it.",
  InvalidParameterException: "Check what you typed.",
  LimitExceededException: tooMany,
  TooManyRequestsException: tooMany,
  TooManyFailedAttemptsException: tooMany,
  CodeDeliveryFailureException: "We couldn’t send the code. Please try again.",
  NetworkError: unreachable,
};

/** `doing` says what NotAuthorizedException is about: Cognito has one name for many things. */
export function inWords(error: unknown, doing: "sign-in" | "code" = "sign-in"): string {
  if (!(error instanceof Error)) return unknown;
  if (error.name === "NotAuthorizedException") {
    if (/attempts exceeded/i.test(error.message)) return tooMany;
    if (/disabled/i.test(error.message))
      return "This account is disabled. Write to us if you think that is a mistake.";
    return doing === "code" ? wrongCode : wrongCredentials;
  }
  // A chunk or the configuration that did not arrive.
  if (error instanceof TypeError || /config\.json/.test(error.message)) return unreachable;
  return sentences[error.name] ?? unknown;
}

export function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : "";
}

/** What came back from Google instead of a code. */
export function googleInWords(description: string): string {
  if (/denied|cancel/i.test(description)) return "You didn’t finish signing in with Google.";
  if (/PreSignUp/i.test(description))
    return "We couldn’t sign you in with this Google account. Its address must be verified; if you have a password here, sign in with that.";
  return "Signing in with Google didn’t work. Please try again.";
}
