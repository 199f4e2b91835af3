/**
 * Cognito's errors, with its names and messages. On the wire they are status 400, with the name in `__type` and in the
 * `x-amzn-ErrorType` header.
 */
export class CognitoError extends Error {
  constructor(
    override readonly name: string,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

const named = (name: string) => (message: string) => new CognitoError(name, message);

export const aliasExists = named("AliasExistsException");
export const enableSoftwareToken = named("EnableSoftwareTokenMFAException");
export const invalidParameter = named("InvalidParameterException");
export const invalidPassword = named("InvalidPasswordException");
export const invalidResponse = named("InvalidLambdaResponseException");
export const notAuthorized = named("NotAuthorizedException");
export const resourceNotFound = named("ResourceNotFoundException");
export const softwareTokenNotFound = named("SoftwareTokenMFANotFoundException");
export const tooManyFailedAttempts = named("TooManyFailedAttemptsException");
export const triggerFailed = named("UserLambdaValidationException");
export const unknownOperation = named("UnknownOperationException");
export const unsupportedTokenType = named("UnsupportedTokenTypeException");
export const usernameExists = named("UsernameExistsException");

export const attemptLimit = () =>
  new CognitoError("LimitExceededException", "Attempt limit exceeded, please try after some time.");
export const codeDeliveryFailure = (cause: unknown) =>
  new CognitoError("CodeDeliveryFailureException", "Failed to deliver the confirmation code.", {
    cause,
  });
export const codeMismatch = () =>
  new CognitoError(
    "CodeMismatchException",
    "Invalid verification code provided, please try again.",
  );
export const expiredCode = () =>
  new CognitoError("ExpiredCodeException", "Invalid code provided, please request a code again.");
/** For a wrong password, and for an address without an account. */
export const incorrectCredentials = () => notAuthorized("Incorrect username or password.");
export const missingCredentials = () =>
  new CognitoError("MissingAuthenticationTokenException", "Missing Authentication Token");
export const userNotConfirmed = () =>
  new CognitoError("UserNotConfirmedException", "User is not confirmed.");
export const userNotFound = (message = "User does not exist.") =>
  new CognitoError("UserNotFoundException", message);
