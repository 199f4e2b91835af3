/**
 * Cognito's errors with its own names and sentences, as thrown by the operations. On the wire they are 400 with the
 * name in `__type` and in the `x-amzn-ErrorType` header. cognito-local throws the same class.
 */
import { CognitoError } from "cognito-local/lib/errors.js";

export { CognitoError };

const named = (name: string) => (message: string) => new CognitoError(name, message);

export const aliasExists = named("AliasExistsException");
export const invalidParameter = named("InvalidParameterException");
export const invalidPassword = named("InvalidPasswordException");
export const limitExceeded = named("LimitExceededException");
export const notAuthorized = named("NotAuthorizedException");
export const resourceNotFound = named("ResourceNotFoundException");
export const tooManyFailedAttempts = named("TooManyFailedAttemptsException");
export const triggerFailed = named("UserLambdaValidationException");
export const unknownOperation = named("UnknownOperationException");
export const usernameExists = named("UsernameExistsException");

export const codeDeliveryFailure = (cause: unknown) =>
  Object.assign(
    new CognitoError("CodeDeliveryFailureException", "Failed to deliver the confirmation code."),
    { cause },
  );
export const codeMismatch = () =>
  new CognitoError(
    "CodeMismatchException",
    "Invalid verification code provided, please try again.",
  );
export const expiredCode = () =>
  new CognitoError("ExpiredCodeException", "Invalid code provided, please request a code again.");
export const missingCredentials = () =>
  new CognitoError("MissingAuthenticationTokenException", "Missing Authentication Token");
export const passwordResetRequired = () =>
  new CognitoError("PasswordResetRequiredException", "Password reset required for the user");
export const userNotConfirmed = () =>
  new CognitoError("UserNotConfirmedException", "User is not confirmed.");
export const userNotFound = () => new CognitoError("UserNotFoundException", "User does not exist.");

/** The one answer to a wrong password and to an address without an account (PreventUserExistenceErrors). */
export const incorrectCredentials = () => notAuthorized("Incorrect username or password.");
export const attemptLimit = () =>
  limitExceeded("Attempt limit exceeded, please try after some time.");
